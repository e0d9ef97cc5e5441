/* The signs of the header; dark or light, as the viewer's system has it until somebody chooses. What is
   printed is always light. */

import { id, sign } from "./dom.js";

const MOON = "M12 3a9 9 0 1 0 9 9 7 7 0 0 1-9-9z";
const SLIDERS = "M3 6h9v2H3zm13 0h5v2h-5zM12 3h4v8h-4zM3 16h3v2H3zm7 0h11v2H10zM6 13h4v8H6z";
const root = document.documentElement, media = matchMedia("(prefers-color-scheme:dark)");
let wish = null;

export const dress = () => {
  const isDark = wish ?? media.matches;
  root.dataset.theme = isDark ? "dark" : "light";
  id("dark").setAttribute("aria-pressed", isDark);
};

sign(id("dark"), MOON);
sign(id("gear"), SLIDERS);
id("dark").addEventListener("click", () => { wish = root.dataset.theme != "dark"; dress() });
media.addEventListener("change", dress);
window.addEventListener("beforeprint", () => { root.dataset.theme = "light" });
window.addEventListener("afterprint", dress);
