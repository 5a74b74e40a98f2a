import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Without results of an earlier run vitest sorts by file size, which says little about the duration. */
const LONGEST = [
  'platform/testing/stories/wallet/audit.int.test.ts',
  'platform/modules/wallet/testing/ledgerModel.int.test.ts',
  'platform/testing/stories/faults/faults.int.test.ts',
  'platform/testing/stories/product.int.test.ts',
  'platform/server/production/fullDisk.int.test.ts',
  'platform/infra/database/embedded/embedded.int.test.ts',
];

/** Starts the longest files first; if they started last, one worker would run them while the other is idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((file) => moduleId.endsWith(file));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
