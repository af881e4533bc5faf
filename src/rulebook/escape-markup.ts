/**
 * Returns a text as it can stand in HTML and XML, also as the value of an attribute in double quotes,
 * without the control characters that XML refuses.
 */
export function escapeMarkup(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Returns a value as JSON for a script element, with each `<` escaped, so that none ends the element. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
