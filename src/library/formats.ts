import data from '../../data/formats.json';
import { type Format, formatsSchema } from '../rulebook/formats.ts';

/** The formats that suspend cards; none is known yet. */
export const formats: readonly Format[] = formatsSchema.parse(data);
