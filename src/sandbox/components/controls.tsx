import type { Words } from '../../texts/sandbox.ts';
import type { Event } from '../session/session.ts';
import { atEnd, type Walk } from '../session/walk.ts';
import { Icon } from './icon.tsx';
import { still } from './memo.ts';
import { useSteady } from './use-steady.ts';

interface Props {
  walk: Walk;
  /** Stops that the reader came for, marked on the slider. */
  stops: readonly number[];
  /** The one of them to begin with, where it is not the first. */
  best?: number | undefined;
  /** What leads from one of them to the next. */
  label: string;
  words: Words;
  act: (event: Event) => void;
}

/** Stepping, playing, going anywhere, and first to what the reader came for. */
export function Controls({ walk, stops, best, label, words, act }: Props) {
  const { at, count, playing } = walk;
  const last = count - 1;
  const { controls } = words;
  const back = useSteady(() => act({ do: 'step', by: -1 }));
  const play = useSteady(() => act({ do: playing ? 'pause' : 'play' }));
  const forward = useSteady(() => act({ do: 'step', by: 1 }));
  const showNext = useSteady(() => {
    const first = at === 0 ? best : undefined;
    act({ do: 'go', to: first ?? stops.find((stop) => stop > at) ?? stops[0]! });
  });
  return (
    <div class="controls playback scripted" role="toolbar" aria-label={controls.label}>
      {stops.length > 0 && (
        <button type="button" class={at === 0 ? 'show-rule first' : 'show-rule'} onClick={showNext}>
          <Icon name="flag" />
          <span>{label}</span>
        </button>
      )}
      <span class="steps">
        <Button sign="back" label={controls.back} off={at === 0} press={back} />
        <Button
          sign={playing ? 'pause' : 'play'}
          label={playing ? controls.pause : controls.play}
          press={play}
          main
        />
        <Button sign="forward" label={controls.forward} off={atEnd(walk)} press={forward} />
      </span>
      <span class="slider">
        <Ticks stops={stops} last={last} />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          style={`--done:${last > 0 ? at / last : 1}`}
          aria-label={words.timeline.label}
          aria-valuetext={controls.at(at, last)}
          onInput={({ currentTarget }) => act({ do: 'go', to: currentTarget.valueAsNumber })}
        />
      </span>
      <output class="count">
        {at}/{last}
      </output>
    </div>
  );
}

/** Marks on the slider. */
const Ticks = still(({ stops, last }: { stops: readonly number[]; last: number }) => (
  <span class="ticks" aria-hidden="true">
    {stops.map((stop) => (
      <i style={`--at:${last > 0 ? stop / last : 1}`} />
    ))}
  </span>
));

interface ButtonProps {
  sign: string;
  label: string;
  press: () => void;
  off?: boolean;
  main?: boolean;
  /** Where there is room its name stands beside the sign. */
  named?: boolean;
}

/** A button that is a sign; it keeps the focus while it can do nothing. */
export const Button = still(({ sign, label, press, off = false, main, named }: ButtonProps) => (
  <button
    type="button"
    class={main ? 'control main' : named ? 'control named' : 'control'}
    aria-label={label}
    title={label}
    aria-disabled={off || undefined}
    onClick={() => off || press()}
  >
    <Icon name={sign} />
  </button>
));
