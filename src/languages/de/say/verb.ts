/** German verbs in their forms. A verb is written with its particle: "ab+legen"; words may precede it. */

import type { Mood } from '../../say/wording.ts';
import { mainClause, markedInfinitive, TAIL } from './clause.ts';

/** Forms: order, "er", "sie" (several), "du", "ich". */
type Forms = readonly [order: string, er: string, several: string, du: string, ich: string];

const IRREGULAR: Readonly<Record<string, Forms>> = {
  dürfen: ['dürfe', 'darf', 'dürfen', 'darfst', 'darf'],
  erhalten: ['erhalte', 'erhält', 'erhalten', 'erhältst', 'erhalte'],
  fügen: ['füge', 'fügt', 'fügen', 'fügst', 'füge'],
  geben: ['gib', 'gibt', 'geben', 'gibst', 'gebe'],
  haben: ['hab', 'hat', 'haben', 'hast', 'habe'],
  können: ['könne', 'kann', 'können', 'kannst', 'kann'],
  lassen: ['lass', 'lässt', 'lassen', 'lässt', 'lasse'],
  laufen: ['lauf', 'läuft', 'laufen', 'läufst', 'laufe'],
  nehmen: ['nimm', 'nimmt', 'nehmen', 'nimmst', 'nehme'],
  sehen: ['sieh', 'sieht', 'sehen', 'siehst', 'sehe'],
  sein: ['sei', 'ist', 'sind', 'bist', 'bin'],
  verlassen: ['verlass', 'verlässt', 'verlassen', 'verlässt', 'verlasse'],
  werden: ['werde', 'wird', 'werden', 'wirst', 'werde'],
  werfen: ['wirf', 'wirft', 'werfen', 'wirfst', 'werfe'],
};

function regularForms(verb: string): Forms {
  const short = /^(.*)([^aeiouäöü])(el|er)n$/u.exec(verb);
  if (short) {
    const [, start = '', letter = '', end = ''] = short;
    const stem = start + letter + end;
    const first = end === 'el' ? `${start}${letter}le` : `${stem}e`;
    return [first, `${stem}t`, verb, `${stem}st`, first];
  }
  const stem = verb.replace(/e?n$/u, '');
  const e = /[td]$|[^lraeiouäöühmn][mn]$/u.test(stem) ? 'e' : '';
  const you = /[sßxz]$/u.test(stem) ? 't' : `${e}st`;
  return [`${stem}e`, `${stem}${e}t`, verb, stem + you, `${stem}e`];
}

/** The forms of a verb; a term mark and a capital stay. */
function formsOf(verb: string): Forms {
  const marked = /^(\[\[[^\]|]+\|)([^\]]+)(\]\])$/u.exec(verb);
  if (marked) return formsOf(marked[2]!).map((form) => marked[1] + form + marked[3]) as never;
  const small = verb.charAt(0).toLocaleLowerCase() + verb.slice(1);
  const forms = IRREGULAR[small] ?? regularForms(small);
  if (small === verb) return forms;
  return forms.map((form) => form.charAt(0).toLocaleUpperCase() + form.slice(1)) as never;
}

/** The parts of a verb: "[[resupply|Nachschub]] nutzen", "zurück+schicken", "sich vorwärts bewegen". */
interface VerbParts {
  readonly before: string;
  readonly particle: string;
  readonly word: string;
}

function partsOf(verb: string): VerbParts {
  const [, before = '', last = ''] = /^(.* )?([^ ]+)$/u.exec(verb)!;
  const [particle, word] = last.includes('+') ? last.split('+') : ['', last];
  return { before: before.trim(), particle: particle!, word: word! };
}

/** The person of a verb. */
export type Person = 'ich' | 'du' | 'er' | 'several';

const AT: Readonly<Record<Person | 'order', number>> = {
  order: 0,
  er: 1,
  several: 2,
  du: 3,
  ich: 4,
};

/** The finite verb alone: "erhält", "lege" of "ab+legen". */
export function finiteVerb(verb: string, person: Person | 'order'): string {
  return formsOf(partsOf(verb).word)[AT[person]]!;
}

/** What comes after a finite verb: the words, then what belongs to the verb and its particle. */
function behindVerb({ before, particle }: VerbParts, words: string): string {
  const end = [before, particle].filter((part) => part !== '').join(' ');
  if (words.includes(TAIL)) return words.replace(TAIL, end === '' ? '' : ` ${end}`);
  return [words, end].filter((part) => part !== '').join(' ');
}

/** An order: "ziehe eine Karte", "lege sie ab". */
function orderClause(verb: string, words = ''): string {
  return `${finiteVerb(verb, 'order')} ${behindVerb(partsOf(verb), words)}`.trim();
}

/** A clause in the infinitive: "eine Karte ziehen", "sie ablegen". */
export function infinitiveClause(verb: string, words = ''): string {
  const { before, particle, word } = partsOf(verb);
  const end = [before, markedInfinitive(particle, word)].filter((part) => part !== '').join(' ');
  if (words.includes(TAIL)) return words.replace(TAIL, ` ${end}`);
  return [words, end].filter((part) => part !== '').join(' ');
}

/** A main clause with its subject: "jeder Spieler zieht eine Karte". */
export function statementOf(subject: string, verb: string, person: Person, words = ''): string {
  return mainClause(subject, finiteVerb(verb, person), behindVerb(partsOf(verb), words));
}

/** A clause after "wenn" or "falls": "du eine Karte ablegst". */
export function subordinateClause(
  subject: string,
  verb: string,
  person: Person,
  words = '',
): string {
  const { before, particle } = partsOf(verb);
  const finite = finiteVerb(verb, person);
  const last = particle === '' ? finite : particle + finite;
  return [subject, words, before, last].filter((part) => part !== '').join(' ');
}

/** An order or an infinitive by the mood. */
export function orderOrInfinitive(verb: string, words: string, mood: Mood): string {
  return mood === 'order' ? orderClause(verb, words) : infinitiveClause(verb, words);
}
