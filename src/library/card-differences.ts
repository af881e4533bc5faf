import { diffArrays } from 'diff';
import type { Card } from '../engine/cards/card.ts';
import { TERRAINS, type Terrain } from '../engine/cards/vocabulary.ts';
import type { AbilityText, TextLine } from '../languages/say/card.ts';
import type { Span } from '../languages/say/text.ts';

/** A fact of a card that its versions may not share. */
export type CardFact =
  | 'line'
  | 'handCost'
  | 'reserveCost'
  | 'reserveLimit'
  | 'landmarkLimit'
  | Terrain;

/** A span of a version's text, and whether every version of the card says it. */
export type MarkedSpan = Span & { readonly differs?: true };

export interface MarkedAbilityText extends Omit<AbilityText, 'lines'> {
  readonly lines: readonly (Omit<TextLine, 'spans'> & { readonly spans: readonly MarkedSpan[] })[];
}

interface Version {
  readonly card: Card;
  readonly line: string;
  readonly text: readonly AbilityText[];
}

const FACTS: Readonly<Record<CardFact, (version: Version) => unknown>> = {
  line: ({ line }) => line,
  handCost: ({ card }) => card.handCost,
  reserveCost: ({ card }) => card.reserveCost,
  reserveLimit: ({ card }) => card.reserveLimit,
  landmarkLimit: ({ card }) => card.landmarkLimit,
  ...(Object.fromEntries(
    TERRAINS.map((terrain) => [terrain, ({ card }: Version) => card.statistics?.[terrain]]),
  ) as Record<Terrain, (version: Version) => unknown>),
};

/** Which facts are not the same in all versions of a card. */
export function differingFacts(versions: readonly Version[]): ReadonlySet<CardFact> {
  const differ = (of: (version: Version) => unknown) => new Set(versions.map(of)).size > 1;
  return new Set((Object.keys(FACTS) as CardFact[]).filter((fact) => differ(FACTS[fact])));
}

/** Versions of a card in groups whose rarity, facts and text are the same: only their factions differ. */
export function equalVersions<One extends Version>(versions: readonly One[]): readonly One[][] {
  const said = (version: One) =>
    JSON.stringify([
      version.card.rarity,
      Object.values(FACTS).map((of) => of(version) ?? null),
      version.text,
    ]);
  return [...Map.groupBy(versions, said).values()];
}

/**
 * The versions that a version is compared with: the first, to which the others are variants. It has no
 * marks itself, so that a mark always says what a variant has of its own.
 */
export function comparedWith<One>(own: One, versions: readonly One[]): readonly One[] {
  return [versions[0]!, own];
}

/** A word or an icon of a text, with its place in it. */
interface Token {
  readonly key: string;
  readonly span: Span;
}

/** The text of a version, its words marked that another version has not in the same place. */
export function markedText(
  own: Version,
  versions: readonly Version[],
): readonly MarkedAbilityText[] {
  const tokens = tokensOf(own.text);
  const differing = new Set<number>();
  for (const other of versions) {
    if (other === own) continue;
    for (const place of lackedBy(tokensOf(other.text), tokens)) differing.add(place);
  }
  let place = 0;
  return own.text.map((ability) => ({
    ...ability,
    lines: ability.lines.map((line) => {
      const words = line.spans.flatMap(wordsOf);
      const marked = words.map((span): MarkedSpan => {
        const differs = differing.has(place);
        place += 1;
        return differs ? { ...span, differs } : span;
      });
      return { ...line, spans: joinSpans(marked) };
    }),
  }));
}

/** The places of the tokens that another text lacks. */
function lackedBy(other: readonly Token[], own: readonly Token[]): number[] {
  const keys = (tokens: readonly Token[]) => tokens.map(({ key }) => key);
  let place = 0;
  return diffArrays(keys(other), keys(own)).flatMap(({ value, added, removed }) => {
    if (removed) return [];
    const start = place;
    place += value.length;
    return added ? value.map((_, i) => start + i) : [];
  });
}

function tokensOf(text: readonly AbilityText[]): Token[] {
  const spans = text.flatMap(({ lines }) => lines.flatMap((line) => line.spans.flatMap(wordsOf)));
  return spans.map((span) => ({
    span,
    key: 'icon' in span ? `{${span.icon}}` : span.text.trim().toLowerCase(),
  }));
}

/** A span word by word; the space after a word stays with it. */
function wordsOf(span: Span): Span[] {
  if ('icon' in span) return [span];
  return (span.text.match(/\S+\s*|\s+/g) ?? []).map((text) => ({ ...span, text }));
}

/** Neighbouring words of the same kind as one span. */
function joinSpans(spans: readonly MarkedSpan[]): MarkedSpan[] {
  const found: MarkedSpan[] = [];
  for (const span of spans) {
    const last = found.at(-1);
    if (
      last &&
      'text' in last &&
      'text' in span &&
      last.term === span.term &&
      last.card === span.card &&
      last.differs === span.differs
    ) {
      found[found.length - 1] = { ...last, text: last.text + span.text };
    } else found.push(span);
  }
  return found;
}
