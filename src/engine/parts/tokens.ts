/** Creating tokens (7.3.5). */

export { createToken } from '../steps/token.ts';
export { planCreate } from '../verbs/create.ts';
