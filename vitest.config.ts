import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/test/longestFirst.ts';

// Vite would load graphql's ES modules while Mercurius requires the CommonJS ones, and graphql works only as one copy.
const resolve = {
  alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
};
// As in a build with test utilities. An end-to-end test proves that the production build has none.
const define = { HAS_TEST_UTILITIES: 'true' };
const ignored = ['**/node_modules/**', '**/dist/**', '**/.stryker/**'];
const withDatabase = {
  globalSetup: ['tools/test/databaseServer.ts'],
  // For a machine with other work; limits that a requirement names are asserted by the tests.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  // One more than cores, because many tests wait for processes that they stop or kill.
  maxWorkers: 3,
  // Loading the same modules for each file took half of the time. Files share only code: each has a database of its own.
  isolate: false,
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve,
        define,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignored, '**/*.int.test.ts'],
          // As above. Stubbed globals are restored after each test.
          isolate: false,
          unstubGlobals: true,
          // By default vitest leaves one of two cores idle.
          maxWorkers: 2,
          // Some tests read the whole repository, and `npm test` runs them beside the checks.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        resolve,
        test: {
          name: 'integration',
          include: ['**/*.int.test.ts'],
          exclude: [...ignored, '**/*.timed.int.test.ts'],
          ...withDatabase,
        },
      },
      {
        resolve,
        // Tests of limits in seconds: they run after the others, and `npm test` runs them beside nothing else.
        test: {
          name: 'timed',
          include: ['**/*.timed.int.test.ts'],
          exclude: ignored,
          ...withDatabase,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
