import type { GameWords } from '../../texts/game.ts';

export const gameWords: GameWords = {
  title: 'Gioca una partita intera',
  lead: 'Sei Alma, con un mazzo Muna; Bo gioca un mazzo Bravos in modo semplice: gioca ciò che fa avanzare una spedizione, altrimenti a caso. Ogni evento indica le sue regole, e ogni scelta si può annullare.',
  begin: 'Comincia',
  goOn: (seed) => `Riprendi la partita ${seed}`,
  another: 'Un’altra partita',
  again: 'Di nuovo la stessa partita',
  watch: 'Segui quello che succede, evento per evento.',
  skip: 'Vai alla mia scelta',
  choose: 'Tocca a te scegliere.',
  won: (day) => `Hai vinto nella giornata ${day}.`,
  lost: (opponent, day) => `${opponent} ha vinto nella giornata ${day}.`,
  nobody: (day) => `La partita è finita nella giornata ${day} senza vincitori.`,
  number: (seed) => `Partita ${seed}`,
  numberHint:
    'Lo stesso numero distribuisce le stesse carte, e l’avversario risponde allo stesso modo.',
  afterwards: 'Gioca liberamente, con tutte le carte',
};
