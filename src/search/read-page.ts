/**
 * Fetches another page of the site and returns its content, or null if the server refuses it. The
 * content is inert: nothing in it is loaded, and this page's content policy does not apply to it.
 */
export async function readPage(url: string): Promise<DocumentFragment | null> {
  const response = await fetch(url);
  if (!response.ok) return null;
  const page = document.createElement('template');
  page.innerHTML = await response.text();
  return page.content;
}
