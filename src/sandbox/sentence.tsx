import type { Span } from '../wording/text.ts';
import { Icon } from './icon.tsx';

/** Words with icons among them. */
export function Sentence({ spans }: { spans: readonly Span[] }) {
  return (
    <>
      {spans.map((span) =>
        'icon' in span ? (
          <BookIcon name={span.icon} />
        ) : span.term?.startsWith('@') ? (
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
  const [icon, amount = ''] = name.split(':');
  if (icon === 'mana') return <span class="mana">{amount}</span>;
  if (icon === 'reaction') return <span class="dash">—</span>;
  return <Icon name={name} />;
}

/** Spans as one line of words. */
export function wordsOf(spans: readonly Span[]): string {
  return spans.map((span) => ('icon' in span ? '' : span.text)).join('');
}
