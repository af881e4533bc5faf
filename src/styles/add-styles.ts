/** Adds styles that a page needs only once a script has come alive; each once. */
export function addStyles(css: string): void {
  const known = [...document.head.querySelectorAll('style')];
  if (known.some(({ textContent }) => textContent === css)) return;
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
}
