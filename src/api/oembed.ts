import type { Example } from '../examples/example.ts';
import { absolute, address } from '../i18n/address.ts';
import type { Language } from '../rulebook/language.ts';

const WIDTH = 720;
const HEIGHT = 640;

/** How another site shows an example, as an oEmbed answer. */
export function oembedData({ id, title }: Example, lang: Language) {
  const named = title[lang].replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const frame = absolute(address.embed(lang, id));
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Altered Codex',
    provider_url: absolute(address.root()),
    title: title[lang],
    html: `<iframe src="${frame}" title="${named}" width="${WIDTH}" height="${HEIGHT}" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" style="width: 100%; border: 0" loading="lazy"></iframe>`,
    width: WIDTH,
    height: HEIGHT,
    thumbnail_url: absolute(address.file(`og/${lang}/examples/${id}.png`)),
    thumbnail_width: 1200,
    thumbnail_height: 630,
  };
}
