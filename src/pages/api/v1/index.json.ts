import { indexData } from '../../../api/index-data.ts';

/** What there is: editions with their files, and the files about everything else. */
export const GET = async () => Response.json(await indexData());
