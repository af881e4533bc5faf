import { describe, expect, it } from 'vitest';
import { REAL_CARDS } from '../../../engine/testing/real-cards.ts';
import { scenario } from '../../../engine/testing/scenario.ts';

/** Plays one card on an object of the opponent; what their Landmarks and Reserve hold then. */
function played(id: string, theirs: object, ...answers: readonly string[]) {
  const cards = REAL_CARDS.filter((one) => [id, 'manaseed', 'red', 'kappa'].includes(one.id));
  let table = scenario({
    cards,
    players: [
      { hand: [id], mana: { ready: 9 }, deck: ['kappa'] },
      { deck: ['kappa'], ...theirs },
    ],
  });
  for (const answer of answers) table = table.choose(answer);
  const held = (zone: 'landmark' | 'reserve', player: number) =>
    table.query.zone(zone, player).map((one) => table.game.objects[one]!.player).length;
  return { landmarks: [held('landmark', 0), held('landmark', 1)], reserve: held('reserve', 1) };
}

describe('“that player” and “they”', () => {
  it('are who controlled what was returned', () => {
    const theirs = { expeditions: { hero: [{ card: 'red', owner: 0 }] } };
    expect(played('catch-of-the-day', theirs, 'catch-of-the-day').landmarks).toEqual([0, 1]);
  });

  it('are the owner of a card of any Reserve', () => {
    const play = ['reka-bioengineer-rare@hero', 'yes'];
    const { landmarks } = played('reka-bioengineer-rare', { reserve: ['red'] }, ...play);
    expect(landmarks).toEqual([0, 1]);
  });

  it('are whoever had no other card in Reserve than the one exhausted', () => {
    const play = ['hextag-chaser@hero', 'yes'];
    expect(played('hextag-chaser', { reserve: ['red'] }, ...play).reserve).toBe(2);
    const two = { reserve: [{ card: 'red', as: 'r' }, 'kappa'] };
    expect(played('hextag-chaser', two, ...play, 'r').reserve).toBe(2);
  });
});
