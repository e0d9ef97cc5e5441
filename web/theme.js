/* Dark or light: as the viewer's system has it, until somebody chooses. Paper is always light. */

import { id, sign } from "./dom.js";

const MOON = "M12 3a9 9 0 1 0 9 9 7 7 0 0 1-9-9z";
const root = document.documentElement, media = matchMedia("(prefers-color-scheme:dark)");
let wish = null;

export const dress = () => {
  const isDark = wish ?? media.matches;
  root.dataset.theme = isDark ? "dark" : "light";
  id("dark").setAttribute("aria-pressed", isDark);
};

sign(id("dark"), MOON);
id("dark").addEventListener("click", () => { wish = root.dataset.theme != "dark"; dress() });
media.addEventListener("change", dress);
window.addEventListener("beforeprint", () => { root.dataset.theme = "light" });
window.addEventListener("afterprint", dress);
