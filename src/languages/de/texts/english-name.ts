/** Says beside a name that it is English because the one in the language of the page is not known. */
export const englishName = 'Der englische Name; der deutsche ist nicht bekannt.';
