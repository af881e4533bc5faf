import { useEffect, useState } from 'preact/hooks';
import type { Card } from '../../engine/cards/card.ts';
import type { Position } from '../../engine/setup/position.ts';
import type { Language } from '../../rulebook/language.ts';
import type { FreeWords } from '../../texts/free-play.ts';
import type { Notation } from '../notation/index.ts';

interface Props {
  position: Position;
  cards: readonly Card[];
  lang: Language;
  freeWords: FreeWords;
  /** Sets up another position; false where that is refused, which is said elsewhere. */
  set: (position: Position) => boolean;
  /** Says what came of it. */
  say: (text: string, isRefusal: boolean) => void;
}

/** The position as text, for those who type, and for discussions. */
export function TextPanel({ position, cards, lang, freeWords, set, say }: Props) {
  const { edit } = freeWords;
  const [notation, setNotation] = useState<Notation | null>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (!open || notation) return;
    void import('../notation/index.ts').then(({ notationFor }) =>
      setNotation(notationFor(cards, lang)),
    );
  }, [open]);
  const text = typed ?? notation?.print(position) ?? '';
  const read = async () => {
    const { NotationError } = await import('../notation/index.ts');
    try {
      if (!notation || !set(notation.read(text))) return;
      setTyped(null);
      say(edit.textRead, false);
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      say(edit.textErrors[error.fault](error.found), true);
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
      <div class="moves">
        <button type="button" class="option-name" onClick={() => void read()}>
          {edit.readText}
        </button>
        <button
          type="button"
          class="option-name"
          onClick={() =>
            void navigator.clipboard.writeText(text).then(
              () => say(edit.textCopied, false),
              () => {},
            )
          }
        >
          {edit.copyText}
        </button>
      </div>
    </details>
  );
}
