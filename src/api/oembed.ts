import { absoluteUrl, address } from '../addresses/address.ts';
import type { Example } from '../library/examples/example.ts';
import { escapeMarkup } from '../rulebook/escape-markup.ts';
import { LANGUAGES } from '../rulebook/language.ts';

const WIDTH = 720;
const HEIGHT = 640;

/**
 * Returns the oEmbed answer with which another site shows an example. All languages share one, because
 * a static file has no query; the frame detects the reader's language.
 *
 * @param picture the pixels of the example's picture
 */
export function oembedData(
  { id, title }: Example,
  picture: { readonly width: number; readonly height: number },
) {
  const titles = [...new Set(LANGUAGES.map((lang) => title[lang]))].join(' · ');
  const frame = `${absoluteUrl(address.embed('en', id))}?language=reader`;
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Altered Codex',
    provider_url: absoluteUrl(address.root()),
    title: titles,
    html: `<iframe src="${frame}" title="${escapeMarkup(titles)}" width="${WIDTH}" height="${HEIGHT}" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" style="width: 100%; border: 0" loading="lazy"></iframe>`,
    width: WIDTH,
    height: HEIGHT,
    thumbnail_url: absoluteUrl(address.file(`og/en/examples/${id}.png`)),
    thumbnail_width: picture.width,
    thumbnail_height: picture.height,
  };
}
