import { lookupData } from '../../../api/lookup.ts';

/** Numbers and names in any spelling, with the pages that they mean. */
export const GET = async () => Response.json(await lookupData());
