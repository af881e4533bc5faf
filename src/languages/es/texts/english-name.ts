/** Says beside a name that it is English because the one in the language of the page is not known. */
export const englishName = 'Nombre inglés; el nombre español no se conoce.';
