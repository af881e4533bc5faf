/** The place of a problem: a file, and a line or a JSON path in it if known. */
export interface ProblemPlace {
  readonly file: string;
  readonly line?: number;
  readonly path?: string;
}

/** The kinds of problems that checks find, in the order of their stages. */
export type ProblemCode =
  | 'unreadable'
  | 'schema'
  | 'wrong-language'
  | 'entry-count'
  | 'lost-title'
  | 'lost-text'
  | 'lost-list'
  | 'unclosed-addition'
  | 'stray-markup'
  | 'broken-plural'
  | 'unknown-token'
  | 'difference'
  | 'duplicate'
  | 'gap'
  | 'missing'
  | 'outline'
  | 'provenance'
  | 'changes'
  | 'wording'
  | 'typography'
  | 'questions'
  | 'unwanted-characters'
  | 'too-long'
  | 'too-deep'
  | 'heading'
  | 'link'
  | 'unknown-icon'
  | 'unknown-term'
  | 'unknown-form'
  | 'unknown-article'
  | 'unknown-rule'
  | 'unknown-card'
  | 'unknown-subtype'
  | 'unknown-example'
  | 'position'
  | 'outcome'
  | 'drift';

/**
 * An error, which stops the ingest, or a warning, which is counted. The message says what was found
 * and expected, `mend` what to do about it.
 */
export interface Problem {
  readonly severity: 'error' | 'warning';
  readonly code: ProblemCode;
  readonly place: ProblemPlace;
  readonly message: string;
  readonly mend: string;
}

/** Writes a place as editors and terminals link it: `fr.json:120 entries[3].rules[2].text`. */
export function formatPlace({ file, line, path }: ProblemPlace): string {
  const where = line === undefined ? file : `${file}:${line}`;
  return path ? `${where} ${path}` : where;
}

/** The limit of characters in a message. */
const LONGEST_MESSAGE = 500;

function shortMessage(message: string): string {
  return message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message;
}

/** Returns a text as a terminal can print it: characters that are not seen as `\\u202e`. */
function escapeControls(text: string): string {
  return text.replace(/[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu, (sign) =>
    Array.from({ length: sign.length }, (_, i) => sign.charCodeAt(i))
      .map((code) => `\\u${code.toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

function printablePlace({ file, path, ...rest }: ProblemPlace): ProblemPlace {
  return {
    ...rest,
    file: escapeControls(file),
    ...(path === undefined ? {} : { path: escapeControls(path) }),
  };
}

/** Collects the problems that the stages find. */
export class Problems {
  readonly #list: Problem[] = [];

  error(code: ProblemCode, place: ProblemPlace, message: string, mend: string): void {
    this.#add('error', code, place, message, mend);
  }

  warn(code: ProblemCode, place: ProblemPlace, message: string, mend: string): void {
    this.#add('warning', code, place, message, mend);
  }

  #add(
    severity: Problem['severity'],
    code: ProblemCode,
    place: ProblemPlace,
    message: string,
    mend: string,
  ): void {
    this.#list.push({
      severity,
      code,
      place: printablePlace(place),
      message: escapeControls(shortMessage(message)),
      mend: escapeControls(mend),
    });
  }

  get hasErrors(): boolean {
    return this.#list.some((problem) => problem.severity === 'error');
  }

  /** Returns all problems: errors first, otherwise in the order in which they were found. */
  all(): Problem[] {
    const errors = this.#list.filter((problem) => problem.severity === 'error');
    return [...errors, ...this.#list.filter((problem) => problem.severity === 'warning')];
  }
}
