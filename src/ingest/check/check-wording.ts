import { CHECKS } from '../../languages/all-languages.ts';
import { parsedBlocks } from '../../library/parsed.ts';
import type { Language } from '../../rulebook/language.ts';
import type { Block } from '../../rulebook/tree.ts';
import type { ProblemPlace, Problems } from '../problem.ts';
import type { EditionFiles } from '../read/edition-folder.ts';
import { type LoadedLibrary, rulesOf } from '../read/loaded.ts';
import { type Features, featuresOf, sentencesOf, wordsOf } from './text-features.ts';

/** The most words in a sentence; a longer one is better written as a list. */
const MOST_WORDS = 25;

/** One text of an edition in one language. */
interface Said {
  /** Notes of this site may say what a rule leaves open, and tell a story over several sentences. */
  readonly kind: 'rule' | 'official note' | 'note';
  readonly language: Language;
  readonly blocks: readonly Block[];
  readonly place: ProblemPlace;
}

/**
 * Checks the words of an edition's rules and notes: that the languages say the same, in the forms that
 * the book uses and in short sentences.
 */
export function checkWording(
  files: EditionFiles,
  library: LoadedLibrary,
  problems: Problems,
): void {
  for (const [subject, texts] of textsByPart(files, library)) {
    for (const said of texts) {
      checkForms(subject, said, problems);
      checkSentences(subject, said, problems);
      checkLength(subject, said, problems);
    }
    checkAlike(subject, texts, problems);
  }
}

/** Returns the texts of each rule and note, by its name in messages. */
function textsByPart(files: EditionFiles, { books, places }: LoadedLibrary): Map<string, Said[]> {
  const texts = new Map<string, Said[]>();
  const book = books.find((one) => one.files === files);
  for (const { dictionary, file } of book?.dictionaries ?? []) {
    const { language, edition } = dictionary;
    const add = (kind: Said['kind'], subject: string, part: object, text: string) => {
      const said = {
        kind,
        language,
        blocks: parsedBlocks(text),
        place: places.of(part, file),
      };
      texts.set(subject, [...(texts.get(subject) ?? []), said]);
    };
    for (const rule of rulesOf(dictionary)) {
      if (rule.wordsOf === undefined)
        add('rule', `rule ${rule.number} of ${edition}`, rule, rule.text);
      for (const [i, note] of (rule.notes ?? []).entries()) {
        const kind = note.official ? 'official note' : 'note';
        add(kind, `note ${i + 1} of rule ${rule.number} of ${edition}`, note, note.text);
      }
    }
  }
  return texts;
}

function checkForms(subject: string, { language, blocks, place }: Said, problems: Problems): void {
  const words = withoutQuotations(wordsOf(blocks)).replace(/"[^"]*"/gu, '«»');
  for (const { pattern, instead } of CHECKS[language].forbidden) {
    const found = pattern.exec(words)?.[0];
    if (found === undefined) continue;
    problems.error(
      'wording',
      place,
      `${subject} (${language}) says “${found.trim()}”`,
      `Write: ${instead}.`,
    );
  }
}

/** Checks that sentences of a rule can be quoted alone, and that official notes state no exception. */
function checkSentences(subject: string, said: Said, problems: Problems): void {
  const { kind, language, blocks, place } = said;
  const pointing = kind === 'rule' ? findPointingBack(blocks, language) : null;
  if (pointing !== null) {
    problems.error(
      'wording',
      place,
      `${subject} (${language}) has a sentence that points back: “${pointing}”`,
      'Name what the sentence is about, so that it can be quoted alone.',
    );
  }
  const exception = kind === 'official note' ? findException(blocks, language) : null;
  if (exception !== null) {
    problems.error(
      'wording',
      place,
      `${subject} (${language}) says “${exception}”`,
      'Say it in the rule: a remark is no rule.',
    );
  }
}

function checkLength(subject: string, { language, blocks, place }: Said, problems: Problems): void {
  const longest = sentencesOf(blocks)
    .map(
      (sentence) =>
        sentence.split(/[\s\u00a0\u202f]+/u).filter((word) => /[\p{L}\d]/u.test(word)).length,
    )
    .reduce((most, count) => Math.max(most, count), 0);
  if (longest <= MOST_WORDS) return;
  problems.warn(
    'wording',
    place,
    `${subject} (${language}) has a sentence of ${longest} words`,
    `Divide it, or make a list of it: ${MOST_WORDS} words at most.`,
  );
}

/** Features whose differences are certain; other differences can be a matter of grammar. */
const CERTAIN: ReadonlySet<keyof Features> = new Set(['rule numbers', 'icons', 'list items']);

function checkAlike(subject: string, texts: readonly Said[], problems: Problems): void {
  const [first, ...others] = texts.map((said) => ({
    said,
    features: featuresOf(said.blocks, said.language),
  }));
  for (const { said, features } of others) {
    for (const name of Object.keys(features) as (keyof Features)[]) {
      const here = features[name].join(', ');
      const there = first!.features[name].join(', ');
      if (here === there) continue;
      const report = CERTAIN.has(name) ? problems.error : problems.warn;
      report.call(
        problems,
        'difference',
        said.place,
        `${subject} has other ${name} in ${said.language} (${here || 'none'}) than in ${first!.said.language} (${there || 'none'})`,
        'Say the same in each language.',
      );
    }
  }
}

/** Finds the first sentence of a rule whose beginning refers to the sentence before. */
export function findPointingBack(blocks: readonly Block[], language: Language): string | null {
  return sentencesOf(blocks).find((sentence) => CHECKS[language].pointsBack.test(sentence)) ?? null;
}

/** Finds the sentence of a note that states an exception, which belongs in the rule. */
export function findException(blocks: readonly Block[], language: Language): string | null {
  return sentencesOf(blocks).find((sentence) => CHECKS[language].exception.test(sentence)) ?? null;
}

/** Quotations in the signs of all languages: « … », „…“ and “…”. */
const QUOTATIONS = /«[^»]*»|„[^“]*“|“[^”]*”/gu;

/** Removes quotations from a text, whose wording is that of a card. */
export function withoutQuotations(text: string): string {
  return text.replace(QUOTATIONS, '«»');
}
