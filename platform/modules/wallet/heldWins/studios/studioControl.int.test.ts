import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { money } from '@foyer/domain/money.ts';
import { bet, rollback } from '../../index.ts';
import { openLedger, type Ledger } from '../../testing/ledger.ts';
import { declare, studioLedger } from '../../testing/studioLedger.ts';

let ledger: Ledger;
let studio: ReturnType<typeof studioLedger>;
beforeAll(async () => {
  ledger = await openLedger();
  studio = studioLedger(ledger);
});
beforeEach(() => studio.begin());
afterEach(() => ledger.check());
afterAll(() => ledger.drop());

const eur = (minor: bigint) => money(minor, 'EUR');
const SHARED = declare(undefined, ['sandbox/fox-and-ember']);

interface Sum {
  readonly magnitude: number;
  readonly stakes: bigint;
  readonly squares: bigint;
  readonly wins: bigint;
}

/** The stored sums; `from` is the number of hours between the opening of the rounds and the row. */
async function sums(): Promise<readonly (Sum & { readonly from: number | null })[]> {
  const { rows } = await sql<Sum & { readonly from: number | null }>`
    select case when isfinite(opened) then extract(epoch from hour - opened)::int / 3600 end as "from", magnitude,
           sum(stakes)::bigint as stakes, sum(squares)::bigint as squares, sum(wins)::bigint as wins
    from wallet.studio_result group by 1, 2
    having sum(stakes) <> 0 or sum(wins) <> 0 order by 1, 2`.execute(ledger.database.query);
  return rows;
}

describe('the results of a studio', () => {
  it('MONEY-10 are summed by size of the stakes of rounds, without rolled back bets', async () => {
    const player = await studio.addPlayer();
    await studio.playRounds(player, 3, { stake: 2_00n, won: 1_50n });
    const { round, stakeKey } = await studio.playRound(player, { stake: 3_00n, won: 1_00n });
    await ledger.wallet.submit(bet(player.play(randomUUID(), round, 4_00n)));
    await studio.check();
    const wins = { from: 0, magnitude: 0, stakes: 0n, squares: 0n, wins: 5_50n };
    const three = { from: 0, magnitude: 8, stakes: 6_00n, squares: 3n * 200n ** 2n, wins: 0n };
    expect(await sums()).toEqual([
      wins,
      three,
      { from: 0, magnitude: 10, stakes: 7_00n, squares: 700n ** 2n, wins: 0n },
    ]);
    await ledger.wallet.submit(rollback({ ...player.play(randomUUID(), round), rollsBack: stakeKey }));
    await studio.check();
    expect(await sums()).toEqual([
      wins,
      three,
      { from: 0, magnitude: 9, stakes: 4_00n, squares: 400n ** 2n, wins: 0n },
    ]);
  });

  it('MONEY-10 have the stakes of a round once more in the later hour in which it is paid or ends', async () => {
    const player = await studio.addPlayer();
    const [won, lost, twice] = [
      await studio.stake(player, 4_00n),
      await studio.stake(player, 4_00n),
      await studio.stake(player, 4_00n),
    ];
    ledger.clock.advance(HOUR);
    await studio.pay(player, won.round, 1_00n);
    await studio.pay(player, lost.round, 0n);
    for (const amount of [1_00n, 2_00n, 0n]) await studio.pay(player, twice.round, amount);
    await studio.check();
    expect(await sums()).toEqual([
      { from: 0, magnitude: 9, stakes: 12_00n, squares: 3n * 400n ** 2n, wins: 0n },
      { from: 1, magnitude: 0, stakes: 0n, squares: 0n, wins: 4_00n },
      { from: 1, magnitude: 9, stakes: 12_00n, squares: 3n * 400n ** 2n, wins: 0n },
    ]);
  });

  it('MONEY-10 of a game with shared outcomes are summed by the minute', async () => {
    const players = [await studio.addPlayer(), await studio.addPlayer()];
    for (const player of players) await studio.playRound(player, { won: 2_00n });
    ledger.clock.advance(MINUTE);
    for (const player of players) await studio.playRound(player, { won: 0n });
    await studio.check(SHARED);
    const { rows } = await sql<{ stakes: bigint }>`
      select stakes::bigint as stakes from wallet.studio_result where magnitude = -1`.execute(
      ledger.database.query,
    );
    expect(rows).toEqual([{ stakes: 2_00n }, { stakes: 2_00n }]);
  });

  it('MONEY-10 are counted once by two nodes at the same time', async () => {
    const player = await studio.addPlayer();
    await studio.playRounds(player, 30, { won: 50n });
    const other = ledger.secondNode();
    await Promise.all([studio.check(), studio.check(declare(), other)]);
    await studio.check();
    expect((await sums()).map(({ stakes, wins }) => [stakes, wins])).toEqual([
      [0n, 15_00n],
      [30_00n, 0n],
    ]);
  });

  it('MONEY-10 are compared over the last day once a minute', async () => {
    const player = await studio.addPlayer();
    await studio.playRounds(player, 35);
    await studio.check();
    ledger.clock.advance(3 * HOUR);
    await studio.playRounds(player, 10);
    expect(await studio.check()).toEqual([]);
    ledger.clock.advance(30 * SECOND);
    await studio.playRounds(player, 25);
    expect(await studio.check()).toEqual([]);
    ledger.clock.advance(30 * SECOND);
    await studio.playRound(player);
    expect(await studio.check()).toHaveLength(1);
  });

  it('MONEY-10 are removed when no window reads them any more', async () => {
    const player = await studio.addPlayer();
    await studio.playRound(player, { won: 50n });
    await studio.check();
    ledger.clock.advance(171 * HOUR);
    await studio.playRound(player, { won: 0n });
    await studio.check();
    expect((await sums()).map(({ wins }) => wins)).toEqual([0n]);
  });
});

describe('a fair studio', () => {
  it('MONEY-10 is not held when a minute of players wins by one outcome', async () => {
    const players = await Promise.all(Array.from({ length: 40 }, () => studio.addPlayer()));
    const play = () => Promise.all(players.map((player) => studio.playRounds(player, 5)));
    await play();
    expect(await studio.check(SHARED)).toEqual([]);
    await studio.begin();
    await play();
    expect(await studio.check()).toHaveLength(1);
  });

  it('MONEY-10 is not held when rounds opened days ago are paid, or its first rounds are', async () => {
    const player = await studio.addPlayer();
    const old = await Promise.all(Array.from({ length: 60 }, () => studio.stake(player)));
    await studio.check();
    ledger.clock.advance(200 * HOUR);
    for (const [n, { round }] of old.entries()) await studio.pay(player, round, n % 2 === 0 ? 2_00n : 0n);
    expect(await studio.check()).toEqual([]);
    const inFlight = await Promise.all(Array.from({ length: 60 }, () => studio.stake(player)));
    await studio.check();
    await studio.hold();
    ledger.clock.advance(SECOND);
    await studio.end();
    for (const [n, { round }] of inFlight.entries())
      await studio.pay(player, round, n % 2 === 0 ? 2_00n : 0n);
    expect(await studio.check()).toEqual([]);
  });
});

describe('a held studio', () => {
  it('MONEY-10 LIMIT-11 has all its wins in the currency held and none refused; bets and rollbacks go on', async () => {
    const player = await studio.addPlayer();
    const dollars = await studio.addPlayer('USD');
    await studio.playRounds(player, 200);
    const [hold] = await studio.check();
    expect(hold).toMatchObject({ studio: 'sandbox', currency: 'EUR', heldBy: null });
    expect(hold?.reason).toMatch(
      /^fox-and-ember: wins of 400.00 EUR on stakes of 200.00 since .*T\d\d:00:00.000Z; fair games pay at most 28\d\.\d\d$/,
    );
    const { balance } = await ledger.wallet.state(ledger.database.query, player.playerId);
    const { round, stakeKey, held } = await studio.playRound(player, { stake: 1_00n, won: 1n });
    expect(held).toEqual(eur(1n));
    expect((await studio.playRound(dollars)).held).toBeNull();
    expect(await ledger.wallet.heldBalance(player.playerId)).toEqual(eur(1n));
    await ledger.wallet.submit(rollback({ ...player.play(randomUUID(), round), rollsBack: stakeKey }));
    expect((await ledger.wallet.state(ledger.database.query, player.playerId)).balance).toEqual(balance);
  });

  it('MONEY-10 is held at once on another node, whose wins are released or reversed one by one', async () => {
    const player = await studio.addPlayer();
    const { round } = await studio.stake(player);
    await studio.hold();
    const node = ledger.secondNode();
    expect((await studio.pay(player, round, 2_00n)).held).toEqual(eur(2_00n));
    const brand = { brand: 'northlight' as Parameters<typeof node.heldWins>[1]['brand'], first: 1000 };
    const win = (await node.heldWins(ledger.database.query, brand)).find((one) => one.round === round);
    expect(win).toMatchObject({ reason: 'StudioHold', amount: eur(2_00n) });
    const decision = {
      playerId: player.playerId,
      verdict: 'Released',
      operator: 'Ada',
      reason: 'right',
    } as const;
    const { balance } = await node.state(ledger.database.query, player.playerId);
    await ledger.database.transaction((tx) => node.decideHeldWin(tx, { ...decision, id: win?.id ?? 0n }));
    expect((await node.state(ledger.database.query, player.playerId)).balance.minor).toBe(
      balance.minor + 2_00n,
    );
  });

  it('MONEY-10 pays again after the end of the hold, and the count begins anew', async () => {
    const player = await studio.addPlayer();
    await studio.playRounds(player, 200);
    expect(await studio.check()).toHaveLength(1);
    await studio.end();
    expect(await studio.running()).toEqual([]);
    expect((await studio.playRound(player)).held).toBeNull();
    expect(await studio.check()).toEqual([]);
    await studio.playRounds(player, 200);
    expect(await studio.check()).toHaveLength(1);
    expect((await studio.playRound(player)).held).toEqual(eur(2_00n));
  });

  it('MONEY-10 is held once by two checks and an operator, twice or together', async () => {
    const player = await studio.addPlayer();
    await studio.hold();
    await studio.hold('EUR', 'Bo');
    await studio.playRounds(player, 100);
    await Promise.all([studio.hold(), studio.hold(), studio.check(), studio.check()]);
    expect(await studio.running()).toMatchObject([{ heldBy: 'Ada', reason: 'a stolen key' }]);
    const ended = await Promise.allSettled([studio.end(), studio.end('EUR', 'Bo', ledger.secondNode())]);
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(studio.end()).rejects.toMatchObject({ type: 'StudioNotHeld' });
    const { rows } = await sql<{ count: bigint }>`select count(*) as count from wallet.studio_hold
      where ended_at = ${ledger.clock.now()}`.execute(ledger.database.query);
    expect(rows).toEqual([{ count: 1n }]);
  });

  it('MONEY-10 has a record with operator and reason that nobody changes', async () => {
    await expect(studio.hold('EUR', ' ')).rejects.toMatchObject({
      type: 'BadRequest',
      keys: { field: 'operator' },
    });
    await studio.hold();
    await expect(studio.end('EUR', '')).rejects.toMatchObject({ type: 'BadRequest' });
    const change = (text: string) => sql.raw(text).execute(ledger.database.query);
    await expect(change(`update wallet.studio_hold set reason = 'x'`)).rejects.toThrow('is not altered');
    await expect(change('delete from wallet.studio_hold')).rejects.toThrow('is not altered');
    await studio.end();
    await expect(change('update wallet.studio_hold set ended_at = null')).rejects.toThrow('is not altered');
  });

  it('MONEY-10 the audit finds a win that was held without a hold', async () => {
    const player = await studio.addPlayer();
    await studio.hold();
    const { round } = await studio.playRound(player);
    await studio.end();
    const { pool } = ledger.database;
    await pool.query('alter table wallet.held_win disable trigger held_win_stays');
    const shift = (by: string) =>
      pool.query(`update wallet.held_win set held_at = held_at + $1::interval where round = $2`, [by, round]);
    await shift('10 minutes');
    await expect(ledger.check()).rejects.toThrow('did not exist');
    await shift('-10 minutes');
    await pool.query('alter table wallet.held_win enable trigger held_win_stays');
  });
});
