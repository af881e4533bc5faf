import { describe, expect, test } from 'vitest';
import { filesNamedIn, withTagsAlone } from './named-files.ts';

describe('files that are named', () => {
  test.each([
    ['/en/index.html', '<script type="module" src="/_astro/a.js"></script>', ['/_astro/a.js']],
    ['/en/index.html', '<link rel="stylesheet" href="/_astro/a%20b.css?v=1">', ['/_astro/a b.css']],
    [
      '/en/index.html',
      '<link href=/icon.svg rel=icon><img alt="" src="p.png">',
      ['/icon.svg', '/en/p.png'],
    ],
    ['/en/index.html', '<style>@font-face{src:url(/f.woff2)}</style>', ['/f.woff2']],
    [
      '/_astro/a.css',
      'a{background:url("./b.svg?x")}b{background:url(data:image/png;base64,AA)}',
      ['/_astro/b.svg'],
    ],
    [
      '/_astro/a.js',
      'import{x}from"./b.js";const y=()=>import("./c.js")',
      ['/_astro/b.js', '/_astro/c.js'],
    ],
    ['/_astro/a.js', 'm.f=["_astro/d.css","/_astro/e.js"]', ['/_astro/d.css', '/_astro/e.js']],
    ['/m.webmanifest', '{"icons":[{"src":"/icon-192.png"}]}', ['/icon-192.png']],
  ])('by %s in %s', (path, text, named) => {
    expect([...filesNamedIn(path, text, '/')].sort()).toEqual([...named].sort());
  });

  test.each([
    '<link rel="canonical" href="https://codex.example/en/">',
    '<link rel="alternate" hreflang="fr" href="/fr/">',
    '<a href="/en/nowhere/">x</a>',
    '<script src="https://other.example/x.js"></script>',
    '<svg><use href="#star"/></svg>',
    '<img src="data:image/gif;base64,AA" alt="">',
  ])('are not those of %s', (text) => {
    expect(filesNamedIn('/en/index.html', text, '/')).toEqual([]);
  });
});

test.each([
  '<meta content="<img src=x>"><p title=\'<script src="y"></script>\'>',
  '<!-- <img src=x> -->',
  '<script type="application/json">"<img src=x>"</script>',
  '<title><img src=x></title>',
])('a tag in a value or a text loads nothing: %s', (html) => {
  expect(filesNamedIn('/index.html', withTagsAlone(html), '/')).toEqual([]);
  const real = `${html}<img alt="ab" src="z.png">`;
  expect(filesNamedIn('/index.html', withTagsAlone(real), '/')).toEqual(['/z.png']);
});
