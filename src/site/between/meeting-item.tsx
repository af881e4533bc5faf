import { useState } from 'preact/hooks';
import { createTeller, type PlayWords } from '../../languages/say/teller.ts';
import { type Span, spansOf } from '../../languages/say/text.ts';
import type { BetweenTexts } from '../../languages/texts/between.ts';
import { PLAYER_NAMES } from '../../library/examples/play.ts';
import type { Meeting } from '../../sandbox/between/meeting.ts';
import { otherOf } from '../../sandbox/between/scene.ts';
import { lazy } from '../../sandbox/elements/lazy.tsx';
import { Sentence } from '../../sandbox/elements/sentence.tsx';
import type { CardStore } from '../../sandbox/model/card-store.ts';
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
  const { scene, cites } = meeting;
  const [player, opponent] = PLAYER_NAMES;
  const { act, spot, trait = null, thenPlay = false } = scene;
  const said = texts.scene({
    actor: nameOf(scene.actor),
    other: nameOf(otherOf(scene.actor)),
    player,
    opponent,
    act,
    spot,
    trait,
    thenPlay,
  });
  return (
    <li class="meeting">
      <h3>
        <Sentence spans={spansOf(said)} />
      </h3>
      {tellMeeting(meeting, board.store, playWords, texts).map((sentence) => (
        <p class="told">
          <Sentence spans={sentence} />
        </p>
      ))}
      {rules(cites.slice(0, MOST_RULES))}
      <p class="meeting-acts">
        <button
          type="button"
          class="option-name"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.closeBoard : texts.board}
        </button>
      </p>
      {isOpen && <MeetingBoard {...board} playWords={playWords} meeting={meeting} />}
    </li>
  );
}

/** The most rules to name; the board names all. */
const MOST_RULES = 12;

/** Returns the sentences of a meeting's told events; repeated ones once, with a count ("×2"). */
function tellMeeting(
  { told, played }: Meeting,
  store: CardStore,
  playWords: PlayWords,
  texts: BetweenTexts,
): readonly (readonly Span[])[] {
  const entries = new Map(played.entries.map((entry) => [entry.id, entry]));
  const names = new Map(store.listed.map(({ id, name }) => [id, name]));
  const marked = (id: string) => `[[@${id}|${store.library[id]?.name ?? id}]]`;
  const teller = createTeller(playWords, {
    viewer: null,
    players: PLAYER_NAMES,
    card: (id) => names.get(id),
    entry: (id) => entries.get(id),
  });
  const sentences = told.map(({ entry, applies }) =>
    applies ? spansOf(texts.applies(marked(applies.by), marked(applies.to))) : teller.entry(entry),
  );
  const alike = Map.groupBy(sentences, (sentence) => JSON.stringify(sentence));
  return [...alike.values()].map((same) =>
    same.length > 1 ? [...same[0]!, { text: ` ×${same.length}` }] : same[0]!,
  );
}
