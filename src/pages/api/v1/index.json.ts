import { indexData } from '../../../api/index-data.ts';

/** The index of the API: editions with their files, and all other files. */
export const GET = async () => Response.json(await indexData());
