import { beforeEach, describe, expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import { adjustableClock } from '../../../../infra/clock.ts';
import { bet } from '../../recipes/bet.ts';
import { createBatcher } from '../batcher.ts';
import type { CommitOptions } from '../commitCommands.ts';
import { POSTED } from '../../testing/posted.ts';

const LOCK_MS = 5_000;

interface Committed extends CommitOptions {
  readonly keys: readonly string[];
}

/** What was sent to the ledger, and in which order it was posted. */
let commits: Committed[];
let posted: string[];
beforeEach(() => {
  commits = [];
  posted = [];
});

const failing = (message: string, code?: string) => Object.assign(new Error(message), { code });

/** A batcher of one batch at a time. @param fail throws for a commit that fails; @param overtaken leaves keys out */
function batching(
  fail: (keys: readonly string[]) => void,
  overtaken: (key: string) => boolean = () => false,
) {
  return createBatcher({
    async commit(commands, _at, options) {
      const keys = commands.map(({ key }) => key);
      commits.push({ keys, ...options });
      fail(keys);
      return keys.map((key) => {
        if (overtaken(key)) return undefined;
        posted.push(key);
        return POSTED;
      });
    },
    clock: adjustableClock(),
    wakeRelay() {},
    concurrency: 1,
  });
}

/** The owner of a bet is the first word of its key. */
const betOf = (key: string) =>
  bet({
    studio: 'sandbox',
    transactionId: key,
    gameSession: key.split(' ')[0] ?? '',
    round: key,
    amount: money(1n, 'EUR'),
  });

type Batcher = ReturnType<typeof batching>;

/** Submits bets in one turn. @returns the keys that were refused, with the error of each */
async function refused({ submit }: Batcher, keys: readonly string[]) {
  const outcomes = await Promise.allSettled(keys.map((key) => submit(betOf(key))));
  return outcomes.flatMap((outcome, index) =>
    outcome.status === 'rejected' ? [[keys[index], String(outcome.reason.message)]] : [],
  );
}

const owners = (count: number) => Array.from({ length: count }, (_, index) => `p${index} bet`);
const betsOf = (owner: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${owner} ${index}`);

describe('a batch that fails', () => {
  const poisoned = (keys: readonly string[]) => {
    if (keys.includes('poison')) throw failing('broken', '23514');
  };

  it('is halved until the faulty bet is alone', async () => {
    const keys = owners(256).with(100, 'poison');
    expect(await refused(batching(poisoned), keys)).toEqual([['poison', 'broken']]);
    expect(posted.toSorted()).toEqual(keys.filter((key) => key !== 'poison').toSorted());
    expect(commits).toHaveLength(1 + 2 * 8);
  });

  it('of one busy account is halved too', async () => {
    const keys = betsOf('anna', 64);
    const batcher = batching((batch) => {
      if (batch.includes('anna 17')) throw failing('broken');
    });
    expect(await refused(batcher, keys)).toEqual([['anna 17', 'broken']]);
    expect(posted).toEqual(keys.filter((key) => key !== 'anna 17'));
    expect(commits).toHaveLength(1 + 2 * 6);
  });

  it('keeps the order of the bets of each owner', async () => {
    const keys = [...betsOf('anna', 5), 'poison', ...betsOf('bo', 5)].flatMap((key, index) => [
      key,
      `chloe ${index}`,
    ]);
    await refused(batching(poisoned), keys);
    for (const owner of ['anna', 'bo', 'chloe'])
      expect(posted.filter((key) => key.startsWith(owner))).toEqual(
        keys.filter((key) => key.startsWith(owner)),
      );
  });

  it('posts nothing of an owner before what another transaction got ahead of', async () => {
    let left = 2;
    const batcher = batching(
      (keys) => {
        if (keys.includes('anna 3')) throw failing('broken');
      },
      (key) => key === 'anna 0' && left-- > 0,
    );
    expect(await refused(batcher, betsOf('anna', 4))).toEqual([['anna 3', 'broken']]);
    expect(posted.indexOf('anna 0')).toBeLessThan(posted.indexOf('anna 2'));
  });

  it('is rejected at once when the connection is lost meanwhile', async () => {
    const batcher = batching(() => {
      throw commits.length === 1 ? failing('broken') : failing('Connection terminated unexpectedly');
    });
    const outcome = await refused(batcher, owners(64));
    expect(outcome).toHaveLength(64);
    expect(commits).toHaveLength(2);
  });
});

describe('a player who is locked', () => {
  const isLocked = new Set<string>();
  beforeEach(() => {
    isLocked.clear();
    isLocked.add('anna');
  });
  const locked = (keys: readonly string[]) => {
    if (keys.some((key) => isLocked.has(key.split(' ')[0] ?? '')))
      throw failing('canceling statement due to lock timeout', '55P03');
  };
  /** How long the commits of locked players waited together. */
  const waitedMs = () =>
    commits
      .filter(({ keys }) => keys.some((key) => key.startsWith('anna')))
      .reduce((sum, { lockMs = LOCK_MS }) => sum + lockMs, 0);

  it('fails alone, and nobody waits for each of their bets', async () => {
    const theirs = betsOf('anna', 64);
    const others = owners(64);
    const keys = theirs.flatMap((key, index) => [key, others[index] ?? '']);
    const outcome = await refused(batching(locked), keys);
    expect(outcome.map(([key]) => key)).toEqual(theirs);
    expect(posted.toSorted()).toEqual(others.toSorted());
    expect(waitedMs()).toBeLessThan(LOCK_MS + 2_000);
  });

  it('without others in the batch waits once for all of their bets', async () => {
    expect(await refused(batching(locked), betsOf('anna', 64))).toHaveLength(64);
    expect(commits).toHaveLength(1);
  });

  it('is posted after the others while the lock may last, and with them as soon as it has ended', async () => {
    const batcher = batching(locked);
    await refused(batcher, ['anna 0', 'bo 0']);
    commits = [];
    const next = async (name: string) => {
      commits = [];
      await refused(batcher, [`anna ${name}`, `bo ${name}`]);
      return commits.map(({ keys, lockMs }) => [keys.join(), lockMs]);
    };
    expect(await next('again')).toEqual([
      ['bo again', undefined],
      ['anna again', 200],
    ]);
    isLocked.clear();
    expect(await next('free')).toEqual([
      ['bo free', undefined],
      ['anna free', 200],
    ]);
    expect(await next('later')).toEqual([['anna later,bo later', undefined]]);
  });

  it('may be one of many: when all are locked, the batch does not wait for each', async () => {
    const keys = owners(256);
    for (const key of keys) isLocked.add(key.split(' ')[0] ?? '');
    expect(await refused(batching(locked), keys)).toHaveLength(256);
    expect(commits.length).toBeLessThanOrEqual(20);
  });
});
