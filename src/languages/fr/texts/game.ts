import type { GameWords } from '../../texts/game.ts';

export const gameWords: GameWords = {
  title: 'Jouer une partie entière',
  lead: 'Vous êtes Alma, avec un deck Muna\u00a0; Bo joue un deck Bravos simplement\u00a0: il joue ce qui fait avancer une Expédition, et sinon au hasard. Chaque événement nomme ses règles, et chaque choix peut être annulé.',
  begin: 'Commencer',
  goOn: (seed) => `Reprendre la partie ${seed}`,
  another: 'Une autre partie',
  again: 'La même partie à nouveau',
  watch: 'Suivez ce qui se passe, événement par événement.',
  skip: 'Aller à mon choix',
  choose: 'À vous de choisir.',
  won: (day) => `Vous avez gagné au Jour ${day}.`,
  lost: (opponent, day) => `${opponent} a gagné au Jour ${day}.`,
  nobody: (day) => `La partie s’est terminée au Jour ${day} sans gagnant.`,
  number: (seed) => `Partie ${seed}`,
  numberHint: 'Le même numéro distribue les mêmes cartes, et l’adversaire répond de la même façon.',
  afterwards: 'Jouer librement, avec toutes les cartes',
};
