import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,scripts}/**/*.test.ts', 'tests/{fuzz,mutation,unit}/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        // One browser and one served site for all: the files run one after the other.
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/site.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          // Long enough for a machine that runs other things; a page that is ready ends the wait.
          expect: { poll: { timeout: 60_000 } },
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
