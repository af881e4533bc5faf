import { createHash } from 'node:crypto';
import { absoluteUrl, address } from '../addresses/address.ts';
import { collection, examples } from '../library/collection.ts';
import { allVolumes } from '../library/paths.ts';
import { recordEntries } from '../library/record/record.ts';
import { rulings } from '../library/rulings.ts';
import { editions } from '../library/volume.ts';
import { LANGUAGES, type Language } from '../rulebook/language.ts';
import { ENDPOINTS, schemaAddress } from './documents.ts';
import { termsData } from './library.ts';
import { editionData } from './rule.ts';
import { ANSWERS, type IndexData } from './schema.ts';

const fileUrl = (path: string) => absoluteUrl(address.file(`api/v1/${path}`));

function inLanguages(languages: readonly Language[], of: (lang: Language) => string) {
  return Object.fromEntries(languages.map((lang) => [lang, of(lang)]));
}

/** Returns the index of the API: what it offers, and the addresses. */
export async function indexData(): Promise<IndexData> {
  const known = await editions();
  return {
    version: 1,
    hash: await contentHash(),
    date: dayOfBuild(),
    licence: 'MIT',
    base: absoluteUrl(address.root()),
    current: known[0]?.edition ?? '',
    languages: [...LANGUAGES],
    editions: known.map(({ edition, date, languages }) => ({
      edition,
      date,
      files: inLanguages(languages, (lang) => fileUrl(`${edition}/${lang}.json`)),
      markdown: inLanguages(languages, (lang) => absoluteUrl(address.markdown(lang, edition))),
    })),
    templates: Object.fromEntries(
      ENDPOINTS.filter(({ path }) => path.includes('{')).map(({ path, answer }) => [
        answer,
        fileUrl(path),
      ]),
    ),
    terms: fileUrl('terms.json'),
    rulings: fileUrl('rulings.json'),
    record: fileUrl('record.json'),
    cards: fileUrl('cards.json'),
    cardTexts: inLanguages(LANGUAGES, (lang) => fileUrl(`cards/${lang}.json`)),
    examples: fileUrl('examples.json'),
    coverage: fileUrl('coverage.json'),
    lookup: fileUrl('lookup.json'),
    changes: inLanguages(LANGUAGES, (lang) => absoluteUrl(address.changesJson(lang))),
    recordFeed: inLanguages(LANGUAGES, (lang) => absoluteUrl(address.recordJson(lang))),
    openapi: absoluteUrl(address.file('openapi.json')),
    schemas: Object.fromEntries(Object.keys(ANSWERS).map((name) => [name, schemaAddress(name)])),
  };
}

/** Returns the day of the build. SOURCE_DATE_EPOCH sets it, for reproducible builds. */
function dayOfBuild(): string {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return new Date(epoch ? Number(epoch) * 1000 : Date.now()).toISOString().slice(0, 10);
}

/** Returns a hash that changes with any rule, term, card, ruling or example. */
async function contentHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const book of await allVolumes()) hash.update(JSON.stringify(await editionData(book)));
  hash.update(JSON.stringify(await termsData()));
  hash.update(
    JSON.stringify([[...collection.values()], rulings, [...examples.values()], recordEntries]),
  );
  return hash.digest('hex').slice(0, 16);
}
