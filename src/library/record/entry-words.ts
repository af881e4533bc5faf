/** What an entry of the record says, in a language. */

import type { Faction } from '../../engine/cards/vocabulary.ts';
import { FACTION_NAMES } from '../../languages/lexicon.ts';
import { plainWords } from '../../languages/plain-words.ts';
import { interfaceTexts, recordTexts } from '../../languages/texts/interface.ts';
import type { Language } from '../../rulebook/language.ts';
import { answerBy } from '../../rulebook/ruling.ts';
import { cardNames, nameIdOf } from '../card-names.ts';
import { cardNamed, nameOf } from '../cards.ts';
import { type RecordEntry, recordFormats, sourceNamed } from './record.ts';
import { sayErratum, saySuspension } from './said.ts';
import type { Suspension } from './schema.ts';

/**
 * Names cards with the versions that are meant: `Bugfix (Axiom: common, rare)`; where all are, with
 * their name alone.
 */
export function versionsInWords(
  ids: readonly string[],
  uniques: Suspension['uniques'],
  lang: Language,
): string {
  const { rarities } = interfaceTexts(lang);
  const meant = [
    ...ids.map((id) => {
      const { rarity, faction } = cardNamed(id);
      const word = rarity ? rarities[rarity].toLowerCase() : '';
      return { name: nameIdOf(cardNamed(id)), faction, word };
    }),
    ...(uniques?.factions ?? []).map((faction) => ({
      name: nameIdOf(cardNamed(uniques!.of)),
      faction,
      word: recordTexts(lang).unique,
    })),
  ];
  return [...Map.groupBy(meant, ({ name }) => name)]
    .map(([name, versions]) => {
      const all = cardNames.get(name)!.versions;
      const said = nameOf(all[0], lang);
      if (all.every(({ id }) => ids.includes(id))) return said;
      const factions = Map.groupBy(versions, ({ faction }) => faction);
      return `${said} (${[...factions].map(([faction, ones]) => inFaction(faction, ones, lang)).join('; ')})`;
    })
    .join(', ');
}

function inFaction(
  faction: Faction | undefined,
  versions: readonly { readonly word: string }[],
  lang: Language,
): string {
  const words = versions
    .map(({ word }) => word)
    .filter(Boolean)
    .join(', ');
  if (!faction) return words;
  const name = FACTION_NAMES[faction];
  return words ? recordTexts(lang).inFaction(name, words) : name;
}

/** A suspension as a sentence, without its source. */
export function suspensionInWords(suspension: Suspension, lang: Language): string {
  return saySuspension(suspension, recordFormats, lang);
}

/** The title of an entry. */
export function titleOf(entry: RecordEntry, lang: Language): string {
  const words = recordTexts(lang);
  switch (entry.kind) {
    case 'answer':
      return plainWords(entry.ruling.question[lang], lang);
    case 'erratum':
      return words.textChanged(versionsInWords(entry.cards, undefined, lang));
    case 'suspension':
    case 'end': {
      const { cards = [], uniques, kind } = entry.suspension;
      const name = versionsInWords(cards, uniques, lang);
      return entry.kind === 'end' ? words.ended(name) : words.suspended(name, kind);
    }
    case 'format':
      return words.formatNamed(entry.format.name[lang]);
    default:
      return entry satisfies never;
  }
}

/** What an entry says in one or a few sentences, on one line. */
export function summaryOf(entry: RecordEntry, lang: Language): string {
  switch (entry.kind) {
    case 'answer':
      return plainWords(answerBy(entry.ruling, newestChecked(entry.ruling))[lang], lang);
    case 'erratum':
      return sayErratum(entry.erratum, lang);
    case 'suspension':
    case 'end':
      return `${suspensionInWords(entry.suspension, lang)} ${recordTexts(lang).source} ${sourceNamed(entry.suspension.source).title[lang]}.`;
    case 'format':
      return entry.format.about[lang];
    default:
      return entry satisfies never;
  }
}

/** The newest edition that an answer was held against; an answer that it changed is shown as changed. */
function newestChecked({ checked = {} }: { readonly checked?: object | undefined }): string {
  return Object.keys(checked).sort().at(-1) ?? '';
}

/** Where an entry leads: to its ruling, to the card that it is first about, or to itself. */
export function placeOf({ id, cards, ...entry }: RecordEntry): RecordPlace {
  if (entry.kind === 'answer') return { ruling: entry.ruling.id };
  const [first] = cards;
  return first === undefined ? { entry: id } : { card: nameIdOf(cardNamed(first)) };
}

export type RecordPlace =
  | { readonly ruling: string }
  | { readonly card: string }
  | { readonly entry: string };
