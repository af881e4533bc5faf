const added = new Set<string>();

/**
 * Adds styles that a page needs only once a script has come alive; each once. They are no element of
 * the page, which its content policy would have to name.
 */
export function addStyles(css: string): void {
  if (added.has(css)) return;
  added.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
