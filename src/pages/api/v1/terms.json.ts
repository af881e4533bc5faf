import { termsData } from '../../../api/library.ts';

/** Every term in every language. */
export const GET = async () => Response.json({ terms: await termsData() });
