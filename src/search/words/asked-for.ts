/** What a question asks for: a number, somebody, a time, a place, or what something is and does. */
import type { Language } from '../../rulebook/language.ts';

export type AskedFor = 'number' | 'who' | 'when' | 'where' | 'what';

/** A question word begins a question, or what follows a comma; those for a number stand anywhere. */
const QUESTION_WORDS: Readonly<Record<Language, readonly (readonly [AskedFor, RegExp])[]>> = {
  en: [
    ['number', /\bhow (?:many|much|big|large)\b/],
    ['who', /(?:^|[,:] )(?:who|whose)\b/],
    ['when', /(?:^|[,:] )when\b/],
    ['where', /(?:^|[,:] )where\b/],
    [
      'what',
      /^what(?: exactly| does it mean to)?(?:[’']s| is| are) |^what do(?:es)? .+ (?:do|mean)\b|^how do(?:es)? .+ work\b/,
    ],
  ],
  fr: [
    ['number', /\bcombien\b/],
    ['who', /(?:^|[,:] )(?:[àa] |de )?qui\b|\bqui[ ?]*$/],
    ['when', /(?:^|[,:] )quand\b|\bquand[ ?]*$|(?:^|[ ,:])[àa] quel moment\b/],
    ['where', /(?:^|[,:] )(?:d[’'])?o[uù](?= )|(?:^|[ ’'])où(?= )|[ ’']o[uù][ ?]*$/],
    ['what', /^(?:qu[’']est[- ]ce qu|c[’']est quoi|à quoi ser[tv]|que f(?:ait|ont) |que signifie)/],
    [
      'what',
      /^comment (?:marche|fonctionne)|[ ’'][çc]a (?:fait|donne|sert à|veut dire) quoi[ ?]*$/,
    ],
  ],
  it: [
    ['number', /\bquant[aei]\b/],
    ['who', /(?:^|[,:] )(?:a |di )?chi\b|\bchi[ ?]*$/],
    ['when', /(?:^|[,:] )quando\b|\bquando[ ?]*$|\bin (?:che|quale) momento\b/],
    ['where', /\bdove\b/],
    [
      'what',
      /^(?:che )?cos(?:a (?:è|e|sono|fa|fanno|significa)|[’']è)(?= )|^come funziona| cosa fa(?:nno)?[ ?]*$/,
    ],
  ],
};

/** What a text asks for; null where no question word tells. */
export function askedFor(text: string, language: Language): AskedFor | null {
  const said = text.trim().toLowerCase();
  return QUESTION_WORDS[language].find(([, word]) => word.test(said))?.[0] ?? null;
}
