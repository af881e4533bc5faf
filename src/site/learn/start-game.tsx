import { hydrate } from 'preact';
import { loadGameWords } from '../../languages/texts/game.ts';
import { loadWords } from '../../languages/texts/sandbox.ts';
import type { Language } from '../../rulebook/language.ts';
import { addDrawings } from '../../sandbox/board/page-sprite.ts';
import { loadPlayWords } from '../../sandbox/board-view/play-words.ts';
import { SIGNS } from '../../sandbox/board-view/signs.ts';
import { drawIn } from '../../sandbox/elements/root.tsx';
import styles from '../../sandbox/styles/live.css?inline';
import { addStyles } from '../../styles/add-styles.ts';
import type { GameData } from './game-data.ts';
import { GamePlayer, type GameProps } from './game-player.tsx';
import { type KeptGame, keepGame, readKeptGame } from './kept-game.ts';

/** Takes over the markup of the table of a whole game. */
export async function startGame(place: HTMLElement): Promise<void> {
  const lang = document.documentElement.lang as Language;
  const [words, gameWords] = await Promise.all([loadWords(lang), loadGameWords(lang)]);
  const data = JSON.parse(document.querySelector('#game')!.textContent) as GameData;
  const props: GameProps = {
    data,
    words,
    gameWords,
    lang,
    editions: place.dataset.editions!.split(' '),
    live: false,
    seed: seedIn(location.search),
    open: async () => {
      const [{ openGame }, playWords] = await Promise.all([
        import('./game-session.ts'),
        loadPlayWords(lang),
      ]);
      return openGame(data, playWords);
    },
    kept: null,
    onBegin: (seed) => history.replaceState(history.state, '', `?game=${seed}`),
    onKeep: keepGame,
    report: async (moment, cites) => {
      const { reportedMoment } = await import('../../sandbox/entry/report-moment.ts');
      return reportedMoment(moment, null, cites, lang);
    },
  };
  addStyles(styles);
  addDrawings({ ...SIGNS, ...data.icons });
  drawIn(place, () => <GamePlayer {...props} />, hydrate);
  const kept = keptFor(props);
  drawIn(place, () => <GamePlayer {...props} live={true} kept={kept} />);
  place.dataset.state = 'live';
}

/** The game kept on the device, unless the address asks for another or it was of another edition. */
function keptFor({ seed, data }: GameProps): KeptGame | null {
  const kept = readKeptGame();
  if (kept?.edition !== data.edition) return null;
  return seed === null || seed === kept.seed ? kept : null;
}

/** The number of the game that an address asks for: `?game=7`. */
function seedIn(query: string): number | null {
  const asked = new URLSearchParams(query).get('game') ?? '';
  return /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null;
}
