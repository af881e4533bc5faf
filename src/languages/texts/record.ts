import type { record } from '../en/texts/record.ts';
import type { TextsLike } from './texts-like.ts';

/** The kinds of entries of the record. */
export type RecordKind = 'answer' | 'erratum' | 'suspension' | 'end' | 'format';

/** A day or month in words; `before` where only a day is known before which it was. */
export interface RecordDate {
  readonly precision: 'day' | 'month' | 'before';
  readonly text: string;
}

/** The texts of the record: its page, its feeds, and what it says on the page of a card. */
export type RecordTexts = TextsLike<typeof record>;
