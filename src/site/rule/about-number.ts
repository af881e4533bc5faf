import { address } from '../../addresses/address.ts';
import { asSentence } from '../../languages/sentence.ts';
import { shortNumbers } from '../../library/paths.ts';
import { isCurrentEdition, type Volume } from '../../library/volume.ts';
import { parentOf } from '../../rulebook/number.ts';
import type { PageAbout } from '../layout/about.ts';
import { breadcrumbList, definedTerm, type TrailPlace } from '../layout/structured-data.ts';
import { numberPicture } from '../picture/page-picture.ts';

/** Returns the metadata of the page of a number. */
export async function aboutNumber(
  book: Volume,
  number: string,
  title: string,
  text: string,
): Promise<PageAbout> {
  const { lang, edition } = book;
  const path = address.number(lang, edition, number);
  const outline: TrailPlace = [book.outline.title[lang], address.edition(lang, edition)];
  const defined = definedTerm({
    lang,
    path,
    code: number,
    name: `${number} ${title}`,
    description: asSentence(text, lang),
    set: outline,
  });
  const trail = [outline, ...placesAbove(book, number), [`${number} ${title}`, path]] as const;
  const isRule = book.rules.has(number);
  const isInForce = await isCurrentEdition(edition);
  const hasJson = isRule || book.sections.some((section) => section.number === number);
  return {
    picture: await numberPicture(book, number),
    published: book.outline.date,
    // Search engines show a definition, and the way to it, of the edition in force alone.
    data: isInForce ? [...(isRule ? [defined] : []), breadcrumbList(trail)] : [],
    json: hasJson ? address.file(`api/v1/${edition}/${lang}/${number}.json`) : undefined,
  };
}

/** The chapter, group and section that hold a number, the outermost first. */
function placesAbove({ lang, edition, nodes }: Volume, number: string): readonly TrailPlace[] {
  const above: TrailPlace[] = [];
  for (let up = parentOf(number); up !== null; up = parentOf(up)) {
    const place = nodes.get(up);
    if (place) above.unshift([`${up} ${place.title}`, address.number(lang, edition, up)]);
  }
  return above;
}

/** The address without language of a number in a volume: the short one where that leads to its edition. */
export async function neutralAddress({ lang, edition }: Volume, number: string): Promise<string> {
  const short = (await shortNumbers(lang)).get(number);
  return address.neutral(number, short?.edition === edition ? undefined : edition);
}
