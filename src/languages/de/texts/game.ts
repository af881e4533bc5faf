import type { GameWords } from '../../texts/game.ts';

export const gameWords: GameWords = {
  title: 'Eine ganze Partie spielen',
  lead: 'Du bist Alma, mit einem Muna-Deck; Bo spielt Bravos, und zwar einfach: Er spielt eine Karte, wenn er kann, dort, wo sich seine Expedition dann vorwärts bewegt, und überlässt den Rest dem Zufall. Jedes Ereignis nennt seine Regeln, und jede Wahl lässt sich zurücknehmen.',
  begin: 'Beginnen',
  goOn: (seed) => `Partie ${seed} fortsetzen`,
  another: 'Eine andere Partie',
  again: 'Dieselbe Partie noch einmal',
  watch: 'Sieh zu, was geschieht, Ereignis für Ereignis.',
  skip: 'Zu meiner Wahl',
  choose: 'Du hast die Wahl.',
  won: (day) => `Du hast am Tag ${day} gewonnen.`,
  lost: (opponent, day) => `${opponent} hat am Tag ${day} gewonnen.`,
  nobody: (day) => `Die Partie hat am Tag ${day} ohne Gewinner geendet.`,
  number: (seed) => `Partie ${seed}`,
  numberHint: 'Dieselbe Nummer gibt dieselben Karten, und der Gegner antwortet auf dieselbe Weise.',
  afterwards: 'Frei spielen, mit beliebigen Karten',
};
