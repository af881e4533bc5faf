/** Says beside a name that it is English because the one in the language of the page is not known. */
export const englishName = 'Nome inglese; il nome italiano non è noto.';
