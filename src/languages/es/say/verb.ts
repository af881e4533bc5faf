/** Spanish verbs, with the pronouns that come before them or are joined to them. */

import type { ClauseThing } from '../../say/phrase.ts';
import type { Mood } from '../../say/wording.ts';

/** The forms of a verb that sentences use, each of the present. */
interface Forms {
  readonly infinitive: string;
  /** "yo", "él" and "ellos" of the indicative. */
  readonly yo: string;
  readonly el: string;
  readonly ellos: string;
  /** "yo" and "él", "tú" and "ellos" of the subjunctive, after "cuando" and "que". */
  readonly que: string;
  readonly queTu: string;
  readonly queEllos: string;
  /** An order to "tú". */
  readonly order: string;
}

/** The forms that follow from "yo", "él" and "ellos". */
function formsFrom(
  infinitive: string,
  [yo, el, ellos]: readonly [string, string, string],
  que: string,
  order = el,
): Forms {
  return {
    infinitive,
    yo,
    el,
    ellos,
    que,
    queTu: `${que}s`,
    queEllos: `${que}n`,
    order,
  };
}

const IRREGULAR: Readonly<Record<string, Forms>> = {
  ascender: formsFrom('ascender', ['asciendo', 'asciende', 'ascienden'], 'ascienda'),
  convertirse: formsFrom('convertir', ['convierto', 'convierte', 'convierten'], 'convierta'),
  dar: formsFrom('dar', ['doy', 'da', 'dan'], 'dé'),
  devolver: formsFrom('devolver', ['devuelvo', 'devuelve', 'devuelven'], 'devuelva'),
  distribuir: formsFrom('distribuir', ['distribuyo', 'distribuye', 'distribuyen'], 'distribuya'),
  elegir: formsFrom('elegir', ['elijo', 'elige', 'eligen'], 'elija'),
  enviar: formsFrom('enviar', ['envío', 'envía', 'envían'], 'envíe'),
  hacer: formsFrom('hacer', ['hago', 'hace', 'hacen'], 'haga', 'haz'),
  ir: formsFrom('ir', ['voy', 'va', 'van'], 'vaya', 've'),
  jugar: formsFrom('jugar', ['juego', 'juega', 'juegan'], 'juegue'),
  mover: formsFrom('mover', ['muevo', 'mueve', 'mueven'], 'mueva'),
  perder: formsFrom('perder', ['pierdo', 'pierde', 'pierden'], 'pierda'),
  reabastecer: formsFrom(
    'reabastecer',
    ['reabastezco', 'reabastece', 'reabastecen'],
    'reabastezca',
  ),
  recibir: formsFrom('recibir', ['recibo', 'recibe', 'reciben'], 'reciba'),
  retroceder: formsFrom('retroceder', ['retrocedo', 'retrocede', 'retroceden'], 'retroceda'),
};

/** The stem of a verb in -ar before an e: "saque", "pague", "avance". */
function stemBeforeE(stem: string): string {
  return stem.replace(/c$/u, 'qu').replace(/g$/u, 'gu').replace(/z$/u, 'c');
}

function formsOfWord(verb: string): Forms {
  const plain = IRREGULAR[verb];
  if (plain) return plain;
  const stem = verb.replace(/ar$/u, '');
  return formsFrom(verb, [`${stem}o`, `${stem}a`, `${stem}an`], `${stemBeforeE(stem)}e`);
}

/** The forms of a verb; those in -ar are regular unless listed. A term mark stays around it. */
function formsOf(verb: string): Forms {
  const [, open, inner, close] = /^(\[\[[^\]|]+\|)([^\]]+)(\]\])$/u.exec(verb) ?? [];
  if (inner === undefined) return formsOfWord(verb);
  const parts = inner.split(' y ').map(formsOfWord);
  const keys = Object.keys(parts[0]!) as (keyof Forms)[];
  return Object.fromEntries(
    keys.map((key) => [key, open + parts.map((part) => part[key]).join(' y ') + close]),
  ) as unknown as Forms;
}

export function imperativeOf(verb: string): string {
  return formsOf(verb).order;
}

export function infinitiveOf(verb: string): string {
  return formsOf(verb).infinitive;
}

/** The third person: "gana", "ganan". */
export function thirdPerson(verb: string, plural: boolean): string {
  return formsOf(verb)[plural ? 'ellos' : 'el'];
}

/** "yo gano". */
export function firstPerson(verb: string): string {
  return formsOf(verb).yo;
}

/** The subjunctive of "yo" and "él" ("gane"), or of "ellos" ("ganen"). */
export function subjunctiveOf(verb: string, plural: boolean): string {
  return formsOf(verb)[plural ? 'queEllos' : 'que'];
}

/** The subjunctive of "tú": "ganes". */
export function subjunctiveOfYou(verb: string): string {
  return formsOf(verb).queTu;
}

const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** A verb that keeps its stress where a pronoun is joined to it: "descárta-", "juéga-". */
function withStress(word: string): string {
  if (/[áéíóú]/u.test(word)) return word;
  return word.replace(
    /([aeiou])([^aeiou]*[aeo])$/u,
    (_, vowel: string, rest: string) => ACCENTED[vowel] + rest,
  );
}

/** A pronoun joined to an order or an infinitive: "descártalo", "sacrifícame", "colocarla". */
export function joinClitic(word: string, clitic: string, mood: Mood): string {
  const [, open = '', verb = word, close = ''] =
    /^(\[\[[^\]|]+\|)([^\]]+)(\]\])$/u.exec(word) ?? [];
  return `${open}${mood === 'order' ? withStress(verb) : verb}${clitic}${close}`;
}

/** A verb and its object in an order ("descártalo"), after "puedes" ("descartarlo"), or in the third person. */
export function verbWithObject(verb: string, object: ClauseThing, mood: Mood | 'third'): string {
  const { clitic } = object;
  if (mood === 'third') {
    const word = thirdPerson(verb, false);
    return clitic === undefined ? `${word} ${object.text}` : `${clitic} ${word}`;
  }
  const word = mood === 'order' ? imperativeOf(verb) : infinitiveOf(verb);
  return clitic === undefined ? `${word} ${object.text}` : joinClitic(word, clitic, mood);
}
