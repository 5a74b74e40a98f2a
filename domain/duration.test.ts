import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from './duration.ts';

it('durations are milliseconds', () => {
  expect([SECOND, MINUTE, HOUR, DAY]).toEqual([1_000, 60_000, 3_600_000, 86_400_000]);
});
