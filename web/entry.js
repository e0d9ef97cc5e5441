/* How a puzzle comes in: typed, pasted anywhere, from a file, or dropped on the page. */

import { id } from "./dom.js";

/* `load` reads a text; the answer is a function that lets somebody choose a file. */
export const wireEntry = load => {
  const text = id("text");
  const read = () => { if (text.value.trim()) load(text.value) };
  id("enter").addEventListener("submit", event => { event.preventDefault(); read() });
  text.addEventListener("keydown", event => {
    if (event.key == "Enter" && !event.shiftKey) { event.preventDefault(); read() }
  });
  text.addEventListener("paste", () => setTimeout(read));
  id("file").addEventListener("change", async event => {
    const [file] = event.target.files;
    if (file) load(await file.text());
    event.target.value = "";
  });
  document.addEventListener("paste", event => {
    const pasted = event.clipboardData.getData("text");
    if (!event.target.closest("textarea, input") && pasted.trim()) load(pasted);
  });
  document.addEventListener("dragover", event => event.preventDefault());
  document.addEventListener("drop", async event => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    load(file ? await file.text() : event.dataTransfer.getData("text"));
  });
  return () => id("file").click();
};
