import { Icon } from './icon.tsx';
import { memoComponent } from './memo.ts';

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
export const Button = memoComponent(
  ({ sign, label, press, off = false, main, named }: ButtonProps) => (
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
  ),
);
