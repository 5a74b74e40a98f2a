import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/test/longestFirst.ts';

// Vite would take graphql's ES modules while Mercurius requires the others, and there may be one graphql only.
const resolve = {
  alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
};
// As in a build that asks for them; what a production build leaves out is proved on such a build.
const define = { HAS_TEST_UTILITIES: 'true' };
const ignored = ['**/node_modules/**', '**/dist/**'];

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
          // Half of the time went into loading the same modules for each file. What a test puts in a global's place
          // is taken away again before the next.
          isolate: false,
          unstubGlobals: true,
          // Left to itself it would leave one of two cores idle.
          maxWorkers: 2,
          // Some read the whole house, and the machine may have other work.
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
          // As above: what files share is code, each has a database of its own.
          isolate: false,
        },
      },
      {
        resolve,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          exclude: ignored,
          globalSetup: ['e2e/startProducts.ts'],
          setupFiles: ['e2e/faults/reportFailures.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // Each worker has a product and a browser of its own to walk through, and waits for them half of its time.
          maxWorkers: 2,
          // What a file shares with others is the browser and code without state: it need not be loaded each time.
          isolate: false,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
