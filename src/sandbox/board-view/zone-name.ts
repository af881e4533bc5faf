import type { Words } from '../../languages/texts/sandbox.ts';

/** Returns the name of the zone of a place on the board, see `place.ts`. */
export function zoneName(at: string, { zones, sides }: Pick<Words, 'zones' | 'sides'>): string {
  const [zone = '', , side] = at.split(':');
  if (zone === 'expedition') return side === 'hero' ? sides.hero : sides.companion;
  if (zone === 'landmark') return zones.landmarks;
  return zone in zones ? zones[zone as keyof typeof zones] : '';
}
