/* Python with the solver, beside the page: it loads, says how far it is, and answers. */

import { loadPyodide } from "./pyodide/pyodide.mjs";

const real = self.fetch.bind(self);
let loaded = 0, total = 1, told = 0;

const tell = progress => {
  if (progress - told < 0.01 && progress < 1) return;
  told = progress;
  self.postMessage({ progress });
};

/* Files, counted as they come; the last twentieth is for starting. */
const counted = async (...request) => {
  const answer = await real(...request);
  if (!answer.ok) throw new Error("{{not_loaded}}".replace("{file}", () => answer.url.split("/").pop()).replace("{status}", answer.status));
  const count = new TransformStream({
    transform(chunk, out) {
      loaded += chunk.length;
      tell(0.95 * Math.min(loaded / total, 1));
      out.enqueue(chunk);
    }
  });
  return new Response(answer.body.pipeThrough(count), { headers: answer.headers, status: answer.status });
};

const start = async () => {
  const build = await (await real("build.json")).json();
  total = build.bytes;
  self.fetch = counted;
  const archives = [build.wheel, build.answers].map(async name => (await counted(name)).arrayBuffer());
  const python = await loadPyodide({ indexURL: "./pyodide/", lockFileContents: JSON.stringify(build.lock) });
  const into = { extractDir: "/page" };
  for (const archive of await Promise.all(archives)) python.unpackArchive(archive, "zip", into);
  python.runPython("import sys; sys.path.insert(0, '/page')");
  const desk = python.runPython("from web.answers import Desk; Desk()");
  tell(1);
  return desk;
};

const lastLine = error => String(error.message ?? error).trim().split("\n").pop();

const ready = start();
ready.catch(error => self.postMessage({ fault: lastLine(error) }));

self.onmessage = async ({ data: { id, question, particulars } }) => {
  try {
    const desk = await ready;
    self.postMessage({ id, ...JSON.parse(desk.answer(question, JSON.stringify(particulars))) });
  } catch (error) {
    self.postMessage({ id, error: "{{failed}}".replace("{fault}", () => lastLine(error)) });
  }
};
