import { z } from 'zod';
import { isPartial, LANGUAGES, type Language, LENDING_LANGUAGE } from './language.ts';

/** A text, or whatever else there is, in every language. */
export type InLanguages<Value> = Readonly<Record<Language, Value>>;

/**
 * Returns the fields of a schema that has a value in every language of the book, the partial ones too.
 *
 * @example z.strictObject(byLanguage(z.string())) // { fr: 'oui', en: 'yes', it: 'sì' }
 */
export function byLanguage<Value extends z.ZodType>(value: Value): InLanguages<Value> {
  return byEachLanguage(() => value);
}

/**
 * Returns a schema of a text that partial languages may lack: what it reads has the English text there.
 *
 * @example inEveryLanguage(line).parse({ fr: 'oui', en: 'yes', it: 'sì' }).de // 'yes'
 */
export function inEveryLanguage<Text extends z.ZodType>(text: Text) {
  type Read = InLanguages<z.output<Text>>;
  type Written = InLanguages<z.input<Text>>;
  const fields = byEachLanguage((language) => (isPartial(language) ? text.optional() : text));
  return z.strictObject(fields).transform((written) => {
    const texts = written as Read;
    return byEachLanguage((language) => texts[language] ?? texts[LENDING_LANGUAGE]);
  }) as unknown as z.ZodType<Read, Written>;
}

/** Whether a text in a partial language is the English one, which a page then marks. */
export function isLent(
  texts: Readonly<Partial<InLanguages<unknown>>>,
  language: Language,
): boolean {
  return isPartial(language) && texts[language] === texts[LENDING_LANGUAGE];
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
export function byEachLanguage<Value>(valueIn: (language: Language) => Value): InLanguages<Value> {
  const values = LANGUAGES.map((language) => [language, valueIn(language)] as const);
  return Object.fromEntries(values) as Record<Language, Value>;
}
