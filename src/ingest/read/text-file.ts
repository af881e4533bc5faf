import { readFileSync, type Stats, statSync } from 'node:fs';
import type { Problems } from '../problem.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Reads a text file, without the byte order mark that some editors write. A file that cannot be read,
 * or is not UTF-8, is reported as a problem with its line; returns null then.
 */
export function readText(file: string, problems: Problems): string | null {
  let bytes: Buffer;
  try {
    // Reading a pipe or a device may never end.
    const refused = refuseKind(statSync(file));
    if (refused) {
      problems.error('unreadable', { file }, ...refused);
      return null;
    }
    bytes = readFileSync(file);
  } catch (error) {
    const [message, mend] = refusalOf(error as NodeJS.ErrnoException);
    problems.error('unreadable', { file }, message, mend);
    return null;
  }
  const text = bytes.toString('utf8');
  const wrong = firstDifference(bytes, Buffer.from(text));
  if (wrong === null) return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  problems.error(
    'unreadable',
    { file, line: bytes.subarray(0, wrong).filter((byte) => byte === LINE_FEED).length + 1 },
    isUtf16(bytes)
      ? 'the file is UTF-16, not UTF-8'
      : `the byte ${bytes[wrong]!.toString(16).toUpperCase()} is not UTF-8`,
    'Save the file as UTF-8, and look whether its letters are still right.',
  );
  return null;
}

const LINE_FEED = 0x0a;

/** The limit of a file's size in bytes: many times that of an edition in one language. */
const LARGEST = 32 * 1024 * 1024;

/** Returns why something is not read, with advice; null for a file of an acceptable size. */
function refuseKind(stats: Stats): readonly [message: string, mend: string] | null {
  if (stats.isDirectory()) return ['this is a folder', 'Name the files in it.'];
  if (!stats.isFile()) return ['this is a pipe or a device, not a file', 'Name a file.'];
  if (stats.size <= LARGEST) return null;
  return [
    `the file is larger than ${LARGEST / 1024 / 1024} MB`,
    'Look whether it is the right one.',
  ];
}

/** Returns the offset where bytes first differ from others; null if they are equal. */
function firstDifference(bytes: Buffer, again: Buffer): number | null {
  if (bytes.equals(again)) return null;
  let at = 0;
  while (bytes[at] === again[at]) at++;
  return at;
}

function isUtf16([first, second]: Buffer): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** Returns a message and advice for an error of the system on reading a file. */
function refusalOf({ code, message }: NodeJS.ErrnoException): readonly [string, string] {
  switch (code) {
    case 'ENOENT':
      return ['there is no such file', 'Add the file.'];
    case 'EACCES':
    case 'EPERM':
      return ['the file may not be read', 'Allow reading it (chmod u+r), or run as its owner.'];
    case 'ELOOP':
      return ['the link leads in a circle', 'Let it lead to a file.'];
    default:
      return [message, 'Look whether the disk and the file are in order.'];
  }
}
