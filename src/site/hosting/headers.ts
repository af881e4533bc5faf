/** The headers that a host of the site should send, as one list that samples for hosts are written from. */

/** Headers for every path that a pattern names; `*` stands for the rest of a path. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The part of the content policy that is the same for all pages. Each page itself lists the scripts and
 * styles that it allows, by their hashes.
 */
const POLICY = "base-uri 'none'; object-src 'none'; form-action 'self'";

const YEAR = 31_536_000;

/** Browser features that the site never uses. */
const UNUSED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Programs and pages of other sites may read it. */
const OPEN = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** For files whose name changes with their content. */
const IMMUTABLE = { 'Cache-Control': `public, max-age=${YEAR}, immutable` };

/** Rules from general to specific: a later rule adds headers to an earlier one, or replaces them. */
export const HEADER_RULES: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': `${POLICY}; frame-ancestors 'self'`,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      // The browser asks each time whether its copy is still the newest: a page is new with each deploy.
      'Cache-Control': 'no-cache',
    },
  },
  {
    path: '/embed/*',
    headers: {
      'Content-Security-Policy': `${POLICY}; frame-ancestors *`,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  },
  // Links to pages show them in the pages of others.
  { path: '/og/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  // Frames without an origin load fonts and scripts too.
  { path: '/_astro/*', headers: { ...OPEN, ...IMMUTABLE } },
  { path: '/api/*', headers: OPEN },
  { path: '/openapi.json', headers: OPEN },
  { path: '/link.js', headers: OPEN },
  { path: '/link-*', headers: { ...OPEN, ...IMMUTABLE } },
];

/**
 * Asks browsers to come by https alone for two years. It is sent only by https and only where the site
 * stands at an https address: a host that goes back to http could no longer be reached.
 */
export const HTTPS_ONLY = { 'Strict-Transport-Security': `max-age=${2 * YEAR}` } as const;

/**
 * The file `_headers` as Cloudflare Pages and Netlify read it. They join the values of a header that
 * two rules set, so a rule takes one away before it sets its own.
 *
 * @param base the folder that the site is served from, with its final slash
 * @param site the address that the site is built for, if it is known
 */
export function headersFile(base: string, site?: string): string {
  const [general, ...particular] = HEADER_RULES as [HeaderRule, ...HeaderRule[]];
  const secured = site?.startsWith('https:')
    ? { ...general.headers, ...HTTPS_ONLY }
    : general.headers;
  return [{ path: general.path, headers: secured }, ...particular]
    .map(({ path, headers }, place) => {
      const lines = Object.entries(headers).flatMap(([name, value]) => [
        ...(place > 0 && name in general.headers ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ]);
      return [base + path.slice(1), ...lines].join('\n');
    })
    .join('\n\n')
    .concat('\n');
}

/** The headers of an address by these rules, a later one in place of an earlier. */
export function headersFor(pathname: string): Readonly<Record<string, string>> {
  const fits = ({ path }: HeaderRule) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
  return Object.assign({}, ...HEADER_RULES.filter(fits).map(({ headers }) => headers));
}

/**
 * Whether a host should refuse an address: a page, a proxy and a server may interpret two slashes in a
 * row, a backslash or an encoded slash differently.
 *
 * @param target the address as it was asked for, with its query
 */
export function isRefused(target: string): boolean {
  return /^[^?]*(?:\/\/|\\|%2f|%5c)/i.test(target);
}

/** Types of files that lists of hosts often lack, by the ending of their names. */
export const FILE_TYPES: Readonly<Record<string, string>> = {
  md: 'text/markdown',
  tsv: 'text/tab-separated-values',
  webmanifest: 'application/manifest+json',
  atom: 'application/atom+xml',
};
