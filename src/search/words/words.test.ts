import { describe, expect, it } from 'vitest';
import { distance, errorsAllowed } from '../../rulebook/distance.ts';
import type { Language } from '../../rulebook/language.ts';
import { fold, foldedWords, wordsIn } from './fold.ts';
import { soundOf } from './sound.ts';
import { stem } from './stem.ts';
import { askedFor, isStopWord, stopWordsOf } from './stop-words.ts';

describe('folding', () => {
  it('takes away case, accents and ligatures', () => {
    expect(fold('L’Épuisé')).toBe('l’epuise');
    expect(foldedWords('le cœur, déjà')).toEqual(['le', 'coeur', 'deja']);
    expect(foldedWords('suﬀicient ﬂeeting ｍａｎａ')).toEqual(['sufficient', 'fleeting', 'mana']);
  });

  it('parts elided words, and says where each stands', () => {
    expect(wordsIn('l’Été')).toEqual([
      { folded: 'l', start: 0, end: 1 },
      { folded: 'ete', start: 2, end: 5 },
    ]);
  });

  it('keeps a die from being an article', () => {
    expect(foldedWords('un dé, deux dés, de')).toEqual(['un', 'dee', 'deux', 'dees', 'de']);
  });
});

describe('stemming', () => {
  it.each<[Language, ...string[]]>([
    ['it', 'personaggio', 'personaggi'],
    ['it', 'carta', 'carte'],
    ['it', 'pescare', 'pesca', 'pescano', 'pescato'],
    ['fr', 'jeton', 'jetons'],
    ['de', 'uberzahlig', 'ueberzaehlig', 'ueberzaehligen'],
    ['fr', 'epuiser', 'epuise', 'epuisee', 'epuisent'],
    ['en', 'exhaust', 'exhausted', 'exhausting', 'exhausts'],
    ['en', 'ability', 'abilities'],
    ['en', 'die', 'dies', 'died'],
    ['en', 'choose', 'chose', 'chosen'],
    ['fr', 'perdre', 'perd', 'perdu'],
    ['fr', 'choisir', 'choisit', 'choisissent'],
    ['it', 'vincere', 'vince', 'vinto'],
    ['en', 'resolve', 'resolving', 'resolved'],
    ['fr', 'payer', 'paie', 'payent'],
    ['fr', 'redresser', 'redressement'],
    ['it', 'avanzare', 'avanziamo', 'avanzamento'],
    ['it', 'corsia', 'corsie'],
    ['it', 'pagare', 'pago', 'pagano', 'pagato', 'pagarla'],
    ['it', 'rimettere', 'rimessa', 'rimetterglielo'],
    ['it', 'rifornire', 'rifornisce', 'rifornisci'],
    ['it', 'finire', 'finisci', 'finita'],
    ['it', 'creare', 'crea', 'creano', 'creato'],
    ['fr', 'envoyer', 'envoie', 'envoyee'],
    ['fr', 'declencher', 'declenche', 'declenchement'],
    ['fr', 'jouer', 'jouerai', 'jouons'],
  ])('gives forms of one word one stem (%s: %s)', (language, ...words) => {
    expect(new Set(words.map((word) => stem(word, language))).size).toBe(1);
  });

  it.each<[Language, string, string]>([
    ['it', 'mano', 'mana'],
    ['fr', 'main', 'mana'],
    ['fr', 'reserve', 'reseau'],
    ['en', 'rest', 'reset'],
    ['it', 'corsa', 'corsia'],
    ['it', 'mago', 'magia'],
  ])('keeps different words apart (%s: %s, %s)', (language, one, other) => {
    expect(stem(one, language)).not.toBe(stem(other, language));
  });
});

describe('words that say nothing', () => {
  it.each<[Language, string]>([
    ['en', 'can I the in how many'],
    ['fr', 'peut on est ce que quand le'],
    ['it', 'quando posso nella che'],
  ])('are those of questions (%s)', (language, words) => {
    expect(words.split(' ').filter((word) => !isStopWord(word.toLowerCase(), language))).toEqual(
      [],
    );
  });

  it.each<[Language, string]>([
    ['fr', 'passe pouvoir'],
    ['it', 'potere stato'],
  ])('are no words for what the game has (%s)', (language, words) => {
    expect(words.split(' ').filter((word) => isStopWord(word, language))).toEqual([]);
  });

  it('tell the language of a question', () => {
    const counts = stopWordsOf(['how', 'do', 'i', 'win']);
    expect(counts.get('en')).toBeGreaterThan(counts.get('fr')!);
  });
});

describe('errors of typing', () => {
  it('are allowed from four letters on', () => {
    expect([3, 4, 7, 8].map(errorsAllowed)).toEqual([0, 1, 1, 2]);
  });

  it.each([
    ['sabotge', 'sabotage', 1],
    ['sabtoage', 'sabotage', 1],
    ['sabbotage', 'sabotage', 0.5],
    ['sabotaje', 'sabotage', 1],
    ['saabotge', 'sabotage', 1.5],
  ])('%s is %s but for %d', (typed, meant, expected) => {
    expect(distance(typed, meant, 2)).toBe(expected);
  });

  it('are not counted beyond what is allowed', () => {
    expect(distance('carte', 'reserve', 1)).toBe(2);
  });
});

describe('what a question asks for', () => {
  it.each([
    ['how many cards do I draw', 'en', 'number'],
    ['I pass, who is next', 'en', 'who'],
    ['what happens when I pass', 'en', null],
    ['combien de cartes', 'fr', 'number'],
    ['où va un jeton', 'fr', 'where'],
    ['quando si pesca', 'it', 'when'],
    ['un Ancré part quand', 'fr', 'when'],
    ['la limite est marquée ou ?', 'fr', 'where'],
    ['en main ou en réserve', 'fr', null],
    ['le carte di troppo dove vanno', 'it', 'where'],
    ['what does a terrain marker do', 'en', 'what'],
    ['what does my opponent see', 'en', null],
    ['à quoi sert un jeton', 'fr', 'what'],
    ['come funziona Tenace', 'it', 'what'],
  ] as const)('%s (%s): %s', (text, language, asks) => {
    expect(askedFor(text, language)).toBe(asks);
  });
});

describe('how words sound', () => {
  it.each([
    ['fugasse', 'fugace'],
    ['fisique', 'physique'],
    ['ravitayement', 'ravitaillement'],
  ])('%s like %s', (heard, written) => {
    expect(soundOf(heard)).toBe(soundOf(written));
  });
  it('tells other words apart', () => {
    expect(soundOf('mana')).not.toBe(soundOf('main'));
  });
});
