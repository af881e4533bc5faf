import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const PROCESSORS = Math.min(4, availableParallelism());

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,scripts}/**/*.test.ts', 'tests/{fuzz,golden,mutation,unit}/**/*.test.ts'],
          maxWorkers: PROCESSORS,
          // The files of a worker share what they import: reading it anew took a fifth of the time.
          isolate: false,
          // Long enough for a machine that runs other things.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        // One served site for all, a browser for each worker; more of them than processors, since a
        // browser waits half of its time.
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/site.ts'],
          maxWorkers: 2 * PROCESSORS,
          // A worker starts, and reads Playwright, once for all its files.
          isolate: false,
          testTimeout: 300_000,
          // Long enough for a machine that runs other things; a page that is ready ends the wait.
          expect: { poll: { timeout: 60_000 } },
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
