import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'tests/{fuzz,mutation,unit}/**/*.test.ts'],
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
          // A browser on a busy machine may be late once; what is broken fails twice.
          retry: 1,
          testTimeout: 120_000,
          // What a page does after a press is waited for, however slow the machine.
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
