import { useContext } from 'preact/hooks';
import type { Span } from '../../languages/say/text.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { PrintedCards } from '../model/printed.ts';
import { Icon } from './icon.tsx';
import { TableContext } from './table-context.ts';

interface Props {
  readonly spans: readonly Span[];
  /** Whether names of cards lead to their pages; not inside a button. */
  readonly linked?: boolean;
}

/** Words with icons among them. */
export function Sentence({ spans, linked = false }: Props) {
  const library = useContext(TableContext)?.library ?? {};
  return (
    <>
      {spans.map((span) => {
        if ('icon' in span) return <BookIcon name={span.icon} />;
        const card = cardOf(span);
        if (card === undefined) return span.text;
        const page = linked && library[card]?.page;
        return (
          <b class="card-name">
            {page ? (
              <a class="card-link" href={page}>
                {span.text}
              </a>
            ) : (
              span.text
            )}
          </b>
        );
      })}
    </>
  );
}

/** The id of the card that words name. */
export function cardOf(span: Span): string | undefined {
  if ('icon' in span) return undefined;
  return span.card ?? (span.term?.startsWith('@') ? span.term.slice(1) : undefined);
}

/** Whether words name a card that has a page. */
export function namesPage(spans: readonly Span[], library: PrintedCards): boolean {
  return spans.some((span) => library[cardOf(span) ?? '']?.page !== undefined);
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

/** Returns the text of an icon for screen readers; undefined where words stand beside the icon. */
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
