import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { termsSchema } from './term.ts';

const file = new URL('../../data/terms.json', import.meta.url);
const { terms } = termsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Categories whose terms are all verbs, and some whose terms are all nouns. */
const VERBS = ['action'];
const NOUNS = ['zone', 'type', 'subtype', 'phase', 'characteristic', 'card-part', 'player'];

test.each(['fr', 'it', 'de', 'es'] as const)(
  'nouns have a gender in %s, and verbs have none',
  (lang) => {
    const wrong = terms.filter(({ category, forms }) => {
      const { gender, singular, plural } = forms[lang];
      // German has nouns for some actions, and "Kosten" is a plural alone.
      if (VERBS.includes(category)) return lang !== 'de' && gender !== undefined;
      const isPluralAlone = lang === 'de' && singular === plural && singular.endsWith('kosten');
      return NOUNS.includes(category) && gender === undefined && !isPluralAlone;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  },
);

test.each(['fr', 'it', 'de', 'es'] as const)(
  'an adjective or an adverb has no gender in %s',
  (lang) => {
    const others = ['ahead', 'asleep', 'face-down', 'fleeting', 'gigantic', 'tied', 'visible'];
    const gendered = terms.filter(({ id, forms }) => others.includes(id) && forms[lang].gender);
    expect(gendered.map(({ id }) => id)).toEqual([]);
  },
);
