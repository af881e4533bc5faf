import type { record } from '../en/texts/record.ts';
import type { TextsLike } from './texts-like.ts';

/** The kinds of entries of the record. */
export type RecordKind = 'answer' | 'erratum' | 'suspension' | 'end' | 'format';

/** The texts of the record: its page, its feeds, and what it says on the page of a card. */
export type RecordTexts = TextsLike<typeof record>;
