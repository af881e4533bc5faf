/** The roles of the parts of a card's text, which show a reader how it was understood. */

const ROLES = [
  'trigger',
  'condition',
  'cost',
  'action',
  'keyword',
  'status',
  'object',
  'player',
  'number',
  'place',
] as const;
export type Role = (typeof ROLES)[number];

const KINDS: Readonly<Record<Role, readonly string[]>> = {
  trigger: [
    'trigger',
    'oneTrigger',
    'shortTrigger',
    'symbol',
    'phase',
    'phaseAt',
    'daily',
    'dueTo',
  ],
  condition: ['condition', 'simpleCondition'],
  cost: ['costs', 'costPart', 'payCost', 'stepCost', 'symbols', 'symbolCost'],
  action: [
    'effect',
    'sentence',
    'clause',
    'chain',
    'doing',
    'happens',
    'passive',
    'mode',
    'change',
  ],
  keyword: ['keyword', 'keywordAbility'],
  status: ['status', 'statuses', 'orStatuses', 'counters', 'counterWord', 'terrain', 'statistics'],
  object: [
    ...['objects', 'targets', 'eachObject', 'itThat', 'subject', 'described', 'noun', 'nouns'],
    ...['token', 'tokenSaid', 'pronoun', 'matched', 'thatCards', 'thing'],
  ],
  player: ['player', 'whose', 'ofWhom', 'opponents', 'aPlayer', 'eachPlayer', 'opponentsWord'],
  number: [
    'number',
    'plainNumber',
    'nth',
    'amount',
    'plainAmount',
    'comparison',
    'orMore',
    'orLess',
  ],
  place: [
    ...['place', 'zone', 'region', 'expedition', 'expeditions', 'pickedExpedition', 'side'],
    ...['intoExpedition', 'tokenPlace', 'where', 'from', 'manyExpeditions', 'describedExpedition'],
  ],
};

const ROLE_OF = new Map(ROLES.flatMap((role) => KINDS[role].map((kind) => [kind, role] as const)));

/** Returns the role of a kind of phrase; null where it would tell a reader nothing. */
function roleOf(kind: string): Role | null {
  return ROLE_OF.get(kind) ?? null;
}

/** A piece of a text with its role. */
export interface RolePiece {
  readonly from: number;
  readonly to: number;
  readonly role: Role | null;
}

/** A part that was read. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly kind: string;
}

/** A text cut into pieces, each with the role of the smallest phrase that has one. */
export function rolePieces(from: number, to: number, parts: readonly Part[]): readonly RolePiece[] {
  const roles: (Part | undefined)[] = Array.from({ length: to - from });
  const known = parts.filter(({ kind }) => roleOf(kind) !== null);
  for (const part of known.toSorted((a, b) => b.to - b.from - (a.to - a.from))) {
    for (let at = Math.max(from, part.from); at < Math.min(to, part.to); at++) {
      roles[at - from] = part;
    }
  }
  const pieces: RolePiece[] = [];
  let start = 0;
  for (let at = 1; at <= roles.length; at++) {
    if (at < roles.length && roles[at] === roles[start]) continue;
    const part = roles[start];
    pieces.push({ from: from + start, to: from + at, role: part ? roleOf(part.kind) : null });
    start = at;
  }
  return pieces;
}
