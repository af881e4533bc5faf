import type { BookTexts } from '../../texts/language-texts.ts';

export const book: BookTexts = {
  title: 'Las reglas de Altered',
  contents: 'Contenido',
  articles: 'Artículos',
  index: 'Índice de términos',
  indexLead:
    'Cada término con su significado, las reglas que lo definen y los lugares que lo usan.',
  edition: (edition, day) => `Edición ${edition}, ${day}`,
  origin:
    'Cada regla se dice con las palabras propias de este proyecto. Las notas indican si son oficiales. Donde este libro y las reglas del editor difieren, valen las reglas del editor.',
  licence:
    'Redacción bajo licencia MIT. Altered y los nombres de sus cartas pertenecen a sus propietarios.',
  definedBy: 'Definido por',
  usedIn: 'Usado en',
  download: { pdf: 'Libro en PDF', epub: 'Libro en EPUB' },
};
