import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA } from './testHub.ts';
import { createFanout } from './fanout.ts';
import type { Selection } from './selection.ts';
import type { Stream } from './streams/stream.ts';

interface Received {
  readonly data?: { readonly n: number };
  readonly extensions?: { readonly position?: number; readonly resume?: string };
}

const SELECTION: Selection = { field: 'count', key: 'n', render: (n) => JSON.stringify({ data: { n } }) };

/** A stream of whole numbers whose current value is read asynchronously. */
function counting() {
  let emit: ((n: number) => void) | null = null;
  let count = 0;
  const reads: (() => void)[] = [];
  const stream: Stream<number> = {
    field: 'count',
    keyOf: ({ playerId }) => playerId,
    listen(_session, tell) {
      emit = tell;
      return () => void (emit = null);
    },
    present: () => new Promise((resolve) => void reads.push(() => resolve(count))),
    positionOf: (n) => n,
  };
  return {
    stream,
    count: () => count,
    isListening: () => emit !== null,
    next: () => emit?.(++count),
    /** The bus delivers an event twice. */
    again: () => emit?.(count),
    /** The bus loses an event. */
    lose: () => void (count += 1),
    async finishReads() {
      for (const read of reads.splice(0)) read();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

function setUp(limits = { resumeMs: 1_000, resumeValues: 100 }) {
  const count = counting();
  const fanout = createFanout([count.stream as Stream], limits);
  const join = (after: number | null = null) => {
    const received: Received[] = [];
    const { leave } = fanout.join(ANNA, SELECTION, {
      after,
      send: (json) => void received.push(JSON.parse(json)),
    });
    return { received, leave, numbers: () => received.flatMap(({ data }) => (data ? [data.n] : [])) };
  };
  return { ...count, join };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a subscriber that reconnects', () => {
  it('SUB-05 receives the missed values once and in order, and the end of the replay', async () => {
    const { join, next, finishReads } = setUp();
    const first = join();
    await finishReads();
    next();
    first.leave();
    next();
    next();
    const second = join(1);
    next();
    expect(second.received).toEqual([
      { data: { n: 2 }, extensions: { position: 2 } },
      { data: { n: 3 }, extensions: { position: 3 } },
      { extensions: { resume: 'complete' } },
      { data: { n: 4 }, extensions: { position: 4 } },
    ]);
  });

  it.each([
    ['its stream is no longer kept', 1_001, 1],
    ['it missed more than is kept', 0, 5],
    ['it was elsewhere, where more had been heard', 0, 0],
  ])('SUB-05 is told to refetch when %s', async (_why, awayMs, missed) => {
    const { join, next, finishReads } = setUp({ resumeMs: 1_000, resumeValues: 3 });
    const first = join();
    await finishReads();
    next();
    first.leave();
    vi.advanceTimersByTime(awayMs);
    for (let n = 0; n < missed; n += 1) next();
    const second = join(missed === 0 ? 7 : 1);
    await finishReads();
    expect(second.received).toEqual([
      { data: expect.anything(), extensions: { position: expect.any(Number), resume: 'refetch' } },
    ]);
  });

  it('SUB-05 its stream stays open for a while, and not longer', async () => {
    const { join, isListening, finishReads } = setUp();
    const { leave } = join();
    await finishReads();
    leave();
    vi.advanceTimersByTime(999);
    expect(isListening()).toBe(true);
    const second = join(0);
    vi.advanceTimersByTime(5_000);
    expect(isListening()).toBe(true);
    second.leave();
    vi.advanceTimersByTime(1_000);
    expect(isListening()).toBe(false);
  });
});

it('SUB-05 gets a value that came after its first read, even if another subscriber’s read had it already', async () => {
  const reads: ((n: number) => void)[] = [];
  let emit = (_n: number): void => {};
  const stream: Stream<number> = {
    field: 'count',
    keyOf: ({ playerId }) => playerId,
    listen(_session, tell) {
      emit = tell;
      return () => {};
    },
    present: () => new Promise((resolve) => void reads.push(resolve)),
    positionOf: (n) => n,
  };
  const fanout = createFanout([stream as Stream], { resumeMs: 1_000, resumeValues: 100 });
  const received: Record<string, number[]> = { early: [], late: [] };
  const join = (who: string) =>
    fanout.join(ANNA, SELECTION, {
      after: null,
      send: (json) => received[who]?.push((JSON.parse(json) as { data: { n: number } }).data.n),
    }).ready;
  const ready = [join('early'), join('late')];
  reads[1]?.(5);
  await ready[1];
  reads[0]?.(4);
  await ready[0];
  emit(5);
  emit(6);
  expect(received).toEqual({ early: [4, 5, 6], late: [5, 6] });
});

it('receives nothing after it has left, although its state was being read', async () => {
  const { join, finishReads } = setUp();
  const { received, leave } = join();
  leave();
  await finishReads();
  expect(received).toEqual([]);
});

it('SUB-05 when a value never arrived, all subscribers are told to refetch', async () => {
  const { join, next, lose, finishReads } = setUp();
  const one = join();
  await finishReads();
  next();
  lose();
  next();
  await finishReads();
  next();
  expect(one.received.slice(1)).toEqual([
    { data: { n: 1 }, extensions: { position: 1 } },
    { data: { n: 3 }, extensions: { position: 3, resume: 'refetch' } },
    { data: { n: 4 }, extensions: { position: 4 } },
  ]);
});

it('SUB-05 with random interruptions no value is lost or sent twice', async () => {
  const step = fc.constantFrom('next', 'next', 'again', 'break', 'read');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { join, count, next, again, finishReads } = setUp();
      const values: number[] = [];
      let present = join();
      const hangUp = () => {
        values.push(...present.numbers());
        present.leave();
      };
      for (const one of steps) {
        if (one === 'next') next();
        if (one === 'again') again();
        if (one === 'read') await finishReads();
        if (one === 'break') {
          hangUp();
          present = join(values.at(-1) ?? null);
        }
      }
      await finishReads();
      hangUp();
      expect(values).toEqual(values.map((_, index) => (values[0] ?? 0) + index));
      expect(values.at(-1)).toBe(count());
    }),
  );
});
