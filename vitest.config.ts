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
          // Loading the same modules for each file took half of the time. Stubbed globals are restored after each test.
          isolate: false,
          unstubGlobals: true,
          // By default vitest leaves one of two cores idle.
          maxWorkers: 2,
          // Some tests read the whole repository, and the machine may have other work.
          testTimeout: 20_000,
          hookTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        resolve,
        test: {
          name: 'integration',
          include: ['**/*.int.test.ts'],
          exclude: ignored,
          globalSetup: ['tools/test/databaseServer.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          maxWorkers: 2,
          // As above. Files share only code: each has a database of its own.
          isolate: false,
        },
      },
    ],
  },
});
