/** The name of the part of an address's fragment that holds a moment of a session. */
export const FRAGMENT_KEY = 'play';

/** The text of a link in a fragment, or null when the fragment is about something else. */
export function linkOf(fragment: string): string | null {
  const text = fragment.replace(/^#/, '');
  return text.startsWith(`${FRAGMENT_KEY}=`) ? text.slice(FRAGMENT_KEY.length + 1) : null;
}
