/** Properties over values drawn by lot; the same at every run, elsewhere with `SEED=7 npm run unit`. */

import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });

export default fc;
