import type { Language } from '../../rulebook/language.ts';

/** Says beside a name that it is English because the one in the language of the page is not known. */
export const UNKNOWN_NAME: Readonly<Record<Language, string>> = {
  fr: 'Nom anglais\u00a0; le nom français n’est pas connu.',
  en: 'The English name; the name in this language is not known.',
  it: 'Nome inglese; il nome italiano non è noto.',
};
