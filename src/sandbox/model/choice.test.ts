import { describe, expect, test } from 'vitest';
import type { OptionWhat } from '../../engine/state/decision.ts';
import { placesOf } from '../board-view/option-places.ts';
import type { ShownDecision, ShownOption } from '../board-view/show.ts';
import {
  atOnce,
  canBeNone,
  chooseOption,
  chosenPlaces,
  isEnough,
  isGiven,
  NOTHING_CHOSEN,
  openOptions,
  openPlaces,
  pressPlace,
} from './choice.ts';

type Asked = Pick<ShownDecision, 'options' | 'min' | 'max' | 'again'>;

function decision(options: readonly ShownOption[], fields: Partial<Asked> = {}): Asked {
  return { options, min: 1, max: 1, ...fields };
}
function option(id: string, what: OptionWhat): ShownOption {
  return { id, places: placesOf(what), said: [] };
}
function object(id: number): ShownOption {
  return option(`o${id}`, { is: 'object', object: id, card: 'ordis-recruit' });
}
function play(id: number, side: 'hero' | 'companion', scout = false): ShownOption {
  return option(`p${id}-${side}${scout ? '-scout' : ''}`, {
    is: 'play',
    object: id,
    card: 'ordis-trooper',
    from: 'hand',
    into: { player: 0, side },
    cost: 1,
    scout,
  });
}
const PASS = option('pass', { is: 'pass' });

describe('one of several objects', () => {
  const asked = decision([object(3), object(4), PASS]);

  test('is lit where it lies', () => {
    expect([...openPlaces(asked, NOTHING_CHOSEN)]).toEqual(['object:3', 'object:4']);
  });

  test('is chosen by pressing it, which is the whole answer', () => {
    const choice = pressPlace(asked, NOTHING_CHOSEN, 'object:4')!;
    expect(choice.chosen).toEqual(['o4']);
    expect(atOnce(asked)).toBe(true);
    expect([...chosenPlaces(asked, choice)]).toEqual(['object:4']);
  });

  test('pressing anything else chooses nothing', () => {
    expect(pressPlace(asked, NOTHING_CHOSEN, 'object:9')).toBeNull();
  });

  test('what lies nowhere is chosen by its name', () => {
    expect(chooseOption(asked, NOTHING_CHOSEN, 'pass').chosen).toEqual(['pass']);
  });
});

describe('a card that can be played in more than one way', () => {
  const asked = decision([
    play(3, 'hero'),
    play(3, 'companion'),
    play(3, 'companion', true),
    play(5, 'hero'),
    PASS,
  ]);

  test('the card first, then the Expedition', () => {
    const card = pressPlace(asked, NOTHING_CHOSEN, 'object:3')!;
    expect(card.chosen).toEqual([]);
    expect(openOptions(asked, card).map(({ id }) => id)).toEqual([
      'p3-hero',
      'p3-companion',
      'p3-companion-scout',
    ]);
    expect([...openPlaces(asked, card)]).toEqual(['expedition:0:hero', 'expedition:0:companion']);
    expect(pressPlace(asked, card, 'expedition:0:hero')!.chosen).toEqual(['p3-hero']);
  });

  test('the Expedition first, then the card', () => {
    const expedition = pressPlace(asked, NOTHING_CHOSEN, 'expedition:0:hero')!;
    expect(pressPlace(asked, expedition, 'object:5')!.chosen).toEqual(['p5-hero']);
  });

  test('what the places do not tell apart is left to the list', () => {
    const card = pressPlace(asked, NOTHING_CHOSEN, 'object:3')!;
    const both = pressPlace(asked, card, 'expedition:0:companion')!;
    expect(both.chosen).toEqual([]);
    expect(openOptions(asked, both).map(({ id }) => id)).toEqual([
      'p3-companion',
      'p3-companion-scout',
    ]);
  });

  test('pressing the card again takes it back', () => {
    const card = pressPlace(asked, NOTHING_CHOSEN, 'object:3')!;
    expect(pressPlace(asked, card, 'object:3')).toEqual(NOTHING_CHOSEN);
  });
});

describe('several at once', () => {
  const asked = decision([object(1), object(2), object(3)], { min: 1, max: 2 });

  test('stay chosen until they are pressed again, in the order chosen', () => {
    let choice = chooseOption(asked, NOTHING_CHOSEN, 'o2');
    choice = chooseOption(asked, choice, 'o1');
    expect(choice.chosen).toEqual(['o2', 'o1']);
    expect(chooseOption(asked, choice, 'o3').chosen).toEqual(['o1', 'o3']);
    expect(chooseOption(asked, choice, 'o2').chosen).toEqual(['o1']);
  });

  test('make an answer as soon as they are enough', () => {
    expect(isEnough(asked, NOTHING_CHOSEN)).toBe(false);
    expect(isEnough(asked, chooseOption(asked, NOTHING_CHOSEN, 'o2'))).toBe(true);
  });

  test('the same one more than once, where that is allowed', () => {
    const again = decision([object(1), object(2)], { min: 2, max: 2, again: true });
    const choice = chooseOption(again, chooseOption(again, NOTHING_CHOSEN, 'o1'), 'o1');
    expect(choice.chosen).toEqual(['o1', 'o1']);
    expect(isEnough(again, choice)).toBe(true);
  });

  test('where that is allowed, one too many takes the place of the first', () => {
    const again = decision([object(1), object(2)], { min: 2, max: 2, again: true });
    const twice = { chosen: ['o1', 'o1'], narrowed: [] };
    expect(chooseOption(again, twice, 'o2').chosen).toEqual(['o1', 'o2']);
  });

  test('none, where none is enough', () => {
    const upToOne = decision([object(1)], { min: 0 });
    expect(isEnough(upToOne, NOTHING_CHOSEN)).toBe(true);
    expect([canBeNone(upToOne), canBeNone(asked)]).toEqual([true, false]);
  });
});

describe('what was answered', () => {
  const answered = (given: readonly string[] | null) =>
    ({ given, options: [], min: 0, max: 2 }) as unknown as ShownDecision;

  test('is the same only in the same order, which may be what is chosen', () => {
    expect(isGiven(answered(['a', 'b']), ['a', 'b'])).toBe(true);
    expect(isGiven(answered(['a', 'b']), ['b', 'a'])).toBe(false);
    expect(isGiven(answered([]), [])).toBe(true);
  });

  test('is not the same with less or other options, or where nothing was', () => {
    expect(isGiven(answered(['a', 'b']), ['a'])).toBe(false);
    expect(isGiven(answered(['a']), ['b'])).toBe(false);
    expect(isGiven(answered(null), [])).toBe(false);
  });
});
