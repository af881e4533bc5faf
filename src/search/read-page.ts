/**
 * What stands on another page of the site, null where it cannot be had. It is inert: nothing in it is
 * loaded, and its styles are not held against the content policy of this page.
 */
export async function readPage(url: string): Promise<DocumentFragment | null> {
  const response = await fetch(url);
  if (!response.ok) return null;
  const page = document.createElement('template');
  page.innerHTML = await response.text();
  return page.content;
}
