import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { policySource } from '../policy-source.ts';
import { provenSite } from './integration.ts';

const SITE = mkdtempSync(join(tmpdir(), 'proven-site-'));
afterEach(() => rmSync(SITE, { recursive: true, force: true }));

const ENDPOINTS = [
  { path: '{edition}.json', answer: 'Edition' },
  { path: 'terms.json', answer: 'Terms' },
  { path: 'rulings.json', answer: 'Rulings' },
];
const STYLE = 'a{color:red}';
const POLICY = `<meta http-equiv="content-security-policy" content="style-src ${policySource(STYLE)}">`;
const WHOLE = {
  'en/index.html': `${POLICY}<style>${STYLE}</style><script src="/site/_astro/a.js"></script>`,
  '_astro/a.js': 'import"./b.js"',
  '_astro/b.js': '',
  'api/v1/schemas/Terms.json': JSON.stringify({ $id: '/Terms', type: 'array' }),
  'api/v1/terms.json': '[]',
};

/** Writes a site of these files and proves it. */
async function proveSite(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(SITE, path)), { recursive: true });
    writeFileSync(join(SITE, path), text);
  }
  const hook = provenSite('/site/', ENDPOINTS).hooks['astro:build:done'];
  await hook!({ dir: pathToFileURL(`${SITE}/`), logger: { info: () => {} } } as never);
}

test('a whole site is listed file by file, with the packages that built it, the same each time', async () => {
  await proveSite(WHOLE);
  const written = readFileSync(join(SITE, 'build.json'), 'utf8');
  const { files, bill } = JSON.parse(written);
  expect(Object.keys(files)).toEqual(Object.keys(WHOLE).sort());
  expect(files['_astro/b.js']).toMatch(/^e3b0c44298fc1c14/);
  expect(bill.components.length).toBeGreaterThan(100);
  expect(bill.components).toContainEqual(expect.objectContaining({ name: 'astro' }));
  expect(bill.components.every(({ hashes }: { hashes?: unknown }) => hashes)).toBe(true);
  await proveSite(WHOLE);
  expect(readFileSync(join(SITE, 'build.json'), 'utf8')).toBe(written);
});

test('text in a value, a comment or a title is no script, which the policy would refuse', async () => {
  const text = '<script>go()</script>';
  const page = `${POLICY}<title>${text}</title><meta name="description" content="${text}"><!-- ${text} -->`;
  await expect(proveSite({ ...WHOLE, 'en/index.html': page })).resolves.toBeUndefined();
});

test.each([
  ['_astro/a.js', 'import"./gone.js"', '_astro/a.js loads /site/_astro/gone.js'],
  ['en/index.html', '<link rel="stylesheet" href="/site/gone.css">', 'loads /site/gone.css'],
  ['en/index.html', '<img src="/elsewhere/a.png">', 'loads /elsewhere/a.png'],
  ['en/index.html', `${POLICY}<style>b{}</style>`, 'en/index.html: its policy refuses <style> b{}'],
  ['en/index.html', `${POLICY}<script>go()</script>`, 'its policy refuses <script> go()'],
  ['en/index.html', `${POLICY}<p title="'>"><script>go()</script>`, 'refuses <script> go()'],
  ['api/v1/terms.json', '{}', 'api/v1/terms.json: data must be array'],
  ['api/v1/rulings.json', '[]', 'api/v1/rulings.json: there is no schema Rulings'],
  [
    'api/v1/schemas/Terms.json',
    '{"$id":"/Terms","$ref":"/Gone"}',
    "schemas/Terms.json: can't resolve",
  ],
])('where %s is %s, the build ends', async (path, text, fault) => {
  await expect(proveSite({ ...WHOLE, [path]: text })).rejects.toThrow(fault);
});
