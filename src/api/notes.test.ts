import { expect, test } from 'vitest';
import { notesIn, notesOfRule } from './notes.ts';

const BODY = `<Rule number="6.1.c" only={props.only} lang={props.lang}>

Text of the rule.

<Note kind="example" official={true} example="spy-craft" lang={props.lang}>

Spy &#x26; Craft \\[says\\] to <Term id="sabotage" lang={props.lang}>Sabotage</Term>, for <Icon name="mana:1" lang={props.lang} />.

</Note>

<Note kind="remark" official={false} lang={props.lang}>

See <Ref edition="2024-09" number="6.1.d" lang={props.lang}>6.1.d</Ref>: a &#x3C; b.

</Note>

</Rule>

<Rule number="6.1.d" only={props.only} lang={props.lang}>

Another.

</Rule>`;

test('the notes of a rule, without markup', () => {
  expect(notesOfRule(BODY, '6.1.c', 'en')).toEqual([
    {
      kind: 'example',
      official: true,
      text: 'Spy & Craft [says] to Sabotage, for {1}.',
      example: 'spy-craft',
    },
    { kind: 'remark', official: false, text: 'See 6.1.d: a < b.', example: null },
  ]);
});

test('a rule without notes, and one that is not there', () => {
  expect(notesOfRule(BODY, '6.1.d', 'en')).toEqual([]);
  expect(notesOfRule(BODY, '9.9.a', 'en')).toEqual([]);
  expect(notesIn(BODY, 'en')).toHaveLength(2);
});
