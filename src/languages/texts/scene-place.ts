import type { SceneSaid, SpotName } from '../../sandbox/between/scene.ts';

/** A place without its player: `reserve` for both `own-reserve` and `their-reserve`. */
type Place<Spot = SpotName> = Spot extends `${'own' | 'their'}-${infer Of}` ? Of : Spot;

/** The clause for each place, from the card and the player whose place it is: "X is in Y’s Reserve". */
export type ScenePlaces = Readonly<
  Record<Place & string, (other: string, whose: string) => string>
>;

/** Says where the other card of a scene is. */
export function describePlace(
  { spot, other, player, opponent }: SceneSaid,
  places: ScenePlaces,
): string {
  const place = spot.replace(/^(?:own|their)-/, '') as Place;
  const isTheirs = spot === 'facing' || spot.startsWith('their-');
  return places[place](other, isTheirs ? opponent : player);
}
