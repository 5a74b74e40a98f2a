import { expect, it } from 'vitest';
import { createReads } from './reads.ts';

it('a read is shown unless a newer one was shown before it', () => {
  const reads = createReads();
  const [first, second, third] = [reads.start(), reads.start(), reads.start()];
  expect([second(), first(), third()]).toEqual([true, false, true]);
});

it('OPEN-43 a read that was started before a cash-out does not show the bet as open again', () => {
  const reads = createReads();
  const before = reads.start();
  reads.dropStarted();
  const after = reads.start();
  expect([before(), after()]).toEqual([false, true]);
});
