import { z } from 'zod';
import { schemaPath } from './checked-text.ts';
import { editionId } from './edition.ts';

/** `data/settings.json`: what is decided for the whole site. */
export const settingsSchema = z
  .strictObject({
    $schema: schemaPath.optional(),
    current: editionId.describe('The edition that addresses without edition lead to.'),
  })
  .meta({ title: 'Settings', description: 'What is decided for the whole site.' });

export type Settings = z.infer<typeof settingsSchema>;
