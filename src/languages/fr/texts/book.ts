import type { BookTexts } from '../../texts/language-texts.ts';

export const book: BookTexts = {
  title: 'Les règles d’Altered',
  contents: 'Sommaire',
  articles: 'Articles',
  index: 'Index des termes',
  indexLead:
    'Chaque terme avec son sens, les règles qui le définissent et les passages qui l’emploient.',
  edition: (edition, day) => `Édition ${edition}, ${day}`,
  origin:
    'Chaque règle est écrite avec les mots de ce projet. Chaque note dit si elle est officielle. Si ce livre et les règles de l’éditeur se contredisent, les règles de l’éditeur l’emportent.',
  licence:
    'Textes sous licence MIT. Altered et les noms de ses cartes appartiennent à leurs propriétaires.',
  definedBy: 'Défini par',
  usedIn: 'Employé dans',
  download: { pdf: 'Livre en PDF', epub: 'Livre en EPUB' },
};
