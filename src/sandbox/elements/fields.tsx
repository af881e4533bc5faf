import type { ComponentChildren, TargetedEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { Button } from './button.tsx';

interface NumberProps {
  label: string;
  value: number;
  least?: number;
  most?: number;
  /** The label is for those who cannot see where the field stands. */
  bare?: boolean;
  set: (value: number) => void;
}

/**
 * Returns the props of a field whose value is committed on change: a render in the meantime does not
 * overwrite the text being typed.
 *
 * @param set commits the text of the field
 */
export function useTyped(value: string, set: (field: HTMLInputElement) => void) {
  const typed = useRef<string | null>(null);
  return {
    value: typed.current ?? value,
    onInput({ currentTarget }: TargetedEvent<HTMLInputElement>) {
      typed.current = currentTarget.value;
    },
    onBlur({ currentTarget }: TargetedEvent<HTMLInputElement>) {
      typed.current = null;
      // Text that was typed but not accepted is replaced by the current value.
      currentTarget.value = value;
    },
    onChange({ currentTarget }: TargetedEvent<HTMLInputElement>) {
      typed.current = null;
      set(currentTarget);
    },
  };
}

/** A whole number. */
export function NumberField({ label, value, least = 0, most = 99, bare, set }: NumberProps) {
  const typing = useTyped(String(value), ({ valueAsNumber }) => {
    if (Number.isInteger(valueAsNumber)) set(Math.min(most, Math.max(least, valueAsNumber)));
  });
  return (
    <label>
      <span class={bare ? 'unseen' : undefined}>{label}</span>{' '}
      <input
        type="number"
        min={least}
        max={most}
        onFocus={({ currentTarget }) => currentTarget.select()}
        {...typing}
      />
    </label>
  );
}

interface CheckProps {
  label: string;
  on: boolean;
  set: (on: boolean) => void;
}

/** Yes or no. */
export function Check({ label, on, set }: CheckProps) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={on}
        onChange={({ currentTarget }) => set(currentTarget.checked)}
      />{' '}
      {label}
    </label>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, shown: string])[];
  bare?: boolean;
  set: (value: string) => void;
}

/** One of several. */
export function Choice({ label, value, options, bare, set }: ChoiceProps) {
  return (
    <label>
      <span class={bare ? 'unseen' : undefined}>{label}</span>{' '}
      <select value={value} onChange={({ currentTarget }) => set(currentTarget.value)}>
        {options.map(([each, shown]) => (
          <option value={each}>{shown}</option>
        ))}
      </select>
    </label>
  );
}

interface ToggleProps {
  on: boolean;
  label?: string | undefined;
  press: () => void;
  children: ComponentChildren;
}

/** A button that stays pressed. */
export function Toggle({ on, label, press, children }: ToggleProps) {
  return (
    <button
      type="button"
      class="option-name"
      aria-pressed={on}
      aria-label={label}
      title={label}
      onClick={press}
    >
      {children}
    </button>
  );
}

interface CounterProps {
  label: string;
  count: number;
  fewer: string;
  more: string;
  set: (count: number) => void;
}

/** A number that is changed one by one. */
export function Counter({ label, count, fewer, more, set }: CounterProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      <Button sign="fewer" label={fewer} off={count === 0} press={() => set(count - 1)} />
      <output class="count">{count}</output>
      <Button sign="boosted" label={more} press={() => set(count + 1)} />
    </fieldset>
  );
}
