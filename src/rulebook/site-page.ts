import { z } from 'zod';
import { inEveryLanguage } from './by-language.ts';
import { line, slug, translated } from './checked-text.ts';
import { LANGUAGES } from './language.ts';

/** Pages of the site that are no part of the book, which the search leads to. */
export const SITE_PAGES = [
  'home',
  'rules',
  'whole',
  'changes',
  'examples',
  'rulings',
  'cards',
  'deck',
  'between',
  'sandbox',
  'coverage',
  'sources',
  'offline',
  'api',
  'learn',
  'whole-game',
  'practice',
  'grid',
  'at-the-table',
  'record',
  'a-z',
  'unanswered',
] as const;
export type SitePageId = (typeof SITE_PAGES)[number];

const signs = z
  .partialRecord(
    z.enum(LANGUAGES),
    z
      .array(line.regex(/^[^\s|]+(?:\|[^\s|]+)*(?: [^\s|]+(?:\|[^\s|]+)*)*$/, 'is not words'))
      .min(1),
  )
  .describe(
    'Words that together ask for the page, `print|download rules|book`: one of each part must be said.',
  );

/** `data/pages.json`: what the search says of the site's own pages. */
export const sitePagesSchema = z
  .array(
    z.strictObject({
      page: z.enum(SITE_PAGES),
      title: translated,
      text: translated.describe('What can be done there, in one or two sentences.'),
      signs,
    }),
  )
  .meta({ title: 'Pages', description: 'What the search says of the pages of the site.' });

/** `data/unanswered.json`: what players ask and no rule answers. */
export const unansweredSchema = z
  .array(
    z.strictObject({
      id: slug,
      question: translated,
      answer: inEveryLanguage(line).describe(
        'Who decides it, where that is known; no rule is made up.',
      ),
      signs: signs.optional(),
    }),
  )
  .meta({ title: 'Unanswered', description: 'What players ask and no rule answers.' });

export type SearchedPage = z.infer<typeof sitePagesSchema>[number];
export type Unanswered = z.infer<typeof unansweredSchema>[number];
