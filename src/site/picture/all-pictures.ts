import { examples } from '../../library/collection.ts';
import { memo } from '../../library/memo.ts';
import { editionShown } from '../../library/plays.ts';
import { isCurrentEdition, type Volume, volumesOf } from '../../library/volume.ts';
import { openDrawing } from '../../pictures/pool.ts';
import { LANGUAGES } from '../../rulebook/language.ts';
import { dayQuestions } from '../practice/question-data.ts';
import {
  dayPicture,
  editionPicture,
  examplePicture,
  type PagePicture,
  rulePicture,
  sharedPictures,
} from './page-picture.ts';
import { rulesPicturedAlone } from './pictured-rules.ts';

/** Every picture that a page of the site names, by its path. */
export const allPictures = memo(async (): Promise<ReadonlyMap<string, PagePicture>> => {
  const inLanguages = LANGUAGES.map(async (lang) => {
    const own = await volumesOf(lang);
    const books = own.map(({ edition }) => edition);
    return [
      ...own.filter(({ isLent }) => !isLent).map(editionPicture),
      ...[...examples.keys()].map((id) => examplePicture(id, editionShown(id, books), lang)),
      ...(await Promise.all(own.map(ownPicturesOf))).flat(),
    ];
  });
  const days = [...(await dayQuestions()).keys()].map(dayPicture);
  const all = [
    ...(await Promise.all(inLanguages)).flat(),
    ...sharedPictures(),
    ...(await Promise.all(days)),
  ];
  return new Map(all.map((picture) => [picture.path, picture]));
});

/** The pictures of the rules of the edition in force that have one of their own. */
async function ownPicturesOf({ lang, edition }: Volume): Promise<readonly PagePicture[]> {
  if (!(await isCurrentEdition(edition))) return [];
  return (await rulesPicturedAlone(edition)).map(([rule, example]) =>
    rulePicture(rule, example, edition, lang),
  );
}

const drawing = memo(openDrawing);

/**
 * Begins to draw all pictures in other threads, once, so that they are ready when the pages are. What
 * fails is told where the picture is fetched.
 */
export const startDrawing = memo(async (): Promise<void> => {
  const draw = await drawing();
  for (const { svg } of (await allPictures()).values()) void draw(await svg()).catch(() => {});
});

/** A picture as PNG. */
export async function drawPicture({ svg }: PagePicture): Promise<Uint8Array> {
  return (await drawing())(await svg());
}
