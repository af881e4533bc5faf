import { ruleOf, sectionOf } from '../../rulebook/number.ts';
import { DEEPEST_LIST, LONGEST_TEXT } from '../../rulebook/text.ts';
import type { ProblemPlace, Problems } from '../problem.ts';
import type { Origin } from '../read/loaded.ts';
import type { LinkedText, Miss } from '../write/linked-text.ts';

/** The context that is needed to check a text. */
export interface TextContext {
  readonly origin: Origin;
  readonly place: ProblemPlace;
  /** The name of the text in messages: `rule 6.1.e (fr)`. */
  readonly subject: string;
  /** Sections of the edition, in any language. */
  readonly sections: ReadonlySet<string>;
  /** All numbers of the edition, in any language. */
  readonly numbers: ReadonlySet<string>;
  /** Sections whose text is not known: they may be named. */
  readonly unknown: ReadonlySet<string>;
}

/** Reports the findings of the parser in a text, and names in it that lead nowhere. */
export function reportText(text: LinkedText, context: TextContext, problems: Problems): void {
  const { place, subject } = context;
  const report = context.origin === 'own' ? problems.error : problems.warn;
  const strict = report.bind(problems);
  for (const finding of text.findings) {
    switch (finding.kind) {
      case 'characters':
        problems.warn(
          'unwanted-characters',
          place,
          `${subject}: ${finding.count} control or invisible characters were taken out`,
          'Delete them in the file; they often come with copied text.',
        );
        break;
      case 'length':
        problems.warn(
          'too-long',
          place,
          `${subject}: ${finding.length} characters, more than ${LONGEST_TEXT}; shown without markup`,
          'Divide the text into several rules or articles.',
        );
        break;
      case 'depth':
        problems.warn(
          'too-deep',
          place,
          `${subject}: lists within lists deeper than ${DEEPEST_LIST}; the rest is shown flat`,
          'Flatten the list.',
        );
        break;
      case 'emphasis':
        problems.warn(
          'too-long',
          place,
          `${subject}: more emphasis than any text needs; its signs are shown as they are`,
          'Put a backslash before signs that mean no emphasis.',
        );
        break;
      case 'heading':
        problems.warn(
          'heading',
          place,
          `${subject}: ${JSON.stringify(finding.raw)} is no heading of the third level`,
          'Begin the line with ### and a space.',
        );
        break;
      case 'open':
        strict(
          finding.raw.startsWith('{') ? 'unknown-icon' : 'unknown-term',
          place,
          `${subject}: ${JSON.stringify(finding.raw)} begins a mark that does not end`,
          'Close it on its line with } or ]], or put a backslash before it.',
        );
        break;
      case 'markup':
        problems.warn(
          'stray-markup',
          place,
          `${subject}: ${JSON.stringify(finding.raw)} has no meaning here and is shown as it stands`,
          'Use paragraphs, lists, tables and emphasis, or put a backslash before it.',
        );
        break;
      case 'link':
        strict(
          'link',
          place,
          `${subject}: ${JSON.stringify(finding.raw)} is no link to an https address`,
          'Write [words](https://…), or put a backslash before the bracket.',
        );
        break;
      case 'icon':
        strict(
          'unknown-icon',
          place,
          `${subject}: ${finding.raw} names no icon`,
          'Use one of the icon names, or put a backslash before the brace.',
        );
        break;
      case 'term':
        strict(
          'unknown-term',
          place,
          `${subject}: ${finding.raw} is no term mark`,
          'Write [[term-id]] or [[term-id|shown form]], or put a backslash before the brackets.',
        );
        break;
      default:
        finding satisfies never;
    }
  }
  for (const miss of text.misses) reportMiss(miss, context, problems);
}

function reportMiss({ kind, name, meant }: Miss, context: TextContext, problems: Problems): void {
  const { place, subject } = context;
  if (kind === 'term') {
    problems.error(
      'unknown-term',
      place,
      `${subject}: there is no term ${JSON.stringify(name)}`,
      meant === undefined
        ? 'Add it to data/terms.json, or correct its id.'
        : `Write [[${meant}|${name}]]: the id of the term stands first.`,
    );
  } else if (kind === 'article') {
    problems.error(
      'unknown-article',
      place,
      `${subject}: there is no article ${JSON.stringify(name)} in this language`,
      'Add the article, or correct its id.',
    );
  } else if (kind === 'form') {
    problems.warn(
      'unknown-form',
      place,
      `${subject}: [[${name}]] shows a form that the term does not have in this language`,
      'Add it to the other forms of the term, or use one that it has.',
    );
  } else {
    reportNumber(name, context, problems);
  }
}

/** Reports a missing rule: as an error, or as a warning if its section was not loaded. */
function reportNumber(number: string, context: TextContext, problems: Problems): void {
  const { place, subject, origin } = context;
  if (ruleOf(number) !== number && context.numbers.has(ruleOf(number))) {
    problems.error(
      'unknown-rule',
      place,
      `${subject}: names ${number}; rule ${ruleOf(number)} has no such item`,
      'Correct the number of the item.',
    );
    return;
  }
  if (context.numbers.has(number)) {
    problems.warn(
      'unknown-rule',
      place,
      `${subject}: names ${number}, which this language lacks; it is not linked`,
      'Add the rule in this language.',
    );
    return;
  }
  const section = sectionOf(ruleOf(number));
  if (context.unknown.has(section)) return;
  const message = `${subject}: names ${number}, which this edition lacks; it is not linked`;
  if (origin === 'own' && context.sections.has(section)) {
    problems.error('unknown-rule', place, message, 'Correct the number, or add the rule.');
  } else {
    problems.warn('unknown-rule', place, message, 'Add the section, or leave the number as text.');
  }
}
