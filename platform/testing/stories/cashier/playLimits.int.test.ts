import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import { DAY, HOUR } from '@foyer/domain/duration.ts';
import { brandId, type PlayerId, type SessionId } from '@foyer/domain/ids.ts';
import { fromDecimal, toDecimal } from '@foyer/domain/money.ts';
import { chooseJackpot } from '../../../flows/chooseJackpot.ts';
import { cancelLimitChange, confirmLimitChange, setLimit } from '../../../flows/limits.ts';
import { bet, rollback, win } from '../../../modules/wallet/index.ts';
import type { AmountLimitKind } from '../../../modules/limits/index.ts';
import { createJackpot } from '../../../modules/jackpot/index.ts';
import { testSites } from '../../../sites/testSites.ts';
import { startCashierHarness, type CashierHarness } from '../../cashier/harness.ts';

let harness: CashierHarness;
beforeAll(async () => {
  harness = await startCashierHarness();
});
afterAll(() => harness.drop());
afterEach(() => harness.check());

const eur = (amount: string) => fromDecimal(amount, 'EUR');
type Name = readonly [AmountLimitKind, LimitPeriod];
const named = (playerId: PlayerId, [kind, period]: Name) => ({ playerId, kind, period });
const limit = (playerId: PlayerId, name: Name, amount: string | null) =>
  setLimit(harness.services, { ...named(playerId, name), amount: amount === null ? null : eur(amount) });
const confirm = (playerId: PlayerId, name: Name) =>
  confirmLimitChange(harness.services, named(playerId, name));
const cancel = (playerId: PlayerId, name: Name) => cancelLimitChange(harness.services, named(playerId, name));

/** A player in an open game, with its studio's wallet calls. */
async function addPlayer(options: Parameters<CashierHarness['player']>[0] = { balance: '500.00' }) {
  const playerId = await harness.player(options);
  const { database, wallet } = harness.services;
  const session = { playerId, sessionId: randomUUID() as SessionId, brand: brandId('northlight') };
  const game = {
    studio: 'sandbox',
    game: 'fox-and-ember',
    category: 'slots',
    shortestCycleMs: null,
    largestWin: { stakes: 100_000, amount: null },
    locale: 'en',
  } as const;
  const { token } = await database.transaction((tx) =>
    wallet.openGameSession(tx, { ...session, ...game, currency: 'EUR' }),
  );
  const { gameSessionId } = await wallet.redeemToken({ studio: 'sandbox', token });
  const play = (amount: string, { id = String(randomUUID()), round = String(randomUUID()) } = {}) => ({
    studio: 'sandbox',
    transactionId: id,
    gameSession: gameSessionId,
    round,
    amount: eur(amount),
  });
  return {
    playerId,
    bet: (amount: string, names: { id?: string; round?: string } = {}) =>
      wallet.submit(bet(play(amount, names))),
    win: (amount: string, round: string) => wallet.submit(win(play(amount, { round }))),
    rollBack: (rollsBack: string, round: string) =>
      wallet.submit(rollback({ ...play('1.00', { round }), rollsBack })),
  };
}
const limitsOf = async (playerId: PlayerId, brand = 'northlight') => {
  const { limits, database, sites } = harness.services;
  const site = sites.byBrand(brand)?.inCountry('FI');
  if (!site) throw new Error('no site');
  return limits.playLimits(database.query, { playerId, currency: 'EUR', site });
};
const reached = (kind: AmountLimitKind, period: LimitPeriod, left: string) =>
  expect.objectContaining({
    type: 'LimitReached',
    reasons: [kind, period],
    keys: expect.objectContaining({ kind, period, left }),
  });
const DAILY_STAKE = ['Stake', 'Day'] as const;
const WEEKLY_LOSS = ['Loss', 'Week'] as const;

describe.each([DAILY_STAKE, WEEKLY_LOSS])('a limit of %s a %s', (...name) => {
  it('LIMIT-01 applies from the next stake on, and a stricter one as well', async () => {
    const player = await addPlayer();
    await limit(player.playerId, name, '50.00');
    await player.bet('20.00');
    await expect(player.bet('30.01')).rejects.toEqual(reached(...name, '30.00'));
    await limit(player.playerId, name, '25.00');
    await expect(player.bet('5.01')).rejects.toEqual(reached(...name, '5.00'));
    await player.bet('5.00');
  });

  it('LIMIT-02 LIMIT-03 a raise that waits, is ready or has lapsed changes nothing; a confirmed one applies', async () => {
    const player = await addPlayer();
    await limit(player.playerId, name, '10.00');
    for (const looser of ['100.00', null]) {
      await limit(player.playerId, name, looser);
      await expect(player.bet('10.01')).rejects.toEqual(reached(...name, '10.00'));
      await expect(confirm(player.playerId, name)).rejects.toMatchObject({ type: 'ChangeNotReady' });
      harness.clock.advance(24 * HOUR);
      await expect(player.bet('10.01')).rejects.toEqual(reached(...name, '10.00'));
      harness.clock.advance(7 * DAY);
      await expect(confirm(player.playerId, name)).rejects.toMatchObject({ type: 'ChangeNotReady' });
      await expect(player.bet('10.01')).rejects.toEqual(reached(...name, '10.00'));
    }
    await limit(player.playerId, name, '100.00');
    harness.clock.advance(24 * HOUR);
    await confirm(player.playerId, name);
    await player.bet('100.00');
    await limit(player.playerId, name, null);
    harness.clock.advance(24 * HOUR);
    await confirm(player.playerId, name);
    await player.bet('100.00');
  });

  it('LIMIT-04 a cancelled raise never applies, and a repeated request does not speed it up', async () => {
    const player = await addPlayer();
    await limit(player.playerId, name, '10.00');
    await limit(player.playerId, name, '20.00');
    await cancel(player.playerId, name);
    harness.clock.advance(25 * HOUR);
    await expect(confirm(player.playerId, name)).rejects.toMatchObject({ type: 'ChangeNotReady' });
    await limit(player.playerId, name, '20.00');
    harness.clock.advance(23 * HOUR);
    await limit(player.playerId, name, '30.00');
    harness.clock.advance(23 * HOUR);
    await expect(confirm(player.playerId, name)).rejects.toMatchObject({ type: 'ChangeNotReady' });
    await expect(player.bet('10.01')).rejects.toEqual(reached(...name, '10.00'));
  });

  it('LIMIT-11 lowered below what is used: stakes are refused; wins, rollbacks and withdrawals work', async () => {
    const player = await addPlayer();
    const [id, round] = [randomUUID(), randomUUID()];
    await player.bet('40.00', { id, round });
    const other = randomUUID();
    await player.bet('40.00', { round: other });
    await limit(player.playerId, name, '1.00');
    await expect(player.bet('0.01')).rejects.toEqual(reached(...name, '0.00'));
    await player.win('5.00', other);
    expect(await harness.balance(player.playerId)).toBe('425.00');
    await player.rollBack(id, round);
    expect(await harness.balance(player.playerId)).toBe('465.00');
    await harness.paid(player.playerId, '35.00');
    expect(await harness.balance(player.playerId)).toBe('500.00');
  });

  it('RG-03 where raises are blocked, it can only be lowered', async () => {
    const player = await addPlayer();
    await limit(player.playerId, name, '10.00');
    await harness.set(player.playerId, { increase_deposit_limit_blocked: true });
    await expect(limit(player.playerId, name, '11.00')).rejects.toMatchObject({ type: 'RaiseBlocked' });
    await limit(player.playerId, name, '9.00');
    await expect(player.bet('9.01')).rejects.toEqual(reached(...name, '9.00'));
  });
});

describe('play limits', () => {
  it('are independent of deposit limits and of each other; usage is shown without a limit as well', async () => {
    const player = await addPlayer();
    await limit(player.playerId, ['Deposit', 'Day'], '1000.00');
    const round = randomUUID();
    await player.bet('30.00', { round });
    await limit(player.playerId, DAILY_STAKE, '50.00');
    await player.win('45.00', round);
    const { stake, loss } = await limitsOf(player.playerId);
    const limitRows = [...stake, ...loss].map(({ period, limit: stored, used }) => [
      period,
      stored && toDecimal(stored),
      toDecimal(used),
    ]);
    expect(limitRows).toEqual([
      ['Day', '50.00', '30.00'],
      ['Week', null, '30.00'],
      ['Month', null, '30.00'],
      ['Day', null, '-15.00'],
      ['Week', null, '-15.00'],
      ['Month', null, '-15.00'],
    ]);
  });

  it('cannot be set under a licence without them, and existing ones still apply', async () => {
    const player = await addPlayer();
    await limit(player.playerId, DAILY_STAKE, '10.00');
    const { services: deps } = harness;
    const byBrand: typeof deps.sites.byBrand = (brand) => {
      const site = deps.sites.byBrand(brand);
      if (!site) return site;
      const without = (one: typeof site) => ({ ...one, settings: { ...one.settings, playLimits: [] } });
      return { ...without(site), inCountry: (country) => without(site.inCountry(country)) };
    };
    const elsewhere = { ...deps, sites: { ...deps.sites, byBrand } };
    const newLimit = { ...named(player.playerId, WEEKLY_LOSS), amount: eur('5.00') };
    await expect(setLimit(elsewhere, newLimit)).rejects.toMatchObject({ type: 'LimitNotOffered' });
    await expect(player.bet('10.01')).rejects.toEqual(reached(...DAILY_STAKE, '10.00'));
  });

  it('LIMIT-10 an opted-in player whose limit is reached contributes nothing', async () => {
    const player = await addPlayer();
    const { services: deps } = harness;
    const site = deps.sites.byBrand('northlight')?.inCountry('FI');
    if (!site) throw new Error('no site');
    const sites = await testSites();
    const { clock, database } = deps;
    const jackpot = createJackpot({ clock, database, sites, config: { isProduction: false } });
    const choice = { site, playerId: player.playerId, isIn: true, contribution: null, cause: 'test' };
    await chooseJackpot({ ...deps, jackpot }, choice);
    await limit(player.playerId, DAILY_STAKE, '10.00');
    const { contributed } = await player.bet('5.00');
    expect(contributed.minor).toBeGreaterThan(0n);
    // The stake alone would be within the limit, but not with its jackpot contribution.
    await expect(player.bet('5.00')).rejects.toMatchObject({ type: 'LimitReached' });
    const { rows } = await sql<{ count: bigint }>`
      select count(*) from wallet.transfer
      where player_id = ${player.playerId} and recipe = 'jackpotContribution'`.execute(deps.database.query);
    expect(rows[0]?.count).toBe(1n);
  });

  it('LIMIT-09 lowered in parallel with a stake: the stake was first, or is refused', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const player = await addPlayer();
      await limit(player.playerId, DAILY_STAKE, '100.00');
      const actions = [() => limit(player.playerId, DAILY_STAKE, '50.00'), () => player.bet('60.00')];
      if (turn % 2) actions.reverse();
      const answers = await Promise.allSettled<unknown>(actions.map((act) => act()));
      const refused = answers.find(({ status }) => status === 'rejected');
      if (refused?.status === 'rejected') expect(refused.reason).toEqual(reached(...DAILY_STAKE, '50.00'));
      await expect(player.bet('60.00')).rejects.toMatchObject({ type: 'LimitReached' });
    }
  });
});
