import type { ComponentChildren } from 'preact';
import { useCallback, useState } from 'preact/hooks';
import { address } from '../../addresses/address.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { Language } from '../../rulebook/language.ts';
import { Icon } from '../elements/icon.tsx';

export interface RulesProps {
  cites: readonly string[];
  lang: Language;
  /** The edition being played. */
  edition: string;
  /** Editions that have pages here and, as `2024-09!6.1.g`, rules that have none in theirs. */
  editions: readonly string[];
  /** The rule of the page: it stands first, and needs no link to itself. */
  here: string | null;
  /** Whether they are soon replaced: the folded ones are then rendered only when they unfold. */
  passing?: boolean;
  /** Whether the page's scripts have started; before, the folded ones are text. */
  live?: boolean;
}

/** The most rules shown at once; the others, and those of another edition, unfold. */
const FEW = 3;

/**
 * The rules that made something so, each a link to its page. Until the page is live, the folded ones are
 * plain numbers: as links they would be a tenth of the page of a rule.
 */
export function Rules({ cites, here, passing = false, live = true, ...rest }: RulesProps) {
  const { few, more } = foldRules(cites, here);
  const [open, setOpen] = useState(!passing);
  const asText = live ? [] : more.filter((citation) => !citation.includes(':'));
  const asLinks = more.slice(asText.length);
  return (
    <div class="rules">
      {few.map((citation) => (
        <Rule citation={citation} here={here} {...rest} />
      ))}
      {more.length > 0 && (
        <details onToggle={({ currentTarget }) => setOpen(!passing || currentTarget.open)}>
          <summary>+{more.length}</summary>
          {asText.length > 0 && <small>{asText.join(' ')}</small>}
          {open && asLinks.map((citation) => <Rule citation={citation} here={here} {...rest} />)}
        </details>
      )}
    </div>
  );
}

/** Shows rules, and is the same function as long as they are shown in the same way. */
export type ShowRules = (cites: readonly string[], passing?: boolean) => ComponentChildren;

/** Returns a function that draws rules as links, the same one as long as the page is the same. */
export function useRules(page: Omit<RulesProps, 'cites' | 'passing'>): ShowRules {
  const { lang, edition, editions, here, live } = page;
  return useCallback(
    (cites, passing = false) => <Rules {...page} cites={cites} passing={passing} />,
    [lang, edition, editions, here, live],
  );
}

/** Splits rules into those shown at once and those that unfold, the page's own rule first. */
export function foldRules(
  cites: readonly string[],
  here: string | null,
): { few: readonly string[]; more: readonly string[] } {
  const ordered = cites.toSorted((a, b) => rankCitation(a, here) - rankCitation(b, here));
  const own = ordered.filter((citation) => rankCitation(citation, here) < 2).length;
  const shown = Math.min(own || ordered.length, FEW);
  return { few: ordered.slice(0, shown), more: ordered.slice(shown) };
}

/** The page's own rule first, then those of the edition played, then those of another. */
function rankCitation(citation: string, here: string | null): number {
  return citation === here ? 0 : citation.includes(':') ? 2 : 1;
}

type RuleProps = Omit<RulesProps, 'cites' | 'passing' | 'live'> & { citation: string };

/** One rule; that of another edition says which. */
function Rule({ citation, lang, edition, editions, here }: RuleProps) {
  const [first = '', second] = citation.split(':');
  const of = second === undefined ? edition : first;
  const number = second ?? first;
  const shown = (
    <>
      {number}
      {of !== edition && <sup>{of}</sup>}
    </>
  );
  if (citation === here) return <b>{shown}</b>;
  const isWritten = editions.includes(of) && !editions.includes(`${of}!${number}`);
  if (!isWritten) return <span>{shown}</span>;
  return <a href={address.number(lang, of, number)}>{shown}</a>;
}

/** Says of a sentence beside it that the rule of the page is at work in it. */
export function RuleHere({ words }: { words: Words }) {
  return (
    <span class="tag rule-here">
      <Icon name="flag" />
      <span class="words">{words.timeline.lit}</span>
    </span>
  );
}
