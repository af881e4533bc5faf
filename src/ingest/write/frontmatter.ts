/** Writes a page: its facts as YAML between dashes, then its body. Strings are always quoted. */
export function writePage(facts: Readonly<Record<string, unknown>>, body: string): string {
  return `---${writeBlock(facts, 0)}\n---\n\n${body}\n`;
}

/** Writes data as a page of JSON. */
export function writeJson(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** Objects and lists down to this depth take a line for each field; deeper ones are written in one line. */
const BLOCK_LEVELS = 3;

/** Writes a value after its key or dash, from the line end or space before it on. */
function writeBlock(value: unknown, level: number): string {
  const fields = isParent(value) ? definedEntries(value) : [];
  if (!isParent(value) || fields.length === 0 || level >= BLOCK_LEVELS) {
    return ` ${writeInline(value)}`;
  }
  const start = `\n${'  '.repeat(level)}`;
  return fields
    .map(([key, child]) => {
      const written = writeBlock(child, level + 1);
      if (!Array.isArray(value)) return `${start}${writeKey(key)}:${written}`;
      // The first field of an item stands beside its dash.
      return `${start}-${written.replace(/^\n\s*/, ' ')}`;
    })
    .join('');
}

/** Quotes a key that YAML would take for something else than its text, as `5.0` for a number. */
function writeKey(key: string): string {
  const isPlain = /^(?!(?:true|false|null)$)[a-z\d-]+$/i.test(key) && Number.isNaN(Number(key));
  return isPlain ? key : writeInline(key);
}

/** Writes a value in one line. This is JSON, but for its spaces and for signs that YAML wants escaped. */
function writeInline(value: unknown): string {
  if (!isParent(value)) return escapeSigns(JSON.stringify(value));
  if (Array.isArray(value)) return `[${value.map(writeInline).join(', ')}]`;
  const fields = definedEntries(value).map(
    ([key, child]) => `${JSON.stringify(key)}: ${writeInline(child)}`,
  );
  return `{${fields.join(', ')}}`;
}

function isParent(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function definedEntries(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, child]) => child !== undefined);
}

/** Matches the no-break space, and signs that YAML does not allow or takes for line ends. */
const ESCAPED = /[\u007f-\u00a0\u2028\u2029\ufeff\ufffe\uffff]/g;

function escapeSigns(json: string): string {
  return json.replace(ESCAPED, (sign) =>
    sign === '\u00a0' ? '\\_' : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
