/** Italian verbs, with the pronouns that stand before them or are joined to them. */

import type { ClauseThing } from '../../say/phrase.ts';
import type { Mood } from '../../say/wording.ts';

/** Forms: "tu" imperative, infinitive, "egli", "essi", "tu", "io". */
type Forms = readonly [
  order: string,
  infinitive: string,
  egli: string,
  essi: string,
  tu: string,
  io: string,
];

const IRREGULAR: Readonly<Record<string, Forms>> = {
  accrescere: ['accresci', 'accrescere', 'accresce', 'accrescono', 'accresci', 'accresco'],
  aggiungere: ['aggiungi', 'aggiungere', 'aggiunge', 'aggiungono', 'aggiungi', 'aggiungo'],
  andare: ['va’', 'andare', 'va', 'vanno', 'vai', 'vado'],
  ascendere: ['ascendi', 'ascendere', 'ascende', 'ascendono', 'ascendi', 'ascendo'],
  conferire: ['conferisci', 'conferire', 'conferisce', 'conferiscono', 'conferisci', 'conferisco'],
  distribuire: [
    'distribuisci',
    'distribuire',
    'distribuisce',
    'distribuiscono',
    'distribuisci',
    'distribuisco',
  ],
  eseguire: ['esegui', 'eseguire', 'esegue', 'eseguono', 'esegui', 'eseguo'],
  fare: ['fai', 'far', 'fa', 'fanno', 'fai', 'faccio'],
  mettere: ['metti', 'mettere', 'mette', 'mettono', 'metti', 'metto'],
  ottenere: ['ottieni', 'ottenere', 'ottiene', 'ottengono', 'ottieni', 'ottengo'],
  perdere: ['perdi', 'perdere', 'perde', 'perdono', 'perdi', 'perdo'],
  prendere: ['prendi', 'prendere', 'prende', 'prendono', 'prendi', 'prendo'],
  ricevere: ['ricevi', 'ricevere', 'riceve', 'ricevono', 'ricevi', 'ricevo'],
  raggiungere: ['raggiungi', 'raggiungere', 'raggiunge', 'raggiungono', 'raggiungi', 'raggiungo'],
  rifornire: ['rifornisci', 'rifornire', 'rifornisce', 'riforniscono', 'rifornisci', 'rifornisco'],
  scegliere: ['scegli', 'scegliere', 'sceglie', 'scelgono', 'scegli', 'scelgo'],
  spendere: ['spendi', 'spendere', 'spende', 'spendono', 'spendi', 'spendo'],
};

/** The forms of a verb; those in -are are regular unless listed. A term mark stays around it. */
function formsOf(verb: string): Forms {
  const marked = /^(\[\[[^\]|]+\|)([^\]]+)(\]\])$/u.exec(verb);
  if (marked) {
    const parts = marked[2]!.split('-').map((word) => {
      const upper = /^\p{Lu}/u.test(word);
      return formsOf(word.toLocaleLowerCase()).map((form) =>
        upper ? form.charAt(0).toLocaleUpperCase() + form.slice(1) : form,
      );
    });
    const whole = parts[0]!.map((_, at) => parts.map((part) => part[at]).join('-'));
    return whole.map((form) => marked[1] + form + marked[3]) as unknown as Forms;
  }
  const stem = verb.replace(/are$/u, '');
  const soft = stem.endsWith('i') ? stem.slice(0, -1) : stem;
  const you = /[cg]$/u.test(stem) ? `${stem}hi` : `${soft}i`;
  return IRREGULAR[verb] ?? [`${stem}a`, verb, `${stem}a`, `${stem}ano`, you, `${stem}o`];
}

export function imperativeOf(verb: string): string {
  return formsOf(verb)[0];
}

export function infinitiveOf(verb: string): string {
  return formsOf(verb)[1];
}

/** The third person: "ottiene", "ottengono". */
export function thirdPerson(verb: string, plural: boolean): string {
  return formsOf(verb)[plural ? 3 : 2];
}

/** "tu giochi". */
export function secondPerson(verb: string): string {
  return formsOf(verb)[4];
}

/** "io ottengo". */
export function firstPerson(verb: string): string {
  return formsOf(verb)[5];
}

/** A pronoun joined to an order or an infinitive: "scartalo", "fammi", "metterlo". */
export function joinClitic(word: string, clitic: string, mood: Mood): string {
  if (mood === 'infinitive')
    return word.replace(/e(?=\]\]$|$)/u, '').replace(/(\]\])?$/u, `${clitic}$1`);
  if (word === 'fai')
    return word.slice(0, 2) + (clitic.startsWith('g') ? '' : clitic.charAt(0)) + clitic;
  return word.replace(/(\]\])?$/u, `${clitic}$1`);
}

/** A verb and its object in an order ("scartalo"), after "puoi" ("scartarlo"), or in the third person. */
export function verbWithObject(verb: string, object: ClauseThing, mood: Mood | 'third'): string {
  const { clitic } = object;
  if (mood === 'third') {
    const word = thirdPerson(verb, false);
    return clitic === undefined ? `${word} ${object.text}` : `${clitic} ${word}`;
  }
  const word = mood === 'order' ? imperativeOf(verb) : infinitiveOf(verb);
  return clitic === undefined ? `${word} ${object.text}` : joinClitic(word, clitic, mood);
}
