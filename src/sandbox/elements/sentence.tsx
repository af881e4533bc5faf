import { useContext } from 'preact/hooks';
import type { Span } from '../../languages/say/text.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import { Icon } from './icon.tsx';
import { TableContext } from './table-context.ts';

/** Words with icons among them. */
export function Sentence({ spans }: { spans: readonly Span[] }) {
  return (
    <>
      {spans.map((span) =>
        'icon' in span ? (
          <BookIcon name={span.icon} />
        ) : span.card !== undefined || span.term?.startsWith('@') ? (
          <b class="card-name">{span.text}</b>
        ) : (
          span.text
        ),
      )}
    </>
  );
}

/** An icon of the book; mana is a number in a circle, the dash of a Reaction is text. */
function BookIcon({ name }: { name: string }) {
  const words = useContext(TableContext)?.words;
  const [icon, amount = ''] = name.split(':');
  if (icon === 'mana') return <span class="mana">{amount}</span>;
  if (icon === 'reaction') return <span class="dash">—</span>;
  const label = words && meaningOf(name, words);
  return label === undefined ? <Icon name={name} /> : <Icon name={name} label={label} />;
}

/** What an icon of the book says to those who do not see it; nothing for one that words stand beside. */
function meaningOf(name: string, { terrains, icons }: Words): string | undefined {
  const [icon, amount = ''] = name.split(':');
  if (icon === 'mana') return amount;
  if (icon === 'reaction') return '—';
  return { ...terrains, ...icons }[name];
}

/** Spans as one line of words, to be spoken. */
export function wordsOf(spans: readonly Span[], words: Words): string {
  return spans
    .map((span) => ('icon' in span ? (meaningOf(span.icon, words) ?? '') : span.text))
    .join('');
}
