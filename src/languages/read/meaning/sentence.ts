/** Sentences of an effect, and the effect that they make together (6.5). */

import type {
  Amount,
  Condition,
  Cost,
  CostPart,
  DailyEffect,
  Duration,
  Effect,
  EffectMode,
  ExpeditionFilter,
  ExpeditionReference,
  Filter,
  Instruction,
  ObjectReference,
  PlayChange,
  PlayerReference,
  Put,
  Trigger,
} from '../../../engine/cards/ability.ts';
import { withoutUndefined } from './described.ts';
import { namedBy, speaksOf } from './spoken.ts';
import { doneBy, settleDoer, withExpeditions } from './step.ts';

/** A sentence, before it is joined to those before it. */
export type SentencePiece =
  | { readonly is: 'do' | 'if-done' | 'if-not' | 'otherwise'; readonly steps: Effect }
  /** A row of a die or a count: "On a 4+, …". */
  | { readonly is: 'row'; readonly from: number; readonly to?: number; readonly steps: Effect }
  /** "Depending on the number removed this way:", before its rows; without `on`, the number affected. */
  | { readonly is: 'by-count'; readonly on?: Amount }
  /** "If …, create two instead". */
  | { readonly is: 'instead'; readonly if: Condition; readonly count: Amount }
  /** "X can't be higher than …". */
  | { readonly is: 'cap'; readonly most: Amount };

type Clauses = { steps: Effect };

function pieceReader(is: 'do' | 'if-done' | 'if-not' | 'otherwise') {
  return ({ steps }: Clauses): readonly SentencePiece[] => [{ is, steps }];
}

/** The zone from which players discard. */
export const discardZone = { hand: () => 'hand', reserve: () => 'reserve' };

export const clause = {
  /** Players discard until a number of cards is left, all of them or those who have more. */
  discardDown: ({
    who,
    n,
    m = n,
    from,
    place = from,
  }: {
    who: PlayerReference;
    n: Amount;
    m?: Amount;
    from: 'hand' | 'reserve';
    place?: 'hand' | 'reserve';
  }): Effect | undefined =>
    m !== n || place !== from
      ? undefined
      : [
          {
            do: 'discard',
            who,
            of: { choose: { type: 'card', in: from, of: 'they' } },
            downTo: n,
          },
        ],
  plain: ({ steps }: Clauses) => withExpeditions(steps),
  by: ({ who, steps }: Clauses & { who: PlayerReference }) => doneBy(withExpeditions(steps), who),
  /** "Each player discards their hand, then draws three cards", "… then Resupplies": all of it is theirs. */
  byThen: ({ who, steps, n }: Clauses & { who: PlayerReference; n?: Amount }) =>
    doneBy(
      [...withExpeditions(steps), n === undefined ? { do: 'resupply' } : { do: 'draw', count: n }],
      who,
    ),
  /** "Each player discards their Reserve, Resupplies, then Resupplies again". */
  byThenTwice: ({ who, steps }: Clauses & { who: PlayerReference }) =>
    doneBy([...withExpeditions(steps), { do: 'resupply' }, { do: 'resupply' }], who),
  may: ({
    steps,
    who,
    cost,
    have,
  }: Partial<Clauses> & {
    who?: PlayerReference;
    cost?: Cost;
    have?: true;
  }) => optionalSteps(steps ?? [], who, cost, have),
  mayHave: ({ steps, who, cost }: Clauses & { who?: PlayerReference; cost?: Cost }) =>
    optionalSteps(steps, who, cost, true),
  /** "You may … to Sabotage after Rest": the choice is made now, its effect comes later. */
  afterDaily: ({ steps, daily }: Clauses & { daily: DailyEffect }): Effect => {
    const [first, ...rest] = steps;
    return first?.do === 'may' && rest.length === 0
      ? [{ ...first, steps: [{ do: 'after', daily, steps: first.steps }] }]
      : [{ do: 'after', daily, steps }];
  },
  /** "The next time … this turn, target Character gains 1 boost". */
  nextTime: ({
    trigger,
    until,
    steps,
  }: Clauses & {
    trigger: Trigger;
    until: Duration;
  }): Effect => [{ do: 'next-time', duration: until, trigger, steps }],
  where: ({ steps, n }: Clauses & { n: Amount }) => fillAmount(steps, n),
  /** "Create X tokens, X being at most …", of an X that was paid. */
  whereMost: ({ steps, n }: Clauses & { n: Amount }) =>
    fillAmount(steps, { least: [{ x: true }, n] }),
  forEach: ({ of, steps }: Clauses & { of: ObjectReference }): Effect => [
    { do: 'for-each', of, steps },
  ],
  if: ({ steps, if: condition }: Clauses & { if: Condition }): Effect =>
    nextIfFrom(steps, condition) ?? [{ do: 'if', if: condition, then: steps }],
  ifOtherwise: ({
    steps,
    if: condition,
    otherwise,
  }: Clauses & {
    if: Condition;
    otherwise: Effect;
  }): Effect => [ifElse(condition, steps, otherwise)],
  unless: ({ steps, unless }: Clauses & { unless: Condition }): Effect => [
    { do: 'unless', unless, then: steps },
  ],
  /** "Target opponent may Resupply, then may do it again". */
  theyTarget: ({ of }: { of: { choose?: Filter; target?: Filter } }) => {
    const choose = of.choose ?? of.target;
    return choose === undefined
      ? undefined
      : [{ do: 'target', of: { choose, by: { ownerOf: 'it' } } }];
  },
  /** "That player chooses one of their Expeditions": it is "that Expedition" from there on. */
  theyChoose: ({ what }: { what: ExpeditionFilter }): Effect => [
    { do: 'target-expedition', expedition: { choose: { of: 'they', ...what }, by: 'they' } },
  ],
  /** Each player chooses an object, and something happens to it. */
  chosen: ({ of, what }: { of: ObjectReference; what: (of: ObjectReference) => Effect }) =>
    settleDoer(
      what(of).map((one) => ({ ...one, who: 'each-player' }) as Instruction),
      'they',
    ),
  mayAgain: ({ who, steps }: Clauses & { who: PlayerReference }): Effect => [
    { do: 'repeat', times: 2, steps: optionalSteps(steps, who, undefined, undefined) },
  ],
  unlessNot: ({ where, steps }: Clauses & { where: { filter: Filter } }): Effect => [
    { do: 'unless', unless: { is: 'me', filter: where.filter }, then: steps },
  ],
  mayCausingEither: ({
    who,
    cost,
    a,
    b,
  }: {
    who?: PlayerReference;
    cost: Cost;
    a: Effect;
    b: Effect;
  }) => {
    const [first] = a;
    if (!first || !('of' in first)) return undefined;
    const modes = [{ steps: [{ ...first, of: 'it' } as Instruction] }, { steps: b }];
    return optionalSteps(
      [
        { do: 'target', of: first.of as ObjectReference },
        { do: 'choose', count: 1, modes },
      ],
      who,
      cost,
      true,
    );
  },
  mayEither: ({ a, b }: { a: Effect; b: Effect }): Effect => [
    { do: 'choose', count: 1, upTo: true, may: true, modes: [{ steps: a }, { steps: b }] },
  ],
  twice: ({ steps, n, more }: Clauses & { n: Amount; more?: Amount }): Effect => [
    { do: 'repeat', times: more === undefined ? n : { sum: [n, more] }, steps },
  ],
  inTurn: ({ who, steps }: Clauses & { who: PlayerReference }): Effect => [
    {
      do: 'in-turn',
      who,
      startingWithYou: true,
      steps: optionalSteps(steps, 'they', undefined, undefined),
    },
  ],
};

/** "The next Spell … is free and loses Fleeting if played from hand": the last change alone. */
function nextIfFrom([first, ...more]: Effect, condition: Condition): Effect | undefined {
  if (first?.do !== 'next' || more.length > 0 || !('playedFrom' in condition)) return undefined;
  const last = first.changes.at(-1);
  if (!last || !('gains' in last || 'loses' in last)) return undefined;
  const changed = { ...last, ifFrom: condition.playedFrom };
  return [{ ...first, changes: [...first.changes.slice(0, -1), changed] }];
}

function optionalSteps(
  steps: Effect,
  who: PlayerReference | undefined,
  cost: Cost | undefined,
  have: true | undefined,
): Effect {
  const other = who !== undefined && who !== 'you';
  return [
    withoutUndefined({
      do: 'may' as const,
      who: other ? who : undefined,
      cost: other ? settleDoer(cost, 'they') : cost,
      steps: other ? doneBy(steps, 'they') : steps,
      have,
    }),
  ];
}

/** Causatives: "faire gagner 2 boosts à un Personnage ciblé". */
export const causing = {
  caused: ({ of = 'it', what }: { of?: ObjectReference; what: Happens }) =>
    withExpeditions(what(of)),
  causedThen: ({ of, what, then }: { of: ObjectReference; what: Happens; then: Happens }) => [
    ...withExpeditions(what(of)),
    ...then('it'),
  ],
  movedMore: ({ of = 'it', n }: { of?: ObjectReference; n: Amount }): Effect | undefined =>
    of === 'it'
      ? [{ do: 'move-forward', expedition: 'it', regions: { sum: [{ would: 'number' }, n] } }]
      : undefined,
  causedBy: ({ who, steps }: Clauses & { who: PlayerReference }) => doneBy(steps, who),
  causedThem: ({ steps }: Clauses) => doneBy(steps, 'they'),
  ascends: ({ expedition }: { expedition: ExpeditionReference }): Effect => [
    { do: 'ascend', expedition },
  ],
};

/** Replacements: "ottengo invece Ancorato". */
export const insteadSteps = {
  mine: ({ what }: { what: Happens }) => what('me'),
  its: ({ what }: { what: Happens }) => what('it'),
  moves: ({ n }: { n: Amount }): Effect => [
    { do: 'move-forward', expedition: 'it', regions: { sum: [{ would: 'number' }, n] } },
  ],
  reveal: ({ of, more }: { of: ObjectReference; more: Effect }): Effect => [
    { do: 'reveal', of },
    ...more,
  ],
  move: ({ of, zone }: { of: ObjectReference; zone: Pick<Put, 'to'> }): Effect => [
    { do: 'put', of, ...zone },
  ],
};

type Happens = (of: ObjectReference) => Effect;

export const chain = {
  one: ({ a }: { a: Effect }) => a,
  last: ({ a, b }: { a: Effect; b: Effect }) => inBranch(a, b) ?? [...a, ...b],
  listed: ({ a, b }: { a: Effect; b: Effect }) => inBranch(a, b) ?? [...a, ...b],
  more: ({ a, b, c = [] }: { a: Effect; b: Effect; c?: Effect }) =>
    inBranch(a, [...b, ...c]) ?? [...a, ...b, ...c],
};

/**
 * Returns an effect in which instructions stand under the condition of those before, where they speak of
 * what is found only if it holds (6.5.d); undefined where they do not.
 */
function inBranch(before: Effect, after: Effect): Effect | undefined {
  const branch = branchOf(before);
  return branch && speaksOf(after, namedBy(branch))
    ? withBranch(before, inBranch(branch, after) ?? [...branch, ...after])
    : undefined;
}

/** Returns what the last of some instructions does only under a condition. */
function branchOf(steps: Effect): Effect | undefined {
  const last = steps.at(-1);
  const isOpen = last?.do === 'unless' || (last?.do === 'if' && last.otherwise === undefined);
  return isOpen ? last.then : undefined;
}

function withBranch(steps: Effect, then: Effect): Effect {
  const last = steps.at(-1);
  return last?.do === 'if' || last?.do === 'unless'
    ? [...steps.slice(0, -1), { ...last, then }]
    : steps;
}

export const sentence = {
  do: pieceReader('do'),
  ifDone: pieceReader('if-done'),
  ifNot: pieceReader('if-not'),
  otherwise: pieceReader('otherwise'),
  orElse: ({
    if: condition,
    then,
    otherwise,
  }: {
    if: Condition;
    then: Effect;
    otherwise: Effect;
  }): readonly SentencePiece[] => [{ is: 'do', steps: [ifElse(condition, then, otherwise)] }],
  row: ({ n, to, steps }: Clauses & { n: string; to?: string }): readonly SentencePiece[] => [
    withoutUndefined({
      is: 'row' as const,
      from: Number(n),
      to: to === undefined ? undefined : Number(to),
      steps,
    }),
  ],
  /** "You may … to increase the result by 2": the rest applies to both results. */
  raised: ({
    cost,
    n,
    steps,
  }: {
    cost: Cost;
    n: number;
    steps: Effect;
  }): readonly SentencePiece[] => {
    const result: Amount = { die: 'result' };
    return [
      {
        is: 'do',
        steps: [
          { do: 'roll' },
          {
            do: 'may',
            cost,
            steps: fillAmount(steps, { sum: [result, n] }),
            ifNot: fillAmount(steps, result),
          },
        ],
      },
    ];
  },
  cap: ({ n }: { n: Amount }): readonly SentencePiece[] => [{ is: 'cap', most: n }],
  rowOtherwise: ({
    n,
    steps,
    otherwise,
  }: Clauses & {
    n: string;
    otherwise: Effect;
  }): readonly SentencePiece[] => [
    { is: 'row', from: Number(n), steps },
    { is: 'row', from: 1, to: Number(n) - 1, steps: otherwise },
  ],
  rows: ({ rows }: { rows: readonly (readonly SentencePiece[])[] }) => rows.flat(),
  exactRow: ({ n, steps }: Clauses & { n: string }): readonly SentencePiece[] => [
    { is: 'row', from: Number(n), to: Number(n), steps },
  ],
  rollFor: ({ steps, rows }: Clauses & { rows: readonly (readonly SentencePiece[])[] }) => [
    { is: 'do' as const, steps },
    ...rows.flat(),
  ],
  byCount: ({
    n,
    rows,
  }: {
    n?: Amount;
    rows: readonly (readonly SentencePiece[])[];
  }): readonly SentencePiece[] | undefined =>
    typeof n === 'number'
      ? undefined
      : [withoutUndefined({ is: 'by-count' as const, on: n }), ...rows.flat()],
  ifDoneModes: ({
    modes,
    ...head
  }: { modes: readonly EffectMode[] } & Head): readonly SentencePiece[] => [
    {
      is: 'if-done',
      steps: [withoutUndefined({ do: 'choose' as const, ...modesChosen(head), modes })],
    },
  ],
  ifDoneOtherwise: ({
    steps,
    otherwise,
  }: Clauses & { otherwise: Effect }): readonly SentencePiece[] => [
    { is: 'if-done', steps },
    { is: 'otherwise', steps: otherwise },
  ],
  instead: ({ if: condition, n }: { if: Condition; n: Amount }): readonly SentencePiece[] => [
    { is: 'instead', if: condition, count: n },
  ],
  rushForHandCost: (): readonly SentencePiece[] => [
    { is: 'do', steps: [{ do: 'may', steps: [{ do: 'rush', forHandCost: true }] }] },
  ],
  modesOrCost: ({ steps, modes }: Clauses & { modes: readonly EffectMode[] }) =>
    modesOrCost(steps, modes),
  modes: ({
    modes,
    ...head
  }: { modes: readonly EffectMode[] } & Head): readonly SentencePiece[] => [
    { is: 'do', steps: [withoutUndefined({ do: 'choose' as const, ...modesChosen(head), modes })] },
  ],
  repeated: ({
    n,
    where,
    rows,
  }: {
    n: Amount;
    where: Amount;
    rows: readonly EffectMode[];
  }): readonly SentencePiece[] => [
    {
      is: 'do',
      steps: [
        { do: 'repeat', times: fillAmount(n, where), steps: rows.flatMap((row) => row.steps) },
      ],
    },
  ],
  forPlayers: ({ rows }: { rows: readonly EffectMode[] }): readonly SentencePiece[] => [
    {
      is: 'do',
      steps: [
        {
          do: 'in-turn',
          who: 'each-player',
          startingWithYou: true,
          steps: rows.flatMap((row) => row.steps),
        },
      ],
    },
  ],
};

/** "Choose one, or exhaust a card to choose both": paying is a choice before. */
function modesOrCost(
  steps: Effect,
  modes: readonly EffectMode[],
): readonly SentencePiece[] | undefined {
  const cost = costPart.step({ steps });
  if (!cost) return undefined;
  const choose = (count: number): Effect => [{ do: 'choose', count, modes }];
  return [{ is: 'do', steps: [{ do: 'may', cost, steps: choose(2), ifNot: choose(1) }] }];
}

interface Head {
  readonly n: Amount;
  readonly upTo?: true;
  readonly again?: true;
  readonly where?: Amount;
  readonly if?: Condition;
  readonly more?: Amount;
  readonly cost?: Cost;
}

/** How many modes are chosen. */
function modesChosen({ n, upTo, again, where, if: condition, more }: Head) {
  return withoutUndefined({
    count: where === undefined ? n : fillAmount(n, where),
    upTo,
    again,
    countIf:
      condition === undefined
        ? undefined
        : { if: condition, count: more ?? 2, upTo: true as const },
  });
}

export const flag = { yes: () => true };

export const mode = {
  steps: ({ steps, cost }: { steps: Effect; cost?: Cost }): EffectMode =>
    withoutUndefined({ cost, steps }),
};

/** The tree with the X of a text filled in. */
export function fillAmount<T>(tree: T, amount: Amount): T {
  if (Array.isArray(tree)) return tree.map((one) => fillAmount(one, amount)) as T;
  if (tree === null || typeof tree !== 'object') return tree;
  if ('x' in tree) return amount as T;
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, fillAmount(value, amount)]),
  ) as T;
}

export const effect = {
  sentences: ({ all }: { all: readonly (readonly SentencePiece[])[] }) =>
    effectOfPieces(all.flat()),
};

/** Joins sentences into an effect, each to the sentence whose condition it is under, or that it continues. */
export function effectOfPieces(pieces: readonly SentencePiece[]): Effect | undefined {
  const under = underConditions(pieces);
  return under && joinPieces(under);
}

/** Pieces that can only happen if something before them did, whatever they say. */
const CONDITIONAL: readonly string[] = ['if-done', 'if-not', 'otherwise', 'row'];

/**
 * Puts sentences under the condition of the one before where they speak of what is found only if it holds
 * (6.5.d): "If your Reserve is empty, reveal a card. If it's a Character, draw it."
 */
function underConditions(pieces: readonly SentencePiece[]): readonly SentencePiece[] | undefined {
  const result: SentencePiece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at]!;
    const steps = 'steps' in piece ? piece.steps : [];
    const branch = CONDITIONAL.includes(piece.is) ? steps : branchOf(steps);
    const more = branch === undefined ? [] : speakingAfter(pieces, at, branch);
    if (branch === undefined || more.length === 0) {
      result.push(piece);
      continue;
    }
    const inside = effectOfPieces([{ is: 'do', steps: branch }, ...more]);
    if (!inside) return undefined;
    const joined = branch === steps ? inside : withBranch(steps, inside);
    result.push({ ...piece, steps: joined } as SentencePiece);
    at += more.length;
  }
  return result;
}

/** Returns the sentences after one that speak of what its branch names, with what continues these. */
function speakingAfter(
  pieces: readonly SentencePiece[],
  at: number,
  branch: Effect,
): readonly SentencePiece[] {
  const found = new Set(namedBy(branch));
  let end = at + 1;
  for (; end < pieces.length; end += 1) {
    const piece = pieces[end]!;
    const steps = 'steps' in piece ? piece.steps : [];
    const speaks =
      piece.is === 'do'
        ? speaksOf(steps, found)
        : piece.is === 'by-count' && piece.on === undefined;
    if (!speaks && (end === at + 1 || !continuesSentence(piece, pieces[end - 1]!))) break;
    for (const kind of namedBy(steps)) found.add(kind);
  }
  return pieces.slice(at + 1, end);
}

/** Whether a sentence continues the one before it, and can only stand where that stands. */
function continuesSentence({ is }: SentencePiece, before: SentencePiece): boolean {
  if (is === 'do') return false;
  return is !== 'otherwise' || (before.is === 'do' && before.steps.at(-1)?.do === 'if');
}

function joinPieces(pieces: readonly SentencePiece[]): Effect | undefined {
  const effect: Instruction[] = [];
  /** The index in the effect at which the sentence before begins. */
  let start = 0;
  for (const piece of pieces) {
    const last = effect.at(-1);
    if (piece.is === 'by-count') {
      start = effect.length;
      effect.push({ do: 'depending', on: piece.on ?? { affected: 'count' }, cases: [] });
      continue;
    }
    if (piece.is === 'cap') {
      const capped = fillAmount(effect, { least: [{ x: true }, piece.most] });
      effect.splice(0, effect.length, ...capped);
      continue;
    }
    if (piece.is === 'row') {
      const row = withoutUndefined({ from: piece.from, to: piece.to, then: piece.steps });
      const inside = last && withRow(last, row);
      if (inside) {
        effect[effect.length - 1] = inside;
        continue;
      }
      if (last?.do === 'depending') {
        effect[effect.length - 1] = { ...last, cases: [...last.cases, row] };
      } else effect.push({ do: 'depending', cases: [row] });
      continue;
    }
    if (piece.is === 'instead') {
      if (last?.do !== 'create') return undefined;
      const more: Instruction = { ...last, count: piece.count };
      effect[effect.length - 1] = { do: 'if', if: piece.if, then: [more], otherwise: [last] };
      continue;
    }
    const { steps } = piece;
    if (piece.is === 'do') {
      const continued = last && start < effect.length ? goOn(last, steps) : undefined;
      if (continued) effect[effect.length - 1] = continued;
      else {
        // A sentence about "it" belongs to the step of the sentence before.
        if (!isAboutIt(steps)) start = effect.length;
        effect.push(...steps);
      }
      continue;
    }
    if (!last) return undefined;
    const joined = joinSteps(effect.slice(start), piece.is, steps);
    if (!joined) return undefined;
    effect.splice(start, effect.length, ...joined);
  }
  return withRolledX(stillMeant(effect));
}

/** "Roll a die. Send … X being the result. If X is higher …": X goes on meaning the result. */
function withRolledX(effect: Effect): Effect {
  const rolled = effect.findIndex((one) => one.do === 'roll');
  if (rolled < 0) return effect;
  return [...effect.slice(0, rolled + 1), ...fillAmount(effect.slice(rolled + 1), RESULT)];
}

const RESULT: Amount = { die: 'result' };

/** The name of the picked object where another card becomes "it" in between. */
const PICKED = 'picked';

/** "Target a Permanent. Its controller Resupplies, then … it": the Permanent is meant, not the card. */
function stillMeant(effect: Effect): Effect {
  const [first, between, last, ...rest] = effect;
  if (first?.do !== 'target' || typeof first.of !== 'object' || !('target' in first.of)) {
    return effect;
  }
  const isBetween = between?.do === 'resupply' || between?.do === 'draw';
  if (!isBetween || !last || !('of' in last) || last.of !== 'it') return effect;
  const named: Instruction = { ...first, of: { ...first.of, as: PICKED } };
  return [named, between, { ...last, of: { as: PICKED } } as Instruction, ...rest];
}

/** Fields in which an instruction names its object. */
const NAMING = ['of', 'expedition'] as const;

/**
 * "If …, target Character gains 4 boosts. Otherwise, it gains 2 boosts": either way it is a target, picked
 * just before the step that is done (6.5.b).
 */
function ifElse(condition: Condition, then: Effect, otherwise: Effect): Instruction {
  const [first, ...more] = otherwise;
  const field = NAMING.find((name) => first && fieldOf(first, name) === 'it');
  if (!first || field === undefined) return { do: 'if', if: condition, then, otherwise };
  const picked = then.map((one) => fieldOf(one, field)).find(isPick);
  const again = picked === undefined ? first : ({ ...first, [field]: picked } as Instruction);
  return { do: 'if', if: condition, then, otherwise: [again, ...more] };
}

function fieldOf(one: Instruction, name: (typeof NAMING)[number]): unknown {
  return (one as unknown as Readonly<Record<string, unknown>>)[name];
}

function isPick(reference: unknown): boolean {
  if (typeof reference !== 'object' || reference === null) return false;
  return 'target' in reference || 'choose' in reference;
}

type Row = Extract<Instruction, { do: 'depending' }>['cases'][number];

/** A row of a die that was rolled inside the sentence before: "If you do, roll a die. On a 4+, …". */
function withRow(last: Instruction, row: Row): Instruction | undefined {
  if (last.do === 'if') {
    const then = addRow(last.then, row);
    return then && { ...last, then };
  }
  if (last.do !== 'may' && last.do !== 'attempt') return undefined;
  const ifDone = addRow(last.ifDone ?? [], row);
  if (ifDone) return { ...last, ifDone };
  const steps = last.do === 'may' && !last.ifDone ? addRow(last.steps, row) : undefined;
  return steps && { ...last, steps };
}

function addRow(steps: Effect, row: Row): Effect | undefined {
  const last = steps.at(-1);
  if (last?.do === 'depending') {
    return [...steps.slice(0, -1), { ...last, cases: [...last.cases, row] }];
  }
  if (last?.do === 'if' || last?.do === 'unless') {
    const then = addRow(last.then, row);
    return then && [...steps.slice(0, -1), { ...last, then }];
  }
  return last?.do === 'roll' ? [...steps, { do: 'depending', cases: [row] }] : undefined;
}

/** Joins a sentence to the optional step whose picked object it names. */
function goOn(last: Instruction, steps: Effect): Instruction | undefined {
  if (last.do === 'next') {
    const change = changeIfFrom(steps);
    return change && { ...last, changes: [...last.changes, change] };
  }
  if (last.do !== 'may' || last.who !== undefined) return undefined;
  const [first] = steps;
  if (!first) return undefined;
  const isOfWhatWasFound = speaksOf(steps, namedBy(last.steps));
  if (first.do === 'if' || first.do === 'unless') {
    const isOfIt = first.do === 'if' && speaksOfIt(first.if);
    if (!isOfIt && !isOfWhatWasFound) return undefined;
    return { ...last, ifDone: [...(last.ifDone ?? []), ...steps] };
  }
  if (last.ifDone !== undefined || !(startsWithIt(first) || isOfWhatWasFound)) return undefined;
  return { ...last, steps: [...last.steps, ...steps] };
}

/** "If it is played from Hand, it loses Fleeting", of the next card that is played. */
function changeIfFrom([first, ...more]: Effect): PlayChange | undefined {
  if (first?.do !== 'if' || !('playedFrom' in first.if) || first.otherwise || more.length > 0) {
    return undefined;
  }
  const [step, ...others] = first.then;
  if (others.length > 0 || (step?.do !== 'lose' && step?.do !== 'gain') || step.of !== 'it') {
    return undefined;
  }
  const [status, ...statuses] = step.statuses;
  if (status === undefined || statuses.length > 0) return undefined;
  const { playedFrom: ifFrom } = first.if;
  return step.do === 'lose' ? { loses: status, ifFrom } : { gains: status, ifFrom };
}

/** Whether a sentence is only a condition on the object before: "If its Hand Cost was 3 …". */
function isAboutIt([first, ...more]: Effect): boolean {
  return first?.do === 'if' && more.length === 0 && speaksOfIt(first.if);
}

/** Whether an instruction begins with the object picked just before. */
function startsWithIt(one: Instruction): boolean {
  switch (one.do) {
    case 'may':
      return one.cost === undefined && one.steps[0] !== undefined && startsWithIt(one.steps[0]);
    case 'choose':
      return one.may === true
        ? one.modes[0]!.steps.some(startsWithIt)
        : one.modes.every(({ steps: [first] }) => first !== undefined && startsWithIt(first));
    case 'play':
      return one.what === 'it';
    default:
      return 'of' in one && one.of === 'it';
  }
}

/** Whether a condition is about the object picked just before. */
function speaksOfIt(condition: Condition): boolean {
  if ('is' in condition) return condition.is === 'it';
  if ('not' in condition) return speaksOfIt(condition.not);
  if ('amount' in condition) {
    const { amount } = condition;
    const said = typeof amount === 'object' && 'of' in amount ? amount.of : null;
    return said === 'it' || said === 'that';
  }
  return false;
}

function joinSteps(before: Effect, is: 'if-done' | 'if-not' | 'otherwise', steps: Effect) {
  const last = before.at(-1);
  if (!last) return undefined;
  const rest = before.slice(0, -1);
  if (is === 'if-done') {
    if (last.do === 'may') {
      return [...rest, { ...last, ifDone: [...(last.ifDone ?? []), ...steps] }];
    }
    return [{ do: 'attempt' as const, steps: before, ifDone: steps }];
  }
  if (is === 'otherwise' && last.do === 'if' && !last.otherwise) {
    return [...rest, ifElse(last.if, last.then, steps)];
  }
  if (last.do === 'may') return [...rest, { ...last, ifNot: steps }];
  if (last.do === 'attempt') return [...rest, { ...last, ifNot: steps }];
  if (last.do === 'if' && rest.length > 0) {
    return [{ do: 'attempt' as const, steps: rest, ifDone: [last], ifNot: steps }];
  }
  return [{ do: 'attempt' as const, steps: before, ifNot: steps }];
}

// ---------------------------------------------------------------------------------------------
// Costs

export const costPart = {
  exhaustMe: (): Cost => [{ do: 'exhaust', of: 'me' }],
  discardMe: (): Cost => [{ do: 'discard', of: 'me' }],
  mana: ({ n }: { n: Amount }): Cost => [{ do: 'pay', mana: n }],
  have: ({ steps }: { steps: Effect }): Cost | undefined => costPart.step({ steps }),
  resupplies: ({ who }: { who: PlayerReference }): Cost => [{ do: 'resupply', who }],
  /** A step as a cost, where all its verbs can be costs. */
  step: ({ steps }: { steps: Effect }): Cost | undefined =>
    steps.every(({ do: verb }) => COSTS.has(verb))
      ? steps.map(({ ...one }) => partOfCost(one as CostPart & { what?: ObjectReference }))
      : undefined,
  spendAny: ({ counter, of }: { counter: string; of: ObjectReference }): Cost => [
    { do: 'spend', counter, count: 'any', of },
  ],
};

const COSTS = new Set<string>([
  ...[
    'create',
    'exhaust',
    'discard',
    'sacrifice',
    'put',
    'return',
    'send',
    'spend',
    'gain',
    'rush',
    'pass',
  ],
]);

function partOfCost(one: CostPart & { what?: ObjectReference }): CostPart {
  if (one.do !== 'rush' || one.what === undefined) return one;
  const { what } = one;
  return typeof what === 'object' && 'choose' in what
    ? { do: 'rush', card: what.choose }
    : { do: 'rush' };
}

export const costs = {
  one: ({ a }: { a: Cost }) => a,
  more: ({ a, b }: { a: Cost; b: Cost }) => [...a, ...b],
};
