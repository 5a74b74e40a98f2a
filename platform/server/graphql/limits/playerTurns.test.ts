import { expect, it } from 'vitest';
import { createPlayerTurns } from './playerTurns.ts';

/** Work that runs until it is ended. */
function openWork() {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) => () => {
    started.push(number);
    return new Promise<number>((resolve) => ends.push(() => resolve(number)));
  };
  const endNext = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { started, work, endNext };
}

it('a player’s work runs in its order, two at a time, and that of others at once', async () => {
  const turns = createPlayerTurns();
  const { started, work, endNext } = openWork();
  const all = [1, 2, 3, 4].map((number) => turns('anna', work(number)));
  const other = turns('bo', work(5));
  await new Promise(setImmediate);
  expect(started).toEqual([1, 2, 5]);
  await endNext();
  expect(started).toEqual([1, 2, 5, 3]);
  for (const _ of [2, 5, 3, 4]) await endNext();
  expect(await Promise.all([...all, other])).toEqual([1, 2, 3, 4, 5]);
});

it('work above the limit is refused, and later work is not', async () => {
  const turns = createPlayerTurns({ running: 1, waiting: 1 });
  const { work, endNext } = openWork();
  const accepted = [turns('anna', work(1)), turns('anna', work(2))];
  await expect(turns('anna', work(3))).rejects.toMatchObject({ type: 'TooManyRequests' });
  await endNext();
  await endNext();
  await Promise.all(accepted);
  const later = turns('anna', work(4));
  await new Promise(setImmediate);
  await endNext();
  expect(await later).toBe(4);
});

it('failed work gives the turn to the next', async () => {
  const turns = createPlayerTurns({ running: 1, waiting: 1 });
  const failing = turns('anna', () => Promise.reject(new Error('no')));
  const next = turns('anna', () => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});
