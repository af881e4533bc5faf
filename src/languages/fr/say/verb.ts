/** French verbs, with the pronouns that stand before or after them. */

import type { ClauseThing } from '../../say/phrase.ts';
import type { Mood } from '../../say/wording.ts';
import { beginsWithVowel } from './words.ts';

/** Forms: with "vous" (and the imperative), infinitive, "il", "ils". */
type Forms = readonly [vous: string, infinitive: string, il: string, ils: string];

const IRREGULAR: Readonly<Record<string, Forms>> = {
  aller: ['allez', 'aller', 'va', 'vont'],
  accomplir: ['accomplissez', 'accomplir', 'accomplit', 'accomplissent'],
  choisir: ['choisissez', 'choisir', 'choisit', 'choisissent'],
  devenir: ['devenez', 'devenir', 'devient', 'deviennent'],
  envoyer: ['envoyez', 'envoyer', 'envoie', 'envoient'],
  faire: ['faites', 'faire', 'fait', 'font'],
  mettre: ['mettez', 'mettre', 'met', 'mettent'],
  obtenir: ['obtenez', 'obtenir', 'obtient', 'obtiennent'],
  prendre: ['prenez', 'prendre', 'prend', 'prennent'],
  recevoir: ['recevez', 'recevoir', 'reçoit', 'reçoivent'],
  perdre: ['perdez', 'perdre', 'perd', 'perdent'],
  rejoindre: ['rejoignez', 'rejoindre', 'rejoint', 'rejoignent'],
  renvoyer: ['renvoyez', 'renvoyer', 'renvoie', 'renvoient'],
  répartir: ['répartissez', 'répartir', 'répartit', 'répartissent'],
  révéler: ['révélez', 'révéler', 'révèle', 'révèlent'],
  trahir: ['trahissez', 'trahir', 'trahit', 'trahissent'],
};

/** The forms of a verb; those in -er are regular unless listed. A term mark stays around it. */
function formsOf(verb: string): Forms {
  const marked = /^(\[\[[^\]|]+\|)(.+?)( .+)?(\]\])$/u.exec(verb);
  if (marked) {
    const inner = formsOf(marked[2]!.toLocaleLowerCase());
    const upper = /^\p{Lu}/u.test(marked[2]!);
    const around = (word: string) =>
      `${marked[1]}${upper ? word.charAt(0).toLocaleUpperCase() + word.slice(1) : word}${marked[3] ?? ''}${marked[4]}`;
    return [around(inner[0]), around(inner[1]), around(inner[2]), around(inner[3])];
  }
  const stem = verb.replace(/er$/u, '');
  return IRREGULAR[verb] ?? [`${stem}ez`, verb, `${stem}e`, `${stem}ent`];
}

/** The third person: "gagne", "gagnent". */
export function thirdPerson(verb: string, plural: boolean): string {
  return formsOf(verb)[plural ? 3 : 2];
}

export function infinitiveOf(verb: string): string {
  return formsOf(verb)[1];
}

/** With "vous". */
export function secondPerson(verb: string): string {
  return formsOf(verb)[0];
}

/** A pronoun before a verb: "me mettre", "l’envoyer". */
export function withClitic(clitic: string, verb: string): string {
  return clitic !== 'les' && clitic !== 'lui' && clitic !== 'leur' && beginsWithVowel(verb)
    ? `${clitic.charAt(0)}’${verb}`
    : `${clitic} ${verb}`;
}

/** A verb and its object in an order ("défaussez-le"), or after "pouvez" ("le défausser"). */
export function verbWithObject(verb: string, object: ClauseThing, mood: Mood | 'third'): string {
  const word =
    mood === 'order'
      ? secondPerson(verb)
      : mood === 'third'
        ? thirdPerson(verb, false)
        : infinitiveOf(verb);
  const { clitic } = object;
  if (clitic === undefined) return `${word} ${object.text}`;
  if (mood === 'order') return `${word}-${clitic === 'me' ? 'moi' : clitic}`;
  return withClitic(clitic, word);
}

/** "faire gagner 1 boost à …", "lui faire gagner 1 boost": a causative with its subject. */
export function causativeOf(clause: string, subject: ClauseThing, dative: string | null): string {
  if (dative !== null) return `${dative} faire ${clause}`;
  return subject.clitic === undefined
    ? `faire ${clause} ${subject.text}`
    : `${withClitic(subject.clitic, 'faire')} ${clause}`;
}
