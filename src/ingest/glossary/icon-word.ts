import { GLOSSARIES } from '../../languages/all-languages.ts';
import type { Language } from '../../rulebook/language.ts';
import { holdIcon } from './held.ts';

/** Finds words that replace the pictures of icons on pages of the glossary. */

/** The icons that the glossary's words stand for. */
const ICON_OF: Readonly<Record<string, string>> = {
  etb: 'join',
  hand: 'hand',
  reserve: 'reserve',
  exhaust: 'exhaust',
  support: 'support',
  forest: 'forest',
  mountain: 'mountain',
  water: 'water',
  common: 'common',
  rare: 'rare',
  unique: 'unique',
  axiom: 'axiom',
  bravos: 'bravos',
  lyra: 'lyra',
  mouna: 'muna',
  muna: 'muna',
  ordis: 'ordis',
  yzmir: 'yzmir',
};

const ANY = Object.keys(ICON_OF).join('|');
const FACTIONS = 'axiom|bravos|lyra|mouna|ordis|yzmir';

const wordPattern = (names: string) => `(?<![\\p{L}\\p{N}$\\uFDD2])(?:${names})(?![\\p{L}\\p{N}])`;

/** A token that the glossary did not replace by its picture. */
const TOKEN = /\$([a-z]+)\b/g;
/** The number before the name of a faction's picture is not a cost. */
const NUMBERED_FACTION = new RegExp(
  `(?<=\\b(${FACTIONS}|muna)\\s)\\d(?=(?:${FACTIONS})\\b)`,
  'giu',
);
const GLUED = new RegExp(`(?<![\\p{L}\\p{N}])(\\d|X)?((?:${ANY})+)(?![\\p{L}\\p{N}])`, 'gu');
const DOUBLED = new RegExp(`(?<=\\b(${ANY})\\s)\\1(?![\\p{L}\\p{N}])`, 'giu');
/** Matches the start of a sentence or a quotation, before the effect of the trigger or cost. */
const AT_START =
  /(?<=^|[.!?:]\s|["“«(]\s?)(?:hand|reserve|exhaust|support)(?=\s?:|\s(?:I|\p{Lu}))/gmu;
const MEANT = new RegExp(
  `${wordPattern('hand|reserve|exhaust|support')}(?=\\s(?:means|signifie|significa))`,
  'gu',
);
const BESIDE_JOIN = new RegExp(wordPattern('hand|reserve'), 'gu');
const BRACKETED = /(?<=\()(?:common|rare|unique)(?=\))/g;
const PAID =
  /(?<=\b(?:pay(?:er|ez|s)?|paga(?:re|te)?)\s)(\d|X)(?=\s(?:et|and|e|pour|to|per|ou|or|o)\b|[.,;:)]|$)/gi;

/** A line with markers for its icon words, and the unknown tokens in it. */
export interface HeldLine {
  readonly text: string;
  readonly unknown: readonly string[];
}

/** Finds the icon words of a line, by its language and by the words around them. */
export function holdIconWords(line: string, language: Language): HeldLine {
  const unknown: string[] = [];
  const hold = (name: string) => holdIcon(ICON_OF[name.toLowerCase()]!);
  let text = line
    .replace(TOKEN, (token: string, name: string) => {
      if (name in ICON_OF) return hold(name);
      unknown.push(token);
      return token;
    })
    .replace(NUMBERED_FACTION, '')
    .replace(GLUED, (whole: string, mana: string | undefined, names: string) => {
      const parts = names.match(new RegExp(ANY, 'g')) ?? [];
      if (mana === undefined && parts.length < 2) return whole;
      return (mana === undefined ? '' : holdIcon(`mana:${mana}`)) + parts.map(hold).join('');
    });
  if (/(?<!\p{L})etb(?!\p{L})/u.test(text)) text = text.replace(BESIDE_JOIN, hold);
  for (const find of [DOUBLED, AT_START, MEANT, BRACKETED]) text = text.replace(find, hold);
  text = text
    .replace(new RegExp(wordPattern(`${GLOSSARIES[language].iconsAlways}|${FACTIONS}`), 'gu'), hold)
    .replace(PAID, (mana: string) => holdIcon(`mana:${mana.toUpperCase()}`));
  return { text, unknown };
}

/** Matches words to which a page attached the letter that replaced a dash. */
const BEFORE_DASH =
  'Trigger|Hand|Reserve|Morning|Noon|Afternoon|Dusk|Night|Déclencheur|Main|Réserve|Matin|Midi|' +
  'Après-midi|Crépuscule|Nuit|Innesco|Mano|Riserva|Mattino|Mezzogiorno|Pomeriggio|Crepuscolo|Notte';

/** Finds the long dash of a Reaction, which pages show as a letter or as a bar. */
export function holdReactionDash(line: string): string {
  const dash = holdIcon('reaction');
  return line
    .replace(new RegExp(`\\b(${BEFORE_DASH})l(?=\\s\\p{Lu}|["”»]|$)`, 'gu'), `$1 ${dash}`)
    .replace(/(?<=[\p{L}\p{N}"”»\])])\s+(?:l|\|)\s+(?=[\p{L}[{"“«(\uFDD2])/gu, ` ${dash} `)
    .replace(/(?<=\p{L})\s+(?:l|\|)(?=["”»])/gu, ` ${dash}`);
}
