import { coverage } from '../../../library/coverage.ts';

/** For each edition and rule its kind, its examples, the examples that cite it, the tests that name it. */
export const GET = () => Response.json(coverage());
