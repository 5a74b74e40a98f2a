import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawWinners,
  entryLine,
  listText,
  winningIndex,
  prizeText,
  readEntry,
  type DrawnTicket,
  type Entry,
  type RaffleDraw,
} from './draw.ts';

const bytesOf = (text: string) => createHash('sha256').update(text).digest();
const sha256 = async (text: string) => new Uint8Array(bytesOf(text));

const SEED = '5a'.repeat(32);
const INSTANCE = 'aurora-hourly-20261122T1900Z';
const entry = (handle: string, tickets: bigint): Entry => ({ handle, tickets });
const handleOf = (number: number) => number.toString(16).padStart(16, '0');
const draw = (change: Partial<RaffleDraw> = {}) =>
  drawWinners({ seed: SEED, instance: INSTANCE, prizes: 3, entries: [], ...change }, sha256);

/** Reference implementation that expands the entries into single tickets. */
function byHand({ seed, instance, prizes, entries }: RaffleDraw): readonly DrawnTicket[] {
  const all = entries
    .flatMap(({ handle, tickets }) => Array.from({ length: Number(tickets) }, () => handle))
    .map((handle, index) => ({ handle, ticket: BigInt(index + 1) }));
  const winners: DrawnTicket[] = [];
  for (let prize = 1; prize <= prizes; prize++) {
    const drum = all.filter(({ handle }) => winners.every((winner) => winner.handle !== handle));
    if (drum.length === 0) break;
    const number = BigInt(`0x${bytesOf(`${seed}:${instance}:${prize}`).toString('hex').slice(0, 32)}`);
    winners.push({ prize, ...drum[Number(number % BigInt(drum.length))]! });
  }
  return winners;
}

const someEntries = fc
  .uniqueArray(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), { maxLength: 12 })
  .chain((handles) =>
    fc.tuple(...handles.map((handle) => fc.tuple(fc.constant(handle), fc.bigInt({ min: 1n, max: 40n })))),
  )
  .map((all) =>
    all
      .map(([handle, tickets]) => entry(handle.toString(16).padStart(16, '0'), tickets))
      .sort((one, other) => (one.handle < other.handle ? -1 : 1)),
  );
const someDraw = fc.record({
  seed: fc.stringMatching(/^[0-9a-f]{64}$/),
  instance: fc.constantFrom(INSTANCE, 'sol-weekly-20261122T2000Z'),
  prizes: fc.integer({ min: 0, max: 15 }),
  entries: someEntries,
});

describe('draw of a drop', () => {
  it('FAIR-08 draws the results of an independent implementation of its description', async () => {
    const entries = [
      entry('0123456789abcdef', 3n),
      entry('3fa9000000000001', 42n),
      entry('a0b1c2d3e4f50617', 1n),
      entry('ffffffffffffffff', 1000n),
    ];
    expect(await draw({ prizes: 6, entries })).toEqual([
      { prize: 1, handle: 'ffffffffffffffff', ticket: 478n },
      { prize: 2, handle: '3fa9000000000001', ticket: 15n },
      { prize: 3, handle: 'a0b1c2d3e4f50617', ticket: 46n },
      { prize: 4, handle: '0123456789abcdef', ticket: 2n },
    ]);
    expect(
      createHash('sha256')
        .update(listText(entries.map(entryLine)))
        .digest('hex'),
    ).toBe('1c11f128467e136bd59d8af36165117808057f1e63aee9b74d1bd2d07782bc11');
  });

  it("FAIR-08 draws as if all tickets were in a drum and winners' tickets were removed", async () => {
    await fc.assert(
      fc.asyncProperty(someDraw, async (drawn) => {
        expect(await drawWinners(drawn, sha256)).toEqual(byHand(drawn));
      }),
    );
  });

  it('FAIR-08 nobody wins twice, and every prize is won while entries remain', async () => {
    await fc.assert(
      fc.asyncProperty(someDraw, async (drawn) => {
        const winners = await drawWinners(drawn, sha256);
        expect(new Set(winners.map(({ handle }) => handle)).size).toBe(winners.length);
        expect(winners.map(({ prize }) => prize)).toEqual(
          Array.from({ length: Math.min(drawn.prizes, drawn.entries.length) }, (_, index) => index + 1),
        );
      }),
    );
  });

  it('FAIR-08 a drop without entries or prizes has no winner', async () => {
    expect(await draw({ entries: [] })).toEqual([]);
    expect(await draw({ prizes: 0, entries: [entry(handleOf(1), 5n)] })).toEqual([]);
  });

  it('FAIR-08 a single entrant wins the first prize, and nobody wins the others', async () => {
    expect(await draw({ entries: [entry(handleOf(1), 1n)] })).toEqual([
      { prize: 1, handle: handleOf(1), ticket: 1n },
    ]);
  });

  it('FAIR-08 draws every ticket equally often', async () => {
    const entries = [entry(handleOf(1), 1n), entry(handleOf(2), 6n), entry(handleOf(3), 3n)];
    const times = 20_000;
    const drawn = new Map<bigint, number>();
    for (let number = 0; number < times; number++) {
      const [first] = await draw({ seed: `seed-${number}`, prizes: 1, entries });
      drawn.set(first!.ticket, (drawn.get(first!.ticket) ?? 0) + 1);
    }
    // Each of ten tickets is expected 2,000 times; five standard deviations are 212.
    expect([...drawn.keys()].sort((one, other) => Number(one - other))).toEqual(
      Array.from({ length: 10 }, (_, index) => BigInt(index + 1)),
    );
    for (const count of drawn.values()) expect(Math.abs(count - times / 10)).toBeLessThan(212);
  });

  it('FAIR-08 after a win the remaining tickets are equally likely', async () => {
    const entries = [entry(handleOf(1), 8n), entry(handleOf(2), 1n), entry(handleOf(3), 3n)];
    const second = new Map<string, number>();
    let firsts = 0;
    for (let number = 0; number < 20_000; number++) {
      const [one, other] = await draw({ seed: `seed-${number}`, prizes: 2, entries });
      if (one!.handle !== handleOf(1)) continue;
      firsts++;
      second.set(other!.handle, (second.get(other!.handle) ?? 0) + 1);
    }
    // The third entrant has three of the four tickets left; of 13,333 draws, five standard deviations are 250.
    expect(second.has(handleOf(1))).toBe(false);
    expect(Math.abs((second.get(handleOf(3)) ?? 0) - (firsts * 3) / 4)).toBeLessThan(250);
  });

  it('FAIR-08 uses 128 bits for positions, so that all tickets of a large drop are equally likely', () => {
    expect(winningIndex(new Uint8Array(32).fill(255), 10n ** 18n)).toBe((2n ** 128n - 1n) % 10n ** 18n);
    const low = new Uint8Array(32);
    low[15] = 7;
    expect(winningIndex(low, 5n)).toBe(2n);
    // A digest that is a view into a larger buffer is read at its own offset.
    expect(winningIndex(new Uint8Array([9, ...low]).subarray(1), 5n)).toBe(2n);
  });

  it('FAIR-08 each prize of each drop has its own text', () => {
    expect(prizeText({ seed: SEED, instance: INSTANCE }, 2)).toBe(`${SEED}:${INSTANCE}:2`);
  });
});

describe('a line of the list', () => {
  it('FAIR-08 is parsed as it was written', () => {
    fc.assert(
      fc.property(someEntries, (entries) => {
        for (const one of entries) expect(readEntry(entryLine(one))).toEqual(one);
      }),
    );
  });

  it.each([
    '',
    '0123456789abcdef',
    '0123456789abcdef 0',
    '0123456789abcdef 01',
    '0123456789abcdef -1',
    '0123456789abcdef 1.5',
    '0123456789abcdef 1 ',
    '0123456789abcdef  1',
    '0123456789abcdef 1\n',
    ' 0123456789abcdef 1',
    '0123456789ABCDEF 1',
    '0123456789abcde 1',
    '0123456789abcdef0 1',
    '0123456789abcdeg 1',
    `0123456789abcdef ${'9'.repeat(19)}`,
  ])('FAIR-08 %j is not a valid entry', (line) => {
    expect(readEntry(line)).toBeNull();
  });
});
