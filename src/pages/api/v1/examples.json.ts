import { exampleSummary } from '../../../api/example.ts';
import { examples } from '../../../library/collection.ts';

/** Every worked example by its title; each has a file of its own. */
export const GET = () => Response.json({ examples: [...examples.values()].map(exampleSummary) });
