import { expect, test } from 'vitest';
import { limitConcurrency } from './limitConcurrency.ts';

test('runs at most the maximum in parallel, first come first served, and a failure frees its slot', async () => {
  const queued = limitConcurrency(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const works = Array.from({ length: 8 }, (_, place) =>
    queued(async () => {
      begun.push(place);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resume) => setImmediate(resume));
      running -= 1;
      if (place % 3 === 0) throw new Error(`${place}`);
      return place;
    }),
  );
  const outcomes = await Promise.allSettled(works);
  expect(most).toBe(2);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(begun.map((place) => place % 3 !== 0));
  expect(await queued(() => Promise.resolve('later'))).toBe('later');
});
