import { z } from 'zod';
import { slug } from './checked-text.ts';
import { editionId } from './edition.ts';
import { CHAPTER_PATTERN, RULE_PATTERN, SECTION_PATTERN } from './number.ts';

/** A chapter, group, section or rule. */
const number = z
  .string()
  .regex(
    new RegExp(`^(?:${CHAPTER_PATTERN}|${SECTION_PATTERN}|${RULE_PATTERN})$`),
    'a number is written like 6, 6.1 or 6.1.e',
  );

/** `data/kept-addresses.json`: addresses that were linked before and must stay. */
export const keptAddressesSchema = z
  .strictObject({
    cards: z.array(slug).describe('Ids of cards that had pages of their own before names had.'),
    numbers: z
      .record(editionId, z.array(number))
      .describe('Of an older edition, the only numbers that have a short address.'),
  })
  .meta({ title: 'KeptAddresses', description: 'Addresses that must stay.' });

export type KeptAddresses = z.infer<typeof keptAddressesSchema>;
