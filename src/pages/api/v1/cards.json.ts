import { cardData } from '../../../api/library.ts';
import { collection } from '../../../library/collection.ts';

/** Every card that the engine knows. */
export const GET = () => Response.json({ cards: [...collection.values()].map(cardData) });
