import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '@foyer/domain/duration.ts';
import { brandId } from '@foyer/domain/ids.ts';
import { fromDecimal } from '@foyer/domain/money.ts';
import { cashierScreen } from '../../../../flows/cashier/screen.ts';
import { createAccount } from '../../../../flows/registration/createAccount.ts';
import type { TestPerson } from '../../selfExclusion/people.ts';
import { startSharing, type Name, type Sharing } from './sharing.ts';

let sharing: Sharing;
beforeAll(async () => {
  sharing = await startSharing();
});
afterAll(() => sharing.api.stop());

const DAILY_LOSS: Name = ['Loss', 'Day'];
const WEEKLY_LOSS: Name = ['Loss', 'Week'];
const REACHED = { type: 'LimitReached', keys: { rule: 'LIMIT-13' } };

const namesOf = async ({ id }: TestPerson) => {
  const { firstName, lastName } = await sharing.api.services.players.get(sharing.api.database.query, id);
  return { firstName, lastName };
};

let registrations = 0;
/** Registers the person at another brand, as the registration forms do. */
async function register(
  person: TestPerson,
  brand: string,
  changes: Partial<TestPerson> = {},
): Promise<TestPerson> {
  const { services, sites } = sharing.api;
  registrations += 1;
  const email = `again${registrations}@foyer.test`;
  const market = sites.byBrand(brand)?.market ?? sites.defaultSite.market;
  const { birthDate, ...own } = { ...person, brand, email, ...changes };
  const id = await createAccount(services, {
    ...(await namesOf(person)),
    birthDate,
    email,
    brand: brandId(brand),
    password: null,
    country: market.country,
    language: 'en',
    currency: market.currency,
    registration: {
      accepts: { email: false, sms: false, phone: false, webPush: false },
      nationalId: null,
      bank: null,
      limits: [],
      withoutLimits: null,
      jackpot: null,
    },
  });
  return { ...own, birthDate, id };
}

const verify = (
  person: TestPerson,
  as: { firstName: string; lastName: string; birthDate: string },
  beforeCommit: () => Promise<unknown> = async () => {},
) =>
  sharing.api.database.transaction(async (tx) => {
    await sharing.api.services.players.hold(tx, person.id);
    await sharing.api.services.selfExclusion.matching.compareVerified(tx, person.id, as);
    await beforeCommit();
  });
const addStranger = (brand = 'harbour') => sharing.people.createPlayer({ brand });
const sharedBy = async ({ id }: TestPerson) =>
  (await sharing.api.services.limits.sharing(sharing.api.database.query, id)).toSorted();

const globalOf = ({ id, brand }: TestPerson) => {
  const site = sharing.api.sites.byBrand(brand) ?? sharing.api.sites.defaultSite;
  const of = { playerId: id, currency: site.market.currency, site };
  return sharing.api.services.limits.globalLimits(sharing.api.database.query, of);
};
const reviewDueAt = ({ id }: TestPerson) =>
  sharing.api.services.limits.reviewDueAt(sharing.api.database.query, id);

describe('LIMIT-13 a person who opens another account', () => {
  it('LIMIT-13 has the limit there from the first stake on, with what was lost before', async () => {
    const tivoli = await sharing.people.createPlayer({ brand: 'tivoli' });
    const atTivoli = await sharing.play(tivoli);
    await sharing.limit(tivoli, DAILY_LOSS, '20.00');
    await atTivoli.bet('15.00');
    const atHarbour = await sharing.play(await register(tivoli, 'harbour'));
    // 5.00 EUR are 10.26 NZD.
    await expect(atHarbour.bet('10.27')).rejects.toMatchObject(REACHED);
    await atHarbour.bet('10.26');
    await expect(atTivoli.bet('0.01')).rejects.toMatchObject(REACHED);
  });

  it('LIMIT-13 has it there while they register and set it at the same time', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const tivoli = await sharing.people.createPlayer({ brand: 'tivoli' });
      const [harbour] = await Promise.all([
        register(tivoli, 'harbour'),
        sharing.limit(tivoli, DAILY_LOSS, '1.00'),
      ]);
      await expect((await sharing.play(harbour)).bet('3.00')).rejects.toMatchObject(REACHED);
    }
  });

  it('LIMIT-13 has the raise that waits, and cannot shorten the wait with it', async () => {
    const tivoli = await sharing.people.createPlayer({ brand: 'tivoli' });
    await sharing.limit(tivoli, DAILY_LOSS, '10.00');
    await sharing.limit(tivoli, DAILY_LOSS, '100.00');
    sharing.api.clock.advance(23 * HOUR);
    const harbour = await register(tivoli, 'harbour');
    await expect(sharing.confirm(harbour, DAILY_LOSS)).rejects.toMatchObject({ type: 'ChangeNotReady' });
    // The first account requests the raise again, which does not restart the delay.
    await sharing.limit(harbour, DAILY_LOSS, '100.00');
    sharing.api.clock.advance(HOUR);
    await sharing.confirm(harbour, DAILY_LOSS);
    await (await sharing.play(harbour)).bet('100.00');
  });
});

describe('LIMIT-13 an account that is recognised later', () => {
  it('LIMIT-13 shares the limit from the verification of its identity on', async () => {
    const tivoli = await sharing.people.createPlayer({ brand: 'tivoli' });
    const hidden = await addStranger();
    await sharing.limit(tivoli, DAILY_LOSS, '10.00');
    const [atTivoli, atHidden] = [await sharing.play(tivoli), await sharing.play(hidden)];
    await atHidden.bet('10.00');
    await verify(hidden, { ...(await namesOf(tivoli)), birthDate: tivoli.birthDate });
    // 10.00 NZD of the account that was hidden are 4.871 EUR.
    await expect(atTivoli.bet('5.13')).rejects.toMatchObject(REACHED);
    await atTivoli.bet('5.12');
    await expect(atHidden.bet('0.10')).rejects.toMatchObject(REACHED);
  });

  it('LIMIT-13 with limits of its own: the lower of each applies, and no raise of either is left', async () => {
    const tivoli = await sharing.people.createPlayer({ brand: 'tivoli' });
    const hidden = await addStranger();
    await sharing.limit(tivoli, DAILY_LOSS, '10.00');
    await sharing.limit(tivoli, DAILY_LOSS, '1000.00');
    await sharing.limit(hidden, DAILY_LOSS, '500.00', 'NZD');
    await sharing.limit(hidden, WEEKLY_LOSS, '30.00', 'NZD');
    await sharing.limit(hidden, WEEKLY_LOSS, '900.00', 'NZD');
    await verify(hidden, { ...(await namesOf(tivoli)), birthDate: tivoli.birthDate });
    sharing.api.clock.advance(DAY);
    for (const name of [DAILY_LOSS, WEEKLY_LOSS])
      await expect(sharing.confirm(hidden, name)).rejects.toMatchObject({ type: 'ChangeNotReady' });
    const [atTivoli, atHidden] = [await sharing.play(tivoli), await sharing.play(hidden)];
    await expect(atTivoli.bet('10.01')).rejects.toMatchObject({
      ...REACHED,
      reasons: ['Loss', 'Day', 'Global'],
    });
    await atTivoli.bet('8.00');
    sharing.api.clock.advance(DAY);
    // 30.00 NZD are 14.61 EUR a week.
    const wednesday = atHidden.bet('14.00');
    await expect(wednesday).rejects.toMatchObject({ ...REACHED, reasons: ['Loss', 'Week', 'Global'] });
  });

  it('LIMIT-08 LIMIT-13 with the same limit: it stays as it is, and the history has no change of it', async () => {
    const tivoli = await sharing.people.createPlayer({ brand: 'tivoli' });
    const hidden = await addStranger('tivoli');
    await sharing.limit(tivoli, DAILY_LOSS, '10.00');
    const dueAt = await reviewDueAt(tivoli);
    sharing.api.clock.advance(HOUR);
    await sharing.limit(hidden, DAILY_LOSS, '10.00');
    sharing.api.clock.advance(HOUR);
    await verify(hidden, { ...(await namesOf(tivoli)), birthDate: tivoli.birthDate });
    expect(await sharedBy(hidden)).toEqual([tivoli.id, hidden.id].toSorted());
    const global = await globalOf(hidden);
    expect((await global?.history())?.map(({ what, by }) => [what, by])).toEqual([
      ['set', hidden.id],
      ['set', tivoli.id],
    ]);
    expect(await reviewDueAt(tivoli)).toEqual(dueAt);
  });

  it('LIMIT-13 with a limit in another currency: it is rounded down, not up', async () => {
    const harbour = await addStranger();
    await sharing.limit(harbour, DAILY_LOSS, '10.00', 'NZD');
    sharing.api.clock.advance(HOUR);
    const tivoli = await sharing.people.createPlayer({ brand: 'tivoli' });
    await sharing.limit(tivoli, ['Deposit', 'Month'], '10000.00');
    await verify(harbour, { ...(await namesOf(tivoli)), birthDate: tivoli.birthDate });
    // 10,000.00 EUR are 20,529.665… NZD; the rate of use, which is rounded up, would make them 20,529.67.
    const [, , month] = (await (await globalOf(tivoli))?.deposit()) ?? [];
    expect(month?.limit).toEqual(fromDecimal('20529.66', 'NZD'));
  });

  it('LIMIT-13 two accounts that are recognised at the same time join without a deadlock', async () => {
    const tivoli = await sharing.people.createPlayer({ brand: 'tivoli' });
    const hidden = [await addStranger(), await addStranger('tivoli')];
    await sharing.limit(tivoli, DAILY_LOSS, '10.00');
    await sharing.limit(hidden[0]!, WEEKLY_LOSS, '10.00', 'NZD');
    const as = { ...(await namesOf(tivoli)), birthDate: tivoli.birthDate };
    const { services, database } = sharing.api;
    await Promise.all([
      ...hidden.map((person) => verify(person, as)),
      sharing.limit(tivoli, DAILY_LOSS, '9.00'),
      (await sharing.play(tivoli)).bet('1.00'),
    ]);
    // An account that was opened while a limit was being set is compared again.
    await services.selfExclusion.matching.compareDue(database);
    const accounts = await services.limits.sharing(database.query, tivoli.id);
    expect(accounts.toSorted()).toEqual([tivoli.id, ...hidden.map(({ id }) => id)].toSorted());
    for (const person of hidden)
      await expect((await sharing.play(person)).bet('20.00')).rejects.toMatchObject(REACHED);
  });
});

describe('LIMIT-13 accounts that are recognised at the same moment', () => {
  const STRANGERS = ['tivoli', 'harbour', 'tivoli', 'harbour'] as const;

  it('LIMIT-13 the second finds the first, although that is not committed when it is verified', async () => {
    const [one, other] = [await addStranger(), await addStranger('tivoli')];
    await sharing.limit(one, DAILY_LOSS, '10.00', 'NZD');
    const as = { firstName: 'Kaarel', lastName: 'Võsumets', birthDate: '1969-05-06' };
    let second: Promise<unknown> = Promise.resolve();
    await verify(one, as, async () => {
      second = verify(other, as);
      expect(await Promise.race([second, sharing.lockAwaited()])).toBe('a lock is awaited');
    });
    await second;
    expect(await sharedBy(one)).toEqual([one.id, other.id].toSorted());
    // 10.00 NZD are 4.87 EUR.
    await expect((await sharing.play(other)).bet('4.88')).rejects.toMatchObject(REACHED);
  });

  it('LIMIT-13 all groups become one, without a deadlock and without another comparison', async () => {
    for (const lastName of ['Kuusmets', 'Rahvaring', 'Pihlapuu', 'Tammsaar']) {
      const as = { firstName: 'Priit', lastName, birthDate: '1968-01-02' };
      const strangers = [];
      for (const brand of STRANGERS) strangers.push(await addStranger(brand));
      for (const person of strangers)
        await sharing.limit(person, DAILY_LOSS, '10.00', person.brand === 'tivoli' ? 'EUR' : 'NZD');
      const plays = await Promise.all(strangers.map((person) => sharing.play(person)));
      await Promise.all([
        ...strangers.map((person) => verify(person, as)),
        ...plays.map((play) => play.bet('0.10')),
      ]);
      const ids = strangers.map(({ id }) => id).toSorted();
      for (const person of strangers) expect(await sharedBy(person)).toEqual(ids);
    }
  });
});

describe('LIMIT-13 an account whose person sets a limit elsewhere', () => {
  it('LIMIT-13 joins with an amount in its own currency, although the limit has another', async () => {
    const tivoli = await sharing.people.createPlayer({ brand: 'tivoli' });
    await sharing.limit(tivoli, DAILY_LOSS, '50.00');
    // The owner of this account is recognised only by a name that was corrected after the last comparison.
    const harbour = await addStranger();
    const { firstName, lastName } = await namesOf(tivoli);
    await sql`update identity.player set first_name = ${firstName}, last_name = ${lastName},
      birth_date = ${tivoli.birthDate} where id = ${harbour.id}`.execute(sharing.api.database.query);
    await sharing.limit(harbour, DAILY_LOSS, '20.00', 'NZD');
    // 20.00 NZD are 9.742 EUR.
    const atTivoli = await sharing.play(tivoli);
    await expect(atTivoli.bet('9.75')).rejects.toMatchObject(REACHED);
    await atTivoli.bet('9.74');
    await expect((await sharing.play(harbour)).bet('0.01')).rejects.toMatchObject(REACHED);
  });
});

describe('LIMIT-13 self-exclusion of a person with such a limit', () => {
  it('LIMIT-13 EXCLUSION-04 excludes both accounts; rounds are settled, and the limit still holds after it', async () => {
    const tivoli = await sharing.people.createPlayer({ brand: 'tivoli' });
    const harbour = await register(tivoli, 'harbour');
    await sharing.limit(tivoli, DAILY_LOSS, '10.00');
    const [atTivoli, atHarbour] = [await sharing.play(tivoli), await sharing.play(harbour)];
    const [id, round, won] = [randomUUID(), randomUUID(), randomUUID()];
    await atTivoli.bet('4.00', { id, round });
    await atHarbour.bet('12.31', { round: won });
    await sharing.people.takeTimeout(harbour, 1);
    await expect(sharing.people.launch(tivoli)).rejects.toMatchObject({ type: 'PlayerBlocked' });
    await atTivoli.rollBack(id, round);
    await atHarbour.win('2.00', won);
    const used = sql`select used::text from wallet.group_limit l join wallet.limit_member m
      on m.group_id = l.group_id where m.player_id = ${tivoli.id}`;
    // The use is 10.31 NZD at a rate of 0.4871.
    expect(await sharing.people.rows(used)).toEqual([{ used: String(10_31n * 487_100n) }]);
    await expect(sharing.limit(tivoli, DAILY_LOSS, '20.00')).rejects.toMatchObject({ type: 'RaiseBlocked' });
    sharing.api.clock.advance(2 * DAY);
    // Stakes need a sign-in that has not expired.
    await sharing.people.open(tivoli);
    const again = await sharing.play(tivoli);
    await expect(again.bet('10.01')).rejects.toMatchObject(REACHED);
    await again.bet('10.00');
  });
});

describe('LIMIT-13 a deposit limit at all brands', () => {
  const DAILY: Name = ['Deposit', 'Day'];
  const DEPOSIT_REACHED = {
    type: 'DepositLimitReached',
    reasons: ['Day', 'Global'],
    keys: { rule: 'LIMIT-13' },
  };
  async function addDepositors() {
    const tivoli = await sharing.people.createPlayer({ brand: 'tivoli' });
    const harbour = await register(tivoli, 'harbour');
    await sharing.verifyPhone(harbour, `+6421${100000 + registrations}`);
    return { tivoli, harbour };
  }

  async function depositScreenOf({ id, brand }: TestPerson) {
    const { services, sites } = sharing.api;
    return (await cashierScreen(services, { playerId: id, site: sites.byBrand(brand) ?? sites.defaultSite }))
      .deposit;
  }

  it('LIMIT-13 counts deposits of both, open ones too, and frees the room of one that failed', async () => {
    const { tivoli, harbour } = await addDepositors();
    await sharing.limit(tivoli, DAILY, '100.00');
    const begun = await sharing.beginDeposit(tivoli, '70.00');
    // 30.00 EUR are 61.58 NZD.
    await expect(sharing.beginDeposit(harbour, '61.59')).rejects.toMatchObject({
      ...DEPOSIT_REACHED,
      keys: { rule: 'LIMIT-13', left: '61.58', currency: 'NZD' },
    });
    expect(await depositScreenOf(harbour)).toMatchObject({ maxAmount: '61.58', refusal: null });
    await sharing.settle(begun, 'refused');
    await sharing.settle(await sharing.beginDeposit(harbour, '200.00'), 'succeeded');
    await expect(sharing.beginDeposit(tivoli, '20.00')).rejects.toMatchObject({ keys: { left: '2.58' } });
    sharing.api.clock.advance(DAY);
    await sharing.beginDeposit(tivoli, '100.00');
    expect(await depositScreenOf(harbour)).toMatchObject({
      maxAmount: '0.00',
      refusal: { type: 'DepositLimitUsedUp', rule: 'LIMIT-13' },
    });
  });

  it('LIMIT-13 parallel deposits at two brands never pass it together', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const { tivoli, harbour } = await addDepositors();
      await sharing.limit(tivoli, DAILY, '100.00');
      const begun = await Promise.allSettled([
        sharing.beginDeposit(tivoli, '60.00'),
        sharing.beginDeposit(harbour, '120.00'),
      ]);
      expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(begun.find(({ status }) => status === 'rejected')).toMatchObject({ reason: DEPOSIT_REACHED });
    }
  });

  it('LIMIT-12 money that arrives above a limit which was lowered at the other brand is held', async () => {
    const { tivoli, harbour } = await addDepositors();
    await sharing.limit(tivoli, DAILY, '100.00');
    const begun = await sharing.beginDeposit(tivoli, '80.00');
    await sharing.limit(harbour, DAILY, '50.00');
    await sharing.settle(begun, 'succeeded');
    const { wallet } = sharing.api.services;
    expect((await wallet.state(sharing.api.database.query, tivoli.id)).balance.minor).toBe(0n);
    await sharing.beginDeposit(harbour, '100.00');
  });
});
