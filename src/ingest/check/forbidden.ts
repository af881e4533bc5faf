/** A form that the book does not use, and what it writes instead. */
export interface Forbidden {
  readonly pattern: RegExp;
  readonly instead: string;
}
