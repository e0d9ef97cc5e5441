/* Small helpers for the document, and for how digits and lists are written. */

export const id = key => document.getElementById(key);

export const make = (tag, into, text = "", attributes = {}) => {
  const made = document.createElement(tag);
  made.textContent = text;
  for (const key in attributes) made.setAttribute(key, attributes[key]);
  into?.append(made);
  return made;
};

export const button = (into, text, answer, attributes = {}) => {
  const made = make("button", into, text, { type: "button", ...attributes });
  made.addEventListener("click", answer);
  return made;
};

export const sign = (button, path) =>
  button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;

/* Digits above 9 are letters: A is 10. */
export const symbol = digit => digit.toString(36).toUpperCase();
export const digitOf = text => parseInt(text, 36);

export const listed = words =>
  words.length < 2 ? words.join("") : fill("{{listed}}", { others: words.slice(0, -1).join(", "), last: words.at(-1) });

/* A text with its holes, {name}, filled. */
export const fill = (text, names) => text.replace(/\{(\w+)\}/g, (_, name) => names[name]);

export const hear = text => { id("heard").textContent = text };

export const within = (number, most) => Math.min(Math.max(number, 0), most);
