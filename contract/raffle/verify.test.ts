import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawWinners, entryLine, listText, type Entry } from './draw.ts';
import type { Drop } from './drops.ts';
import {
  checkDrop,
  computePrize,
  entriesOf,
  holderOf,
  isRevealed,
  numbersOf,
  type SavedProof,
  type RevealedDrop,
  type Verdict,
} from './verify.ts';

const sha256 = async (text: string) => new Uint8Array(createHash('sha256').update(text).digest());
const hexOf = (text: string) => createHash('sha256').update(text).digest('hex');

const SEED = '5a'.repeat(32);
const ID = 'aurora-hourly-20261122T1900Z';
const PRIZES = ['50.00', '25.00', '25.00', '10.00'];
const entries: readonly Entry[] = Array.from({ length: 40 }, (_, number) => ({
  handle: (number * 3 + 1).toString(16).padStart(16, '0'),
  tickets: BigInt(1 + ((number * 7) % 13)),
}));
const lines = entries.map(entryLine);
const total = entries.reduce((sum, { tickets }) => sum + Number(tickets), 0);

/** A correctly drawn and published drop. */
async function honestDrop(change: { seed?: string; lines?: readonly string[] } = {}): Promise<RevealedDrop> {
  const { seed = SEED, lines: list = lines } = change;
  // Without `entriesOf`: an error outside the tests counts as no failed test.
  const own = change.lines ? entriesOf(list) : entries;
  const drawn = await drawWinners({ seed, instance: ID, prizes: PRIZES.length, entries: own }, sha256);
  return {
    id: ID,
    commitment: hexOf(seed),
    prizes: PRIZES,
    seed,
    list: {
      entrants: own.length,
      tickets: own.reduce((sum, { tickets }) => sum + Number(tickets), 0),
      hash: hexOf(listText(list)),
    },
    winners: drawn.map(({ prize, handle, ticket }) => ({
      prize,
      handle,
      ticket: Number(ticket),
      win_amount: PRIZES[prize - 1] ?? '',
    })),
    own: null,
  };
}
const honest = await honestDrop();

const check = (
  change: Partial<RevealedDrop> = {},
  list: readonly string[] = lines,
  saved: SavedProof | null = null,
): Promise<Verdict> => checkDrop({ ...honest, ...change }, list, { sha256, saved });
const untrue = ({ findings }: Verdict) => findings.filter(({ isTrue }) => !isTrue).map(({ what }) => what);
const [first, second] = honest.winners;
const loser = entries.find(({ handle }) => honest.winners.every((winner) => winner.handle !== handle))!;

describe('verification of a drop', () => {
  it('FAIR-08 is valid if everything was drawn as published', async () => {
    const verdict = await check({}, lines, {
      commitment: honest.commitment,
      prizes: PRIZES,
      list: honest.list.hash,
    });
    expect(verdict).toMatchObject({ isTrue: true, disagreements: [] });
    expect(verdict.findings.map(({ what }) => what)).toEqual([
      'commitment',
      'kept',
      'keptPrizes',
      'keptList',
      'entries',
      'entrants',
      'tickets',
      'list',
      'winners',
      'amounts',
    ]);
    expect(verdict.drawn.map(({ handle }) => handle)).toEqual(honest.winners.map(({ handle }) => handle));
  });

  it('FAIR-08 is valid without entries or winners', async () => {
    const empty = await honestDrop({ lines: [] });
    expect(empty.list).toEqual({ entrants: 0, tickets: 0, hash: hexOf('') });
    expect(await checkDrop(empty, [], { sha256, saved: null })).toMatchObject({ isTrue: true, drawn: [] });
  });

  it('FAIR-08 every honest drop is valid', async () => {
    const list = fc
      .uniqueArray(fc.stringMatching(/^[0-9a-f]{16}$/), { maxLength: 9 })
      .map((handles) => handles.sort().map((handle, index) => `${handle} ${index + 1}`));
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[0-9a-f]{64}$/), list, async (seed, some) => {
        const drop = await honestDrop({ seed, lines: some });
        expect(await checkDrop(drop, some, { sha256, saved: null })).toMatchObject({ isTrue: true });
      }),
      { numRuns: 50 },
    );
  });

  it('FAIR-08 a changed seed is detected', async () => {
    const verdict = await check({ seed: '5b'.repeat(32) });
    expect(verdict.isTrue).toBe(false);
    expect(untrue(verdict)).toEqual(['commitment', 'winners']);
  });

  it('FAIR-08 a seed changed with its hash and winners is detected by anyone who kept the hash', async () => {
    const other = await honestDrop({ seed: '5b'.repeat(32) });
    const saved = { commitment: honest.commitment, prizes: null, list: null };
    expect(untrue(await check(other))).toEqual([]);
    expect(untrue(await check(other, lines, saved))).toEqual(['kept']);
  });

  it('FAIR-08 prizes changed with the winnings are detected by anyone who kept them', async () => {
    const prizes = ['10.00', '25.00', '25.00', '50.00'];
    const winners = honest.winners.map((one) => ({ ...one, win_amount: prizes[one.prize - 1]! }));
    const saved = { commitment: null, prizes: PRIZES, list: null };
    expect(untrue(await check({ prizes, winners }))).toEqual([]);
    expect(untrue(await check({ prizes, winners }, lines, saved))).toEqual(['keptPrizes']);
  });

  it('FAIR-08 a list changed with its hash is detected by anyone who kept the hash', async () => {
    const list = [...lines, `${'f'.repeat(16)} 500`];
    const other = await honestDrop({ lines: list });
    const saved = { commitment: null, prizes: null, list: honest.list.hash };
    expect(untrue(await check(other, list))).toEqual([]);
    expect(untrue(await check(other, list, saved))).toEqual(['keptList']);
  });

  it('FAIR-08 another winner is detected: the published one was not drawn, the drawn one is missing', async () => {
    const winners = [{ ...first!, handle: loser.handle }, ...honest.winners.slice(1)];
    const verdict = await check({ winners });
    expect(untrue(verdict)).toEqual(['winners']);
    expect(verdict.disagreements).toEqual([
      { prize: 1, handle: loser.handle, kind: 'notDrawn' },
      { prize: 1, handle: first!.handle, kind: 'notTold' },
    ]);
  });

  it('FAIR-08 winners with exchanged prizes are detected', async () => {
    const winners = [
      { ...second!, prize: 1, win_amount: '50.00' },
      { ...first!, prize: 2, win_amount: '25.00' },
    ];
    expect(untrue(await check({ winners: [...winners, ...honest.winners.slice(2)] }))).toEqual(['winners']);
  });

  it('FAIR-08 a skipped prize is detected while entrants remain', async () => {
    const verdict = await check({ winners: honest.winners.slice(0, -1) });
    const { prize, handle } = honest.winners.at(-1)!;
    expect(verdict.disagreements).toEqual([{ prize, handle, kind: 'notTold' }]);
  });

  it('FAIR-08 the published and the drawn winners are shown by prize, in whatever order they came', async () => {
    const verdict = await check({ winners: honest.winners.toReversed() });
    const text = honest.winners
      .map(({ prize, handle, ticket }) => `${prize}: ${handle} ${ticket}`)
      .join(', ');
    expect(text).toMatch(/^1: [0-9a-f]{16} [0-9]+, 2: .*, 3: .*, 4: /);
    expect(verdict.isTrue).toBe(true);
    expect(verdict.findings).toContainEqual({
      what: 'winners',
      isTrue: true,
      published: text,
      computed: text,
    });
  });

  it('FAIR-08 the published amounts are shown beside the announced ones', async () => {
    const more = { prize: 5, handle: loser.handle, ticket: 1, win_amount: '10.00' };
    const { findings } = await check({ winners: [...honest.winners, more] });
    expect(findings).toContainEqual({
      what: 'amounts',
      isTrue: false,
      published: '50.00 25.00 25.00 10.00 10.00',
      computed: '50.00 25.00 25.00 10.00 -',
    });
  });

  it('FAIR-08 a winner or a prize that is published twice is detected', async () => {
    const again = { ...first!, prize: 2, win_amount: '25.00' };
    const twice = await check({ winners: [first!, again, ...honest.winners.slice(2)] });
    expect(twice.disagreements).toContainEqual({ prize: 2, handle: first!.handle, kind: 'twice' });
    const doubled = await check({ winners: [first!, ...honest.winners] });
    expect(doubled.disagreements).toEqual([{ prize: 1, handle: first!.handle, kind: 'twice' }]);
  });

  it('FAIR-08 an unannounced prize is detected', async () => {
    const more = { prize: 5, handle: loser.handle, ticket: 1, win_amount: '10.00' };
    const verdict = await check({ winners: [...honest.winners, more] });
    expect(untrue(verdict)).toEqual(['winners', 'amounts']);
  });

  it.each([
    ['another ticket', { ticket: first!.ticket + 1 }, 'otherTicket', ['winners']],
    ['less than the prize', { win_amount: '49.99' }, 'otherAmount', ['amounts']],
    ['more than the prize', { win_amount: '500.00' }, 'otherAmount', ['amounts']],
  ] as const)('FAIR-08 a winner published with %s is detected', async (_what, change, kind, wrong) => {
    const verdict = await check({ winners: [{ ...first!, ...change }, ...honest.winners.slice(1)] });
    expect(untrue(verdict)).toEqual(wrong);
    expect(verdict.disagreements).toEqual([{ prize: 1, handle: first!.handle, kind }]);
  });

  it('FAIR-08 the same amount in another notation is equal', async () => {
    expect((await check({ prizes: ['50', '25.0', '25', '10.00'] })).isTrue).toBe(true);
  });

  it('FAIR-08 the name of another drop draws other tickets', async () => {
    expect(untrue(await check({ id: 'aurora-hourly-20261122T2000Z' }))).toEqual(['winners']);
  });

  it.each([
    ['counts of entrants', { entrants: 41 }, ['entrants']],
    ['counts of tickets', { tickets: total + 1 }, ['tickets']],
    ['a hash of the list', { hash: hexOf('another list') }, ['list']],
  ] as const)('FAIR-08 other %s are detected', async (_what, change, wrong) => {
    expect(untrue(await check({ list: { ...honest.list, ...change } }))).toEqual(wrong);
  });
});

describe('the list of a drop', () => {
  const middle = 17;
  it.each([
    ['was left out', lines.filter((_, index) => index !== middle)],
    ['was added', [...lines, `${'f'.repeat(16)} 5`]],
    ['got more tickets', lines.map((line, index) => (index === middle ? `${line}0` : line))],
    [
      'was exchanged',
      lines.map((line, index) => (index === middle ? line.replace(/^.{16}/, 'e'.repeat(16)) : line)),
    ],
    ['was moved', [...lines.slice(1), lines[0]!]],
    ['is none', lines.map((line, index) => (index === middle ? 'nonsense' : line))],
  ])('FAIR-08 a drop of which an entry %s has another list', async (_what, list) => {
    expect(untrue(await check({}, list))).toContain('list');
  });

  it('FAIR-08 any changed character is detected', async () => {
    const text = lines.join('\n');
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: text.length - 1 }),
        fc.constantFrom('0', '7', 'x', ' ', '\n'),
        async (at, character) => {
          fc.pre(text[at] !== character);
          const list = `${text.slice(0, at)}${character}${text.slice(at + 1)}`.split('\n');
          expect(untrue(await check({}, list))).toContain('list');
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    ['names somebody twice', [...lines, lines.at(-1)!]],
    ['is not in the order of its handles', [...lines].reverse()],
    ['has a line that is no entry', [...lines, 'foyer 100']],
    ['has an entry of no tickets', [...lines, `${'f'.repeat(16)} 0`]],
  ])("FAIR-08 a drop that %s is detected although the operator's hashes match", async (_what, list) => {
    const drop = await honestDrop({ lines: list });
    const verdict = await checkDrop(drop, list, { sha256, saved: null });
    expect(untrue(verdict)).toEqual(['entries']);
  });

  it('FAIR-08 has one entry per valid line, in the order of the handles', () => {
    const [zero, one, two] = ['0', '1', '2'].map((digit) => digit.repeat(16)) as [string, string, string];
    expect(entriesOf([`${zero} 3`, 'nonsense', `${two} 12`, `${one} 5`, `${two} 1`])).toEqual([
      { handle: zero, tickets: 3n },
      { handle: two, tickets: 12n },
    ]);
    expect(entriesOf([])).toEqual([]);
  });

  it('FAIR-08 a second line of the same handle has no tickets', () => {
    expect(entriesOf([lines[0]!, lines[0]!, lines[1]!])).toEqual([entries[0], entries[1]]);
  });

  it('FAIR-08 numbers the tickets from 1 without gaps, each with one holder', () => {
    let next = 1n;
    for (const { handle, tickets } of entries) {
      const numbers = numbersOf(entries, handle)!;
      expect(numbers).toEqual({ first: next, last: next + tickets - 1n });
      expect(holderOf(entries, numbers.first)).toBe(handle);
      expect(holderOf(entries, numbers.last)).toBe(handle);
      next += tickets;
    }
    expect(numbersOf(entries, 'e'.repeat(16))).toBeNull();
    for (const number of [0n, -1n, next]) expect(holderOf(entries, number)).toBeNull();
  });

  it('FAIR-08 every winning ticket belongs to its winner', () => {
    for (const { handle, ticket } of honest.winners) expect(holderOf(entries, BigInt(ticket))).toBe(handle);
  });
});

describe("a player's own result", () => {
  const { handle, tickets } = loser;
  const count = Number(tickets);
  const last = entries.at(-1)!;

  it.each([
    ['they are on the list', { handle, ticket_count: count }, []],
    ['they had more tickets', { handle, ticket_count: count + 1 }, ['own']],
    ['they were left out', { handle: 'e'.repeat(16), ticket_count: count }, ['own']],
    ['they have tickets and no handle', { handle: null, ticket_count: count }, ['own']],
    ['they are at the end of the list', { handle: last.handle, ticket_count: Number(last.tickets) }, []],
    ['they have a handle that is not on the list', { handle: 'e'.repeat(16), ticket_count: 0 }, ['own']],
    ['they did not take part', { handle: null, ticket_count: 0 }, []],
  ])('FAIR-08 shows whether %s', async (_what, own, wrong) => {
    expect(untrue(await check({ own }))).toEqual(wrong);
  });

  it('FAIR-08 shows the listed entry beside their own', async () => {
    const ownOf = async (own: Drop['own']) =>
      (await check({ own })).findings.find(({ what }) => what === 'own');
    expect(await ownOf({ handle, ticket_count: count + 1 })).toMatchObject({
      published: `${handle} ${count + 1}`,
      computed: `${handle} ${count}`,
    });
    expect(await ownOf({ handle: null, ticket_count: 2 })).toMatchObject({ published: '- 2', computed: '-' });
  });

  it('FAIR-08 an unknown person has no result', async () => {
    const { findings } = await check({ own: { handle: null, ticket_count: 0 } });
    expect(findings.map(({ what }) => what)).not.toContain('own');
  });
});

describe('one prize, step by step', () => {
  it('FAIR-08 has the text, its hash, the remaining tickets and the drawn position', async () => {
    const { drawn } = await check();
    let left = BigInt(total);
    for (const winner of drawn) {
      const found = await computePrize(honest, { entries, drawn, prize: winner.prize }, sha256);
      const text = `${SEED}:${ID}:${winner.prize}`;
      const number = BigInt(`0x${hexOf(text).slice(0, 32)}`);
      expect(found).toEqual({ text, digest: hexOf(text), left, place: number % left, winner });
      left -= entries.find(({ handle }) => handle === winner.handle)!.tickets;
    }
  });

  it('FAIR-08 a prize without remaining entrants has no steps', async () => {
    expect(await computePrize(honest, { entries, drawn: [], prize: 1 }, sha256)).toBeNull();
  });
});

it('a drop has a status for a missing list and a missing seed', () => {
  const at = '2026-11-22T19:00:00.000Z';
  const bounds = {
    number: 3,
    type: 'hourly',
    timestamp_start: at,
    timestamp_end: at,
    is_staged: false,
  } as const;
  const drop: Drop = { ...honest, ...bounds };
  expect(isRevealed(drop)).toBe(true);
  expect(isRevealed({ ...drop, seed: null })).toBe(false);
  expect(isRevealed({ ...drop, list: null })).toBe(false);
});
