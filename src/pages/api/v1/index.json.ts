import { editions } from '../../../book/volume.ts';
import { address } from '../../../i18n/address.ts';
import { LANGUAGES } from '../../../rulebook/language.ts';

/** What there is: editions with their files, and the files about everything else. */
export const GET = async () => {
  const file = (path: string) => address.file(`api/v1/${path}`);
  return Response.json({
    version: 1,
    languages: LANGUAGES,
    editions: (await editions()).map(({ edition, date, languages }) => ({
      edition,
      date,
      files: Object.fromEntries(languages.map((lang) => [lang, file(`${edition}/${lang}.json`)])),
    })),
    terms: file('terms.json'),
    rulings: file('rulings.json'),
    cards: file('cards.json'),
    examples: file('examples.json'),
    coverage: file('coverage.json'),
  });
};
