/** Errata, suspensions and formats as texts; official answers are rulings. */

import type { Card } from '../../engine/index.ts';
import { WORDINGS } from '../../languages/all-languages.ts';
import { cardText, plainText } from '../../languages/say/card.ts';
import type { Erratum, RecordFormat, Suspension } from '../../library/record/schema.ts';
import type { Language } from '../../rulebook/language.ts';
import { cardsCalled } from './cards.ts';
import { CARDS, RECORD } from './sources.ts';
import { Unanswerable } from './tool.ts';

const byId = new Map(CARDS.map((card) => [card.id, card]));

/** Returns the record of a card, the oldest first; without a card, what is suspended and the formats. */
export function tellRecord(asked: string | undefined, language: Language): string {
  if (asked === undefined) {
    const open = RECORD.suspensions.filter(({ until }) => until === undefined);
    return [
      'Suspended, as far as no source has an end (no rule of the book suspends a card):',
      ...open.map((one) => tellSuspension(one, language)),
      'Formats (cards beside the Hero):',
      ...RECORD.formats.map((format) => tellFormat(format, language)),
      ...tellSources(language),
    ].join('\n');
  }
  const names = new Set(cardsCalled(asked).map(({ name }) => name.en));
  const isNamed = (id: string) => names.has(byId.get(id)?.name.en ?? '');
  const errata = RECORD.errata.filter(({ cards }) => cards.some(isNamed));
  const suspensions = RECORD.suspensions.filter(({ cards = [], uniques }) =>
    [...cards, ...(uniques ? [uniques.of] : [])].some(isNamed),
  );
  if (errata.length + suspensions.length === 0) {
    throw new Unanswerable(
      `The record has no erratum or suspension of “${asked}”. Official answers are rulings.`,
    );
  }
  const said = [
    ...errata.map((one) => [one.dates[0]!, tellErratum(one, language)] as const),
    ...suspensions.map((one) => [firstDay(one), tellSuspension(one, language)] as const),
  ].sort(([a], [b]) => (a < b ? -1 : 1));
  return [...said.map(([, text]) => text), ...tellSources(language)].join('\n');
}

function firstDay({ since }: Suspension): string {
  return typeof since === 'string' ? since : since.before;
}

function tellErratum(erratum: Erratum, language: Language): string {
  const { dates, kind, cards, text, source, uniques, before } = erratum;
  const older = 'texts' in before ? Object.entries(before.texts) : [];
  const words = 'words' in before ? Object.entries(before.words) : [];
  return [
    `${dates.join(', ')} erratum (${kind}) of ${cards.join(', ')}, by ${source}: ${text[language]}`,
    ...(uniques ? [`  unique versions: ${uniques}`] : []),
    ...older.flatMap(([id, abilities]) => {
      const card = byId.get(id);
      return card ? [`  before, ${id}: ${textOf({ ...card, abilities } as Card, language)}`] : [];
    }),
    ...words.map(
      ([lang, changed]) => `  ${lang}: “${changed?.old ?? '?'}” became “${changed?.new}”`,
    ),
    ...('reserveCost' in before
      ? [`  a wrong printing has Reserve Cost ${before.reserveCost}`]
      : []),
  ].join('\n');
}

function textOf(card: Card, language: Language): string {
  const text = cardText(card, WORDINGS[language], (token) => byId.get(token)!);
  return plainText(text).replaceAll('\n', ' / ');
}

/** Returns a suspension on a line: where and since when, by which source, of which cards. */
export function tellSuspension(
  { kind, cards = [], uniques, formats, since, until, source }: Suspension,
  language: Language,
) {
  const unique = uniques
    ? [
        `uniques of ${byId.get(uniques.of)?.name[language] ?? uniques.of} (${uniques.factions.join(', ')})`,
      ]
    : [];
  const start = typeof since === 'string' ? since : `before ${since.before}`;
  const span = until ? `${start} to ${until}` : `since ${start}`;
  return `${kind} in ${formats.join(', ')} ${span}, by ${source}: ${[...cards, ...unique].join(', ')}`;
}

function tellFormat({ name, about, deck, source, date }: RecordFormat, language: Language): string {
  const { least, most, uniqueByHero, ...numbers } = deck;
  const limits = Object.entries(numbers).map(([key, value]) => `${key} ${value}`);
  const heroes = (uniqueByHero ?? []).map((one) => `${one.most} uniques: ${one.heroes.join(', ')}`);
  const said = [`${least} to ${most} cards`, ...limits, ...heroes].join('; ');
  return `${name[language]} (by ${source}, ${date}): ${about[language]} ${said}`;
}

function tellSources(language: Language): readonly string[] {
  return [
    'Sources:',
    ...RECORD.sources.map(
      ({ id, title, about, date }) =>
        `${id}: ${title[language]}, known up to ${date}. ${about[language]}`,
    ),
  ];
}
