import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endsLater, isRunning, latestOf } from './ends.ts';

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
