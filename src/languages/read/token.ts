/** The words and signs of a printed text, each with its place. */

export interface Token {
  /** Lower case and without markup: `character`, `{j}`, `—`, `@tough` for a keyword's code. */
  readonly word: string;
  /** Where it stands in the text. */
  readonly from: number;
  readonly to: number;
}

/** Names of icons in the texts that `languages/say/` prints, and the letters of the printed ones. */
const ICONS: Readonly<Record<string, string>> = {
  join: 'j',
  hand: 'h',
  reserve: 'r',
  exhaust: 't',
  support: 'i',
  'discard-from-reserve': 'd',
  forest: 'v',
  mountain: 'm',
  water: 'o',
};

/** Forms in which databases write a keyword's code, with what says how it is inflected. */
const INFLECTIONS = new Set([
  ...['cha', 'char', 'p', 'fs', 'ms', 'inf', 'imp', 't', 'low', 'you', 'they', 's', 'bb'],
]);

const CODE_FORMS: Readonly<Record<string, string>> = {
  resupplies: 'resupply',
  'exhausted-resupplies': 'exhausted-resupply',
  ascends: 'ascend',
};

const PIECE =
  /(?<code>[[<]+\$?[A-Z]{2,}(?:_[A-Z0-9]+)*[\]>]+)|\{(?<icon>[a-zA-Z-]+|\d+|mana:[\dX]+)\}|(?<statistics>[+-]?\d+\/[+-]?\d+\/[+-]?\d+)|(?<number>\d+)|(?<word>\p{L}[\p{L}\p{M}]*(?:['’]\p{L}*)*)|(?<sign>[.,:;()+•–-]|—|["“”«»])/gu;

function codeTokens(markup: string): string[] {
  if (/\[BB\]/u.test(markup)) return [];
  if (markup.includes('AFTER_YOU')) return ['@after-you'];
  const parts = markup
    .replace(/[^A-Z0-9_]/gu, '')
    .toLowerCase()
    .split('_');
  const kept = parts.filter((part, at) => at === 0 || !INFLECTIONS.has(part));
  const amount = kept.length > 1 && /^(?:\d+|x)$/u.test(kept.at(-1)!) ? [kept.pop()!] : [];
  const name = kept.join('-');
  return [`@${CODE_FORMS[name] ?? name}`, ...amount];
}

function iconToken(name: string): string {
  const lower = name.toLowerCase();
  return `{${ICONS[lower] ?? lower.replace('mana:', '')}}`;
}

/** The way in which a language's words are cut into tokens. */
export interface Cut {
  /** Words end at an apostrophe, as in French and Italian. */
  readonly elision: boolean;
  /** A verb with an attached pronoun ("sacrificami"), which becomes `@mi`. */
  readonly enclitics?: RegExp;
}

/**
 * The tokens of a text; hyphens inside words part them. Brackets around keywords and `#` around changes say nothing.
 */
export function tokensOf(text: string, cut: Cut): Token[] {
  const found: Token[] = [];
  for (const match of text.matchAll(PIECE)) {
    const from = match.index;
    const to = from + match[0].length;
    const { groups } = match;
    if (groups!.code !== undefined) {
      for (const word of codeTokens(match[0])) found.push({ word, from, to });
    } else if (groups!.icon !== undefined) found.push({ word: iconToken(groups!.icon), from, to });
    else if (groups!.word !== undefined) found.push(...wordTokens(match[0], from, cut));
    else if (groups!.sign !== undefined) {
      const sign = match[0];
      if (sign === '.' && found.at(-1)?.word === '.') continue;
      if (sign === '-' || sign === '–') {
        if (/\d/u.test(text[from - 1] ?? '')) found.push({ word: '-', from, to });
      } else found.push({ word: /["“”«»]/u.test(sign) ? '"' : sign, from, to });
    } else found.push({ word: match[0], from, to });
  }
  return found;
}

function wordTokens(text: string, from: number, { elision, enclitics }: Cut): Token[] {
  const plain = text.normalize('NFC').replaceAll('’', "'").toLowerCase();
  const pieces = (elision ? plain.match(/[^']+'?/gu)! : [plain]).flatMap((piece) => {
    const verb = enclitics?.exec(piece);
    return verb ? [verb[1]!, `@${verb[2]!}`] : [piece];
  });
  let at = from;
  return pieces.map((word) => {
    const token = { word, from: at, to: at + word.replace('@', '').length };
    at = token.to;
    return token;
  });
}
