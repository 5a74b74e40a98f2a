import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawText, wonBy } from './draw.ts';
import type { Period, TicketSheet } from './http.ts';
import { toHex } from './proof.ts';
import { NO_SHEET, readTicket, sheetText, ticketLine } from './tickets.ts';
import {
  checkDraw,
  checkPeriod,
  computeDraw,
  isRevealed,
  oneInOf,
  type RevealedPeriod,
  type Verdict,
} from './verify.ts';

const sha256 = async (text: string) => new Uint8Array(createHash('sha256').update(text).digest());
const hexOf = (text: string) => createHash('sha256').update(text).digest('hex');

const SEED = '5a'.repeat(32);
const ONE_IN = { mega: 400_000, major: 2_000, minor: 50 };
const bets = Array.from({ length: 600 }, (_, number) => ({
  bet: `sandbox:bet-${number}`,
  microEuros: BigInt(50_000 * (1 + (number % 20))),
}));
const sheets: readonly TicketSheet[] = [bets.slice(0, 250), bets.slice(250, 260), bets.slice(260)].map(
  (own, index) => ({ number: index + 1, lines: own.map(ticketLine) }),
);
const hashOf = (list: readonly TicketSheet[]) =>
  list.reduce((hash, { lines }) => hexOf([hash, ...lines].join('\n')), NO_SHEET);
const won = bets.flatMap(({ bet, microEuros }) => {
  const text = drawText({ seed: SEED, instance: 'aurora', period: 3, bet });
  const digest = createHash('sha256').update(text).digest();
  return wonBy(digest, { microEuros, oneIn: ONE_IN }).map((pot) => ({ bet, pot }));
});
const at = '2026-11-22T10:00:00.000Z';
const NO_TIME = { must_drop_within_hours: null };
const honest: RevealedPeriod = {
  id: 3,
  instance: 'aurora',
  commitment: hexOf(SEED),
  seed: SEED,
  tickets: { count: bets.length, hash: hashOf(sheets) },
  pots: [
    { id: 'mega', one_in: ONE_IN.mega, share: 4000, seed: '10000.00', ceiling: '250000.00', ...NO_TIME },
    { id: 'major', one_in: ONE_IN.major, share: 2500, seed: '500.00', ceiling: '5000.00', ...NO_TIME },
    { id: 'minor', one_in: ONE_IN.minor, share: 1500, seed: '20.00', ceiling: '100.00', ...NO_TIME },
  ],
  wins: won.map((one) => ({ ...one, amount: '20.00', by: 'odds', at })),
};

/** A win of a full pot. */
const FULL = {
  bet: 'sandbox:bet-2',
  pot: 'major',
  amount: '5000.00',
  by: 'ceiling',
  at,
} as const;

async function check(
  change: Partial<RevealedPeriod> = {},
  list: readonly TicketSheet[] = sheets,
  saved: string | null = null,
): Promise<Verdict> {
  const checking = checkPeriod(
    { ...honest, ...change },
    { sha256, savedCommitment: saved, before: new Map() },
  );
  for (const sheet of list) await checking.take([sheet]);
  return checking.verdict();
}
const untrue = ({ findings }: Verdict) => findings.filter(({ isTrue }) => !isTrue).map(({ what }) => what);
const winner = won[0] ?? { bet: '', pot: 'minor' as const };
const without = (bet: string) =>
  sheets.map(({ number, lines }) => ({ number, lines: lines.filter((line) => !line.startsWith(`${bet} `)) }));

describe('verification of a period', () => {
  it('FAIR-08 is valid if everything was drawn as published', async () => {
    expect(won.length).toBeGreaterThan(3);
    const verdict = await check({}, sheets, honest.commitment);
    expect(verdict).toMatchObject({ isTrue: true, disagreements: [] });
    expect(verdict.findings.map(({ what }) => what)).toEqual([
      'commitment',
      'kept',
      'count',
      'list',
      'winners',
      'falls',
    ]);
  });

  it('FAIR-08 is valid in whatever order its files arrive', async () => {
    const checking = checkPeriod(honest, { sha256, savedCommitment: null, before: new Map() });
    await checking.take(sheets);
    expect((await checking.verdict()).isTrue).toBe(true);
  });

  it('computes at most 200 draws at the same time', async () => {
    let [running, most] = [0, 0];
    const counting = async (text: string) => {
      most = Math.max(most, ++running);
      const digest = await sha256(text);
      running--;
      return digest;
    };
    const checking = checkPeriod(honest, { sha256: counting, savedCommitment: null, before: new Map() });
    await checking.take(sheets);
    expect(most).toBe(200);
  });

  it('FAIR-08 a changed seed is detected', async () => {
    const verdict = await check({ seed: '5b'.repeat(32) });
    expect(verdict.isTrue).toBe(false);
    expect(untrue(verdict)).toEqual(['commitment', 'winners']);
  });

  it('FAIR-08 a seed changed with its hash is detected by anyone who kept the hash', async () => {
    const other = '5b'.repeat(32);
    const forged = { seed: other, commitment: hexOf(other) };
    expect(untrue(await check(forged, sheets, honest.commitment))).toEqual(['kept', 'winners']);
  });

  it('FAIR-08 another winner is detected: the published one was not drawn, the drawn one is missing', async () => {
    const [first, ...others] = honest.wins;
    const wins = [{ ...first!, bet: 'sandbox:bet-1' }, ...others];
    const verdict = await check({ wins });
    expect(untrue(verdict)).toEqual(['winners']);
    expect(verdict.disagreements).toEqual([
      { bet: 'sandbox:bet-1', pot: winner.pot, kind: 'notDrawn' },
      { ...winner, kind: 'notTold' },
    ]);
  });

  it('FAIR-08 an unpublished win is detected', async () => {
    const verdict = await check({ wins: honest.wins.slice(1) });
    expect(verdict.disagreements).toEqual([{ ...winner, kind: 'notTold' }]);
  });

  it('FAIR-08 a drawn win that is published as a win by the ceiling is detected', async () => {
    const [first, ...others] = honest.wins;
    const amount = honest.pots.find(({ id }) => id === winner.pot)?.ceiling ?? '';
    const verdict = await check({ wins: [{ ...first!, amount, by: 'ceiling' }, ...others] });
    expect(verdict.disagreements).toEqual([{ ...winner, kind: 'notTold' }]);
  });

  it('FAIR-08 a win that violates the terms of its pot is detected', async () => {
    const early = { ...FULL, amount: '4999.99' };
    const { isTrue, findings, disagreements } = await check({ wins: [...honest.wins, early] });
    expect(isTrue).toBe(false);
    expect(disagreements).toEqual([{ bet: early.bet, pot: early.pot, kind: 'notFull' }]);
    expect(findings).toContainEqual({
      what: 'falls',
      isTrue: false,
      published: `${won.length + 1}`,
      computed: `${won.length}`,
    });
  });

  it('FAIR-08 the numbers of published and of drawn wins are shown, without wins by the ceiling', async () => {
    const { findings } = await check({ wins: [...honest.wins.slice(1), FULL] });
    expect(findings).toContainEqual({
      what: 'winners',
      isTrue: false,
      published: `${won.length - 1}`,
      computed: `${won.length}`,
    });
  });

  it('FAIR-08 a missing bet is detected even if it would not have won', async () => {
    const verdict = await check({ wins: honest.wins.slice(1) }, without(winner.bet));
    expect(untrue(verdict)).toEqual(['count', 'list']);
  });

  it.each([
    ['added', (lines: readonly string[]) => [...lines, 'sandbox:late 50000']],
    ['changed', (lines: readonly string[]) => lines.map((line) => line.replace(/ \d+$/, ' 1'))],
    ['moved', (lines: readonly string[]) => [...lines].reverse()],
    ['no ticket', (lines: readonly string[]) => [...lines.slice(1), 'nonsense']],
  ])('FAIR-08 a bet that was %s is detected', async (_what, change) => {
    const list = sheets.map(({ number, lines }) => ({ number, lines: number === 2 ? change(lines) : lines }));
    expect(untrue(await check({}, list))).toContain('list');
  });

  it('FAIR-08 reordered or missing files are another list', async () => {
    const [first, second, third] = sheets;
    expect(untrue(await check({}, [second!, first!, third!]))).toEqual(['list']);
    expect(untrue(await check({}, [first!, second!]))).toContain('list');
  });

  it('FAIR-08 a pot at its ceiling goes to a bet of the list; a staged one was not drawn', async () => {
    const fell = (bet: string, by: Period['wins'][number]['by']) => ({
      wins: [...honest.wins, { bet, pot: 'major' as const, amount: '5000.00', by, at }],
    });
    expect((await check(fell('sandbox:bet-2', 'ceiling'))).isTrue).toBe(true);
    expect((await check(fell('foyer:staged-1', 'staged'))).isTrue).toBe(true);
    expect((await check(fell('sandbox:nobody', 'time'))).disagreements).toEqual([
      { bet: 'sandbox:nobody', pot: 'major', kind: 'notOnTheList' },
    ]);
  });

  it('FAIR-08 a period without bets is valid', async () => {
    const empty = { tickets: { count: 0, hash: NO_SHEET }, wins: [] };
    expect((await check(empty, [])).isTrue).toBe(true);
  });

  it('has a status for a missing list and a missing seed', () => {
    const period: Period = { ...honest, wins: [...honest.wins], starts_at: at, ends_at: at };
    expect(isRevealed(period)).toBe(true);
    expect(isRevealed({ ...period, seed: null })).toBe(false);
    expect(isRevealed({ ...period, tickets: null })).toBe(false);
  });
});

describe('one draw, step by step', () => {
  const claim = {
    seed: SEED,
    instance: 'aurora',
    period: 3,
    oneIn: ONE_IN,
    ...(bets.find(({ bet }) => bet === winner.bet) ?? bets[0]!),
  };

  it('FAIR-08 has the text, its hash and a number per pot, and wins if that is below the chance', async () => {
    const drawn = await computeDraw(claim, sha256);
    expect(drawn.text).toBe(`${SEED}:aurora:3:${winner.bet}`);
    expect(drawn.digest).toBe(hexOf(drawn.text));
    expect(drawn.won).toContain(winner.pot);
    for (const { number, chance, hasWon } of drawn.pots) expect(number < chance).toBe(hasWon);
  });

  it('FAIR-08 wins nothing with an unpublished pot', async () => {
    const { won: none, pots } = await computeDraw({ ...claim, oneIn: oneInOf({ pots: [] }) }, sha256);
    expect(none).toEqual([]);
    expect(pots.map(({ chance, hasWon }) => [chance, hasWon])).toEqual([
      [0, false],
      [0, false],
      [0, false],
    ]);
  });

  it('FAIR-08 has the published odds of each pot', () => {
    expect(oneInOf(honest)).toEqual(ONE_IN);
  });

  const data = {
    instance: 'aurora',
    period: 3,
    commitment: honest.commitment,
    seed: SEED,
    pots: [...honest.pots],
    bet: claim.bet,
    micro_euros: `${claim.microEuros}`,
    won: [winner.pot],
  };
  const published = {
    commitment: honest.commitment,
    lines: new Set(sheets.flatMap(({ lines }) => lines)),
  };
  it.each([
    ['nothing', {}, []],
    ['the seed', { seed: '5b'.repeat(32) }, ['commitment', 'won']],
    ['seed and hash', { seed: '5b'.repeat(32), commitment: hexOf('5b'.repeat(32)) }, ['kept', 'won']],
    ['what it gave', { micro_euros: '1' }, ['listed', 'won']],
    ['the bet', { bet: 'sandbox:bet-1' }, ['listed', 'won']],
    ['what it won', { won: [] }, ['won']],
  ])('FAIR-08 detects a changed %s in a submitted draw', async (_what, change, wrong) => {
    const { findings } = await checkDraw({ ...data, ...change }, sha256, published);
    expect(findings.filter(({ isTrue }) => !isTrue).map(({ what }) => what)).toEqual(wrong);
  });

  it('FAIR-08 shows the line of a bet that is not on the list, and none beside it', async () => {
    const { findings } = await checkDraw({ ...data, bet: 'sandbox:late' }, sha256, published);
    expect(findings).toContainEqual({
      what: 'listed',
      isTrue: false,
      published: `sandbox:late ${claim.microEuros}`,
      computed: '',
    });
  });

  it('FAIR-08 the pots that a draw won may be published in any order', async () => {
    const sure = {
      ...data,
      pots: [
        { id: 'mega' as const, one_in: 1 },
        { id: 'major' as const, one_in: 1 },
      ],
      micro_euros: '1000000',
    };
    for (const pots of [['mega', 'major'] as const, ['major', 'mega'] as const]) {
      const { findings } = await checkDraw({ ...sure, won: [...pots] }, sha256, null);
      expect(findings).toContainEqual({
        what: 'won',
        isTrue: true,
        published: 'major mega',
        computed: 'major mega',
      });
    }
  });

  it('FAIR-08 without a published period it verifies what it can', async () => {
    const { findings } = await checkDraw(data, sha256, null);
    expect(findings.map(({ what, isTrue }) => [what, isTrue])).toEqual([
      ['commitment', true],
      ['won', true],
    ]);
  });

  it('a digest is written as two hexadecimal digits per byte', () => {
    expect(toHex(new Uint8Array([0, 255]))).toBe('00ff');
  });
});

it('FAIR-08 the text of a sheet is the hash before it and its bets, one a line', () => {
  const tickets = [
    { bet: 'sandbox:bet-1', microEuros: 50_000n },
    { bet: 'sandbox:bet-2', microEuros: 100_000n },
  ];
  expect(sheetText('5f', tickets.map(ticketLine))).toBe('5f\nsandbox:bet-1 50000\nsandbox:bet-2 100000');
});

it('FAIR-08 the hash before the first sheet is 64 zeros', () => {
  expect(NO_SHEET).toBe('0000000000000000000000000000000000000000000000000000000000000000');
});

it.each([
  { bet: 'sandbox:bet-1', microEuros: 0n },
  { bet: 'b', microEuros: 50_000n },
  { bet: 'b'.repeat(300), microEuros: 10n ** 18n - 1n },
])('a bet is read as it was written: %o', (ticket) => {
  expect(readTicket(ticketLine(ticket))).toEqual(ticket);
});

it.each([
  '',
  'bet',
  'bet x',
  'bet 1 2',
  'bet -1',
  ' 1',
  'bet  1',
  ' bet 1',
  'bet 1\n',
  'bét 1',
  'be\tt 1',
  `${'b'.repeat(301)} 1`,
  `bet ${'1'.repeat(19)}`,
])('%j is no bet of the list', (line) => {
  expect(readTicket(line)).toBeNull();
});
