/** The facts of a card that its face is drawn from, and nothing else. */
export interface FaceFacts {
  /** Its reference without the rarity, and its English name: the same face wherever it is seen. */
  readonly seed: string;
  readonly type: string;
  readonly subtypes: readonly string[];
  readonly faction?: string | undefined;
  readonly rarity?: string | undefined;
  readonly hand?: number | undefined;
  readonly reserve?: number | undefined;
  readonly statistics?: Readonly<Record<Ground, number>> | undefined;
  /** Names of what its abilities do, sorted, each once. */
  readonly deeds: readonly string[];
}

export type Ground = 'forest' | 'mountain' | 'water';

export const GROUNDS: readonly Ground[] = ['forest', 'mountain', 'water'];

/** The shapes that faces have, by what kind of card it is. */
export type FaceShape =
  | 'character'
  | 'spell'
  | 'gear'
  | 'landmark'
  | 'feat'
  | 'temple'
  | 'hero'
  | 'token';

/** Returns the shape of a card's face. */
export function shapeOf({ type, subtypes }: Pick<FaceFacts, 'type' | 'subtypes'>): FaceShape {
  if (type === 'hero' || type === 'spell') return type;
  if (type === 'token' || type === 'landmark-token' || type === 'mana') return 'token';
  if (type === 'expedition-permanent') return 'gear';
  if (type !== 'landmark-permanent') return 'character';
  if (subtypes.includes('feat')) return 'feat';
  return subtypes.includes('site') ? 'temple' : 'landmark';
}
