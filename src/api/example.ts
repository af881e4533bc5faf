import { absoluteUrl, address } from '../addresses/address.ts';
import type { Example } from '../library/examples/example.ts';
import { playsNamed, playThrough } from '../library/plays.ts';
import { LANGUAGES } from '../rulebook/language.ts';

/** An example by its title, as programs read it. */
export function exampleSummary({ id, title }: Example) {
  return {
    id,
    title,
    url: Object.fromEntries(
      LANGUAGES.map((lang) => [lang, absoluteUrl(address.example(lang, id))]),
    ),
    file: absoluteUrl(address.file(`api/v1/examples/${id}.json`)),
  };
}

/** A worked example as it is written, with the rules that each of its plays cites. */
export function exampleData(example: Example) {
  return {
    ...exampleSummary(example),
    plays: playsNamed(example.id).map((play) => {
      const { ok, cites } = playThrough(play);
      return { id: play.id, edition: play.edition, title: play.title, ok, cites };
    }),
    example,
  };
}
