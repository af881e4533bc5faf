import { openApi } from '../api/documents.ts';

/** Every address of the API with the shape of its answer. */
export const GET = () => Response.json(openApi());
