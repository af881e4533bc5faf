import { absoluteUrl, address } from '../addresses/address.ts';
import { cardAddress } from '../addresses/card-address.ts';
import type { Card } from '../engine/cards/card.ts';
import { plainWords } from '../languages/plain-words.ts';
import { plainText } from '../languages/say/card.ts';
import { examplesWith, hasCosts, printedCard } from '../library/cards.ts';
import { collection } from '../library/collection.ts';
import { lexicon } from '../library/lexicon.ts';
import { rulings, rulingsAbout, rulingsNaming, termsOf } from '../library/rulings.ts';
import { LANGUAGES, type Language } from '../rulebook/language.ts';
import type { Ruling } from '../rulebook/ruling.ts';
import type { CardTextsData } from './schema.ts';

type InEach<Value> = Readonly<Record<Language, Value>>;

function inEach<Value>(of: (lang: Language) => Value): InEach<Value> {
  return Object.fromEntries(LANGUAGES.map((lang) => [lang, of(lang)])) as InEach<Value>;
}

/** Every term, as programs read it; a language that lacks one is left out of its forms. */
export async function termsData() {
  const lexicons = await Promise.all(LANGUAGES.map(lexicon));
  const ids = [...new Set(lexicons.flatMap((terms) => [...terms.keys()]))].sort();
  return ids.map((id) => {
    const known = lexicons.flatMap((terms) => terms.get(id)?.data ?? []);
    const { category, icon, rules, seeAlso } = known[0]!;
    const of = <Value>(value: (term: (typeof known)[number]) => Value) =>
      Object.fromEntries(known.map((term) => [term.language, value(term)]));
    return {
      id,
      category,
      icon: icon ?? null,
      rules,
      seeAlso,
      url: of(({ language }) => absoluteUrl(address.term(language, id))),
      forms: of(({ forms }) => ({
        singular: forms.singular,
        plural: forms.plural ?? null,
        gender: forms.gender ?? null,
        other: forms.other,
      })),
      definition: of(({ plain }) => plain),
      rulings: rulingsNaming(id).map((ruling) => ruling.id),
    };
  });
}

/** Every ruling, as programs read it. */
export function rulingsData() {
  return [...rulings].sort((a, b) => (a.id < b.id ? -1 : 1)).map(rulingData);
}

function rulingData(ruling: Ruling) {
  const { id, kind, dates, cards, question, answer, notes = [], rules, checked = {} } = ruling;
  const said = (text: InEach<string>) => inEach((lang) => plainWords(text[lang], lang));
  return {
    id,
    kind,
    about: ruling.kind === 'not-play' ? ruling.about : null,
    official: ruling.unofficial !== true,
    state: ruling.state ?? ('sealed' as const),
    moment: (ruling.kind === 'play' && ruling.moment) || null,
    dates,
    cards,
    url: inEach((lang) => absoluteUrl(address.ruling(lang, id))),
    question: said(question),
    answer: said(answer),
    notes: notes.map(({ edition, text }) => ({ edition: edition ?? null, text: said(text) })),
    rules,
    checked: Object.entries(checked).map(([edition, found]) => {
      const changed = found === 'stands' ? null : found;
      return {
        edition,
        stands: changed === null,
        since: changed?.since ?? null,
        answer: changed && said(changed.answer),
        changedBy: changed?.by ?? [],
      };
    }),
    terms: termsOf(ruling),
    example: (ruling.kind === 'play' && ruling.example) || null,
  };
}

/** A card as programs read it: its facts, its abilities as the engine runs them, its texts. */
export function cardData(card: Card) {
  const { id, ref, set, name, type, subtypes = [], faction, rarity, statistics, abilities } = card;
  const costs = hasCosts(card);
  return {
    id,
    reference: ref ?? null,
    set: set ?? null,
    name: inEach((lang) => name[lang] ?? name.en),
    type,
    subtypes,
    faction: faction ?? null,
    rarity: rarity ?? null,
    handCost: costs ? (card.handCost ?? 0) : null,
    reserveCost: costs ? (card.reserveCost ?? 0) : null,
    statistics: statistics ?? null,
    reserveLimit: type === 'hero' ? (card.reserveLimit ?? 2) : null,
    landmarkLimit: type === 'hero' ? (card.landmarkLimit ?? 2) : null,
    url: inEach((lang) => absoluteUrl(cardAddress(lang, card))),
    typeLine: inEach((lang) => printedCard(id, lang).line),
    text: inEach((lang) => plainText(printedCard(id, lang).text)),
    terms: printedCard(id, 'en').terms,
    abilities,
    examples: examplesWith(card).map((example) => example.id),
    rulings: rulingsAbout(id).map((ruling) => ruling.id),
  };
}

/** The printed texts of every card in one language. */
export function cardTextsData(language: Language): CardTextsData {
  const cards = [...collection.values()].map((card) => {
    const { id } = card;
    const { name, line, text } = printedCard(id, language);
    const url = absoluteUrl(cardAddress(language, card));
    return { id, name, typeLine: line, text: plainText(text), url };
  });
  return { language, cards };
}
