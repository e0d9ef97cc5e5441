"use strict";
(() => {
  const id = key => document.getElementById(key), root = document.documentElement;
  const make = (tag, into, text = "", attributes = {}) => {
    const made = document.createElement(tag);
    made.textContent = text;
    for (const key in attributes) made.setAttribute(key, attributes[key]);
    into.append(made);
    return made;
  };
  const on = (target, kinds, answer) => kinds.split(" ").forEach(kind => target.addEventListener(kind, answer));
  const within = (number, most) => Math.min(Math.max(number, 0), most);
  const symbol = digit => digit.toString(36).toUpperCase();
  const listed = words => words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

  /* Boards: `values` has the digits, 0 where a cell is open; `live` the candidates, by number. */
  const begin = puzzle => {
    const board = { values: [], given: [], live: [] }, cells = puzzle.start.split(" ");
    cells.forEach((text, cell) => {
      const [, kind, digits] = text.match(/^([=:]?)(.*)$/);
      board.given.push(kind == "=");
      board.values.push(kind ? parseInt(digits, 36) : 0);
      if (!kind) for (const digit of digits) board.live[(parseInt(digit, 36) - 1) * cells.length + cell] = 1;
    });
    return board;
  };
  const apply = (puzzle, board, [, placed, gone]) => {
    for (const number of gone) board.live[number] = 0;
    if (placed < 0) return;
    const cells = board.values.length, cell = placed % cells, plane = placed - cell;
    board.values[cell] = plane / cells + 1;
    for (let number = cell; number < board.live.length; number += cells) board.live[number] = 0;
    for (const house of puzzle.houses)
      if (house.includes(cell)) for (const other of house) board.live[plane + other] = 0;
  };
  const after = (puzzle, number) => {
    const board = begin(puzzle);
    puzzle.steps.slice(0, number).forEach(step => apply(puzzle, board, step));
    return board;
  };
  window.sudologue = { boardAfter: after };

  const data = JSON.parse(id("data").textContent), side = data.size, moves = data.steps;
  const cells = side * side, numbers = side * cells, final = moves.length + 1, unit = 60, margin = 22;
  const row = cell => Math.floor(cell / side), column = cell => cell % side;
  const named = cell => data.names ? data.names[cell] : `r${row(cell) + 1}c${column(cell) + 1}`;
  const digitOf = number => Math.floor(number / cells) + 1;
  const corner = cell => [margin + unit * column(cell), margin + unit * row(cell)];
  const place = number => {
    const [x, y] = corner(number % cells), [across, down] = data.places[digitOf(number) - 1];
    return [x + across, y + down];
  };
  const unpacked = text => text.replace(/[\u00a1-\u00ff]/g, c => data.phrases[c.charCodeAt(0) - 161]);

  /* The places to stop at: the start, each frame of each step, the end. */
  const stops = [[0, 0]];
  moves.forEach((step, n) => step[3].forEach((_, frame) => stops.push([n + 1, frame])));
  stops.push([final, 0]);
  const hashOf = (step, frame) => `#${step == final ? "end" : frame ? `${step}.${frame + 1}` : step}`;
  const goTo = (hash, quietly) => {
    const [, n, frame] = hash.match(/^#(\d+|end)(?:\.(\d+))?$/) || [0, 0];
    go(stopOf(n == "end" ? final : within(n, final), (frame || 1) - 1), quietly);
  };
  const stopOf = (step, frame = 0) => Math.max(stops.findIndex(s => s[0] == step && s[1] == frame), 0);
  const moveOf = step => moves[step - 1] || [0, -1, [], [["", "", ""]]];
  const isStep = step => step > 0 && step < final;
  const called = step => isStep(step) ? data.rules[moveOf(step)[0]][0] : step ? "The end" : "The start";
  const isHard = step => isStep(step) && !data.rules[moveOf(step)[0]][1];
  let at = 0, voice = 0, focused = 0, timer = 0, board = null, wish = null, touch = null;

  /* The board, and beside it the grid for those who hear it. */
  const written = (x, y, text, small) => `<text class="off" x="${x}" y="${(y + 0.36 * small).toFixed(1)}">${text}</text>`;
  id("pencil").innerHTML = Array.from({ length: numbers }, (_, n) => written(...place(n), symbol(digitOf(n)), data.pencil)).join("");
  id("digits").innerHTML = Array.from({ length: cells }, (_, n) => written(...corner(n).map(v => v + unit / 2), "", 35)).join("");
  const marks = [...id("pencil").children], digits = [...id("digits").children];
  id("pencil").style.setProperty("--size", `${data.pencil}px`);
  const share = v => `${100 * v / data.whole}%`;
  id("grid").style.cssText = `left:${share(margin)};top:${share(margin)};width:${share(unit * side)};height:${share(unit * side)};grid-template-rows:repeat(${side},1fr)`;
  const spoken = [];
  for (let r = 0; r < side; r++) {
    const line = make("div", id("grid"), "", { role: "row" });
    for (let c = 0; c < side; c++) spoken.push(make("div", line, "", { role: "gridcell", tabindex: spoken.length ? -1 : 0 }));
  }
  const paint = () => {
    const [n] = stops[at], [, placed, gone] = moveOf(n);
    for (let k = 0; k < numbers; k++) marks[k].classList.toggle("off", !board.live[k]);
    for (let cell = 0; cell < cells; cell++) {
      const digit = board.values[cell], left = [];
      digits[cell].textContent = digit ? symbol(digit) : "";
      digits[cell].classList = digit ? board.given[cell] ? "given" : "" : "off";
      for (let k = cell; k < numbers; k += cells) if (board.live[k]) left.push(symbol(digitOf(k)));
      let text = digit ? symbol(digit) + (board.given[cell] ? ", given" : "")
        : left.length ? `candidate${left.length > 1 ? "s" : ""} ${listed(left)}` : "no candidate";
      const lost = gone.filter(k => placed < 0 && k % cells == cell).map(k => symbol(digitOf(k)));
      if (lost.length) text += `; now not ${listed(lost)}`;
      if (placed >= 0 && placed % cells == cell) text += `; now ${symbol(digitOf(placed))}`;
      spoken[cell].setAttribute("aria-label", `${named(cell)}: ${text}`);
    }
  };

  /* What words point at lights up. */
  const lightCells = those => {
    let edges = "";
    const filled = those.map(cell => {
      const [x, y] = corner(cell), edge = (other, line) => { if (!those.includes(other)) edges += `M${line}` };
      edge(cell - side, `${x} ${y}h60`);
      edge(cell + side, `${x} ${y + unit}h60`);
      edge(column(cell) ? cell - 1 : -1, `${x} ${y}v60`);
      edge(column(cell + 1) ? cell + 1 : -1, `${x + unit} ${y}v60`);
      return `<rect x="${x}" y="${y}" width="60" height="60"/>`;
    });
    return `${filled.join("")}<path d="${edges}"/>`;
  };
  const lightCandidates = those => those.map(k => {
    const [x, y] = place(k);
    return `<circle cx="${x}" cy="${y}" r="${data.radius + 2.5}"/>`;
  }).join("");
  const light = (kind, what) => {
    const all = [...board.values.keys()];
    id("lit").innerHTML = kind == 0 ? lightCells([what].flat())
      : kind == 1 ? lightCandidates([what])
      : kind == 2 ? lightCells(data.houses[what])
      : kind == 3 ? lightCells(all.filter(cell => board.values[cell] == what)) +
        lightCandidates(all.map(cell => (what - 1) * cells + cell).filter(k => board.live[k])) : "";
  };
  const pointed = event => {
    const words = event.target.closest("[data-lit]");
    if (words) light(...JSON.parse(words.dataset.lit)); else light();
  };
  on(id("words"), "mouseover focusin", pointed);
  on(id("words"), "mouseleave focusout", () => light());

  /* The words: texts, and parts that are [kind, value, text]. Of the kinds, 0 is a cell or several, 1 a
     candidate, 2 a house, 3 a digit, 4 a step, 5 a rule, and 6 is emphasis. */
  const say = passage => {
    const block = make(passage.form || "p", id("words"));
    for (const part of passage.form ? passage.parts : passage) {
      if (typeof part == "string") { block.append(part); continue }
      const [kind, what, text = kind == 3 ? symbol(what) : named(what)] = part;
      if (kind == 4 && what == stops[at][0]) block.append(text);
      else if (kind == 4) make("a", block, text, { href: `#${what}` });
      else if (kind > 4) make(kind == 5 ? "strong" : "em", block, text);
      else make("span", block, text, { "data-lit": JSON.stringify([kind, what]), tabindex: 0 });
    }
    return block;
  };
  const tell = () => {
    const [n, frame] = stops[at], told = data.voices[voice];
    id("words").textContent = "";
    const frames = moveOf(n)[3];
    id("count").textContent = isStep(n)
      ? `Step ${n} of ${final - 1}` + (frames.length > 1 ? `, picture ${frame + 1} of ${frames.length}` : "") : called(n);
    if (frames.length > 1 && frames[frame][3]) say(frames[frame][3]).className = "caption";
    (n ? n == final ? told.ending : [told.steps[n - 1]] : told.opening).forEach(passage => say(passage));
    id("telling").scrollTop = 0;
  };

  /* The list of all moves, singles in a row as one. */
  const links = [];
  const entry = (into, n) => {
    const [, placed, gone] = moveOf(n), link = make("a", into, "", { href: hashOf(n) });
    make("b", link, isStep(n) ? n : "");
    make("span", link, called(n));
    const one = placed < 0 ? gone[0] : placed;
    if (one >= 0) make("i", link, placed < 0 && gone.length > 1 ? `−${gone.length}`
      : `${named(one % cells)} ${placed < 0 ? "≠" : "="} ${symbol(digitOf(one))}`);
    links[n] = link;
  };
  const nav = id("steps");
  for (let n = 0; n <= final; n++) {
    let end = n;
    while (n && end < final - 1 && !isHard(n) && !isHard(end + 1)) end++;
    if (end == n || n == final) { entry(nav, n); continue }
    const run = make("details", nav), head = make("summary", run);
    make("b", head, `${n}–${end}`);
    make("span", head, `${end - n + 1} singles`);
    const inside = make("ol", run);
    for (; n <= end; n++) entry(make("li", inside), n);
    n--;
  }

  /* Going about. */
  const go = (stop, quietly) => {
    at = within(stop, stops.length - 1);
    const [n, frame] = stops[at], drawn = moveOf(n)[3][frame];
    board = after(data, Math.max(n - 1, 0));
    ["under", "middle", "over"].forEach((layer, k) => {
      const old = id(layer), fresh = old.cloneNode(false);
      fresh.innerHTML = unpacked(drawn[k]);
      old.replaceWith(fresh);
    });
    light();
    paint();
    tell();
    id("slider").value = n;
    id("slider").setAttribute("aria-valuetext",
      isStep(n) ? `Step ${n}${frame ? `.${frame + 1}` : ""}: ${called(n)}` : called(n));
    for (const old of nav.querySelectorAll("[aria-current],.now")) { old.removeAttribute("aria-current"); old.classList.remove("now") }
    links[n].setAttribute("aria-current", "step");
    const run = links[n].closest("details"), shown = run && !run.open ? run.firstChild : links[n];
    if (run) run.firstChild.classList.add("now");
    nav.scrollTop = shown.offsetTop - nav.clientHeight / 2;
    buttons.first.disabled = buttons.back.disabled = !at;
    buttons.next.disabled = buttons.last.disabled = at == stops.length - 1;
    buttons.hard.disabled = hard() < 0;
    if (!quietly) try { history.replaceState(null, "", hashOf(n, frame)) } catch { /* a page within another has no address */ }
  };
  const hard = () => stops.findIndex(([n, frame]) => n > stops[at][0] && !frame && isHard(n));
  const step = by => go(stopOf(within(stops[at][0] + by, final)));
  const ways = {
    first: () => go(0), last: () => go(stops.length - 1), back: () => go(at - 1), next: () => go(at + 1),
    hard: () => hard() < 0 || go(hard()), play: () => play()
  };
  const draw = (button, path) => button.innerHTML = `<svg viewBox="0 0 24 24"><path d="${path}"/></svg>`;
  const buttons = {}, signs = [
    ["first", "First", "Home", "M5 5h3v14H5zM20 5v14L9 12z"],
    ["back", "Previous", "←", "M17 4v16L6 12z"],
    ["play", "Play", "space", "M6 3v18l15-9z", "M6 4h4v16H6zM14 4h4v16h-4z"],
    ["next", "Next", "→", "M7 4v16l11-8z"],
    ["hard", "Next that isn't a single", "h", "M4 4v16l9-8zM17 7l5 5-5 5-5-5z"],
    ["last", "Last", "End", "M4 5v14l11-7zM16 5h3v14h-3z"],
    ["dark", "Dark colours", "d", "M12 3a9 9 0 1 0 9 9 7 7 0 0 1-9-9z"]
  ];
  const playing = is => { draw(buttons.play, signs[2][is ? 4 : 3]); buttons.play.setAttribute("aria-label", is ? "Pause" : "Play") };
  const halt = () => { clearTimeout(timer); timer = 0; playing(false) };
  const wait = () => { timer = setTimeout(() => { go(at + 1); if (at < stops.length - 1) wait(); else halt() },
    Math.min(1200 + 12 * id("words").textContent.length, 6000)) };
  const play = () => { if (at == stops.length - 1) go(0); playing(true); wait() };
  const fromHash = () => goTo(location.hash, true);
  const dress = () => {
    const isDark = wish ?? media.matches;
    root.dataset.theme = isDark ? "dark" : "light";
    buttons.dark.setAttribute("aria-pressed", isDark);
  };
  const media = matchMedia("(prefers-color-scheme:dark)");
  ways.dark = () => { wish = root.dataset.theme != "dark"; dress() };
  for (const [way, label, key, path] of signs) {
    buttons[way] = make("button", id(way == "dark" ? way : "ways"), "", { "aria-label": label, title: key });
    draw(buttons[way], path);
    buttons[way].onclick = () => { const wasPlaying = timer; halt(); if (way != "play" || !wasPlaying) ways[way]() };
  }
  on(media, "change", dress);
  on(window, "beforeprint", () => root.dataset.theme = "light");
  on(window, "afterprint", dress);
  on(window, "hashchange", fromHash);
  id("slider").max = final;
  on(id("slider"), "input", event => { halt(); go(stopOf(+event.target.value)) });
  on(document, "click", event => {
    const link = event.target.closest("a");
    if (!link) return;
    event.preventDefault();
    halt();
    goTo(link.hash);
  });
  data.voices.forEach((one, n) => make("option", id("voice"), one.name, { value: n }));
  id("voice").parentNode.hidden = !data.voices[1];
  on(id("voice"), "change", event => { voice = +event.target.value; tell() });

  const keys = {
    ArrowRight: ways.next, ArrowLeft: ways.back, Home: ways.first, End: ways.last,
    PageDown: () => step(1), PageUp: () => step(-1), h: ways.hard, d: ways.dark, " ": ways.play
  };
  const paths = { ArrowRight: c => c + (column(c) < side - 1), ArrowLeft: c => c - (column(c) > 0),
    ArrowDown: c => c + side, ArrowUp: c => c - side, Home: c => c - column(c), End: c => c - column(c) + side - 1 };
  on(document, "keydown", event => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches("select")) return;
    const wasPlaying = timer;
    halt();
    const inGrid = event.target.matches("[role=gridcell]") && paths[event.key];
    if (inGrid) {
      const cell = inGrid(focused);
      if (cell >= 0 && cell < cells) spoken[cell].focus();
    } else if (event.key == " " ? event.target.matches("button,a,summary") || wasPlaying : !keys[event.key]) {
      if (event.key != " " || !wasPlaying) return;
    } else keys[event.key]();
    event.preventDefault();
  });
  on(id("grid"), "focusin", event => {
    spoken[focused].tabIndex = -1;
    focused = spoken.indexOf(event.target);
    event.target.tabIndex = 0;
    if (event.target.matches(":focus-visible")) light(0, focused);
  });
  on(id("grid"), "focusout", () => light());
  on(id("stage"), "touchstart", event => touch = event.changedTouches[0]);
  on(id("stage"), "touchend", event => {
    const end = event.changedTouches[0], across = end.clientX - touch.clientX;
    if (Math.abs(across) > 40 && Math.abs(across) > 2 * Math.abs(end.clientY - touch.clientY)) { halt(); go(at + (across < 0 ? 1 : -1)) }
  });
  dress();
  fromHash();
})();
