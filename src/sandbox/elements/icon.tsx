/** Drawings that take the colour of what they stand for. */
const COLOURED = /^(?:forest|mountain|water|axiom|bravos|lyra|muna|ordis|yzmir)$/;

interface Props {
  /** A name of the book's icons or of the sandbox's signs; the page has the drawing as a symbol. */
  name: string;
  /** The meaning of the icon in words; left out where words beside it say so. */
  label?: string;
}

export function Icon({ name, label }: Props) {
  const look = COLOURED.test(name) ? `icon ${name}` : 'icon';
  const use = <use href={`#i-${name}`} />;
  return label ? (
    <svg class={look} role="img" aria-label={label}>
      {use}
    </svg>
  ) : (
    <svg class={look} aria-hidden="true">
      {use}
    </svg>
  );
}
