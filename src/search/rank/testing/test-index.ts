/** A small book in each language, for tests of the search. */
import { byEachLanguage } from '../../../rulebook/by-language.ts';
import { LANGUAGES, type Language } from '../../../rulebook/language.ts';
import type { IndexFile, TermRow } from '../../index/file.ts';

/** The words for a token in the languages that have a book here; others have the English ones. */
const TOKEN: Readonly<Partial<Record<Language, Words>> & { en: Words }> = {
  fr: { forms: ['jeton', 'jetons'], synonyms: ['pion'] },
  en: { forms: ['token', 'tokens'], synonyms: ['counter creature'] },
  it: { forms: ['pedina', 'pedine'], synonyms: ['gettone'] },
};

const WORDS: TermRow[4] = LANGUAGES.map((language) => {
  const { forms, synonyms } = TOKEN[language] ?? TOKEN.en;
  return [forms, synonyms];
});

interface Words {
  readonly forms: readonly string[];
  readonly synonyms: readonly string[];
}

function bookOf(words: {
  readonly titles: readonly [string, string, string];
  readonly token: string;
  readonly asked: string;
  readonly cards: string;
  readonly rest: string;
  readonly old: string;
  readonly term: string;
}): IndexFile {
  return {
    mark: [],
    editions: ['4.0', '2024-09'],
    titles: [
      [[[0, '2.1']], 'section', words.titles[0]],
      [[[0, '3.2']], 'section', words.titles[1]],
      [[[0, '4.2']], 'section', words.titles[2]],
    ],
    rules: [
      [[[0, '2.1.e']], '', words.token, [words.asked], 1, []],
      [[[0, '3.2.a']], '', words.cards, [], 0, []],
      [[[0, '4.2.a']], '', words.rest, [], 0, []],
      [[[1, '4.9.a']], '', words.old, [], 0, ['4.2.a']],
    ],
    terms: [['token', words.term, [], ['2.1.e'], WORDS]],
    articles: [],
    rulings: [],
    cards: [['Ordis', ['Ouvrez les Portes', 'Open the Gates', 'Aprire'], []]],
    record: [],
    examples: [],
    pages: [],
    unanswered: [],
    synonyms: [],
  };
}

const BOOKS: Readonly<Partial<Record<Language, IndexFile>> & { en: IndexFile }> = {
  fr: bookOf({
    titles: ['Objets', 'La main', 'La Nuit'],
    token: 'Les objets bougent. Un jeton qui irait en Réserve cesse d’exister.',
    asked: 'un jeton va-t-il en réserve',
    cards: 'Une carte en main est cachée. Une main a des cartes.',
    rest: 'Les Personnages retournent en Réserve.',
    old: 'L’ancien repos renvoie les Personnages en Réserve.',
    term: 'Un objet sans carte Altered.',
  }),
  en: bookOf({
    titles: ['Objects', 'The hand', 'Night'],
    token: 'Objects move. A token that would go to Reserve ceases to exist.',
    asked: 'does a token go to reserve',
    cards: 'A card in hand is hidden. A hand has cards.',
    rest: 'Characters return to Reserve.',
    old: 'The former rest returns Characters to Reserve.',
    term: 'An object without an Altered card.',
  }),
  it: bookOf({
    titles: ['Oggetti', 'La mano', 'La notte'],
    token: 'Gli oggetti si spostano. Una pedina che andrebbe nella Riserva cessa di esistere.',
    asked: 'una pedina va nella riserva',
    cards: 'Una carta in mano è nascosta. Una mano ha carte.',
    rest: 'I personaggi tornano nella Riserva.',
    old: 'Il vecchio riposo rimanda i personaggi nella Riserva.',
    term: 'Un oggetto senza carta Altered.',
  }),
};

export const INDEX = byEachLanguage((language) => BOOKS[language] ?? BOOKS.en);
