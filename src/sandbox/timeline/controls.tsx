import type { Words } from '../../languages/texts/sandbox.ts';
import { Button } from '../elements/button.tsx';
import { Icon } from '../elements/icon.tsx';
import { memoComponent } from '../elements/memo.ts';
import { useSteady } from '../elements/use-same.ts';
import type { Event } from '../model/session.ts';
import { atEnd, nextStop, type Walk } from '../model/walk.ts';

interface Props {
  walk: Walk;
  /** Stops that the reader came for, marked on the slider. */
  stops: readonly number[];
  /** The label of a button that leads from one of them to the next, where there is one. */
  label?: string;
  words: Words;
  act: (event: Event) => void;
}

/** Draws the controls: step, play, go to any stop. */
export function Controls({ walk, stops, label, words, act }: Props) {
  const { at, count, playing } = walk;
  const last = count - 1;
  const { controls } = words;
  const back = useSteady(() => act({ do: 'step', by: -1 }));
  const play = useSteady(() => act({ do: playing ? 'pause' : 'play' }));
  const forward = useSteady(() => act({ do: 'step', by: 1 }));
  const showNext = useSteady(() => act({ do: 'go', to: nextStop(stops, at)! }));
  return (
    <div class="controls playback scripted" role="toolbar" aria-label={controls.label}>
      {label !== undefined && stops.length > 0 && (
        <button type="button" class="show-next" onClick={showNext}>
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
      <span
        class="slider"
        onWheel={(event) => {
          event.preventDefault();
          if (event.deltaY !== 0) (event.deltaY > 0 ? forward : back)();
        }}
      >
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
const Ticks = memoComponent(({ stops, last }: { stops: readonly number[]; last: number }) => (
  <span class="ticks" aria-hidden="true">
    {stops.map((stop) => (
      <i style={`--at:${last > 0 ? stop / last : 1}`} />
    ))}
  </span>
));
