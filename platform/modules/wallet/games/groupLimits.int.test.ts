import { sql } from 'kysely';
import type { Currency } from '@foyer/domain/currency.ts';
import { DAY, HOUR } from '@foyer/domain/duration.ts';
import { money } from '@foyer/domain/money.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MILLION } from '@foyer/domain/rates.ts';
import { bet, rollback, win } from '../index.ts';
import { openLedger, type Ledger, type TestPlayer } from '../testing/ledger.ts';
import type { GroupLimits } from './playLimits.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterEach(() => ledger.check());
afterAll(() => ledger.drop());

let names = 0;
const fresh = (what: string) => `${what}-${++names}`;

type Period = GroupLimits['limits'][number]['period'];

interface GroupOptions {
  readonly groupId?: string;
  readonly rates?: readonly bigint[];
}

/** Gives the players shared loss limits in EUR. */
const share = async (
  players: readonly TestPlayer[],
  limits: readonly (readonly [Period, bigint])[],
  { groupId = fresh('group'), rates = [] }: GroupOptions = {},
): Promise<string> => {
  await ledger.database.transaction((tx) =>
    ledger.wallet.setGroupLimits(tx, {
      groupId,
      timeZone: 'Europe/Tallinn',
      members: players.map(({ playerId }, index) => ({ playerId, rate: rates[index] ?? MILLION })),
      limits: limits.map(([period, minor]) => ({ period, amount: money(minor, 'EUR') })),
    }),
  );
  return groupId;
};
const two = async (currency: Currency = 'EUR') =>
  [await ledger.addPlayer({ currency }), await ledger.addPlayer()] as const;
const stake = (
  player: TestPlayer,
  minor: bigint,
  { id = fresh('bet'), round = fresh('round'), by = ledger.wallet } = {},
) => by.submit(bet(player.play(id, round, minor)));
const wins = (player: TestPlayer, round: string, minor: bigint) =>
  ledger.wallet.submit(win(player.play(fresh('win'), round, minor)));
const back = (player: TestPlayer, id: string, round: string) =>
  ledger.wallet.submit(rollback({ ...player.play(fresh('back'), round), rollsBack: id }));
const reached = (period: Period, left: string) =>
  expect.objectContaining({
    type: 'LimitReached',
    reasons: ['Loss', period, 'Global'],
    keys: expect.objectContaining({ rule: 'LIMIT-13', left }),
  });
/** Opens a connection for each node, so that their next stakes really run at the same time. */
const warmUp = async (nodes: readonly Ledger['wallet'][]) => {
  const players = await Promise.all(nodes.map(() => ledger.addPlayer()));
  for (let count = 0; count < 3; count += 1)
    await Promise.all(players.map((player, index) => stake(player, 1n, { by: nodes[index] })));
};
const goTo = (at: string) => ledger.clock.advance(new Date(at).getTime() - ledger.clock.now().getTime());
/** The stored use of a group must equal what a new computation from the transfers gives. */
const usedOf = async (groupId: string) => {
  const { rows } = await sql<{ used: string }>`select used::text from wallet.group_limit
    where group_id = ${groupId} order by period`.execute(ledger.database.query);
  return rows.map(({ used }) => used);
};

/**
 * Makes the database add up play as slowly as for a player who has played all month. @returns a function that ends this
 */
async function sumSlowly(): Promise<() => Promise<unknown>> {
  const { pool } = ledger.database;
  const sum = 'wallet.sum_play_since(text, timestamptz, bigint)';
  await pool.query(`alter function ${sum} rename to sum_play_quickly`);
  await pool.query(`create function wallet.sum_play_since(of_player text, since timestamptz, after bigint,
      out staked bigint, out lost bigint) language plpgsql stable as $$ begin
      if after = 0 then perform pg_sleep(0.5); end if;
      select p.staked, p.lost into staked, lost from wallet.sum_play_quickly(of_player, since, after) p;
    end $$`);
  return async () => {
    await pool.query(`drop function ${sum}`);
    await pool.query(`alter function wallet.sum_play_quickly rename to sum_play_since`);
  };
}

/** Resolves once the database is adding up play. */
async function isSumming(): Promise<void> {
  const summing = sql`select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;
  while ((await summing.execute(ledger.database.query)).rows.length === 0);
}

describe('LIMIT-13 a loss limit of two accounts', () => {
  it('LIMIT-13 counts the losses of both, and returns with their wins and rollbacks', async () => {
    const [one, other] = await two();
    const groupId = await share([one, other], [['Week', 10_00n]]);
    const [id, round] = [fresh('bet'), fresh('round')];
    await stake(one, 6_00n, { id, round });
    await expect(stake(other, 4_01n)).rejects.toEqual(reached('Week', '4.00'));
    const won = fresh('round');
    await stake(other, 4_00n, { round: won });
    await expect(stake(one, 1n)).rejects.toEqual(reached('Week', '0.00'));
    await wins(other, won, 3_00n);
    await stake(one, 3_00n);
    await back(one, id, round);
    await expect(stake(other, 6_01n)).rejects.toEqual(reached('Week', '6.00'));
    await stake(other, 6_00n);
    expect(await usedOf(groupId)).toEqual([(10_00n * MILLION).toString()]);
  });

  it('LIMIT-13 of parallel stakes at both with room for one, one is accepted: on one node and on several', async () => {
    const nodes = [ledger.wallet, ledger.secondNode()] as const;
    await warmUp(nodes);
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const players = await two();
      const groupId = await share(players, [['Day', 10_00n]]);
      const isOneNode = attempt % 4 === 0;
      const responses = await Promise.allSettled([
        stake(players[0], 6_00n),
        stake(players[1], 6_00n, { by: nodes[isOneNode ? 0 : 1] }),
      ]);
      expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const settled of responses)
        if (settled.status === 'rejected') expect(settled.reason).toEqual(reached('Day', '4.00'));
      expect(await usedOf(groupId)).toEqual([(6_00n * MILLION).toString()]);
    }
  });

  it('LIMIT-13 loses no use of parallel stakes, wins and rollbacks at three accounts on three nodes', async () => {
    const players = [...(await two()), await ledger.addPlayer()];
    const nodes = [ledger.wallet, ledger.secondNode(), ledger.secondNode()];
    await warmUp(nodes);
    const groupId = await share(players, [['Month', 25_00n]]);
    const lost = await Promise.all(
      players.map(async (player, index) => {
        let sum = 0n;
        for (let count = 1; count <= 20; count += 1) {
          const [id, round] = [fresh('bet'), fresh('round')];
          const response = await stake(player, 1_00n, { id, round, by: nodes[index] }).catch(
            (error) => error,
          );
          if (response instanceof Error) expect(response).toMatchObject({ type: 'LimitReached' });
          else if (count % 4 === 0) await back(player, id, round);
          else sum += 1_00n - (count % 5 === 0 ? (await wins(player, round, 40n), 40n) : 0n);
        }
        return sum;
      }),
    );
    const total = lost.reduce((sum, minor) => sum + minor, 0n);
    expect(total).toBeLessThanOrEqual(25_00n);
    expect(total).toBeGreaterThan(20_00n);
    expect(await usedOf(groupId)).toEqual([(total * MILLION).toString()]);
    await share(players, [['Month', 25_00n]], { groupId });
    expect(await usedOf(groupId)).toEqual([(total * MILLION).toString()]);
  });

  it('LIMIT-01 counts what both lost before it was set, and refuses running stakes from its commit on', async () => {
    const [one, other] = await two();
    await stake(one, 3_00n);
    await stake(other, 4_00n);
    const responses = await Promise.allSettled([
      share([one, other], [['Day', 10_00n]]),
      ...Array.from({ length: 8 }, () => stake(one, 2_00n)),
      ...Array.from({ length: 8 }, () => stake(other, 2_00n)),
    ]);
    expect(responses[0]).toMatchObject({ status: 'fulfilled' });
    // Stakes that were accepted before the limit was set may exceed it. Later stakes may use only what it leaves.
    const bets = responses.slice(1).filter(({ status }) => status === 'fulfilled').length;
    const groupLeft = 10_00n - 7_00n - BigInt(bets) * 2_00n;
    const room: bigint = groupLeft > 0n ? groupLeft : 0n;
    await expect(stake(other, room + 1n)).rejects.toMatchObject({ type: 'LimitReached' });
  });

  it('LIMIT-01 lets stakes run while the play of the month is added up, and counts them', async () => {
    const [one, other] = await two();
    await stake(one, 2_00n);
    const restore = await sumSlowly();
    const groupId = fresh('group');
    let isSet = false;
    const setting = share([one, other], [['Day', 10_00n]], { groupId }).then(() => (isSet = true));
    await isSumming();
    await stake(one, 3_00n);
    expect(isSet).toBe(false);
    await setting;
    await restore();
    expect(await usedOf(groupId)).toEqual([(5_00n * MILLION).toString()]);
    await expect(stake(other, 5_01n)).rejects.toEqual(reached('Day', '5.00'));
  });

  it('LIMIT-13 begins again at midnight in the time zone of the group, for a stake at either account', async () => {
    goTo('2027-03-10T21:00:00Z');
    const [one, other] = await two();
    const groupId = await share(
      [one, other],
      [
        ['Day', 5_00n],
        ['Month', 8_00n],
      ],
    );
    await stake(one, 5_00n);
    goTo('2027-03-10T21:59:59.999Z');
    await expect(stake(other, 1n)).rejects.toEqual(reached('Day', '0.00'));
    goTo('2027-03-10T22:00:00Z');
    const responses = await Promise.allSettled([stake(one, 3_00n), stake(other, 3_00n)]);
    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(stake(other, 1n)).rejects.toEqual(reached('Month', '0.00'));
    expect(await usedOf(groupId)).toEqual([3_00n * MILLION, 8_00n * MILLION].map(String));
  });

  it('LIMIT-13 counts accounts in two currencies by the recorded rates, without rounding', async () => {
    const [dollars, euros] = await two('USD');
    const groupId = await share([dollars, euros], [['Day', 10_00n]], { rates: [859_301n, MILLION] });
    const [id, round] = [fresh('bet'), fresh('round')];
    await stake(dollars, 7_77n, { id, round });
    expect(await usedOf(groupId)).toEqual([(7_77n * 859_301n).toString()]);
    // 3.3232 EUR are left, which are 3.8673 USD.
    await expect(stake(euros, 3_33n)).rejects.toEqual(reached('Day', '3.32'));
    await expect(stake(dollars, 3_87n)).rejects.toEqual(reached('Day', '3.86'));
    await stake(dollars, 3_86n);
    await back(dollars, id, round);
    expect(await usedOf(groupId)).toEqual([(3_86n * 859_301n).toString()]);
  });

  it('LIMIT-13 an account that joins brings its losses, and one that changes the group takes them along', async () => {
    const [one, other] = await two();
    const groupId = await share([one], [['Day', 10_00n]]);
    await stake(one, 5_00n);
    await stake(other, 4_00n);
    await share([one, other], [['Day', 10_00n]], { groupId });
    await expect(stake(other, 1_01n)).rejects.toEqual(reached('Day', '1.00'));
    const into = await share([await ledger.addPlayer(), one, other], [['Day', 9_00n]]);
    expect([await usedOf(groupId), await usedOf(into)]).toEqual([[], [(9_00n * MILLION).toString()]]);
    await expect(stake(other, 1n)).rejects.toEqual(reached('Day', '0.00'));
  });

  it('LIMIT-13 stays when the account’s own limits are set and removed', async () => {
    const [one, other] = await two();
    await share([one, other], [['Day', 5_00n]]);
    const setOwn = (limits: readonly bigint[]) =>
      ledger.database.transaction((tx) =>
        ledger.wallet.setPlayLimits(tx, {
          playerId: one.playerId,
          timeZone: 'UTC',
          limits: limits.map((minor) => ({ kind: 'Stake', period: 'Day', amount: money(minor, 'EUR') })),
        }),
      );
    await setOwn([1_00n]);
    await expect(stake(one, 1_01n)).rejects.toMatchObject({ reasons: ['Stake', 'Day'] });
    await setOwn([]);
    await expect(stake(one, 5_01n)).rejects.toEqual(reached('Day', '5.00'));
    ledger.clock.advance(DAY + HOUR);
    await stake(one, 5_00n);
  });

  it('MONEY-07 a repeated stake has its first response, also when the limit is reached meanwhile', async () => {
    const [one, other] = await two();
    await share([one, other], [['Day', 5_00n]]);
    const [id, round] = [fresh('bet'), fresh('round')];
    const first = await stake(one, 5_00n, { id, round });
    expect((await stake(one, 5_00n, { id, round })).balance).toEqual(first.balance);
    await expect(stake(other, 1n)).rejects.toEqual(reached('Day', '0.00'));
  });
});
