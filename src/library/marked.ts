/** The notation of marks in a text. */
export interface MarkWriter {
  readonly term: (id: string, shown: string) => string;
  readonly article: (id: string, shown: string) => string;
  readonly number: (number: string) => string;
  readonly icon: (name: string) => string;
}

/** The marks as the dictionaries write them, for programs that make links or pictures of them. */
export const AS_WRITTEN: MarkWriter = {
  term: (id, shown) => `[[${id}|${shown}]]`,
  article: (id, shown) => `[[article/${id}|${shown}]]`,
  number: (number) => number,
  icon: (name) => `{${name}}`,
};

/** A text of the book as Markdown, and the notes under it. */
export interface MarkedText {
  readonly text: string;
  readonly notes: readonly string[];
}

/** A page of the content, of which only the text matters here. */
interface Entry {
  readonly body?: string | undefined;
}

const RULE = /<Rule number="([^"]+)"[^>]*>\n([\s\S]*?)\n<\/Rule>/g;
const NOTE = /<Note [^>]*>\n([\s\S]*?)\n<\/Note>/g;

const rules = new WeakMap<Entry, ReadonlyMap<string, string>>();

/**
 * The text of a rule, or of a whole entry, with its marks written in a way.
 *
 * @param rule the number of a rule of the entry; null for an entry that is one text
 */
export function markedText(entry: Entry, rule: string | null, writer: MarkWriter): MarkedText {
  const source = rule === null ? (entry.body ?? '') : (rulesOf(entry).get(rule) ?? '');
  const notes = [...source.matchAll(NOTE)].map(([, note]) => toMarkdown(note!, writer));
  return { text: toMarkdown(source.replace(NOTE, ''), writer), notes };
}

function rulesOf(entry: Entry): ReadonlyMap<string, string> {
  const known =
    rules.get(entry) ??
    new Map([...(entry.body ?? '').matchAll(RULE)].map(([, number, text]) => [number!, text!]));
  rules.set(entry, known);
  return known;
}

/** Undoes what the ingest writes so that MDX reads prose as prose. */
function toMarkdown(mdx: string, writer: MarkWriter): string {
  const marked = mdx
    .replace(/<Term id="([^"]+)"[^>]*>([\s\S]*?)<\/Term>/g, (_, id, shown) =>
      writer.term(id, shown),
    )
    .replace(/<Entry id="([^"]+)"[^>]*>([\s\S]*?)<\/Entry>/g, (_, id, shown) =>
      writer.article(id, shown),
    )
    .replace(/<Ref [^>]*number="([^"]+)"[^>]*>[\s\S]*?<\/Ref>/g, (_, number) =>
      writer.number(number),
    )
    .replace(/<Icon name="([^"]+)"[^>]*\/>/g, (_, name) => writer.icon(name))
    .replace(/<Item [^>]*\/>/g, '')
    .replace(/<p children="([^"]*)" \/>/g, '$1')
    .replace(/<\/?(?:p|Card [^>]*|Card)?>/g, '');
  return marked
    .replace(/&#x([0-9A-F]+);/g, (_, code: string) => {
      const character = String.fromCodePoint(Number.parseInt(code, 16));
      return '<`|'.includes(character) ? `\\${character}` : character;
    })
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
