import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { CardReader } from '../board-view/card-reader.ts';
import type { PasteFormProps } from './paste-form.tsx';
import { SetUpMessage } from './set-up-message.tsx';

interface Props extends Omit<PasteFormProps, 'reader'> {
  /** The reader of cards in words, loaded when the form is opened. */
  loadReader: () => Promise<CardReader>;
  /** The outcome of the last pasted card or deck. */
  message: ComponentChildren;
}

interface Opened {
  readonly Form: ComponentType<PasteFormProps>;
  readonly reader: CardReader;
}

/** Draws a field for pasting a card's text, a reference or a deck list; loads the reader on opening. */
export function PastePanel({ loadReader, message, ...props }: Props) {
  const { paste } = props.freeWords;
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!open || opened) return;
    setFailed(false);
    Promise.all([import('./paste-form.tsx'), loadReader()]).then(
      ([{ PasteForm }, reader]) => setOpened({ Form: PasteForm, reader }),
      () => setFailed(true),
    );
  }, [open]);
  return (
    <details class="as-text" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{paste.title}</summary>
      {opened && <opened.Form {...props} reader={opened.reader} />}
      <SetUpMessage>{message}</SetUpMessage>
      {failed && <p class="refused">{props.words.controls.notLoaded}</p>}
    </details>
  );
}
