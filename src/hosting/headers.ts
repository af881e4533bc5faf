/** The headers that a host of the site should send, as one list that samples for hosts are written from. */

/** Headers for every path that a pattern names; `*` stands for the rest of a path. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * What holds for all pages and cannot be said in a page itself; what scripts and styles a page may
 * run stands in each page, as it names them by their hashes.
 */
const POLICY = "base-uri 'none'; object-src 'none'; form-action 'self'";

const YEAR = 31_536_000;

/** From the general to the particular: a later rule adds to an earlier one, or takes its place. */
export const HEADER_RULES: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': `${POLICY}; frame-ancestors 'self'`,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  },
  {
    path: '/embed/*',
    headers: { 'Content-Security-Policy': `${POLICY}; frame-ancestors *` },
  },
  {
    // The names of these files change with what they hold.
    path: '/_astro/*',
    headers: {
      'Cache-Control': `public, max-age=${YEAR}, immutable`,
      // Frames without an origin load fonts and scripts too.
      'Access-Control-Allow-Origin': '*',
    },
  },
  { path: '/api/*', headers: { 'Access-Control-Allow-Origin': '*' } },
  { path: '/link.js', headers: { 'Access-Control-Allow-Origin': '*' } },
  { path: '/openapi.json', headers: { 'Access-Control-Allow-Origin': '*' } },
  { path: '/offline.js', headers: { 'Cache-Control': 'no-cache' } },
];

/**
 * The file `_headers` as Cloudflare Pages and Netlify read it. They join the values of a header that
 * two rules set, so a rule takes one away before it sets its own.
 *
 * @param base the folder that the site is served from, with its final slash
 */
export function headersFile(base: string): string {
  const general = HEADER_RULES[0]!.headers;
  return HEADER_RULES.map(({ path, headers }, place) => {
    const lines = Object.entries(headers).flatMap(([name, value]) => [
      ...(place > 0 && name in general ? [`  ! ${name}`] : []),
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
