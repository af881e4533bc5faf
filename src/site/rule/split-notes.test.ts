import { expect, test } from 'vitest';
import { splitNotes } from './split-notes.ts';

const note = (kind: string, words: string) =>
  `<div class="note ${kind}" role="note"> <p class="note-label"><b>Remark</b></p> <p>${words}</p> </div>`;

test('the text of a rule comes first, then the official and the unofficial notes', () => {
  const [a, b, c] = [note('official', 'A'), note('unofficial', 'B'), note('official', 'C')];
  expect(splitNotes(`<p>Text.</p>\n${a}\n${b}\n${c}\n`)).toEqual({
    text: '<p>Text.</p>\n',
    official: [`${a}\n`, `${c}\n`],
    unofficial: [`${b}\n`],
  });
});

test('a rule without notes is all text', () => {
  expect(splitNotes('<p>Text.</p>')).toEqual({
    text: '<p>Text.</p>',
    official: [],
    unofficial: [],
  });
});

test('text behind a note is refused: it would be shown as a part of the note', () => {
  expect(() => splitNotes(`${note('official', 'A')}<p>More.</p>`)).toThrow('goes on behind a note');
});
