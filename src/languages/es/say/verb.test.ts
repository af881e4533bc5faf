import { expect, test } from 'vitest';
import {
  imperativeOf,
  subjunctiveOf,
  subjunctiveOfYou,
  thirdPerson,
  verbWithObject,
} from './verb.ts';

test.each([
  ['descartar', 'la', 'descártala', 'descartarla'],
  ['robar', 'la', 'róbala', 'robarla'],
  ['jugar', 'lo', 'juégalo', 'jugarlo'],
  ['enviar', 'me', 'envíame', 'enviarme'],
  ['devolver', 'los', 'devuélvelos', 'devolverlos'],
  ['crear', 'la', 'créala', 'crearla'],
  ['dar', 'le', 'dale', 'darle'],
  ['[[sacrifice|sacrificar]]', 'me', '[[sacrifice|sacrifícame]]', '[[sacrifice|sacrificarme]]'],
])('a pronoun is joined to %s', (verb, clitic, order, infinitive) => {
  expect(verbWithObject(verb, { text: '', clitic }, 'order')).toBe(order);
  expect(verbWithObject(verb, { text: '', clitic }, 'infinitive')).toBe(infinitive);
});

test('the subjunctive keeps the sound of the stem', () => {
  expect(subjunctiveOf('sacar', false)).toBe('saque');
  expect(subjunctiveOfYou('agotar')).toBe('agotes');
  expect(subjunctiveOfYou('jugar')).toBe('juegues');
  expect(subjunctiveOf('avanzar', true)).toBe('avancen');
  expect(subjunctiveOf('[[exhausted-resupply|reabastecer y agotar]]', false)).toBe(
    '[[exhausted-resupply|reabastezca y agote]]',
  );
});

test('two verbs of one term are both put in their form', () => {
  const term = '[[exhausted-resupply|reabastecer y agotar]]';
  expect(imperativeOf(term)).toBe('[[exhausted-resupply|reabastece y agota]]');
  expect(thirdPerson(term, false)).toBe('[[exhausted-resupply|reabastece y agota]]');
});
