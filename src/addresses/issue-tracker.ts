/** The issue tracker in which readers report mistakes, where the site has one. */

/**
 * Checks the address at which an issue is written, as `SITE_ISSUES` names it.
 *
 * @returns the address; null where there is no tracker
 * @throws {Error} for what is no plain https address: a title and a text are added to it
 */
export function readTracker(address: string | undefined): string | null {
  if (!address) return null;
  const url = URL.parse(address);
  const isPlain =
    url?.protocol === 'https:' && !url.username && !url.password && !url.search && !url.hash;
  if (!isPlain) {
    throw new Error(
      `SITE_ISSUES=${address}: the address at which an issue is written is expected, such as https://git.example/owner/name/issues/new, without “?” and “#”.`,
    );
  }
  return url.href;
}

/** Servers and browsers take no longer address for granted. */
const LONGEST = 7000;

/** The form of `.github/ISSUE_TEMPLATE/` that a reader's report fills in, and its field. */
export const REPORT_FORM = 'wrong-rule.yml';
export const REPORT_FIELD = 'report';

/**
 * Returns the address at which an issue is begun with a title and a text; null where it would be too
 * long. On GitHub the text fills in the form for wrong rules; Forgejo and Gitea read it as the body.
 */
export function newIssue(tracker: string, title: string, text: string): string | null {
  const url = new URL(tracker);
  const given =
    url.hostname === 'github.com'
      ? { template: REPORT_FORM, title, [REPORT_FIELD]: text }
      : { title, body: text };
  for (const [name, value] of Object.entries(given)) url.searchParams.set(name, value);
  return url.href.length > LONGEST ? null : url.href;
}
