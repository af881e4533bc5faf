import { rulingsData } from '../../../api/library.ts';

/** Every ruling in every language. */
export const GET = () => Response.json({ rulings: rulingsData() });
