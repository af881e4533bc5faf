import { Icon } from './icon.tsx';
import { atEnd, type Event, type Session, SPEEDS } from './session.ts';
import type { Words } from './words.ts';

interface Props {
  session: Session;
  words: Words;
  act: (event: Event) => void;
}

/** Stepping, playing, going anywhere. */
export function Controls({ session, words, act }: Props) {
  const { at, stops, playing } = session;
  const last = stops.length - 1;
  const { controls } = words;
  return (
    <div class="controls scripted" role="toolbar" aria-label={controls.label}>
      <Button
        sign="back"
        label={controls.back}
        off={at === 0}
        press={() => act({ do: 'step', by: -1 })}
      />
      <Button
        sign={playing ? 'pause' : 'play'}
        label={playing ? controls.pause : controls.play}
        press={() => act({ do: playing ? 'pause' : 'play' })}
        main
      />
      <Button
        sign="forward"
        label={controls.forward}
        off={atEnd(session)}
        press={() => act({ do: 'step', by: 1 })}
      />
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

/** What is needed now and then: undoing, starting over, how fast. */
export function Changes({ session, words, act }: Props) {
  const { past, future } = session;
  const { controls } = words;
  return (
    <>
      <Button
        sign="undo"
        label={controls.undo}
        off={past.length === 0}
        press={() => act({ do: 'undo' })}
      />
      <Button
        sign="redo"
        label={controls.redo}
        off={future.length === 0}
        press={() => act({ do: 'redo' })}
      />
      <Button sign="reset" label={controls.reset} press={() => act({ do: 'reset' })} />
      <select
        aria-label={controls.speed}
        value={session.speed}
        onChange={({ currentTarget }) => {
          const speed = SPEEDS.find((each) => String(each) === currentTarget.value);
          if (speed) act({ do: 'speed', speed });
        }}
      >
        {SPEEDS.map((speed) => (
          <option value={speed}>{speed}×</option>
        ))}
      </select>
    </>
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
export function Button({ sign, label, press, off = false, main = false }: ButtonProps) {
  return (
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
  );
}
