/** Says beside a name that it is English because the one in the language of the page is not known. */
export const englishName = 'The English name; the name in this language is not known.';
