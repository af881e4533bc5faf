import type { Language } from './language.ts';

/** The icons that a text may name between braces: `{exhaust}`, `{mana:3}`. */
export const ICONS = [
  'forest',
  'mountain',
  'water',
  'axiom',
  'bravos',
  'lyra',
  'muna',
  'ordis',
  'yzmir',
  'join',
  'hand',
  'reserve',
  'exhaust',
  'discard-from-reserve',
  'support',
  'mana',
  'common',
  'rare',
  'unique',
  'reaction',
] as const;

export type IconName = (typeof ICONS)[number];

const MANA = /^mana:(?:[0-9]|X)$/;

/** Whether a name stands for an icon: one of `ICONS`, or `mana:` with a digit or `X` (2.2.6). */
export function isIcon(name: string): boolean {
  return (ICONS as readonly string[]).includes(name) || MANA.test(name);
}

/** What stands for an icon where only words can: search, descriptions, quotations. */
const WORDS: Readonly<Record<IconName, Readonly<Record<Language, string>>>> = {
  forest: { fr: 'Forêt', en: 'Forest', it: 'Foresta' },
  mountain: { fr: 'Montagne', en: 'Mountain', it: 'Montagna' },
  water: { fr: 'Eau', en: 'Water', it: 'Acqua' },
  axiom: { fr: 'Axiom', en: 'Axiom', it: 'Axiom' },
  bravos: { fr: 'Bravos', en: 'Bravos', it: 'Bravos' },
  lyra: { fr: 'Lyra', en: 'Lyra', it: 'Lyra' },
  muna: { fr: 'Muna', en: 'Muna', it: 'Muna' },
  ordis: { fr: 'Ordis', en: 'Ordis', it: 'Ordis' },
  yzmir: { fr: 'Yzmir', en: 'Yzmir', it: 'Yzmir' },
  join: { fr: '(arrivée)', en: '(join)', it: '(arrivo)' },
  hand: { fr: '(Main)', en: '(Hand)', it: '(Mano)' },
  reserve: { fr: '(Réserve)', en: '(Reserve)', it: '(Riserva)' },
  exhaust: { fr: '(épuiser)', en: '(exhaust)', it: '(consumare)' },
  'discard-from-reserve': {
    fr: '(défausser de la Réserve)',
    en: '(discard from Reserve)',
    it: '(scartare dalla Riserva)',
  },
  support: { fr: '(soutien)', en: '(support)', it: '(supporto)' },
  mana: { fr: 'Mana', en: 'Mana', it: 'Mana' },
  common: { fr: '(commune)', en: '(common)', it: '(comune)' },
  rare: { fr: '(rare)', en: '(rare)', it: '(rara)' },
  unique: { fr: '(unique)', en: '(unique)', it: '(unica)' },
  reaction: { fr: '—', en: '—', it: '—' },
};

/**
 * A text of words alone, cut where a word in brackets stands for an icon.
 *
 * @example cutAtIcons('(join) abilities', 'en') // [{ icon: 'join' }, ' abilities']
 */
export function cutAtIcons(
  text: string,
  language: Language,
): readonly (string | { readonly icon: IconName })[] {
  const byWord = new Map(
    ICONS.filter((icon) => WORDS[icon][language].startsWith('(')).map((icon) => [
      WORDS[icon][language],
      icon,
    ]),
  );
  return text
    .split(/(\([^()]+\))/u)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const icon = byWord.get(piece);
      return icon ? { icon } : piece;
    });
}

/** The word for an icon in a language; a mana circle is its number. Empty for an unknown name. */
export function iconWord(name: string, language: Language): string {
  if (MANA.test(name)) return `{${name.slice('mana:'.length)}}`;
  return isIcon(name) ? WORDS[name as IconName][language] : '';
}
