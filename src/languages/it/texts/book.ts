import type { BookTexts } from '../../texts/language-texts.ts';

export const book: BookTexts = {
  title: 'Le regole di Altered',
  contents: 'Sommario',
  articles: 'Articoli',
  index: 'Indice dei termini',
  indexLead:
    'Ogni termine con il suo significato, le regole che lo definiscono e i punti che lo usano.',
  edition: (edition, day) => `Edizione ${edition}, ${day}`,
  origin:
    'Ogni regola è scritta con le parole di questo progetto. Ogni nota dice se è ufficiale. Se questo libro e le regole dell’editore si contraddicono, valgono le regole dell’editore.',
  licence:
    'Testi con licenza MIT. Altered e i nomi delle sue carte appartengono ai rispettivi proprietari.',
  definedBy: 'Definito da',
  usedIn: 'Usato in',
  download: { pdf: 'Libro in PDF', epub: 'Libro in EPUB' },
};
