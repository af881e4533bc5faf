import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { exampleFile, readExampleFile } from './folder.ts';
import { playsOf } from './play.ts';

const data = fileURLToPath(new URL('../../../data', import.meta.url));

/**
 * Interactions that other implementations of the rules got wrong, and the plays that test them here.
 * They run with all others in `examples.test.ts`; none may be removed.
 */
const HARD: Readonly<Record<string, readonly string[]>> = {
  'Theseus returns himself before Amarok sacrifices him': ['theseus-returns'],
  'counters are lost but on the way to Reserve': [
    'seasoned-elsewhere',
    'seasoned-elsewhere/deck',
    'seasoned-elsewhere/rest',
  ],
  'The Hunger counts cards, not tokens, and not from Reserve': [
    'the-hunger',
    'the-hunger/spell',
    'the-hunger/in-reserve',
  ],
  'Rest is one step: Demeter stays': ['demeter-rests'],
  'Clean-up: all choose, then one event, then Reactions': ['clean-up-jammer'],
  'one event activates a Reaction once for each action that matches': [
    'rin-and-orchid',
    'rin-and-orchid/gigantic',
  ],
  'passive abilities change the terrains of the Arena': [
    'arena-terrains',
    'arena-terrains/persephone',
  ],
  'a reduction for this turn ends unused': ['unused-reduction'],
  'Reactions in the order one likes, amounts read as they resolve': [
    'anansi-and-resupply',
    'anansi-and-resupply/anansi-first',
  ],
  'a condition after the comma is read at the event': ['third-counter'],
  'a card reacts to its own move': ['machine-in-the-ice', 'machine-in-the-ice/hand'],
  'an effect is finished before an opponent reacts': ['opponent-resupply'],
  'a granted ability activates too': ['foundry-and-haven'],
  'who exhausted the card': ['who-exhausts', 'who-exhausts/alma'],
  'a card played by an effect ends no turn': ['coppelia-in-a-turn'],
  'two abilities that depend on each other': ['two-energy-bars', 'two-energy-bars/other-age'],
  'becoming Gigantic is joining': ['becoming-gigantic', 'becoming-gigantic/the-opponents'],
  'the controller decides about Mighty Jinn': [
    'mighty-jinn',
    'mighty-jinn/mana',
    'mighty-jinn/anchored',
  ],
  'Tough is paid for targets alone, and never forced': [
    'tough-and-free',
    'tough-and-free/not-a-target',
    'tough-and-free/declined',
  ],
  'reductions with floors of their own': ['cost-floors', 'cost-floors/third'],
};

test.each(Object.entries(HARD))('%s', (_, ids) => {
  for (const id of ids) {
    const { example } = readExampleFile(exampleFile(data, id.split('/')[0]!));
    const plays = playsOf(example!).filter((play) => play.id === id);
    expect(plays.map(({ edition }) => edition)).toContain('4.0');
    for (const play of plays) expect(play.expect.length).toBeGreaterThan(0);
  }
});
