import { afterEach, describe, expect, test } from 'vitest';
import { standAt } from '../model/walk.ts';
import { keyAction } from './keys.ts';

const walk = standAt(9, 4);

let reach = { plays: true, undoes: true };
afterEach(() => {
  reach = { plays: true, undoes: true };
});

/** A key pressed while an element has the focus. */
function pressed(key: string, fields: object = {}, tagName = 'BUTTON', inDialog = false) {
  const [name, type = null] = tagName.split(' ');
  const target = { tagName: name, closest: () => (inDialog ? {} : null), getAttribute: () => type };
  return keyAction({ key, target, ...fields } as unknown as KeyboardEvent, walk, reach);
}

test.each([
  ['ArrowLeft', { do: 'step', by: -1 }],
  ['ArrowRight', { do: 'step', by: 1 }],
  ['Home', { do: 'go', to: 0 }],
  ['End', { do: 'go', to: 8 }],
  ['p', { do: 'play' }],
  ['u', { do: 'undo' }],
  ['r', { do: 'redo' }],
])('%s', (key, event) => {
  expect(pressed(key)).toEqual({ is: 'event', event });
});

test('p pauses what plays', () => {
  const event = {
    key: 'p',
    target: { tagName: 'BUTTON', closest: () => null, getAttribute: () => null },
  };
  const asked = keyAction(event as unknown as KeyboardEvent, { ...walk, playing: true }, reach);
  expect(asked).toEqual({ is: 'event', event: { do: 'pause' } });
});

test('a slider leaves the other keys to the board', () => {
  expect(pressed('2', {}, 'INPUT range')).toEqual({ is: 'option', index: 1 });
});

test('a digit means an option, 1 the first', () => {
  expect(pressed('1')).toEqual({ is: 'option', index: 0 });
  expect(pressed('9')).toEqual({ is: 'option', index: 8 });
  expect(pressed('0')).toBeNull();
});

test('while a position is set up, changes are undone and nothing is played', () => {
  reach = { plays: false, undoes: true };
  expect(['ArrowRight', 'p', '1'].map((key) => pressed(key))).toEqual([null, null, null]);
  expect(pressed('u')).toEqual({ is: 'event', event: { do: 'undo' } });
  expect(pressed('i')).toEqual({ is: 'inspect' });
});

test('nothing is undone before anything is changed', () => {
  reach = { plays: true, undoes: false };
  expect(pressed('u')).toBeNull();
});

describe('are left to the browser:', () => {
  test('other keys', () => expect(pressed('Tab')).toBeNull());
  test('keys of a shortcut', () => expect(pressed('r', { ctrlKey: true })).toBeNull());
  test('keys in a field', () => expect(pressed('ArrowLeft', {}, 'INPUT')).toBeNull());
  test('keys that move a slider', () => expect(pressed('End', {}, 'INPUT range')).toBeNull());
  test('keys in a dialog', () => expect(pressed('1', {}, 'BUTTON', true)).toBeNull());
});
