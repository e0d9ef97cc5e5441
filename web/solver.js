/* The solver, in a worker of its own: it is asked, and it can be stopped at any time. */

export class Stopped extends Error {}

export class Solver {
  /* `onState` is told how far loading is, from 0 to 1, and that it failed. */
  constructor(onState) {
    this.onState = onState;
    this.life = 0;
    this.start();
  }

  start() {
    this.life++;
    this.isReady = false;
    this.waiting = new Map();
    this.number = 0;
    this.worker = new Worker("worker.js", { type: "module" });
    this.worker.onmessage = ({ data }) => this.hear(data);
    this.worker.onerror = event => this.fail(event.message || "{{no_start}}");
    this.onState({ progress: 0 });
  }

  hear({ id, answer, error, progress, fault }) {
    if (fault) return this.fail(fault);
    if (progress !== undefined) {
      this.isReady = progress == 1;
      return this.onState({ progress });
    }
    const { resolve, reject } = this.waiting.get(id);
    this.waiting.delete(id);
    if (error === undefined) resolve(answer); else reject(new Error(error));
  }

  fail(fault) {
    this.onState({ fault });
    this.rejectAll(new Error(fault));
  }

  rejectAll(error) {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }

  /* The answer to a question; an error has one line. */
  ask(question, particulars = {}) {
    const id = ++this.number;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, question, particulars });
    });
  }

  /* End whatever it is doing; a new worker takes over. */
  stop() {
    this.worker.terminate();
    this.rejectAll(new Stopped("{{stopped}}"));
    this.start();
  }
}
