import type { z } from 'zod';
import { LANGUAGES, type Language } from './language.ts';

/**
 * Returns the fields of a schema that has a value in every language of the book.
 *
 * @example z.strictObject(byLanguage(z.string())) // { fr: 'oui', en: 'yes', it: 'sì' }
 */
export function byLanguage<Value extends z.ZodType>(
  value: Value,
): Readonly<Record<Language, Value>> {
  return byEachLanguage(() => value);
}

/** Returns the fields of a schema of names: every name in English, others where they are known. */
export function nameByLanguage<Value extends z.ZodType>(value: Value) {
  return { ...byLanguage(value.optional()), en: value };
}

/**
 * Returns a value for every language.
 *
 * @example byEachLanguage((language) => interfaceTexts(language).nav.home)
 */
export function byEachLanguage<Value>(
  valueIn: (language: Language) => Value,
): Readonly<Record<Language, Value>> {
  const values = LANGUAGES.map((language) => [language, valueIn(language)] as const);
  return Object.fromEntries(values) as Record<Language, Value>;
}
