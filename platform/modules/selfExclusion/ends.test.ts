import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endsLater, isRunning, latestOf, runningExclusion } from './ends.ts';

const NOW = new Date('2027-03-01T12:00:00.000Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);

test.each([
  [at(1), true],
  [NOW, false],
  [at(-1), false],
  [null, true],
])('EXCLUSION-01 a restriction that ends at %s is active: %s', (end, runs) => {
  expect(isRunning(end, NOW)).toBe(runs);
});

const end = fc.option(fc.integer({ min: -1000, max: 1000 }).map(at));

test('OPEN-25 the latest end is not before any of the ends', () => {
  fc.assert(
    fc.property(fc.array(end, { minLength: 1 }), (ends) => {
      const latest = latestOf(ends);
      expect(ends).toContainEqual(latest);
      for (const one of ends) expect(endsLater(one, latest)).toBe(false);
    }),
  );
});

test.each([
  [at(1), NOW, true],
  [NOW, NOW, false],
  [NOW, at(1), false],
  [null, at(1), true],
  [at(1), null, false],
  [null, null, false],
])('OPEN-25 an exclusion until %s ends later than one until %s: %s', (one, other, isLater) => {
  expect(endsLater(one, other)).toBe(isLater);
});

test('EXCLUSION-01 an exclusion is in force until its end', () => {
  const exclusion = { endsAt: at(1) };
  expect(runningExclusion(exclusion, NOW)).toBe(exclusion);
  expect(runningExclusion({ endsAt: NOW }, NOW)).toBeNull();
  expect(runningExclusion(null, NOW)).toBeNull();
});
