import type { Words } from '../../texts/sandbox.ts';
import type { Event } from '../session/session.ts';
import { atEnd, type Walk } from '../session/walk.ts';
import { Icon } from './icon.tsx';
import { still } from './memo.ts';
import { useSteady } from './use-steady.ts';

interface Props {
  walk: Walk;
  words: Words;
  act: (event: Event) => void;
}

/** Stepping, playing, going anywhere. */
export function Controls({ walk, words, act }: Props) {
  const { at, count, playing } = walk;
  const last = count - 1;
  const { controls } = words;
  const back = useSteady(() => act({ do: 'step', by: -1 }));
  const play = useSteady(() => act({ do: playing ? 'pause' : 'play' }));
  const forward = useSteady(() => act({ do: 'step', by: 1 }));
  return (
    <div class="controls scripted" role="toolbar" aria-label={controls.label}>
      <Button sign="back" label={controls.back} off={at === 0} press={back} />
      <Button
        sign={playing ? 'pause' : 'play'}
        label={playing ? controls.pause : controls.play}
        press={play}
        main
      />
      <Button sign="forward" label={controls.forward} off={atEnd(walk)} press={forward} />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={words.timeline.label}
        aria-valuetext={controls.at(at, last)}
        onInput={({ currentTarget }) => act({ do: 'go', to: currentTarget.valueAsNumber })}
      />
      <output class="count">
        {at}/{last}
      </output>
    </div>
  );
}

interface ButtonProps {
  sign: string;
  label: string;
  press: () => void;
  off?: boolean;
  main?: boolean;
}

/** A button that is a sign; it keeps the focus while it can do nothing. */
export const Button = still(({ sign, label, press, off = false, main = false }: ButtonProps) => (
  <button
    type="button"
    class={main ? 'control main' : 'control'}
    aria-label={label}
    title={label}
    aria-disabled={off || undefined}
    onClick={() => off || press()}
  >
    <Icon name={sign} />
  </button>
));
