/** Says beside a name that it is English because the one in the language of the page is not known. */
export const englishName = 'Nom anglais\u00a0; le nom français n’est pas connu.';
