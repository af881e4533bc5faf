/**
 * German clauses, whose verb moves: "ich erhalte", "falls …, erhalte ich", "dass ich … erhalte", "um … zu
 * erhalten". A clause marks its subject and its verb; a finished sentence puts them in their order.
 */

/** Marks, none of which is left in a finished sentence. */
const SUBJECT = '\uE004';
const VERB = '\uE000';
const REST = '\uE001';
/** Marks the place of a particle or an infinitive in words that continue after it. */
export const TAIL = '\uE007';
/** Where "zu" goes in an infinitive: "ab…legen". */
const ZU = '\uE002';

const MARKED = new RegExp(`${SUBJECT}([^${VERB}]*)${VERB}([^${REST}]*)${REST}`, 'gu');

/** Pronouns, which come before "sich": "bewegt sie sich", but "bewegt sich meine Expedition". */
const PRONOUN = /^(?:ich|du|er|sie|es|man|wir)$/u;

/** A main clause: its subject, its verb and the rest. */
export function mainClause(subject: string, verb: string, rest = ''): string {
  return `${SUBJECT}${subject}${VERB}${verb}${REST}${rest === '' ? '' : ` ${rest}`}`;
}

/** An infinitive at the end of its clause: "ablegen" of "ab+legen", which "um … zu" needs apart. */
export function markedInfinitive(particle: string, word: string): string {
  const marked = /^(\[\[[^\]|]+\|)(.*)$/u.exec(word);
  return marked ? `${marked[1]}${particle}${ZU}${marked[2]}` : `${particle}${ZU}${word}`;
}

/** Whether a clause is in the infinitive. */
export function isInfinitive(clause: string): boolean {
  return clause.includes(ZU);
}

/** A clause in the infinitive with "zu": "eine Karte abzulegen". */
export function withZu(clause: string): string {
  return clause.replace(new RegExp(`(\\p{L}|\\]\\])?${ZU}`, 'gu'), (_, particle?: string) =>
    particle === undefined ? 'zu ' : `${particle}zu`,
  );
}

/** Whether what comes before a clause leaves its subject in front: a joint, or nothing. */
function keepsSubject(before: string): boolean {
  return /(?:^|[.:;•—–“„]|(?:^|[\s,])(?:und|oder|denn|es sei denn,))\s*$/u.test(before);
}

/** The verb and then the subject, with "sich" where German puts it. */
function invertedClause(verb: string, subject: string, rest: string): readonly [string, string] {
  const reflexive = /^ sich(?= |$)/u.exec(rest);
  if (!reflexive || PRONOUN.test(subject)) return [`${verb} ${subject}`, rest];
  return [`${verb} sich ${subject}`, rest.slice(reflexive[0].length)];
}

/** Subjects and verbs of a sentence in their order, by what comes before each clause. */
function orderedClauses(sentence: string): string {
  let said = '';
  let rest = sentence;
  for (;;) {
    const at = rest.search(MARKED);
    if (at < 0) return said + rest;
    const [whole, subject = '', verb = ''] = new RegExp(MARKED.source, 'u').exec(rest)!;
    said += rest.slice(0, at);
    const after = rest.slice(at + whole.length);
    const [words, more] = keepsSubject(said)
      ? [`${subject} ${verb}`.trim(), after]
      : invertedClause(verb, subject, after);
    said += words;
    rest = more;
  }
}

/** Adverbials before a verb, after which German has no comma: "nach der Ruhepause,". */
const NO_COMMA =
  /(^|[.:;•—] ?)((?:für jede|nach )[^,\n]*), (?!(?:die|der|das|den|dem|deren|dessen) )/giu;

/** A sentence in its order, with the commas that German has. */
export function arrangedSentence(sentence: string): string {
  return orderedClauses(sentence.replace(NO_COMMA, '$1$2 '))
    .replaceAll(ZU, '')
    .replaceAll(TAIL, '')
    .replaceAll(' ,', ',')
    .replace(/,(?:\s*,)+/gu, ',')
    .replace(/,(?=\s*(?:[.:;—)“]|$))/gu, '')
    .replace(/(?<=[\p{L}\d}\]])(?<! (?:und|oder))(?= falls )/gu, ',')
    .replace(/ und dann (mich|ihn|sie|es|mir|ihm|ihr|ihnen) /gu, ' und $1 dann ')
    .replace(/^(\d+(?:\+|–\d+)?), /u, '$1 ')
    .replace(/^nutze (\[\[[^\]]+\]\])$/u, '$1')
    .replace(/ {2,}/gu, ' ')
    .trim();
}

/** A clause with its parts, which a condition says in either order. */
export interface Clause {
  readonly subject: string;
  readonly verb: string;
  /** Whether the verb is reflexive; where it is second, "es" comes before it. */
  readonly sich?: true;
  /** Between the subject and a verb at the end: "mindestens zwei Pflanzen". */
  readonly middle: string;
  /** The particle of the verb: "gegenüber". */
  readonly particle?: string;
  /** Behind everything: "als ein Gegner deiner Wahl". */
  readonly tail?: string;
}

/** After "falls": "du mindestens zwei Pflanzen kontrollierst". */
export function verbLast({
  subject,
  verb,
  sich,
  middle,
  particle = '',
  tail = '',
}: Clause): string {
  return [sich ? 'sich' : '', subject, middle, particle + verb, tail]
    .filter((part) => part !== '')
    .join(' ');
}

/** After "es sei denn,": "du kontrollierst mindestens zwei Pflanzen". */
export function verbSecond({
  subject,
  verb,
  sich,
  middle,
  particle = '',
  tail = '',
}: Clause): string {
  const first = sich ? ['es', verb, 'sich', subject] : [subject, verb];
  return [...first, middle, particle.trim(), tail].filter((part) => part !== '').join(' ');
}
