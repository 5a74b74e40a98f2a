import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A run ends at the first failed test, so the longest files come last. */
class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toReversed();
  }
}

export default defineConfig({
  root,
  resolve: {
    alias: [
      // Imports of the packages are redirected, because node_modules links to the original code without the mutants.
      { find: /^@foyer\/(?=\w+\/)/, replacement: root },
      { find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) },
    ],
  },
  test: {
    include: [
      'contract/{cashier,jackpot,raffle,selfExclusion,wallet/seals}/**/*.test.ts',
      'domain/**/*.test.ts',
      'platform/flows/{cashier,launch}/**/*.test.ts',
      'platform/infra/time/**/*.test.ts',
      'platform/modules/catalogue/availability/**/*.test.ts',
      'platform/modules/{cashback,cashier,jackpot,kyc,limits,player,raffle,realityCheck,rewards,selfExclusion}/**/*.test.ts',
      'platform/modules/wallet/{command,heldWins/studios/fairBound,posting/batch/{batch,bonusBatch,heldBatch}}.test.ts',
      'platform/modules/wallet/rules/**/*.test.ts',
      'platform/sites/checks/**/strictness.test.ts',
      'platform/sites/rates/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/*.int.test.ts'],
    sequence: { sequencer: ShortestFirst },
    isolate: false,
    testTimeout: 20_000,
    unstubGlobals: true,
  },
});
