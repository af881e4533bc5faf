import { useState } from 'preact/hooks';
import type { PlayWords } from '../../languages/say/teller.ts';
import { spansOf } from '../../languages/say/text.ts';
import type { BetweenTexts } from '../../languages/texts/between.ts';
import type { Meeting } from '../../sandbox/between/meeting.ts';
import { meetingSentences, sceneSentence } from '../../sandbox/between/meeting-sentences.ts';
import { lazy } from '../../sandbox/elements/lazy.tsx';
import { Sentence } from '../../sandbox/elements/sentence.tsx';
import type { ShowRules } from '../../sandbox/timeline/rules.tsx';
import type { BoardProps } from './meeting-board.tsx';

const MeetingBoard = lazy(async () => (await import('./meeting-board.tsx')).MeetingBoard);

interface Props extends Omit<BoardProps, 'meeting'> {
  meeting: Meeting;
  texts: BetweenTexts;
  playWords: PlayWords;
  rules: ShowRules;
  /** The names of the two cards, marked. */
  nameOf: (which: 'a' | 'b') => string;
}

/** Draws one situation: its action, its results, the rules, and a board on request. */
export function MeetingItem({ meeting, texts, playWords, rules, nameOf, ...board }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { store } = board;
  const names = new Map(store.listed.map(({ id, name }) => [id, name]));
  const told = meetingSentences(meeting, {
    texts,
    playWords,
    namesOf: (id) => names.get(id),
    marked: (id) => `[[@${id}|${store.library[id]?.name ?? id}]]`,
  });
  return (
    <li class="meeting">
      <h3>
        <Sentence spans={spansOf(sceneSentence(meeting, texts, nameOf))} />
      </h3>
      {told.map((sentence) => (
        <p class="told">
          <Sentence spans={sentence} />
        </p>
      ))}
      {rules(meeting.cites.slice(0, MOST_RULES))}
      <p class="meeting-acts">
        <button type="button" class="pill" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.closeBoard : texts.board}
        </button>
      </p>
      {isOpen && <MeetingBoard {...board} playWords={playWords} meeting={meeting} />}
    </li>
  );
}

/** The most rules to name; the board names all. */
const MOST_RULES = 12;
