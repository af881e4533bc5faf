import type { APIRoute } from 'astro';
import { crosswalk } from '../../../library/counterparts.ts';
import { lexicon, termsDefinedBy } from '../../../library/lexicon.ts';
import { languagePaths } from '../../../library/paths.ts';
import { hasNumber, type Volume, volumesOf } from '../../../library/volume.ts';
import type { Language } from '../../../rulebook/language.ts';
import { sectionOf } from '../../../rulebook/number.ts';
import type { ElsewhereList, Target } from '../../../search/elsewhere.ts';

export const getStaticPaths = languagePaths;

/** The targets, in a language's newest edition, of the numbers of its other editions. */
export const GET: APIRoute<{ lang: Language }> = async ({ props: { lang } }) => {
  const [book, ...others] = await volumesOf(lang);
  const listed = others.map(async (other) => [other.edition, await targetsIn(other, book!)]);
  return Response.json(Object.fromEntries(await Promise.all(listed)) satisfies ElsewhereList);
};

/** Returns, for each rule and section of an edition, its numbers in `book` and the terms it defines. */
async function targetsIn({ edition, lang, rules }: Volume, book: Volume) {
  const walk = await crosswalk();
  const terms = await lexicon(lang);
  const found = new Map<string, Map<string, Target>>();
  const file = (number: string, targets: readonly Target[]) => {
    const known = found.get(number) ?? new Map<string, Target>();
    for (const target of targets) known.set(String(target), target);
    found.set(number, known);
  };
  for (const number of rules.keys()) {
    const section = sectionOf(number);
    const here = walk
      .counterparts(edition, number)
      .filter((other) => other.edition === book.edition)
      .flatMap(({ numbers }) => numbers.filter((one) => hasNumber(book, one)));
    const defined = [number, section].flatMap((one) => termsDefinedBy(one, edition, terms));
    const named = defined.map(({ data }): Target => [data.id, data.forms.singular]);
    file(section, [...here.map(sectionOf), ...named]);
    file(number, here.length > 0 ? here : named);
  }
  return Object.fromEntries([...found].map(([number, targets]) => [number, [...targets.values()]]));
}
