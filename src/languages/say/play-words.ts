/** Joins the tables of a language into everything that it says about a game being played. */

import { createOptions, type OptionWords } from './option.ts';
import type { PlayNames } from './play-names.ts';
import type { PlayWords } from './teller.ts';
import { createTrace } from './trace.ts';
import type { TraceWords } from './trace-words.ts';
import { createUnoffered, type UnofferedWords } from './unoffered.ts';
import { createWhyNot, type WhyNotWords } from './why-not.ts';

interface Tables extends Pick<PlayWords, 'code' | 'orb' | 'oneOf'> {
  readonly names: PlayNames;
  readonly trace: TraceWords;
  readonly step: PlayWords['entries']['step'];
  readonly stepName: (verb: string) => string;
  readonly options: OptionWords;
  readonly whyNot: WhyNotWords;
  readonly unoffered: UnofferedWords;
}

export function createPlayWords(tables: Tables): PlayWords {
  const { code, orb, oneOf, names, step, stepName } = tables;
  const options = createOptions(tables.options, names);
  const whyNot = createWhyNot(tables.whyNot, names);
  const { decision } = options;
  return {
    code,
    colon: names.colon,
    ...createTrace(tables.trace, names, { decision, whyNot, step, stepName }),
    whyNot,
    ...createUnoffered(tables.unoffered, names),
    ...options,
    orb,
    oneOf,
  };
}
