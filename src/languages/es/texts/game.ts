import type { GameWords } from '../../texts/game.ts';

export const gameWords: GameWords = {
  title: 'Jugar una partida entera',
  lead: 'Eres Alma, con un mazo Muna; Bo juega Bravos, de forma sencilla: juega una carta cuando puede, donde su expedición avanza después, y deja el resto al azar. Cada evento nombra sus reglas, y toda elección puede deshacerse.',
  begin: 'Empezar',
  goOn: (seed) => `Continuar la partida ${seed}`,
  another: 'Otra partida',
  again: 'La misma partida otra vez',
  watch: 'Mira lo que ocurre, evento por evento.',
  skip: 'Ir a mi elección',
  choose: 'Te toca elegir.',
  won: (day) => `Has ganado en el día ${day}.`,
  lost: (opponent, day) => `${opponent} ha ganado en el día ${day}.`,
  nobody: (day) => `La partida ha terminado en el día ${day} sin ganador.`,
  number: (seed) => `Partida ${seed}`,
  numberHint:
    'El mismo número reparte las mismas cartas, y el oponente responde de la misma manera.',
  afterwards: 'Jugar libremente, con cualquier carta',
};
