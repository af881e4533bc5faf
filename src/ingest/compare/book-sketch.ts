import { createHash } from 'node:crypto';
import { z } from 'zod';
import { editionId } from '../../rulebook/edition.ts';
import { RULE_PATTERN, SECTION_PATTERN } from '../../rulebook/number.ts';
import type { BookParagraph, BookText } from './book-text.ts';

/** The most hashes of word groups that a sketch keeps of a rule; a shorter rule keeps all. */
const SKETCH_SIZE = 96;
/** The number of words in a group. */
const GROUP_SIZE = 2;
/** The length of a hash in characters: 36 bits suffice for the words of a book. */
const HASH_LENGTH = 6;

const ruleSketch = z.strictObject({
  title: z.string().describe('A hash of the title of its section.'),
  text: z.string().describe('A hash of its words; references to rules count as one word.'),
  conditions: z.string().describe('A hash of its numbers, negations, conditions and modal words.'),
  notes: z.array(z.string()).describe('A hash of each remark and example.'),
  groups: z.string().describe('The smallest hashes of its groups of words, in order.'),
});

/**
 * The schema of `data/generated/book-EDITION.json`, which a later book is compared with. A sketch tells
 * whether two rules have the same words and how similar they are, and contains no word of the book.
 */
export const bookSketchSchema = z
  .strictObject({
    edition: editionId,
    rules: z.record(
      z.string().regex(new RegExp(`^(?:${RULE_PATTERN}|${SECTION_PATTERN})$`)),
      ruleSketch,
    ),
  })
  .meta({ title: 'Sketch of a book', description: 'Hashes to compare a later rule book with.' });

export type BookSketch = z.infer<typeof bookSketchSchema>;
export type RuleSketch = z.infer<typeof ruleSketch>;

/** Makes the sketch of a book. */
export function sketchBook(edition: string, { rules, titles }: BookText): BookSketch {
  return {
    edition,
    rules: Object.fromEntries(
      rules.map((rule) => {
        const title = titles.get(rule.number.replace(/\.[a-z]$/, '')) ?? '';
        return [rule.number, sketchRule(rule, title)];
      }),
    ),
  };
}

/** Words whose change also changes how a rule plays. */
const DECIDING_WORD =
  /^(?:\d+.*|not?|cannot|cant|never|neither|nor|none|without|must|may|can|could|should|only|unless|except|otherwise|if|when|all|any|both|one|two|three|four|five|six|seven|eight|nine|ten)$/;

function sketchRule(rule: BookParagraph, title: string): RuleSketch {
  const words = wordsOf([rule.text, ...rule.items].join(' '));
  return {
    title: hashOf(wordsOf(title).join(' ')),
    text: hashOf(words.join(' ')),
    conditions: hashOf(words.filter((word) => DECIDING_WORD.test(word)).join(' ')),
    notes: rule.notes.map(({ kind, text }) => hashOf(`${kind} ${wordsOf(text).join(' ')}`)),
    groups: groupsOf(words),
  };
}

/** How similar two rules are. */
export interface Likeness {
  /** The share of their word groups that both have, from 0 to 1; 1 only for the same words. */
  readonly similarity: number;
  /** How many groups of words only the first has, and only the second. */
  readonly lost: number;
  readonly gained: number;
  /** Whether their numbers, negations, conditions and modal words are the same. */
  readonly hasSameConditions: boolean;
}

const SAME_WORDS: Likeness = { similarity: 1, lost: 0, gained: 0, hasSameConditions: true };

/**
 * Compares the words of two rules. For rules of more than `SKETCH_SIZE` groups of words it is an
 * estimate, made from the smallest hashes of the two.
 */
export function compareRules(one: RuleSketch, other: RuleSketch): Likeness {
  if (one.text === other.text) return SAME_WORDS;
  const left = new Set(groupHashes(one));
  const right = new Set(groupHashes(other));
  const smallest = [...new Set([...left, ...right])].sort().slice(0, SKETCH_SIZE);
  const lost = smallest.filter((hash) => !right.has(hash)).length;
  const gained = smallest.filter((hash) => !left.has(hash)).length;
  const shared = smallest.length - lost - gained;
  return {
    similarity: Math.min(shared / smallest.length, 0.999),
    lost,
    gained,
    hasSameConditions: one.conditions === other.conditions,
  };
}

/** Returns the most that the similarity of two rules can be if their sketches have so many hashes in common. */
export function greatestSimilarity(one: RuleSketch, other: RuleSketch, shared: number): number {
  const together = (one.groups.length + other.groups.length) / HASH_LENGTH - shared;
  return shared / Math.min(SKETCH_SIZE, together);
}

const REFERENCE = new RegExp(`\\b(?:${RULE_PATTERN}|${SECTION_PATTERN})\\b`, 'g');

/** Returns the normalized words of a text; every reference to a rule is the same word. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replace(REFERENCE, '§')
    .replace(/[-‐‑’'`´]/g, '')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}§]+/gu) ?? [];
}

function groupsOf(words: readonly string[]): string {
  const padded = ['', ...words, ''];
  const groups = padded
    .slice(0, padded.length - GROUP_SIZE + 1)
    .map((_, i) => hashOf(padded.slice(i, i + GROUP_SIZE).join(' ')));
  return [...new Set(groups)].sort().slice(0, SKETCH_SIZE).join('');
}

/** Returns the hashes of a rule's groups of words. */
export function groupHashes({ groups }: RuleSketch): string[] {
  return Array.from({ length: groups.length / HASH_LENGTH }, (_, i) =>
    groups.slice(i * HASH_LENGTH, (i + 1) * HASH_LENGTH),
  );
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH);
}
