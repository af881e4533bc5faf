import { LANGUAGES } from '../../rulebook/language.ts';
import { examples } from './collection.ts';
import { playsNamed } from './showing.ts';

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
