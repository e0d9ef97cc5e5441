/* Links that hold a position: `#puzzle=…&placed=…&marks=…&step=16`, and `&rules=…&unique=1` for a solve by some rules. */

import { fill } from "./dom.js";
import { Position } from "./position.js";

/* What an address holds; nothing if it holds no puzzle. */
export const fromHash = hash => {
  if (hash.length < 2) return null;
  const found = {};
  for (const part of hash.slice(1).split("&")) {
    const at = part.indexOf("=");
    try {
      found[part.slice(0, at)] = decodeURIComponent(part.slice(at + 1));
    } catch {
      throw new Error(fill("{{garbled}}", { part: part.slice(0, 30) }));
    }
  }
  if (!found.puzzle) throw new Error("{{no_puzzle}}");
  if (found.step !== undefined && !/^\d{1,5}$/.test(found.step)) throw new Error("{{no_step}}");
  return found;
};

/* The entries and marks of a link, put into its puzzle. */
export const withEntries = (position, { placed, marks }) => {
  const cells = position.values.length, most = position.size;
  const isDigit = text => parseInt(text, 36) >= 1 && parseInt(text, 36) <= most;
  if (placed) {
    if (placed.length != cells || [...placed].some(c => c != "." && !isDigit(c)))
      throw new Error(fill("{{entries}}", { entries: placed.length, cells }));
    [...placed].forEach((c, cell) => {
      if (c != "." && !position.given[cell]) position.values[cell] = parseInt(c, 36);
    });
  }
  if (marks) {
    const each = marks.split("-");
    if (each.length > cells || each.some(text => [...text].some(c => !isDigit(c))))
      throw new Error("{{no_marks}}");
    each.forEach((text, cell) => { position.marks[cell] = text.toUpperCase() });
  }
  return position;
};

/* A puzzle is written so that it can be read in the address. */
const written = text => encodeURIComponent(text).replace(/%3A/g, ":").replace(/%2C/g, ",");

export const hashOf = (position, step = 0, { rules, unique } = {}) => {
  const parts = [`puzzle=${written(position.text)}`];
  if (position.hasPlaced) parts.push(`placed=${position.placed}`);
  if (position.marks.some(Boolean)) parts.push(`marks=${position.marks.join("-").replace(/-+$/, "")}`);
  if (step) parts.push(`step=${step}`);
  if (step && rules) parts.push(`rules=${rules}`);
  if (step && unique) parts.push(`unique=${unique}`);
  return `#${parts.join("&")}`;
};

/* A line of digits is a position at once; for anything else, the solver has to be there. */
export const atOnce = found => {
  const position = Position.ofLine(found.puzzle);
  return position && withEntries(position, found);
};
