import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What a clone that has run nothing yet cannot know: a file's length says little of its time. */
const LONGEST = [
  'e2e/pages/addresses.e2e.ts',
  'e2e/overlays/variants.e2e.ts',
  'platform/modules/wallet/testing/ledgerModel.int.test.ts',
  'platform/testing/stories/wallet/audit.int.test.ts',
  'platform/testing/stories/faults/faults.int.test.ts',
];

/** The longest begin first: begun last, they would be waited for by one worker while the other has nothing to do. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((file) => moduleId.endsWith(file));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
