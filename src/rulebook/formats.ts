import { z } from 'zod';
import { slug } from './dictionary.ts';
import { day, line, translated } from './edition.ts';

const format = z
  .strictObject({
    id: slug.describe('Stands once in the list.'),
    name: translated.describe('What the format or the community is called.'),
    source: z
      .strictObject({
        title: line.describe('Where it was announced.'),
        address: z.url({ protocol: /^https$/ }).optional(),
      })
      .describe('A note without a source is not shown.'),
    date: day.describe('The day from which the cards are suspended.'),
    cards: z.array(slug).min(1).describe('Ids of the versions that are suspended.'),
  })
  .meta({ id: 'Format', description: 'Cards that a format or a community suspends.' });

/**
 * `data/formats.json`: cards that formats and communities suspend. No rule of the book suspends any, so
 * a deck with them is no fault: the deck check notes it, with the source.
 */
export const formatsSchema = z
  .array(format)
  .meta({ title: 'Formats', description: 'Cards that formats suspend, each with its source.' });

export type Format = z.infer<typeof format>;
