/**
 * Whether every page is looked at in every way (`npm test -- --thorough`, before a release), or in
 * one of them.
 */
export const THOROUGH = process.env.THOROUGH === '1';

/** All ways to look at a page where the tests are thorough, else one, another one for the next page. */
export function waysFor<Way>(page: number, ways: readonly Way[]): readonly Way[] {
  return THOROUGH ? ways : [ways[page % ways.length]!];
}
