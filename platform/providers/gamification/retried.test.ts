import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PLAYER_DATA_RETRIES } from './index.ts';
import { retried } from './retried.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fails the given number of times, then succeeds; records the time of each call. */
function company(failures: number) {
  const asked: number[] = [];
  const ask = async () => {
    asked.push(Date.now());
    if (asked.length <= failures) throw new Error(`failure ${asked.length}`);
    return 'player';
  };
  return { asked, ask };
}

describe('GAMI-20 the provider’s data of a player', () => {
  it('is asked for once where it comes', async () => {
    const { asked, ask } = company(0);
    await expect(retried(ask, PLAYER_DATA_RETRIES)).resolves.toBe('player');
    expect(asked).toHaveLength(1);
  });

  it('is asked for three times more, 2 s apart', async () => {
    const { asked, ask } = company(3);
    const response = retried(ask, PLAYER_DATA_RETRIES);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(4_001);
    await expect(response).resolves.toBe('player');
    expect(asked.map((at) => at - (asked[0] ?? 0))).toEqual([0, 2_000, 4_000, 6_000]);
  });

  it('and not a fourth time', async () => {
    const { asked, ask } = company(10);
    const response = expect(retried(ask, PLAYER_DATA_RETRIES)).rejects.toThrow('failure 4');
    await vi.advanceTimersByTimeAsync(60_000);
    await response;
    expect(asked).toHaveLength(4);
  });
});
