import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Period, TicketSheet } from '@foyer/contract/jackpot/http.ts';
import { NO_SHEET, sheetText } from '@foyer/contract/jackpot/tickets.ts';
import { computeDraw, oneInOf } from '@foyer/contract/jackpot/verify.ts';
import { drawDataOf, readPasted } from './drawData.ts';
import { createPeriodChecks, type PeriodCheckDeps } from './periodChecks.ts';
import { readAddress, writeAddress } from './verifyAddress.ts';

const sha256 = async (text: string) => new Uint8Array(createHash('sha256').update(text).digest());
const hexOf = (text: string) => createHash('sha256').update(text).digest('hex');
const SEED = 'c4'.repeat(32);
const at = '2026-11-22T10:00:00.000Z';
const lines = Array.from({ length: 30 }, (_, number) => `sandbox:bet-${number} 500000`);
const sheets: readonly TicketSheet[] = [
  { number: 1, lines: lines.slice(0, 10) },
  { number: 2, lines: lines.slice(10) },
];
const RARE = { one_in: 1_000_000_000, share: 2000, must_drop_within_hours: null };
const published = (id: number): Period & { seed: string; tickets: NonNullable<Period['tickets']> } => ({
  id,
  instance: 'aurora',
  starts_at: at,
  ends_at: at,
  commitment: hexOf(SEED),
  seed: SEED,
  tickets: {
    count: lines.length,
    hash: sheets.reduce((hash, sheet) => hexOf(sheetText(hash, sheet.lines)), NO_SHEET),
  },
  // The odds are so low that no stake wins.
  pots: [
    { id: 'mega', seed: '10000.00', ceiling: '250000.00', ...RARE },
    { id: 'major', seed: '500.00', ceiling: '5000.00', ...RARE },
    { id: 'minor', seed: '20.00', ceiling: '100.00', ...RARE },
  ],
  wins: [],
});
const running: Period = { ...published(5), seed: null, tickets: null };

function deps(change: Partial<PeriodCheckDeps> = {}) {
  const requests: string[] = [];
  const own: PeriodCheckDeps = {
    sha256,
    async fetchPeriods(before) {
      requests.push(`periods ${before ?? ''}`);
      return {
        instance: 'aurora',
        periods: before === null ? [running, published(4)] : [published(3), published(2), published(1)],
      };
    },
    async fetchTickets(period, from) {
      requests.push(`tickets ${period} ${from}`);
      const sheet = sheets[from - 1];
      return { period, sheets: sheet ? [sheet] : [], next: from === 1 ? 2 : null };
    },
    ...change,
  };
  return { asked: requests, store: createPeriodChecks(own) };
}

describe('the URL of a check', () => {
  it('contains period, stake and commitment and can be parsed', () => {
    const full = { period: 3, bet: 'sandbox:a&b=c', saved: 'ab'.repeat(32) };
    expect(readAddress(writeAddress(full))).toEqual(full);
    expect(writeAddress({ period: null, bet: null, saved: null })).toBe('');
  });

  it('rejects values that it could not have written', () => {
    const nothing = { period: null, bet: null, saved: null };
    expect(readAddress('?period=-1&bet=a%20b&commitment=x')).toEqual(nothing);
    expect(readAddress('?period=1e9')).toEqual(nothing);
  });
});

describe('pasted input', () => {
  it('FAIR-08 accepts the data of a draw or a stake of the open list', () => {
    const ticket = { bet: 'sandbox:bet-7', microEuros: 500_000n };
    const data = drawDataOf(published(4), ticket);
    expect(readPasted(`  ${JSON.stringify(data, null, 2)}\n`, null)).toEqual({ kind: 'draw', data });
    expect(readPasted('sandbox:bet-7', lines)).toEqual({ kind: 'bet', ticket });
    expect(readPasted('sandbox:bet-7 500000', lines)).toEqual({ kind: 'bet', ticket });
  });

  it.each(['', 'sandbox:nobody', '{}', '{"bet":1}', '[', 'null'])('rejects %j', (pasted) => {
    expect(readPasted(pasted, lines)).toEqual({ kind: 'unread' });
  });

  it('FAIR-08 contains the wins of a draw by odds only', async () => {
    const bet = 'sandbox:bet-3';
    const win = (pot: 'mega' | 'minor', by: 'odds' | 'ceiling') => ({ bet, pot, by, amount: '20.00', at });
    const period = { ...published(4), wins: [win('minor', 'odds'), win('mega', 'ceiling')] };
    const data = drawDataOf(period, { bet, microEuros: 500_000n });
    expect(data.won).toEqual(['minor']);
    const { text } = await computeDraw({ ...data, microEuros: 500_000n, oneIn: oneInOf(data) }, sha256);
    expect(text).toBe(`${SEED}:aurora:4:${bet}`);
  });
});

describe('the periods', () => {
  it('FAIR-08 computes a period from all pages of its list', async () => {
    const { store, asked: requests } = deps();
    await store.more();
    await store.choose(4, null);
    expect(requests).toEqual(['periods ', 'tickets 4 1', 'tickets 4 2']);
    expect(store.get().check).toMatchObject({ lines, verdict: { isTrue: true }, hasFailed: false });
  });

  it('FAIR-08 detects a forged list', async () => {
    const forged = async (period: number) => ({
      period,
      sheets: [{ number: 1, lines: lines.slice(1) }],
      next: null,
    });
    const { store } = deps({ fetchTickets: forged });
    await store.more();
    await store.choose(4, null);
    expect(store.get().check?.verdict?.isTrue).toBe(false);
  });

  it('shows a running period without fetching its list', async () => {
    const { store, asked: requests } = deps();
    await store.more();
    await store.choose(5, null);
    expect(store.get().check).toMatchObject({ item: running, verdict: null });
    expect(requests).toEqual(['periods ']);
  });

  it('loads older periods until the requested one is found or none are left', async () => {
    const { store, asked: requests } = deps();
    const stop = store.start(2, 'ab'.repeat(32));
    await expect.poll(() => store.get().check?.verdict?.isTrue).toBe(false);
    expect(requests.slice(0, 2)).toEqual(['periods ', 'periods 4']);
    expect(store.get().check?.verdict?.findings.filter(({ isTrue }) => !isTrue)).toMatchObject([
      { what: 'kept' },
    ]);
    expect(store.get().hasMore).toBe(false);
    stop();
  });

  it('reports that the published data cannot be loaded', async () => {
    const never = () => Promise.reject(new Error('unreachable'));
    const { store } = deps({ fetchPeriods: never });
    await store.more();
    expect(store.get()).toMatchObject({ items: null, hasFailed: true });
    const other = deps({ fetchTickets: never }).store;
    await other.more();
    await other.choose(4, null);
    expect(other.get().check).toMatchObject({ hasFailed: true, verdict: null });
  });
});
