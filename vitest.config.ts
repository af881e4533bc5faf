import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,scripts}/**/*.test.ts', 'tests/{fuzz,mutation,unit}/**/*.test.ts'],
          // Long enough for a machine that runs other things.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        // One served site for all, a browser for each file; two at a time, as browsers are large.
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/site.ts'],
          maxWorkers: 2,
          testTimeout: 300_000,
          // Long enough for a machine that runs other things; a page that is ready ends the wait.
          expect: { poll: { timeout: 60_000 } },
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
