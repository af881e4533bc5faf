import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { LANGUAGES, WHOLE_LANGUAGES } from '../../src/rulebook/language.ts';
import { builtFiles, readSource, scanPages } from './built.ts';
import { brokenLinks } from './links.ts';

const folder = inject('folder');
const files = builtFiles(folder);
const pages = scanPages(folder, files);

/** The path of an address; the site may have been built for a host (`SITE`) or for none. */
const pathOf = (href: string) => new URL(href, 'http://site.invalid').pathname;

/** Embedded examples stand in other people's pages. */
const own = [...pages.values()].filter(
  ({ path }) => path.endsWith('/') && !path.startsWith('/embed/'),
);
const indexed = own.filter(({ canonical }) => canonical !== null);

// How long that takes depends on the machine and the size of the site.
test('every internal link and anchor leads somewhere', { timeout: 0 }, async () => {
  expect(await brokenLinks({ files: new Set(files), pages })).toEqual([]);
  expect(pages.size).toBeGreaterThan(5000);
});

test('no id stands twice in a page', () => {
  const faults = [...pages.values()].filter(({ repeatedIds }) => repeatedIds.length > 0);
  expect(faults.map(({ path, repeatedIds }) => `${path} ${repeatedIds.join()}`)).toEqual([]);
});

describe('content policies', () => {
  test('every page has one, which lets no other script or style run', () => {
    const faults = [...pages.values()].filter(
      ({ policy }) => !policy?.includes('style-src ') || policy.includes("'unsafe-inline'"),
    );
    expect(faults.map(({ path }) => path)).toEqual([]);
  });

  test('name every style of their page and no other, of which no element has one of its own', () => {
    const faults = [...pages.values()].filter(({ policy, styles, isStyled }) => {
      const allowed = /style-src ([^;]+)/.exec(policy ?? '')?.[1] ?? '';
      const named = allowed.split(' ').filter((source) => source !== "'self'");
      return isStyled || named.toSorted().join() !== [...new Set(styles)].toSorted().join();
    });
    expect(faults.map(({ path }) => path)).toEqual([]);
  });
});

describe('canonical addresses', () => {
  test('lead to pages that call themselves canonical', () => {
    const faults = indexed.filter(({ canonical }) => {
      const target = pages.get(pathOf(canonical!));
      return !target?.canonical || pathOf(target.canonical) !== target.path;
    });
    expect(faults.map(({ path, canonical }) => `${path} -> ${canonical}`)).toEqual([]);
  });

  test('of an alias are the pinned rule', () => {
    expect(pathOf(pages.get('/fr/6.1.e/')!.canonical!)).toBe('/fr/5.0/6.1.e/');
  });
});

const IN_LANGUAGE = new RegExp(`^/(?:${LANGUAGES.join('|')})/`);

describe('languages', () => {
  // An address without language belongs to none: it names the pages of all, which name it back.
  const canonical = indexed.filter(
    ({ path, canonical }) => pathOf(canonical!) === path && IN_LANGUAGE.test(path),
  );

  test('each page names itself, and the others name it back', () => {
    const faults = canonical.flatMap(({ path, lang, alternates }) =>
      Object.entries(alternates)
        .filter(([code]) => code !== 'x-default')
        .filter(([code, href]) => {
          const other = pages.get(pathOf(href));
          const back = other?.alternates[lang];
          return other?.lang !== code || !back || pathOf(back) !== path;
        })
        .map(([code, href]) => `${path} (${code}) -> ${href}`),
    );
    expect(faults).toEqual([]);
  });

  test('an address without language is its own, and that of the pages that it leads to', () => {
    const short = pages.get('/6.1.e/')!;
    expect(pathOf(short.canonical!)).toBe('/6.1.e/');
    expect(pathOf(short.alternates['x-default']!)).toBe('/6.1.e/');
    for (const lang of LANGUAGES) {
      const page = pages.get(pathOf(short.alternates[lang]!))!;
      expect(pathOf(page.alternates['x-default']!)).toBe('/6.1.e/');
    }
    expect(short.meta['og:locale']).toBeUndefined();
  });

  test('what an address without language leads to names it back, in whatever edition', () => {
    const neutral = indexed.filter(({ path }) =>
      /^(?:\/[\d.-]+)?\/[\d.]+(?:\.[a-z])?\/$/.test(path),
    );
    const faults = neutral.flatMap(({ canonical, alternates }) =>
      Object.values(alternates).filter((href) => {
        const back = pages.get(pathOf(href))?.alternates['x-default'];
        return !back || pathOf(back) !== pathOf(canonical!);
      }),
    );
    expect(faults).toEqual([]);
  });

  test('a rule of an older edition is there in each language that has the edition', () => {
    const { alternates } = pages.get('/en/2024-09/6.1.e/')!;
    expect(Object.keys(alternates)).toEqual(expect.arrayContaining([...WHOLE_LANGUAGES]));
  });

  test('each page says its language, and which it is in agrees with its address', () => {
    const faults = own.filter(
      ({ path, lang }) => IN_LANGUAGE.test(path) && !path.startsWith(`/${lang}/`),
    );
    expect(faults.map(({ path }) => path)).toEqual([]);
  });
});

/** There is none where the site was built for no host. */
const sitemap = files.find((file) => file === '/sitemap-0.xml');

describe('search engines', () => {
  test('may read everything, and are told of the sitemap if there is one', () => {
    const robots = readSource(folder, '/robots.txt');
    expect(robots).toContain('Allow: /\n');
    expect(robots.includes('/sitemap-index.xml')).toBe(sitemap !== undefined);
  });

  test.runIf(sitemap)('are told of every canonical page that says something of the game', () => {
    const tools = /\/(?:search|offline)\/$/;
    const listed = [...readSource(folder, sitemap!).matchAll(/<loc>(.*?)<\/loc>/g)];
    const canonical = new Set(indexed.map(({ canonical }) => canonical!));
    expect(listed.map(([, url]) => url).sort()).toEqual(
      [...canonical]
        .filter((url) => !tools.test(url) && IN_LANGUAGE.test(new URL(url).pathname))
        .sort(),
    );
  });
});

describe('a link pasted in a discussion', () => {
  const rule = pages.get('/fr/2024-09/6.1.e/')!;

  test('unfurls with the number, the section and the text of the rule', () => {
    expect(rule.meta['og:title']).toContain('6.1.e');
    expect(rule.meta['og:title']!.length).toBeGreaterThan('6.1.e'.length + 3);
    expect(rule.meta['og:description']!.length).toBeGreaterThan(40);
    expect(rule.meta.description).toBe(rule.meta['og:description']);
    expect(rule.meta['og:locale']).toBe('fr_FR');
    expect(rule.title).toContain('6.1.e');
  });

  test('a description reads as a sentence and ends at a word', () => {
    const faults = indexed.filter(({ meta }) => {
      const said = meta['og:description'] ?? '';
      return said.length > 300 || /[{}]/.test(said);
    });
    expect(faults.map(({ path, meta }) => `${path} ${meta['og:description']}`)).toEqual([]);
  });

  test('shows a picture that is there, small, and of the size that it names', () => {
    const pictures = new Set(indexed.map(({ meta }) => pathOf(meta['og:image']!)));
    expect(pictures.size).toBeGreaterThan(500);
    for (const picture of pictures) {
      const image = readFileSync(join(folder, picture));
      expect(image.length, picture).toBeLessThanOrEqual(48_000);
      expect([image.readUInt32BE(16), image.readUInt32BE(20)], picture).toEqual([800, 420]);
    }
  });

  test('shows the board of the example of a rule, with its own number, else the edition', () => {
    const picture = (path: string) => pathOf(pages.get(path)!.meta['og:image']!);
    const alt = (path: string) => pages.get(path)!.meta['og:image:alt'];
    const board = '/og/fr/examples/open-the-gates.png';
    expect(picture('/fr/5.0/6.1.e/')).toBe('/og/fr/5.0/6.1.e.png');
    expect(alt('/fr/5.0/6.1.e/')).toMatch(/Ouvrez les Portes.* 6\.1\.e$/);
    expect(picture('/fr/6.1.e/')).toBe('/og/fr/5.0/6.1.e.png');
    // Few rules share the picture of their example, which names all of them.
    expect(picture('/en/5.0/7.3.21.a/')).toMatch(/^\/og\/en\/examples\//);
    expect(picture('/fr/2024-09/6.1.e/')).toBe(board);
    expect(picture('/fr/2024-09/6.1/')).toBe('/og/fr/2024-09.png');
    expect(picture('/en/5.0/')).toBe('/og/en/home.png');
  });

  test('shows a term at work, and a ruling as its example is played', () => {
    const pictures = (path: string) => pathOf(pages.get(path)!.meta['og:image']!);
    expect(pictures('/fr/terms/sabotage/')).toMatch(/^\/og\/fr\/examples\//);
    expect(pictures('/en/terms/sabotage/')).toMatch(/^\/og\/en\/examples\//);
    expect(pictures('/fr/rulings/rin-several-terrains/')).toMatch(/^\/og\/fr\/examples\//);
  });

  test('every page has a title and a description', () => {
    const faults = indexed.filter(({ title, meta }) => !title || !meta.description);
    expect(faults.map(({ path }) => path)).toEqual([]);
  });
});
