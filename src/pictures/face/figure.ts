import { ANIMALS } from './animals.ts';
import { CREATURES } from './creatures.ts';
import type { FaceFacts } from './facts.ts';
import type { Lot } from './lot.ts';
import { drawPerson, PEOPLE } from './people.ts';
import { THINGS } from './things.ts';

/** The sub-types that have a motif of their own. */
export const MOTIFS: ReadonlySet<string> = new Set([
  'animal',
  ...Object.keys(PEOPLE),
  ...Object.keys(CREATURES),
  ...Object.keys(THINGS).filter((name) => name !== 'hero'),
]);

/** The motif of a card of a type that has no sub-type. */
const WITHOUT_SUBTYPE: Readonly<Record<string, string>> = {
  spell: 'conjuration',
  'expedition-permanent': 'gear',
  'landmark-permanent': 'construction',
  'landmark-token': 'construction',
  mana: 'conjuration',
};

/** Returns the figure of a card: its first sub-type, with what a further one carries. */
export function drawFigure({ type, subtypes, seed }: FaceFacts, lot: Lot): string {
  const own = subtypes.find((name) => MOTIFS.has(name));
  const first = type === 'hero' ? 'hero' : (own ?? WITHOUT_SUBTYPE[type] ?? 'citizen');
  const further = subtypes.find((name) => name !== first && name in PEOPLE);
  const who = PEOPLE[first];
  if (who) return drawPerson(who, PEOPLE[further ?? first]!, lot);
  const tool = further ? PEOPLE[further]!.carried : '';
  return (
    tool + (first === 'animal' ? animalNamed(seed, lot) : (THINGS[first] ?? CREATURES[first])!(lot))
  );
}

function animalNamed(name: string, lot: Lot): string {
  const other = lot.below(ANIMALS.length);
  return (ANIMALS.find(({ named }) => named.test(name)) ?? ANIMALS[other]!).drawing;
}
