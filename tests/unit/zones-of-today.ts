import { readFileSync } from 'node:fs';
import { CANONICAL } from '../../src/engine/rules/edition.ts';
import type { Language } from '../../src/rulebook/language.ts';

type Kind = 'shared' | 'personal';

/** How a language says whose a zone is. */
interface ZoneWords {
  /** A player's word before, or after, a zone that all share. */
  readonly owned: RegExp;
  readonly shared: RegExp;
  readonly personal: RegExp;
  /** A negation that turns the word after it into the other kind. */
  readonly not: RegExp;
  /** Number words from one on. */
  readonly numbers: readonly string[];
}

/**
 * Words that give a zone to one player, or tell of several, though the current edition has one that
 * all share (1.2.3.e). Expeditions and Landmarks are the parts that a player has.
 */
const WORDS: Readonly<Record<Language, ZoneWords>> = {
  en: {
    owned:
      /\b(?:(?:an?|[Yy]our|[Tt]heir|[Hh]is|[Hh]er|each player’s|\w+’s)(?: own)? (?:Landmark|Expedition) zone|(?:[Yy]our|[Tt]heir|[Hh]is|[Hh]er|each player’s|\w+’s)(?: own)? (?:Limbo|Adventure)|(?:Landmark|Expedition) zones)\b/g,
    shared: /\bshared\b|\bplayers share\b|\bplayers have in common\b/i,
    personal: /\bpersonal\b|\beach player’s own\b|\beach player has (?:their|his) own\b/i,
    not: /\b(?:not|no longer|never)(?: an?)? (?:shared|personal)\b/i,
    numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  },
  fr: {
    owned:
      /\b(?:une|[Vv]otre|[Ss]a|[Ll]eur)(?: propre)? zone (?:de Repères|d’Expédition)|(?:[Ll]es|[Dd]es|[Vv]os|[Ss]es) zones (?:de Repères|d’Expédition)|zone (?:de Repères|d’Expédition) (?:de son|de ce|d’Alma|de Bo|du joueur)|\b(?:[Vv]otre|[Ss]on|[Ll]eur)(?: propre)? (?:Limbo|Aventure)\b/g,
    shared: /\bpartagée?s?(?!\p{L})|\bpartagent\b|\bont en commun\b/iu,
    personal:
      /\bpersonnel(?:le)?s?\b|\b(?:sont|zones|propres) à chaque joueur\b|\bchaque joueur a (?:la sienne|sa propre)/iu,
    not: /\b(?:pas|plus|jamais)(?: une)?(?: zone)? (?:partagée?s?|personnel(?:le)?s?)/i,
    numbers: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  },
  it: {
    owned:
      /\bun’area (?:dei fulcri|delle spedizioni)|\baree (?:dei fulcri|delle spedizioni)|\b(?:[Tt]ua|[Ss]ua|[Ll]oro)(?: propria)? area (?:dei fulcri|delle spedizioni)|area (?:dei fulcri|delle spedizioni) (?:di Alma|di Bo|del suo|di chi|di quel)|\b(?:[Tt]uo|[Ss]uo|[Ll]oro|[Tt]ua|[Ss]ua)(?: propri[oa])? (?:Limbo|Avventura)\b/g,
    shared: /\bcondivis[aeio]\b|\bcondividono\b|\bhanno in comune\b/i,
    personal:
      /\bpersonal[ei]\b|\bpropri[eo] di ogni giocatore\b|\bogni giocatore ha (?:la|il) propri[ao]\b/i,
    not: /\b(?:non (?:è|sono)|né)(?: più)?(?: un’area| aree)? (?:condivis[aeio]|personal[ei])/i,
    numbers: ['uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'],
  },
  de: {
    owned:
      /\b(?:eine[rn]?|[Dd]eine[rn]?|[Ii]hre[rn]?|[Ss]eine[rn]?|Almas|Bos)(?: eigenen?)? (?:Wahrzeichen|Expeditions)zone\b|\b(?:Wahrzeichen|Expeditions)zonen\b|\b(?:Wahrzeichen|Expeditions)zone (?:von Alma|von Bo|seines|ihres|eines|jedes|des) ?(?:Spielers|Besitzers|Gegners)?|\b(?:[Dd]ein|[Ii]hr|[Ss]ein)(?:e[mns])?(?: eigene[mns]?)? (?:Limbus|Abenteuer)\b/g,
    shared: /\bgemeinsame[mnrs]?\b|\b(?:ist|sind)(?: \p{L}+)? gemeinsam\b|\bteilen sich\b/iu,
    personal:
      /\bpersönliche[mnrs]?\b|\b(?:ist|sind)(?: \p{L}+)? persönlich\b|\beigene Zonen jedes Spielers\b|\bjeder Spieler hat (?:seine|seinen|sein) eigene[ns]?\b/iu,
    not: /\b(?:nicht|nicht mehr|nie|keine[mnrs]?) (?:gemeinsam|persönlich)\p{L}*/iu,
    numbers: ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
  },
  es: {
    owned:
      /\b(?:una|[Tt]u|[Ss]u)(?: propia)? zona de (?:hitos|expedición)|\bzonas de (?:hitos|expedición)|\bzona de (?:hitos|expedición) (?:de Alma|de Bo|de su|de ese|del jugador|de cada)|\b(?:[Tt]u|[Ss]u)(?: propi[oa])? (?:limbo|aventura)\b/g,
    shared: /\bcompartid[ao]s?\b|\bcomparten\b|\btienen en común\b/i,
    personal:
      /\bpersonal(?:es)?\b|\bpropi[ao]s de cada jugador\b|\bcada jugador tiene (?:la|el) suy[ao]\b/i,
    not: /\b(?:no (?:es|son)|ya no es|nunca es)(?: una)?(?: zona)? (?:compartid[ao]s?|personal(?:es)?)/i,
    numbers: ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
  },
};

/** Texts that quote a printed card, or say what older printings and editions said. */
const QUOTED =
  /[“«„][^”»“]*[”»“]|\b(?:before|avant|prima|vor|antes)\b[^.]*\b(?:edition|édition|edizione|Ausgabe|edición|\d\.0|2024)\b[^.]*\./gi;

interface ZoneTerm {
  readonly id: string;
  readonly category: string;
  readonly forms: Readonly<Record<string, { readonly singular: string; readonly plural: string }>>;
}

/** The zones that a rule of the current edition lists. */
function zonesOf(rule: '1.2.3.e' | '1.2.3.f'): readonly ZoneTerm[] {
  const book = JSON.parse(readFileSync(`data/editions/${CANONICAL}/en.json`, 'utf8'));
  const [list] = book.rules[rule].text
    .replace(/\[\[[a-z-]+\|([^\]]*)\]\]|\[\[|\]\]/g, '$1')
    .split(': ')[1]
    .split('.');
  const names = list.split(/, | and /).map((name: string) => name.replace(/^the /, ''));
  const { terms } = JSON.parse(readFileSync('data/terms.json', 'utf8')) as { terms: ZoneTerm[] };
  return terms.filter(
    ({ category, forms }) =>
      category === 'zone' &&
      names.some((name: string) => name.toLowerCase() === forms.en!.singular.toLowerCase()),
  );
}

export const ZONES: Readonly<Record<Kind, readonly ZoneTerm[]>> = {
  shared: zonesOf('1.2.3.e'),
  personal: zonesOf('1.2.3.f'),
};

/** Whether a clause names a zone of a kind. */
function namedIn(clause: string, kind: Kind, language: string): readonly string[] {
  return ZONES[kind]
    .flatMap(({ forms }) => [forms[language]!.singular, forms[language]!.plural])
    .filter((name) => new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-])`, 'iu').test(clause));
}

/** The kind of zone that a clause speaks of, where it speaks of one kind alone. */
function kindOf(clause: string, { shared, personal, not }: ZoneWords): Kind | null {
  if (shared.test(clause) === personal.test(clause)) return null;
  return shared.test(clause) !== not.test(clause) ? 'shared' : 'personal';
}

/** A wrong number before the kind of zone, such as "three shared zones" or "three are shared". */
function wrongCounts(clause: string, words: ZoneWords): readonly string[] {
  return (['shared', 'personal'] as const).flatMap((kind) => {
    const told = new RegExp(
      `\\b(${words.numbers.slice(1).join('|')}|\\d+)\\b(?: [\\p{L}’]+){0,3}? (?:${words[kind].source})`,
      'iu',
    ).exec(clause);
    if (!told) return [];
    const count = words.numbers.indexOf(told[1]!.toLowerCase()) + 1 || Number(told[1]);
    return count === ZONES[kind].length ? [] : [told[0]];
  });
}

/** What a text says of zones that the current edition denies: whose a zone is, and how many are shared. */
export function deniedOfZones(text: string, language: Language): readonly string[] {
  const words = WORDS[language];
  const said = text
    .replace(/\[\[[a-z-]+\|([^\]]*)\]\]|\[\[([^\]]*)\]\]/g, '$1$2')
    .replace(/<[^>]+>/g, '')
    .replace(QUOTED, '');
  const clauses = said.split(/(?<=[.;?!])\s|\n|"|'|`|\\n/);
  return [
    ...(said.match(words.owned) ?? []),
    ...clauses.flatMap((clause) => {
      const kind = kindOf(clause, words);
      const other = kind === 'shared' ? 'personal' : 'shared';
      const denied = kind === null ? [] : namedIn(clause, other, language);
      return [...(denied.length > 0 ? [clause.trim()] : []), ...wrongCounts(clause, words)];
    }),
  ];
}
