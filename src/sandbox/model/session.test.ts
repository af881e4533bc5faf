import { describe, expect, test } from 'vitest';
import fc from '../../../tests/property.ts';
import { EngineError } from '../../engine/rules/error.ts';
import type { Answer, Decision } from '../../engine/state/decision.ts';
import type { Game } from '../../engine/state/game.ts';
import type { TraceEntry } from '../../engine/state/trace.ts';
import { type Engine, playAnswers, type RunBeginning, type RunPiece } from './run.ts';
import {
  answerAt,
  countFaithful,
  type Event,
  newSession,
  reduceSession,
  type Session,
} from './session.ts';
import { atEnd } from './walk.ts';

/**
 * A little game in the engine's place: a number to which each answer adds a digit. Every answer makes
 * two events, answering `9` ends it, `4` rolls a die.
 */
const digits: Engine = {
  // biome-ignore lint/correctness/useYield: the little game needs no steps
  *begin({ seed }) {
    if (seed < 0) throw new EngineError('setup', 'seed', 'a number below zero');
    return piece([`${seed}`]);
  },
  // biome-ignore lint/correctness/useYield: the little game needs no steps
  *next(game, { options }) {
    const [digit] = options;
    if (!/^\d$/.test(digit ?? '')) throw new EngineError('answer', 'options', 'no digit');
    const before = textOf(game);
    return piece([`${before}.`, before + digit], digit === '4');
  },
};

function textOf(game: Game): string {
  return (game as unknown as { text: string }).text;
}

function piece(texts: readonly string[], rolls = false): RunPiece {
  const moments = texts.map((text, i) => ({
    entry: text.length * 10 + i,
    game: { text } as unknown as Game,
  }));
  const { game } = moments.at(-1)!;
  const decision = { id: textOf(game), player: 0 } as Decision;
  const entries = [
    { id: moments[0]!.entry, kind: 'turn-began', ...(rolls ? { irreversible: 'roll' } : {}) },
    { id: textOf(game).length * 10 + 5, kind: 'decision', decision: decision.id },
  ] as unknown as TraceEntry[];
  const asked = textOf(game).endsWith('9') ? null : decision;
  return { entries, moments, game, decision: asked, work: texts.length };
}

const BEGINNING: RunBeginning = {
  edition: '4.0',
  seed: 0,
  position: { players: [] },
  example: null,
};
const answer = (digit: string): Answer => ({ options: [digit] });
const script = ['1', '2', '3'].map(answer);

function startSession(): Session {
  return newSession(playAnswers(digits, BEGINNING, script));
}
function follow(session: Session, ...events: readonly Event[]): Session {
  return events.reduce((now, event) => reduceSession(digits, now, event), session);
}
/** Returns the text of the game at the session's stop. */
function shown(session: Session): string {
  return textOf(session.stops[session.at]!.game);
}
/** Returns the answer given at the session's stop. */
function answerHere({ run, stops, at }: Session): Answer | null {
  return answerAt(run, stops[at]!);
}
const go = (to: number): Event => ({ do: 'go', to });
const give = (digit: string): Event => ({ do: 'answer', answer: answer(digit) });
/** The stop at which the second digit is asked. */
const SECOND = 4;

describe('standing at a moment', () => {
  test('begins with the position and steps through events and decisions', () => {
    const session = startSession();
    expect(session.stops.map(({ entry, decision }) => [entry, decision?.id ?? null])).toEqual([
      [null, null],
      [15, '0'],
      [20, null],
      [21, null],
      [25, '01'],
      [30, null],
      [31, null],
      [35, '012'],
      [40, null],
      [41, null],
      [45, '0123'],
    ]);
    expect(shown(session)).toBe('0');
    expect(shown(follow(session, { do: 'step', by: 1 }, { do: 'step', by: 1 }))).toBe('0.');
  });

  test('never leaves the stops', () => {
    const session = startSession();
    expect(follow(session, { do: 'step', by: -1 }).at).toBe(0);
    expect(follow(session, go(999), { do: 'step', by: 1 }).at).toBe(10);
    expect(atEnd(follow(session, go(999)))).toBe(true);
  });

  test('knows what was answered where it stands', () => {
    const session = startSession();
    expect(answerHere(session)).toBeNull();
    expect(answerHere(follow(session, go(SECOND)))).toEqual(answer('2'));
    expect(answerHere(follow(session, go(10)))).toBeNull();
  });
});

describe('playing', () => {
  test('goes on with each tick and stops at the end', () => {
    let session = follow(startSession(), { do: 'play' });
    for (let i = 0; i < 10; i++) {
      expect(session.playing).toBe(true);
      session = follow(session, { do: 'tick' });
    }
    expect(session.at).toBe(10);
    expect(session.playing).toBe(false);
  });

  test('stands still while paused, and begins again from the end', () => {
    const paused = follow(
      startSession(),
      { do: 'play' },
      { do: 'tick' },
      { do: 'pause' },
      { do: 'tick' },
    );
    expect(paused.at).toBe(1);
    expect(follow(paused, go(10), { do: 'play' }).at).toBe(0);
  });

  test('a step by hand pauses it', () => {
    expect(follow(startSession(), { do: 'play' }, { do: 'step', by: 1 }).playing).toBe(false);
  });

  test('keeps its speed', () => {
    expect(follow(startSession(), { do: 'speed', speed: 4 }, { do: 'play' }).speed).toBe(4);
  });
});

describe('choosing otherwise', () => {
  const otherwise = follow(startSession(), go(SECOND), give('7'));

  test('keeps what came before, drops what came after', () => {
    expect(otherwise.run.answers).toEqual([answer('1'), answer('7')]);
    expect(otherwise.run.pieces.slice(0, 2)).toEqual(startSession().run.pieces.slice(0, 2));
    expect(textOf(otherwise.stops.at(-1)!.game)).toBe('017');
  });

  test('shows the first thing that comes of it', () => {
    expect(shown(otherwise)).toBe('01.');
  });

  test('goes on from there', () => {
    const further = follow(otherwise, go(99), give('8'));
    expect(further.run.answers).toEqual(['1', '7', '8'].map(answer));
  });

  test('knows how far the script is kept', () => {
    expect(countFaithful(startSession())).toBe(3);
    expect(countFaithful(otherwise)).toBe(1);
  });

  test('an answer that is refused changes nothing but the notice', () => {
    const session = follow(startSession(), go(SECOND));
    const refused = follow(session, give('x'));
    expect(refused.notice).toMatchObject({ kind: 'refused' });
    expect({ ...refused, notice: null }).toEqual(session);
  });

  test('where nothing is asked, an answer does nothing', () => {
    const session = startSession();
    expect(follow(session, give('7'))).toBe(session);
  });
});

describe('undoing', () => {
  test('takes back one change after another, and redoes them', () => {
    const first = follow(startSession(), go(SECOND), give('7'));
    const second = follow(first, go(99), give('8'));
    const back = follow(second, { do: 'undo' });
    expect(back.run).toBe(first.run);
    const origin = follow(back, { do: 'undo' });
    expect(origin.run).toBe(origin.origin.run);
    expect(origin.at).toBe(SECOND);
    expect(follow(origin, { do: 'redo' }, { do: 'redo' }).run).toBe(second.run);
  });

  test('does nothing where there is nothing to take back', () => {
    expect(follow(startSession(), { do: 'undo' }, { do: 'redo' }).run.answers).toHaveLength(3);
  });

  test('stops at a die that was rolled, says so, and offers to play again from before it', () => {
    const rolled = follow(startSession(), go(SECOND), give('4'));
    const stopped = follow(rolled, { do: 'undo' });
    expect(stopped.run).toBe(rolled.run);
    expect(stopped.notice).toEqual({ kind: 'seen', what: 'roll' });
    expect(follow(stopped, { do: 'replay' }).run.answers).toHaveLength(3);
    expect(follow(stopped, { do: 'dismiss' }).notice).toBeNull();
  });

  test('starting over can be undone, whatever was rolled meanwhile', () => {
    const session = newSession(playAnswers(digits, BEGINNING, ['1', '4', '3'].map(answer)));
    const other = follow(session, go(SECOND), give('7'));
    const reset = follow(other, { do: 'reset' });
    expect(reset.run.answers).toHaveLength(3);
    expect(follow(reset, { do: 'undo' }).run).toBe(other.run);
  });
});

describe('another beginning', () => {
  test('can be undone', () => {
    const other = follow(startSession(), {
      do: 'begin',
      beginning: { ...BEGINNING, seed: 5 },
      answers: [answer('5')],
    });
    expect(shown(other)).toBe('55');
    expect(shown(follow(other, { do: 'undo' }))).toBe('0');
  });

  test('an impossible one is refused with the reason', () => {
    const session = startSession();
    const beginning = { ...BEGINNING, seed: -1 };
    const refused = follow(session, { do: 'begin', beginning, answers: [] });
    expect(refused.run).toBe(session.run);
    expect(refused.notice).toEqual({
      kind: 'refused',
      code: 'setup',
      where: 'seed',
      cites: [],
    });
  });
});

test('whatever the reader does, the session holds together', () => {
  const event = fc.oneof(
    fc.integer({ min: -3, max: 40 }).map(go),
    fc.constantFrom<Event>({ do: 'step', by: 1 }, { do: 'step', by: -1 }),
    fc.constantFrom<Event>({ do: 'play' }, { do: 'pause' }, { do: 'tick' }),
    fc.constantFrom<Event>({ do: 'undo' }, { do: 'redo' }, { do: 'replay' }, { do: 'reset' }),
    fc.constantFrom('1', '4', '9', 'x').map(give),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let session = startSession();
      for (const each of events) {
        session = reduceSession(digits, session, each);
        const { run, stops, at } = session;
        expect(stops[at]).toBeDefined();
        expect(run.pieces).toHaveLength(run.answers.length + 1);
        const digitsGiven = run.answers.map(({ options }) => options[0]).join('');
        expect(textOf(run.pieces.at(-1)!.game)).toBe(`0${digitsGiven}`);
      }
    }),
  );
});
