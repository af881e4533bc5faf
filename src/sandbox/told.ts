import type { Decision, Option } from '../engine/decision.ts';
import type { TraceEntry } from '../engine/trace.ts';

/** A piece of a sentence: words, perhaps those of a card or a term, or an icon by its name. */
export type Span =
  | { readonly text: string; readonly card?: string; readonly term?: string }
  | { readonly icon: string };

/** What says in words what the engine does, in one language. */
export interface Teller {
  /** What happened in an entry. */
  readonly entry: (entry: TraceEntry) => readonly Span[];
  /** What is asked. */
  readonly decision: (decision: Pick<Decision, 'player' | 'kind'>) => readonly Span[];
  readonly option: (option: Option) => readonly Span[];
}

/** Spans as one line of text. */
export function plain(spans: readonly Span[]): string {
  return spans.map((span) => ('icon' in span ? '' : span.text)).join('');
}
