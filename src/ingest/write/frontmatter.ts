import { dump } from 'js-yaml';

/** Writes a page: its facts as YAML between dashes, then its body. Strings are always quoted. */
export function writePage(facts: Readonly<Record<string, unknown>>, body: string): string {
  const yaml = dump(facts, {
    lineWidth: -1,
    noRefs: true,
    forceQuotes: true,
    quotingType: '"',
    flowLevel: 3,
  });
  return `---\n${yaml}---\n\n${body}\n`;
}

/** Writes data as a page of JSON. */
export function writeJson(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}
