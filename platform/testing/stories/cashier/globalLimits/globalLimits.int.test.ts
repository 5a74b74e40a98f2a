import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '@foyer/domain/duration.ts';
import { toDecimal } from '@foyer/domain/money.ts';
import { notifyReadyRaises, remindLimitReviews } from '../../../../flows/notifications/limitNotifications.ts';
import type { Queryable } from '../../../../infra/database/database.ts';
import type { TestPerson } from '../../selfExclusion/people.ts';
import { startSharing, type Name, type Sharing } from './sharing.ts';

let sharing: Sharing;
beforeAll(async () => {
  sharing = await startSharing();
});
afterAll(() => sharing.api.stop());

const DAILY_LOSS: Name = ['Loss', 'Day'];
const reached = (left: string, currency: string) =>
  expect.objectContaining({
    type: 'LimitReached',
    reasons: ['Loss', 'Day', 'Global'],
    keys: expect.objectContaining({ rule: 'LIMIT-13', left, currency }),
  });
const NOT_READY = { type: 'ChangeNotReady' };

/** A person with an account at Tivoli (EUR) and one at Harbour (NZD; one is 0.4871 EUR), and a game open at both. */
async function addPerson() {
  const tivoli = await sharing.people.createPlayer({ brand: 'tivoli' });
  const { birthDate } = tivoli;
  const harbour = await sharing.people.createPlayer({ brand: 'harbour', birthDate });
  return {
    tivoli,
    harbour,
    atTivoli: await sharing.play(tivoli),
    atHarbour: await sharing.play(harbour),
  };
}
const balanceOf = async ({ id }: TestPerson) =>
  toDecimal((await sharing.api.services.wallet.state(sharing.api.database.query, id)).balance);
const settled = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled').length;
const blockRaises = ({ id }: TestPerson, isBlocked: boolean, tx: Queryable = sharing.api.database.query) =>
  sql`update identity.player set increase_deposit_limit_blocked = ${isBlocked} where id = ${id}`.execute(tx);
const popUpsOf = async ({ id }: TestPerson) =>
  (await sharing.api.services.players.popUps(id)).map((popUp) => popUp.split(':')[0]);

describe('LIMIT-13 a loss limit at all brands of a licence', () => {
  it('LIMIT-13 set at one brand, it counts stakes at both, in the currency of the first', async () => {
    const { tivoli, atTivoli, atHarbour } = await addPerson();
    await sharing.limit(tivoli, DAILY_LOSS, '50.00');
    await atTivoli.bet('40.00');
    // 10.00 EUR are 20.52 NZD.
    await expect(atHarbour.bet('20.53')).rejects.toEqual(reached('20.52', 'NZD'));
    const round = randomUUID();
    await atHarbour.bet('20.52', { round });
    await expect(atTivoli.bet('0.01')).rejects.toEqual(reached('0.00', 'EUR'));
    await atHarbour.win('100.00', round);
    // The win of 100 NZD at the other brand gives back 48.71 EUR.
    await atTivoli.bet('48.71');
    await expect(atTivoli.bet('0.02')).rejects.toMatchObject({ type: 'LimitReached' });
  });

  it('LIMIT-13 parallel stakes at two brands never pass it together', async () => {
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const { tivoli, atTivoli, atHarbour } = await addPerson();
      await sharing.limit(tivoli, DAILY_LOSS, '10.00');
      // Each bet is worth about 4 EUR, so the limit has room for two bets and not for three.
      const bets = [0, 1, 2].flatMap(() => [atTivoli.bet('4.00'), atHarbour.bet('8.21')]);
      expect(await settled(bets)).toBe(2);
    }
  });

  it('LIMIT-01 a limit that is set while both play counts every stake before it, and stops every one after it', async () => {
    const { tivoli, harbour, atTivoli, atHarbour } = await addPerson();
    const running = Array.from({ length: 12 }, (_none, index) =>
      index % 2 ? atTivoli.bet('1.00') : atHarbour.bet('1.00'),
    );
    await Promise.all([sharing.limit(tivoli, DAILY_LOSS, '5.00'), Promise.allSettled(running)]);
    const lost = 1000 - Number(await balanceOf(tivoli)) + (1000 - Number(await balanceOf(harbour))) * 0.4871;
    const left = Math.max(0, 5 - lost);
    await expect(atTivoli.bet((left + 0.01).toFixed(2))).rejects.toMatchObject({ type: 'LimitReached' });
  });

  it('LIMIT-11 wins, rollbacks and withdrawals are never refused by a limit that the other brand has used up', async () => {
    const { tivoli, harbour, atTivoli, atHarbour } = await addPerson();
    const [id, round, other] = [randomUUID(), randomUUID(), randomUUID()];
    await atHarbour.bet('30.00', { id, round });
    await atHarbour.bet('10.00', { round: other });
    await sharing.limit(tivoli, DAILY_LOSS, '1.00');
    await expect(atTivoli.bet('0.01')).rejects.toEqual(reached('0.00', 'EUR'));
    await atHarbour.win('5.00', other);
    await atHarbour.rollBack(id, round);
    expect(await balanceOf(harbour)).toBe('995.00');
    await expect(atTivoli.bet('0.01')).rejects.toEqual(reached('0.00', 'EUR'));
  });

  it('LIMIT-13 has the day of the brand that set it, also at a brand where the day begins elsewhere', async () => {
    const { tivoli, atTivoli, atHarbour } = await addPerson();
    await sharing.limit(tivoli, DAILY_LOSS, '10.00');
    await atTivoli.bet('10.00');
    const { rows } = await sql<{ until: Date }>`select span_to as until from wallet.group_limit l
      join wallet.limit_member m on m.group_id = l.group_id where m.player_id = ${tivoli.id}`.execute(
      sharing.api.database.query,
    );
    const untilMidnight = (rows[0]?.until.getTime() ?? 0) - sharing.api.clock.now().getTime();
    sharing.api.clock.advance(untilMidnight - 2_000);
    await expect(atHarbour.bet('0.05')).rejects.toEqual(reached('0.00', 'NZD'));
    sharing.api.clock.advance(2_000);
    expect(await settled([atTivoli.bet('6.00'), atHarbour.bet('12.31')])).toBe(1);
  });

  it('LIMIT-13 does not reach another person, or a brand of another licence', async () => {
    const { tivoli, atTivoli } = await addPerson();
    const { birthDate } = tivoli;
    const others = [
      await sharing.people.createPlayer({ brand: 'harbour', name: 'Olavi Raudsepp', birthDate }),
      await sharing.people.createPlayer({ brand: 'baltika', birthDate }),
    ];
    await sharing.limit(tivoli, DAILY_LOSS, '1.00');
    await atTivoli.bet('1.00');
    for (const other of others) await (await sharing.play(other)).bet('50.00');
    await expect(sharing.limit(others[0]!, DAILY_LOSS, '1.00', 'NZD')).resolves.toBeUndefined();
  });

  it('LIC-03 a licence without the rule offers none, and refuses one that is requested', async () => {
    const anna = await sharing.people.createPlayer({ brand: 'northlight' });
    await expect(sharing.limit(anna, DAILY_LOSS, '10.00')).rejects.toMatchObject({ type: 'LimitNotOffered' });
    const { tivoli } = await addPerson();
    await expect(sharing.limit(tivoli, ['Stake', 'Day'], '10.00')).rejects.toMatchObject({
      type: 'LimitNotOffered',
    });
  });
});

describe('a change of a limit at all brands', () => {
  it('LIMIT-02 LIMIT-03 LIMIT-13 a raise waits for a day, and may be confirmed at another brand', async () => {
    const { tivoli, harbour, atTivoli, atHarbour } = await addPerson();
    await sharing.limit(tivoli, DAILY_LOSS, '10.00');
    await sharing.limit(harbour, DAILY_LOSS, '100.00');
    await expect(sharing.confirm(tivoli, DAILY_LOSS)).rejects.toMatchObject(NOT_READY);
    await expect(sharing.confirm(harbour, DAILY_LOSS)).rejects.toMatchObject(NOT_READY);
    await expect(atHarbour.bet('30.00')).rejects.toEqual(reached('20.52', 'NZD'));
    sharing.api.clock.advance(24 * HOUR);
    await expect(atTivoli.bet('10.01')).rejects.toEqual(reached('10.00', 'EUR'));
    await sharing.confirm(tivoli, DAILY_LOSS);
    await atHarbour.bet('100.00');
    await atTivoli.bet('51.29');
    await expect(atTivoli.bet('0.01')).rejects.toEqual(reached('0.00', 'EUR'));
    // The limit is lowered again at the other brand, which applies at once.
    await sharing.limit(harbour, DAILY_LOSS, '5.00');
    sharing.api.clock.advance(DAY);
    await expect(atTivoli.bet('5.01')).rejects.toEqual(reached('5.00', 'EUR'));
  });

  it('LIMIT-03 a raise that lapsed is in the history at the time at which it lapsed, before later changes', async () => {
    const { tivoli } = await addPerson();
    const { clock, services, database, sites } = sharing.api;
    await sharing.limit(tivoli, DAILY_LOSS, '50.00');
    await sharing.limit(tivoli, DAILY_LOSS, '80.00');
    const site = sites.byBrand('tivoli') ?? sites.defaultSite;
    const of = { playerId: tivoli.id, currency: site.market.currency, site };
    const readGlobal = () => services.limits.globalLimits(database.query, of);
    const [daily] = (await (await readGlobal())?.loss()) ?? [];
    clock.advance(9 * DAY);
    await sharing.limit(tivoli, ['Loss', 'Week'], '90.00');
    clock.advance(DAY);
    await sharing.limit(tivoli, DAILY_LOSS, '40.00');
    expect(await (await readGlobal())?.history()).toMatchObject([
      { what: 'set', period: 'Day', by: tivoli.id },
      { what: 'set', period: 'Week' },
      { what: 'lapsed', period: 'Day', by: null, at: daily?.change?.lapsesAt },
      { what: 'asked', period: 'Day' },
      { what: 'set', period: 'Day' },
    ]);
  });

  it('LIMIT-04 a removal that was cancelled at another brand never applies', async () => {
    const { tivoli, harbour, atTivoli } = await addPerson();
    await sharing.limit(tivoli, DAILY_LOSS, '10.00');
    await sharing.limit(tivoli, DAILY_LOSS, null);
    for (const _twice of [1, 2]) await sharing.cancel(harbour, DAILY_LOSS);
    sharing.api.clock.advance(25 * HOUR);
    await expect(sharing.confirm(tivoli, DAILY_LOSS)).rejects.toMatchObject(NOT_READY);
    await expect(atTivoli.bet('10.01')).rejects.toEqual(reached('10.00', 'EUR'));
    await sharing.limit(harbour, DAILY_LOSS, null);
    sharing.api.clock.advance(24 * HOUR);
    await sharing.confirm(harbour, DAILY_LOSS);
    await atTivoli.bet('500.00');
  });

  it('LIMIT-04 tells every account of the person once that a raise is ready, and LIMIT-08 reminds them of the review', async () => {
    const { tivoli, harbour } = await addPerson();
    await sharing.limit(tivoli, DAILY_LOSS, '10.00');
    await sharing.limit(tivoli, DAILY_LOSS, '20.00');
    sharing.api.clock.advance(24 * HOUR);
    const { services } = sharing.api;
    await Promise.all([notifyReadyRaises(services), notifyReadyRaises(services)]);
    expect([await popUpsOf(tivoli), await popUpsOf(harbour)]).toEqual([
      ['globalLimitReady'],
      ['globalLimitReady'],
    ]);
    sharing.api.clock.advance(184 * DAY);
    await remindLimitReviews(services);
    expect([await popUpsOf(tivoli), await popUpsOf(harbour)]).toEqual([
      ['globalLimitReady', 'limitsReview'],
      ['globalLimitReady', 'limitsReview'],
    ]);
  });

  it('LIMIT-04 a raise that a block at one brand keeps from being confirmed is told once, after the block', async () => {
    const { tivoli, harbour } = await addPerson();
    const { services } = sharing.api;
    await sharing.limit(tivoli, DAILY_LOSS, '10.00');
    await sharing.limit(tivoli, DAILY_LOSS, '20.00');
    sharing.api.clock.advance(24 * HOUR);
    await blockRaises(harbour, true);
    await notifyReadyRaises(services);
    expect([await popUpsOf(tivoli), await popUpsOf(harbour)]).toEqual([[], []]);
    await blockRaises(harbour, false);
    for (const _twice of [1, 2]) await notifyReadyRaises(services);
    const told = ['globalLimitReady'];
    expect([await popUpsOf(tivoli), await popUpsOf(harbour)]).toEqual([told, told]);
  });

  it('RG-03 LIMIT-13 a raise is confirmed before or after a block at the other brand, never during it', async () => {
    const { tivoli, harbour } = await addPerson();
    await sharing.limit(tivoli, DAILY_LOSS, '10.00');
    await sharing.limit(tivoli, DAILY_LOSS, '20.00');
    sharing.api.clock.advance(24 * HOUR);
    let confirming: Promise<unknown> = Promise.resolve();
    await sharing.api.database.transaction(async (tx) => {
      await sharing.api.services.players.hold(tx, harbour.id);
      await blockRaises(harbour, true, tx);
      confirming = sharing.confirm(tivoli, DAILY_LOSS).catch((error: unknown) => error);
      // The confirmation waits for the transaction that sets the block.
      expect(await Promise.race([confirming, sharing.lockAwaited()])).toBe('a lock is awaited');
    });
    expect(await confirming).toMatchObject({ type: 'RaiseBlocked' });
  });

  it('RG-03 a raise is refused at every brand while raises are blocked at one of them', async () => {
    const { tivoli, harbour } = await addPerson();
    await sharing.limit(tivoli, DAILY_LOSS, '10.00');
    await sharing.limit(harbour, DAILY_LOSS, '20.00');
    sharing.api.clock.advance(24 * HOUR);
    await blockRaises(tivoli, true);
    const blocked = { type: 'RaiseBlocked' };
    await expect(sharing.confirm(harbour, DAILY_LOSS)).rejects.toMatchObject(blocked);
    await expect(sharing.limit(harbour, DAILY_LOSS, '30.00')).rejects.toMatchObject(blocked);
    await sharing.limit(harbour, DAILY_LOSS, '9.00');
  });

  it('LIMIT-13 may be in the currency of the account, converted at its recorded rate and rounded down', async () => {
    const { tivoli, harbour, atTivoli, atHarbour } = await addPerson();
    await sharing.limit(tivoli, DAILY_LOSS, '10.00');
    // 5.00 NZD are 2.4355 EUR. That is lower than the limit, so it applies at once.
    await sharing.limit(harbour, DAILY_LOSS, '5.00', 'NZD');
    await expect(atTivoli.bet('2.44')).rejects.toEqual(reached('2.43', 'EUR'));
    await expect(atHarbour.bet('4.99')).rejects.toEqual(reached('4.98', 'NZD'));
    // 20.00 NZD are 9.742 EUR. That is higher than the limit, so it applies only after a delay and a confirmation.
    await sharing.limit(harbour, DAILY_LOSS, '20.00', 'NZD');
    sharing.api.clock.advance(24 * HOUR);
    await expect(atTivoli.bet('2.44')).rejects.toMatchObject({ type: 'LimitReached' });
    await sharing.confirm(harbour, DAILY_LOSS);
    await atTivoli.bet('9.74');
    await expect(atTivoli.bet('0.01')).rejects.toEqual(reached('0.00', 'EUR'));
  });

  it('is refused in a third currency, or below zero', async () => {
    const { tivoli, harbour } = await addPerson();
    await sharing.limit(tivoli, DAILY_LOSS, '10.00');
    for (const [person, currency] of [
      [tivoli, 'NZD'],
      [harbour, 'USD'],
    ] as const)
      await expect(sharing.limit(person, DAILY_LOSS, '5.00', currency)).rejects.toMatchObject({
        type: 'WrongCurrency',
      });
    await expect(sharing.limit(harbour, DAILY_LOSS, '-5.00')).rejects.toMatchObject({
      type: 'AmountOutOfBounds',
    });
  });

  it('LIMIT-13 two brands that set it at the same time share one group with the lower limit', async () => {
    const { tivoli, harbour, atTivoli, atHarbour } = await addPerson();
    await Promise.all([
      sharing.limit(tivoli, DAILY_LOSS, '30.00'),
      sharing.limit(harbour, DAILY_LOSS, '30.00', 'NZD'),
    ]);
    // The stricter limit applies, whichever was set first: 30.00 NZD are 14.613 EUR.
    await atTivoli.bet('14.61');
    await expect(atTivoli.bet('0.01')).rejects.toMatchObject({ type: 'LimitReached' });
    await expect(atHarbour.bet('0.01')).rejects.toMatchObject({ type: 'LimitReached' });
  });
});
