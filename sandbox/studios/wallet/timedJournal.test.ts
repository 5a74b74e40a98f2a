import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryJournal, type Journal, type OwedRound } from './journal.ts';
import { timedJournal } from './timedJournal.ts';

const LIMIT_MS = 3_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const owed = (roundId: string, amount: string): OwedRound => ({
  roundId,
  calls: [
    {
      name: 'win',
      body: { sessionId: 's', roundId, transactionId: `${roundId}-win`, amount, currency: 'EUR' },
    },
  ],
});

/** A journal whose first write takes until the test ends it. */
function slowAtFirst() {
  const memory = memoryJournal();
  let end = (): void => {};
  let isFirst = true;
  const journal: Journal = {
    ...memory,
    async write(round) {
      if (isFirst) {
        isFirst = false;
        await new Promise<void>((done) => (end = done));
      }
      await memory.write(round);
    },
  };
  return { journal: timedJournal(journal, LIMIT_MS), memory, end: () => end() };
}

describe('a journal with a timeout', () => {
  it('rejects a write that hangs, and takes those of other rounds meanwhile', async () => {
    const { journal, memory } = slowAtFirst();
    const hanging = expect(journal.write(owed('one', '1.00'))).rejects.toThrow(/did not answer .* for one/);
    await journal.write(owed('two', '2.00'));
    expect(await memory.all()).toEqual([owed('two', '2.00')]);
    await vi.advanceTimersByTimeAsync(LIMIT_MS);
    await hanging;
  });

  it('never replaces the newer entry of a round with an older one that was slow', async () => {
    const { journal, memory, end } = slowAtFirst();
    const older = expect(journal.write(owed('one', '1.00'))).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(LIMIT_MS);
    await older;
    const newer = journal.write(owed('one', '5.00'));
    end();
    await newer;
    expect(await memory.all()).toEqual([owed('one', '5.00')]);
  });

  it('forgets a round only after its slow write, so that nothing is left of it', async () => {
    const { journal, memory, end } = slowAtFirst();
    const written = journal.write(owed('one', '1.00'));
    const forgotten = journal.forget('one');
    await vi.advanceTimersByTimeAsync(1);
    end();
    await Promise.all([written, forgotten]);
    expect(await memory.all()).toEqual([]);
  });

  it('reports the failure of the journal itself', async () => {
    const failing = { ...memoryJournal(), write: () => Promise.reject(new Error('the disk is full')) };
    await expect(timedJournal(failing).write(owed('one', '1.00'))).rejects.toThrow('the disk is full');
    expect(vi.getTimerCount()).toBe(0);
  });
});
