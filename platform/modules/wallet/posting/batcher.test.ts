import { describe, expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import { adjustableClock } from '../../../infra/clock.ts';
import { createBatcher } from './batcher.ts';
import { POSTED as posted } from '../testing/posted.ts';
import { bet } from '../recipes/bet.ts';
import { rollback } from '../recipes/rollback.ts';

/** A fake ledger that holds each batch until it is released, or fails as configured. */
function fakeLedger(fails: (keys: readonly string[], call: number) => Error | null = () => null) {
  const batches: string[][] = [];
  let letGo: (() => void)[] = [];
  let isOpen = true;
  const commit: Parameters<typeof createBatcher>[0]['commit'] = async (commands) => {
    const keys = commands.map(({ key }) => key);
    batches.push(keys);
    if (!isOpen) await new Promise<void>((resolve) => letGo.push(resolve));
    const failure = fails(keys, batches.length);
    if (failure) throw failure;
    return commands.map(() => posted);
  };
  return {
    batches,
    commit,
    close: () => void (isOpen = false),
    open() {
      isOpen = true;
      for (const go of letGo) go();
      letGo = [];
    },
  };
}

const play = (transactionId: string, round = transactionId) => ({
  studio: 'sandbox',
  transactionId,
  gameSession: 'session',
  round,
  amount: money(1n, 'EUR'),
});
const turn = () => new Promise(setImmediate);
const raced = (code: string) => Object.assign(new Error('somebody was faster'), { code });

function batching(fake: ReturnType<typeof fakeLedger>, options: { maxBatch?: number } = {}) {
  let wakes = 0;
  const batcher = createBatcher({
    commit: fake.commit,
    clock: adjustableClock(),
    wakeRelay: () => wakes++,
    ...options,
  });
  return { ...batcher, wakes: () => wakes };
}

describe('the batcher', () => {
  it('bets that arrive during a commit share the next one', async () => {
    const fake = fakeLedger();
    const { submit, wakes } = batching(fake);
    fake.close();
    const first = submit(bet(play('a')));
    await turn();
    const others = ['b', 'c', 'd'].map((id) => submit(bet(play(id))));
    await turn();
    expect(fake.batches).toEqual([['a']]);
    fake.open();
    await Promise.all([first, ...others]);
    expect(fake.batches).toEqual([['a'], ['b', 'c', 'd']]);
    expect(wakes()).toBe(2);
  });

  it('bets that follow the answers of a batch at different times of one turn share the next one', async () => {
    const fake = fakeLedger();
    const { submit } = batching(fake);
    /** Plays a second round after the answer to the first one, and this many other steps. */
    const playTwice = async (id: string, steps: number): Promise<void> => {
      await submit(bet(play(id)));
      for (let step = 0; step < steps; step++) await Promise.resolve();
      await submit(bet(play(`${id}2`)));
    };
    await Promise.all([0, 3, 6, 9].map((steps) => playTwice(`after${steps}`, steps)));
    expect(fake.batches).toEqual([
      ['after0', 'after3', 'after6', 'after9'],
      ['after02', 'after32', 'after62', 'after92'],
    ]);
  });

  it('bets with the same key or round wait for the next batch, in order', async () => {
    const fake = fakeLedger();
    const { submit } = batching(fake);
    const back = rollback({ ...play('back', 'round'), rollsBack: 'a' });
    await Promise.all([
      submit(bet(play('a', 'round'))),
      submit(bet(play('b', 'round'))),
      submit(bet(play('a', 'other'))),
      submit(back),
      submit(bet(play('free'))),
    ]);
    expect(fake.batches).toEqual([['a', 'free'], ['b', 'a'], ['back']]);
  });

  it('takes at most its maximum at once', async () => {
    const fake = fakeLedger();
    const { submit } = batching(fake, { maxBatch: 2 });
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => submit(bet(play(id)))));
    expect(fake.batches.map(({ length }) => length)).toEqual([2, 2, 1]);
  });

  it('when a batch fails, only the faulty bet does', async () => {
    const fake = fakeLedger((keys) => (keys.includes('poison') ? new Error('broken') : null));
    const { submit } = batching(fake);
    const answers = await Promise.allSettled(['a', 'poison', 'b'].map((id) => submit(bet(play(id)))));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it.each(['23505', '40001', '40P01'])(
    'after a race with another transaction (%s) it tries again',
    async (code) => {
      const fake = fakeLedger((_keys, call) => (call < 3 ? raced(code) : null));
      const { submit } = batching(fake);
      await expect(submit(bet(play('a')))).resolves.toMatchObject({ playerId: 'anna' });
      expect(fake.batches).toHaveLength(3);
    },
  );

  it('does not retry for ever', async () => {
    const fake = fakeLedger(() => raced('40001'));
    const { submit } = batching(fake);
    await expect(submit(bet(play('a')))).rejects.toThrow('somebody was faster');
    expect(fake.batches).toHaveLength(5);
  });

  it('what another transaction got ahead of is first in the next batch, and locked when it happens again', async () => {
    const batches: { keys: string[]; isLocking: boolean }[] = [];
    const { submit } = createBatcher({
      commit: async (commands, _at, { isLocking }) => {
        batches.push({ keys: commands.map(({ key }) => key), isLocking });
        return commands.map(({ key }) => (key === 'busy' && !isLocking ? undefined : posted));
      },
      clock: adjustableClock(),
      wakeRelay() {},
      maxBatch: 2,
    });
    const ids = ['busy', 'b', 'c', 'd'];
    expect(await Promise.all(ids.map((id) => submit(bet(play(id)))))).toHaveLength(4);
    expect(batches).toEqual([
      { keys: ['busy', 'b'], isLocking: false },
      { keys: ['busy', 'c'], isLocking: false },
      { keys: ['busy', 'd'], isLocking: true },
    ]);
  });

  it('is settled when everything has its response', async () => {
    const fake = fakeLedger();
    const { submit, settled } = batching(fake);
    fake.close();
    let answered = 0;
    for (const id of ['a', 'b']) void submit(bet(play(id))).then(() => answered++);
    await turn();
    fake.open();
    await settled();
    expect(answered).toBe(2);
  });
});
