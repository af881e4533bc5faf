import { examples } from '../../book/collection.ts';
import { playsNamed } from '../../book/plays.ts';
import { LANGUAGES } from '../../rulebook/language.ts';

/** Where the data of each play is, in each language. */
export function playPaths() {
  return LANGUAGES.flatMap((lang) =>
    [...examples.keys()].flatMap((id) =>
      playsNamed(id).map((play) => ({
        params: { lang, id, variant: play.id.split('/')[1], edition: play.edition },
      })),
    ),
  );
}
