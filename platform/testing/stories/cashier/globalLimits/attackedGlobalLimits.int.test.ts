import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '@foyer/domain/duration.ts';
import type { TestPerson } from '../../selfExclusion/people.ts';
import { startSharing, type Name, type Sharing } from './sharing.ts';

let sharing: Sharing;
beforeAll(async () => {
  sharing = await startSharing();
});
afterAll(() => sharing.api.stop());

const DAILY_LOSS: Name = ['Loss', 'Day'];
const DAILY_DEPOSIT: Name = ['Deposit', 'Day'];
/** Value of one cent of each account, in millionths of a euro cent. */
const RATES = { tivoli: 1_000_000n, harbour: 487_100n } as const;

/** A person with an account at Tivoli (EUR) and one at Harbour (NZD; one is 0.4871 EUR). */
async function addPerson() {
  const tivoli = await sharing.people.createPlayer({ brand: 'tivoli' });
  const { birthDate } = tivoli;
  return { tivoli, harbour: await sharing.people.createPlayer({ brand: 'harbour', birthDate }) };
}
type Person = Awaited<ReturnType<typeof addPerson>>;

const settled = async (calls: readonly Promise<unknown>[]) => {
  const answers = await Promise.allSettled(calls);
  for (const answer of answers)
    if (answer.status === 'rejected')
      expect(answer.reason).toMatchObject({ type: expect.stringMatching(/LimitReached$/) });
  return answers.filter(({ status }) => status === 'fulfilled').length;
};

/** The stored use of the limit must equal the sum of the transfers of all accounts. */
async function expectExactUse({ tivoli, harbour }: Person): Promise<bigint> {
  const { wallet } = sharing.api.services;
  const { rows } = await sql<{ used: string; spanFrom: Date }>`select used::text, span_from as "spanFrom"
    from wallet.group_limit l join wallet.limit_member m on m.group_id = l.group_id
    where m.player_id = ${tivoli.id}`.execute(sharing.api.database.query);
  const [stored] = rows;
  if (!stored) throw new Error('no limit is stored');
  let lost = 0n;
  for (const [person, rate] of [
    [tivoli, RATES.tivoli],
    [harbour, RATES.harbour],
  ] as const) {
    const [played] = await wallet.played(sharing.api.database.query, person.id, [stored.spanFrom]);
    lost += (played?.lost.minor ?? 0n) * rate;
  }
  expect(BigInt(stored.used)).toBe(lost);
  return lost;
}

/** Stakes at the edge of a limit, each followed by a win, a rollback or neither, without pauses. */
async function playHard(player: TestPerson, stake: string, rounds: number): Promise<void> {
  const play = await sharing.play(player);
  await settled(
    Array.from({ length: rounds }, async (_none, index) => {
      const [id, round] = [randomUUID(), randomUUID()];
      await play.bet(stake, { id, round });
      if (index % 3 === 0) await play.rollBack(id, round);
      if (index % 3 === 1) await play.win(stake, round);
    }),
  );
}

describe('LIMIT-13 an attack on a loss limit at all brands', () => {
  it('LIMIT-13 stakes at its edge at both brands, with wins and rollbacks between, never pass it together', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const person = await addPerson();
      await sharing.limit(person.tivoli, DAILY_LOSS, '10.00');
      await Promise.all([playHard(person.tivoli, '3.33', 12), playHard(person.harbour, '6.85', 12)]);
      const lost = await expectExactUse(person);
      expect(lost).toBeLessThanOrEqual(10_00n * RATES.tivoli);
      // The person can lose exactly the rest of the limit, and not a cent more.
      const left = (10_00n * RATES.tivoli - lost) / RATES.tivoli;
      const atTivoli = await sharing.play(person.tivoli);
      if (left > 0n) await atTivoli.bet(`${left / 100n}.${String(left % 100n).padStart(2, '0')}`);
      await expect(atTivoli.bet('0.01')).rejects.toMatchObject({ type: 'LimitReached' });
    }
  });

  it('LIMIT-13 stakes at both brands while the day ends use either day’s room, and no room twice', async () => {
    const person = await addPerson();
    await sharing.limit(person.tivoli, DAILY_LOSS, '10.00');
    const [atTivoli, atHarbour] = [await sharing.play(person.tivoli), await sharing.play(person.harbour)];
    const round = randomUUID();
    await atTivoli.bet('10.00', { round });
    const { rows } = await sql<{ until: Date }>`select span_to as until from wallet.group_limit l
      join wallet.limit_member m on m.group_id = l.group_id where m.player_id = ${person.tivoli.id}`.execute(
      sharing.api.database.query,
    );
    sharing.api.clock.advance((rows[0]?.until.getTime() ?? 0) - sharing.api.clock.now().getTime());
    // The win of yesterday's stake counts today, as in the account's own limits.
    await atTivoli.win('4.00', round);
    expect(await settled([0, 1, 2].flatMap(() => [atTivoli.bet('7.00'), atHarbour.bet('14.37')]))).toBe(2);
    await expectExactUse(person);
  });

  it('LIMIT-13 an account that joins brings what it lost this month, while it plays on', async () => {
    const tivoli = await sharing.people.createPlayer({ brand: 'tivoli' });
    const hidden = await sharing.people.createPlayer({ brand: 'harbour' });
    await sharing.limit(tivoli, DAILY_LOSS, '10.00');
    const { firstName, lastName } = await sharing.api.services.players.get(
      sharing.api.database.query,
      tivoli.id,
    );
    const verify = sharing.api.database.transaction(async (tx) => {
      await sharing.api.services.players.hold(tx, hidden.id);
      const as = { firstName, lastName, birthDate: tivoli.birthDate };
      await sharing.api.services.selfExclusion.matching.compareVerified(tx, hidden.id, as);
    });
    await Promise.all([verify, playHard(hidden, '1.00', 20), playHard(tivoli, '1.00', 10)]);
    await expectExactUse({ tivoli, harbour: hidden });
  });

  it('LIMIT-13 another name, birth date or email of one account does not loosen it', async () => {
    const person = await addPerson();
    await sharing.limit(person.tivoli, DAILY_LOSS, '10.00');
    await (await sharing.play(person.tivoli)).bet('10.00');
    await sql`update identity.player set first_name = 'Other', last_name = 'Person', birth_date = '1991-09-19',
      email = 'other@foyer.test' where id = ${person.harbour.id}`.execute(sharing.api.database.query);
    await sharing.limit(person.harbour, DAILY_LOSS, '500.00');
    const atHarbour = await sharing.play(person.harbour);
    await expect(atHarbour.bet('0.05')).rejects.toMatchObject({ keys: { rule: 'LIMIT-13', left: '0.00' } });
    sharing.api.clock.advance(DAY);
    await expect(atHarbour.bet('20.54')).rejects.toMatchObject({ keys: { rule: 'LIMIT-13' } });
  });
});

describe('LIMIT-13 an attack on a deposit limit at all brands', () => {
  it('LIMIT-13 deposits at its edge at both brands, begun and settled in parallel, never pass it together', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const { tivoli, harbour } = await addPerson();
      await sharing.verifyPhone(harbour, `+64217${String(Date.now()).slice(-5)}${attempt}`);
      await sharing.limit(tivoli, DAILY_DEPOSIT, '100.00');
      const pay = async (person: TestPerson, amount: string, outcome: 'succeeded' | 'refused') =>
        sharing.settle(await sharing.beginDeposit(person, amount), outcome);
      // 82.11 NZD are 39.995781 EUR.
      await settled([
        pay(tivoli, '40.00', 'succeeded'),
        pay(harbour, '82.11', 'refused'),
        pay(tivoli, '40.00', 'refused'),
        pay(harbour, '82.11', 'succeeded'),
        pay(tivoli, '40.00', 'succeeded'),
        pay(harbour, '82.11', 'succeeded'),
      ]);
      const { wallet } = sharing.api.services;
      const balanceOf = async ({ id }: TestPerson) =>
        (await wallet.state(sharing.api.database.query, id)).balance.minor;
      const arrived = (await balanceOf(tivoli)) * RATES.tivoli + (await balanceOf(harbour)) * RATES.harbour;
      expect(arrived).toBeLessThanOrEqual(100_00n * RATES.tivoli);
      const left = (100_00n * RATES.tivoli - arrived) / RATES.tivoli;
      await expect(sharing.beginDeposit(tivoli, `${(left + 1_00n) / 100n}.00`)).rejects.toMatchObject({
        type: 'DepositLimitReached',
      });
    }
  });
});
