import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createJournal } from './journal.ts';

const journalOf = (size: number, ...positions: number[]) => {
  const journal = createJournal<string>(size);
  journal.startAt(10);
  for (const position of positions) journal.record(`v${position}`, position);
  return journal;
};

it('SUB-05 returns the values after a position', () => {
  const journal = journalOf(5, 11, 12, 13);
  expect(journal.since(11)).toEqual(['v12', 'v13']);
  expect(journal.since(13)).toEqual([]);
  expect(journalOf(5).since(10)).toEqual([]);
});

it('SUB-05 of an initially empty stream returns the values since', () => {
  const journal = createJournal<string>(5);
  for (const position of [1, 2]) journal.record(`v${position}`, position);
  expect([journal.since(0), journal.since(1)]).toEqual([['v1', 'v2'], ['v2']]);
});

it.each([
  ['before it began to listen', 9, 5],
  ['forgotten', 10, 2],
  ['not yet heard here, as on another node', 14, 5],
])('SUB-05 returns null for what is %s', (_what, after, size) => {
  expect(journalOf(size, 11, 12, 13).since(after)).toBeNull();
  expect(createJournal(size).since(after)).toBeNull();
});

it('SUB-05 recognises a repeated value and a missing one', () => {
  const journal = journalOf(5, 11);
  expect(journal.record('v11', 11)).toBe('known');
  expect(journal.record('v12', 12)).toBe('next');
  expect(journal.record('v14', 14)).toBe('afterGap');
  expect(journal.since(12)).toBeNull();
  expect(journal.since(13)).toEqual(['v14']);
});

it('SUB-05 for random values with repetitions and gaps, returns all values or null', () => {
  const steps = fc.array(fc.integer({ min: -2, max: 3 }), { maxLength: 60 });
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 8 }), fc.nat(80), (moves, size, after) => {
      const journal = createJournal<number>(size);
      journal.startAt(10);
      let position = 10;
      for (const move of moves) {
        position = Math.max(1, position + move);
        journal.record(position, position);
      }
      const told = journal.since(after);
      expect(told ?? []).toEqual((told ?? []).map((_, index) => after + 1 + index));
      expect(told?.length ?? 0).toBeLessThanOrEqual(size);
    }),
  );
});
