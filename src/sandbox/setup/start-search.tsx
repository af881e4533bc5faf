import { useState } from 'preact/hooks';
import type { FreeWords } from '../../languages/texts/free-play.ts';
import { plainLetters } from '../../rulebook/plain-letters.ts';

interface Props {
  words: FreeWords;
  /** Titles of the examples by id. */
  examples: Readonly<Record<string, string>>;
  /** Begins with an empty board, a random game or an example. */
  start: (from: Start) => void;
}

/** A position that a board can start from. */
export type Start = 'empty' | 'random' | { readonly example: string };

interface Named {
  readonly start: Start;
  readonly title: string;
}

/** Draws a search for positions to start from; with nothing typed, it lists them all. */
export function StartSearch({ words, examples, start }: Props) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const all: readonly Named[] = [
    { start: 'empty', title: words.empty },
    { start: 'random', title: words.random },
    ...Object.entries(examples).map(([example, title]) => ({ start: { example }, title })),
  ];
  const found = startsFound(all, typed);
  const choose = (named: Named | undefined) => {
    if (!named) return;
    setTyped('');
    setOpen(false);
    start(named.start);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && !isOpen) setOpen(true);
    else if (step) setActive((active + step + found.length) % Math.max(1, found.length));
    else if (event.key === 'Enter' && isOpen) choose(found[active]);
    else if (event.key === 'Escape' && isOpen) setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <label class="start-search">
      {words.start}
      <div class="finding">
        <input
          type="text"
          role="combobox"
          aria-label={words.start}
          autoComplete="off"
          placeholder={words.startExample}
          aria-expanded={isOpen}
          aria-controls="starts-found"
          aria-autocomplete="list"
          aria-activedescendant={isOpen && found.length > 0 ? `start-${active}` : undefined}
          value={typed}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setActive(0);
            setOpen(true);
          }}
          onKeyDown={press}
        />
        {/* A scrolling list can take the focus; the field would then lose it and close the list. */}
        <div
          id="starts-found"
          role="listbox"
          aria-label={words.start}
          tabIndex={-1}
          hidden={!isOpen}
          onMouseDown={(event) => event.preventDefault()}
        >
          {isOpen &&
            found.map((one, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field answers the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
              <div
                key={one.title}
                id={`start-${index}`}
                role="option"
                aria-selected={index === active}
                ref={(option) => {
                  if (index === active) option?.scrollIntoView({ block: 'nearest' });
                }}
                onClick={(event) => {
                  event.preventDefault();
                  choose(one);
                }}
              >
                <span>{one.title}</span>
              </div>
            ))}
        </div>
      </div>
    </label>
  );
}

/** Those whose title has every word that is typed, begun words counting; those that begin so first. */
export function startsFound<One extends { readonly title: string }>(
  all: readonly One[],
  typed: string,
): readonly One[] {
  const wanted = plainLetters(typed).trim();
  const parts = wanted.split(' ');
  const begins = ({ title }: One) => plainLetters(title).startsWith(wanted);
  const fitting = all.filter(({ title }) =>
    parts.every((part) => plainLetters(title).includes(part)),
  );
  return [...fitting.filter(begins), ...fitting.filter((one) => !begins(one))];
}
