import { recordData } from '../../../api/record.ts';

/** Every answer, erratum, suspension and format in every language, with the sources. */
export const GET = () => Response.json(recordData());
