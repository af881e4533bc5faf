import type { SceneSaid, SpotName } from '../../sandbox/between/scene.ts';

/** A place without whose it is: `reserve` of both `own-reserve` and `their-reserve`. */
type Place<Spot = SpotName> = Spot extends `${'own' | 'their'}-${infer Of}` ? Of : Spot;

/** For each place, the clause that says that a card is in that of a player: "X is in Y’s Reserve". */
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
