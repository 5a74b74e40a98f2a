import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PLAYER_DATA_RETRIES } from './index.ts';
import { retried } from './retried.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fails the given number of times, then succeeds; records the time of each call. */
function partner(failures: number) {
  const attempts: number[] = [];
  const attempt = async () => {
    attempts.push(Date.now());
    if (attempts.length <= failures) throw new Error(`failure ${attempts.length}`);
    return 'player';
  };
  return { attempts, attempt };
}

describe('GAMI-20 the provider’s data of a player', () => {
  it('is asked for once where it comes', async () => {
    const { attempts, attempt } = partner(0);
    await expect(retried(attempt, PLAYER_DATA_RETRIES)).resolves.toBe('player');
    expect(attempts).toHaveLength(1);
  });

  it('is asked for three times more, 2 s apart', async () => {
    const { attempts, attempt } = partner(3);
    const response = retried(attempt, PLAYER_DATA_RETRIES);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(attempts).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(4_001);
    await expect(response).resolves.toBe('player');
    expect(attempts.map((at) => at - (attempts[0] ?? 0))).toEqual([0, 2_000, 4_000, 6_000]);
  });

  it('and not a fourth time', async () => {
    const { attempts, attempt } = partner(10);
    const response = expect(retried(attempt, PLAYER_DATA_RETRIES)).rejects.toThrow('failure 4');
    await vi.advanceTimersByTimeAsync(60_000);
    await response;
    expect(attempts).toHaveLength(4);
  });
});
