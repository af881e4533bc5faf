import type { APIRoute } from 'astro';
import { address } from '../../addresses/address.ts';
import { interfaceTexts } from '../../languages/texts/interface.ts';
import { languagePaths } from '../../library/paths.ts';
import type { Language } from '../../rulebook/language.ts';

export const getStaticPaths = languagePaths;

/** Lets a phone keep the site among its apps, with shortcuts to what players look for. */
export const GET: APIRoute<{ lang: Language }> = ({ props: { lang } }) => {
  const { site, nav, search } = interfaceTexts(lang);
  const manifest = {
    id: address.home(lang),
    name: 'Altered Codex',
    short_name: 'Codex',
    description: site.tagline,
    lang,
    dir: 'ltr',
    start_url: address.home(lang),
    scope: address.root(),
    display: 'standalone',
    background_color: '#f5f5ee',
    theme_color: '#f5f5ee',
    icons: [
      { src: address.file('icon.svg'), sizes: 'any', type: 'image/svg+xml' },
      { src: address.file('icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: address.file('icon-512.png'), sizes: '512x512', type: 'image/png' },
      {
        src: address.file('icon-maskable.png'),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    shortcuts: [
      { name: search.title, url: address.search(lang) },
      { name: nav.terms, url: address.terms(lang) },
      { name: nav.cards, url: address.cards(lang) },
      { name: nav.freePlay, url: address.sandbox(lang) },
    ],
  };
  const headers = { 'Content-Type': 'application/manifest+json' };
  return new Response(JSON.stringify(manifest), { headers });
};
