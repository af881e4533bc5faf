/**
 * Counts the points of a page as Mozilla's HTTP Observatory does: from 100, with what it takes away and,
 * where 90 are left, what it adds. https://github.com/mdn/mdn-http-observatory has the table.
 */

/** A page as it was answered. */
export interface Answered {
  readonly headers: Headers;
  readonly html: string;
  /** Where http leads, null where it is answered. */
  readonly redirect: string | null;
  /** The address of the page, by https. */
  readonly url: string;
}

/** The points of each criterion; those above none are extra. */
export function pointsOf(answer: Answered): Readonly<Record<string, number>> {
  return {
    policy: policyPoints(answer),
    cookies: answer.headers.has('set-cookie') ? -20 : 0,
    sharing: sharingPoints(answer),
    redirection: redirectionPoints(answer),
    referrer: referrerPoints(answer),
    transport: transportPoints(answer),
    integrity: integrityPoints(answer),
    types: answer.headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    frames: framePoints(answer),
    resources: resourcePoints(answer),
  };
}

/** The grade for all points, such as `A+`. */
export function gradeOf(points: Readonly<Record<string, number>>): string {
  const all = Object.values(points);
  const lost = all.filter((one) => one < 0).reduce((sum, one) => sum + one, 100);
  const extra = all.filter((one) => one > 0).reduce((sum, one) => sum + one, 0);
  const score = Math.max(0, lost >= 90 ? lost + extra : lost);
  const [, grade] = GRADES.find(([least]) => score >= least)!;
  return grade;
}

const GRADES: readonly (readonly [least: number, grade: string])[] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
];

const BROAD = ['*', 'http:', 'https:', 'ftp:'];
const UNSAFE = ["'unsafe-inline'", 'data:'];

/** The sources of a directive, in the header and in the page: what both name, if both do. */
function sourcesOf({ headers, html }: Answered, directive: string): readonly string[] | null {
  const meta = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html)?.[1];
  const policies = [headers.get('content-security-policy'), meta]
    .flatMap((policy) => directivesOf(policy ?? '').get(directive) ?? [])
    .map((names) => names.split(' '));
  const [first, second] = policies;
  if (!first) return null;
  return second ? first.filter((name) => second.includes(name)) : first;
}

function directivesOf(policy: string): ReadonlyMap<string, string> {
  const parts = policy.replaceAll('&#39;', "'").split(';');
  return new Map(
    parts.map((part) => {
      const [name = '', ...names] = part.trim().split(/\s+/);
      return [name.toLowerCase(), names.join(' ')];
    }),
  );
}

function policyPoints(answer: Answered): number {
  const all = sourcesOf(answer, 'default-src');
  const [scripts, objects, styles] = ['script-src', 'object-src', 'style-src'].map(
    (directive) => sourcesOf(answer, directive) ?? all ?? ['*'],
  ) as [readonly string[], readonly string[], readonly string[]];
  const has = (found: readonly string[], refused: readonly string[]) =>
    found.some((one) => refused.includes(one));
  if (!answer.headers.has('content-security-policy') && all === null) return -25;
  if (has(scripts, [...BROAD, ...UNSAFE]) || has(objects, BROAD)) return -20;
  if (has([...scripts, ...styles], ["'unsafe-eval'"])) return -10;
  if (has(styles, [...BROAD, ...UNSAFE])) return 0;
  return all?.join() === "'none'" ? 10 : 5;
}

/** With `*`, no browser sends who the reader is along. */
function sharingPoints({ headers }: Answered): number {
  return headers.get('access-control-allow-credentials') === 'true' ? -50 : 0;
}

function redirectionPoints({ redirect, url }: Answered): number {
  if (redirect === null || !redirect.startsWith('https:')) return -20;
  return new URL(redirect).hostname === new URL(url).hostname ? 0 : -5;
}

function referrerPoints({ headers }: Answered): number {
  const policy = headers.get('referrer-policy');
  if (policy === null) return 0;
  const isPrivate = [
    'no-referrer',
    'same-origin',
    'strict-origin',
    'strict-origin-when-cross-origin',
  ].includes(policy);
  return isPrivate ? 5 : -5;
}

const SIX_MONTHS = 15_768_000;

function transportPoints({ headers }: Answered): number {
  const age = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
  if (age === undefined) return -20;
  return Number(age) >= SIX_MONTHS ? 0 : -10;
}

/** Scripts of other sites without a hash; the scripts of the site itself need none. */
function integrityPoints({ html, url }: Answered): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)];
  const foreign = scripts.filter(([, src]) => new URL(src!, url).origin !== new URL(url).origin);
  if (foreign.length === 0) return 0;
  return foreign.every(([tag]) => tag.includes('integrity=')) ? 5 : -5;
}

function framePoints(answer: Answered): number {
  const inHeader = { ...answer, html: '' };
  const ancestors = sourcesOf(inHeader, 'frame-ancestors');
  return ancestors && !ancestors.some((one) => BROAD.includes(one)) ? 5 : -20;
}

function resourcePoints({ headers }: Answered): number {
  const policy = headers.get('cross-origin-resource-policy');
  return policy === 'same-origin' || policy === 'same-site' ? 10 : 0;
}
