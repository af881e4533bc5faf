import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Position } from '../../engine/setup/position.ts';
import type { FreeWords } from '../../languages/texts/free-play.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { Language } from '../../rulebook/language.ts';
import type { ListedCard } from '../model/card-list.ts';
import type { Notation } from '../notation/index.ts';
import { SetUpMessage } from './set-up-message.tsx';

interface Props {
  position: Position;
  cards: readonly ListedCard[];
  lang: Language;
  words: Words;
  freeWords: FreeWords;
  /**
   * Sets up another position, and says when it is there, or that it is refused.
   *
   * @param written what stands at a path in the position, where it is an item of a list
   */
  set: (position: Position, done: () => void, written: (where: string) => string | null) => void;
  tell: (done: string) => void;
  refuse: (why: string) => void;
  /** The outcome of the last text. */
  message: ComponentChildren;
}

/** Draws the position as editable text, for readers who type, and for copying into discussions. */
export function TextPanel(props: Props) {
  const { position, cards, lang, words, freeWords, set, tell, refuse } = props;
  const { edit } = freeWords;
  const { notLoaded } = words.controls;
  const [notation, setNotation] = useState<Notation | null>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (!open || notation) return;
    import('../notation/index.ts')
      .then(({ loadNotation }) => loadNotation(cards, lang))
      .then(setNotation, () => refuse(notLoaded));
  }, [open]);
  const text = typed ?? notation?.print(position) ?? '';
  const read = async () => {
    const { NotationError } = await import('../notation/index.ts');
    try {
      if (!notation) return;
      const read = notation.read(text);
      const done = () => {
        setTyped(null);
        tell(edit.textRead);
      };
      set(read, done, (where) => notation.item(read, where));
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      refuse(edit.textErrors[error.fault](error.found));
    }
  };
  return (
    <details class="as-text" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{edit.asText}</summary>
      <p class="hint">{edit.textHint}</p>
      <textarea
        aria-label={edit.asText}
        spellcheck={false}
        value={text}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void read();
        }}
      />
      <SetUpMessage>{props.message}</SetUpMessage>
      <div class="moves">
        <button type="button" class="option-name" onClick={() => void read()}>
          {edit.readText}
        </button>
        <button
          type="button"
          class="option-name"
          onClick={() =>
            void navigator.clipboard.writeText(text).then(
              () => tell(edit.textCopied),
              async () => refuse(words.outcome.notShared),
            )
          }
        >
          {edit.copyText}
        </button>
      </div>
    </details>
  );
}
