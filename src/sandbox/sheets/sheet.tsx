import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Words } from '../../languages/texts/sandbox.ts';

interface Props {
  /** The accessible name. */
  title: string;
  words: Words;
  close: () => void;
  children: ComponentChildren;
}

/** Draws a modal dialog over the table until the reader closes it. */
export function Sheet({ title, words, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before anything else happens: a key pressed in between would go to the page below.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="card-sheet" ref={dialog} onClose={close} aria-label={title}>
      {children}
      <Close words={words} />
    </dialog>
  );
}

/** The button that closes the dialog it stands in. */
export function Close({ words }: Pick<Props, 'words'>) {
  return (
    <form method="dialog">
      <button type="submit" class="close">
        {words.controls.close}
      </button>
    </form>
  );
}
