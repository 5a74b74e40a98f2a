import { describe, expect, it } from 'vitest';
import { backoffDelay } from './backoff.ts';

describe('backoffDelay', () => {
  it.each([
    [0, 1_000],
    [1, 1_200],
    [2, 1_440],
    [10, 6_192],
    [40, 30_000],
  ])('SUB-05 waits at attempt %i for %i ms, growing by a fifth up to 30 s', (attempt, delayMs) => {
    expect(backoffDelay(attempt, 0.5)).toBe(delayMs);
  });

  it('SUB-07 has a jitter of up to half', () => {
    expect(backoffDelay(0, 0)).toBe(500);
    expect(backoffDelay(0, 0.999_999)).toBe(1_500);
    expect(backoffDelay(40, 0)).toBe(30_000);
  });
});
