/** Makes a font smaller without changing a letter of it. */

/** For setting from top to bottom, for choosing a weight, and for screens without smoothing. */
const UNUSED = ['vhea', 'vmtx', 'STAT', 'gasp', 'prep'];

interface Table {
  readonly tag: string;
  readonly data: Buffer;
}

/**
 * A font without the tables that the site does not use, and with no more names than it must have;
 * whose it is stands in `fonts-licence.txt`.
 *
 * @param font unpacked, as `sfnt`
 */
export function leanFont(font: Uint8Array, family: string): Buffer {
  const kept = tablesOf(Buffer.from(font))
    .filter(({ tag }) => !UNUSED.includes(tag))
    .map((table) => (table.tag === 'name' ? { tag: 'name', data: nameTable(family) } : table));
  return packTables(Buffer.from(font).readUInt32BE(0), kept);
}

/** Returns the tables of a font that is unpacked (`sfnt`). */
export function tablesOf(font: Buffer): readonly Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const record = 12 + 16 * index;
    const start = font.readUInt32BE(record + 8);
    const length = font.readUInt32BE(record + 12);
    return {
      tag: font.toString('latin1', record, record + 4),
      data: font.subarray(start, start + length),
    };
  });
}

/** The names of family, style, whole and in PostScript, which all share one string. */
function nameTable(family: string): Buffer {
  const shared = Buffer.from(family, 'utf16le').swap16();
  const ids = [1, 2, 4, 6];
  const table = Buffer.alloc(6 + 12 * ids.length);
  table.writeUInt16BE(ids.length, 2);
  table.writeUInt16BE(table.length, 4);
  for (const [index, id] of ids.entries()) {
    for (const [place, value] of [3, 1, 0x409, id, shared.length, 0].entries()) {
      table.writeUInt16BE(value, 6 + 12 * index + 2 * place);
    }
  }
  return Buffer.concat([table, shared]);
}

/** Returns a font made of tables, unpacked. */
export function packTables(version: number, tables: readonly Table[]): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.length);
  const power = Math.floor(Math.log2(tables.length));
  head.writeUInt32BE(version, 0);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (tables.length - 2 ** power), 10);
  const parts: Buffer[] = [head];
  let at = head.length;
  for (const [index, { tag, data }] of tables.entries()) {
    const record = 12 + 16 * index;
    head.write(tag, record, 'latin1');
    head.writeUInt32BE(checksumOf(data), record + 4);
    head.writeUInt32BE(at, record + 8);
    head.writeUInt32BE(data.length, record + 12);
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    at += data.length + padding.length;
  }
  return Buffer.concat(parts);
}

function checksumOf(data: Buffer): number {
  const whole = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}
