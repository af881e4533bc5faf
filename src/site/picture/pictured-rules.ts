import { memo } from '../../library/memo.ts';
import { playsShowing } from '../../library/rule-examples.ts';
import { volume } from '../../library/volume.ts';

/** So many rules at most share the picture of their example: all of them are named on it. */
const MOST_SHARING = 6;

/** The rules of an edition whose own pages show an example first, in the order of the book. */
const rulesByExample = memo(
  async (edition: string): Promise<ReadonlyMap<string, readonly string[]>> => {
    const book = await volume(edition, 'en');
    const byExample = new Map<string, string[]>();
    for (const [number, { examples }] of book?.rules ?? []) {
      const [play] = playsShowing(edition, number, examples);
      if (!play) continue;
      const rules = byExample.get(play.example) ?? [];
      byExample.set(play.example, [...rules, number]);
    }
    return byExample;
  },
);

/** The rules that an example's picture names, since their pages share it; none where they are too many. */
export async function rulesSharing(example: string, edition: string): Promise<readonly string[]> {
  const rules = (await rulesByExample(edition)).get(example) ?? [];
  return rules.length > MOST_SHARING ? [] : rules;
}

/** Each rule that has a picture of its own, with the example that it shows. */
export async function rulesPicturedAlone(
  edition: string,
): Promise<readonly (readonly [rule: string, example: string])[]> {
  return [...(await rulesByExample(edition))].flatMap(([example, rules]) =>
    rules.length > MOST_SHARING ? rules.map((rule) => [rule, example] as const) : [],
  );
}
