import type { z } from 'zod';
import { LANGUAGES, type Language } from './language.ts';

/**
 * The fields of a schema that has a value in every language of the book.
 *
 * @example z.strictObject(byLanguage(z.string())) // { fr: 'oui', en: 'yes', it: 'sì' }
 */
export function byLanguage<Value extends z.ZodType>(
  value: Value,
): Readonly<Record<Language, Value>> {
  const fields = LANGUAGES.map((language) => [language, value] as const);
  return Object.fromEntries(fields) as Record<Language, Value>;
}
