import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import { MINUTE } from '@foyer/domain/duration.ts';
import { bet, rollback, win, withdrawalInitiated } from '../index.ts';
import { openLedger, type Ledger, type TestPlayer, type TestPlayerOptions } from '../testing/ledger.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterEach(() => ledger.check());
afterAll(() => ledger.drop());

const eur = (minor: bigint) => money(minor, 'EUR');

/** A player with a round that took 2.00 and won. */
async function winner(won = 9_00n, options: TestPlayerOptions = {}) {
  const player = await ledger.addPlayer({ balance: 10_00n, ...options });
  const [round, betId, winId] = [randomUUID(), randomUUID(), randomUUID()];
  const paid = win(player.play(winId, round, won));
  await ledger.wallet.submit(bet(player.play(betId, round, 2_00n)));
  await ledger.wallet.submit(paid);
  const backOf = (rollsBack: string, key: string = randomUUID()) =>
    rollback({ ...player.play(key, round), rollsBack });
  return { ...player, round, betId, winId, paid, backOf };
}
const balances = async ({ playerId }: Pick<TestPlayer, 'playerId'>) => {
  const { balance, bonusBalance } = await ledger.wallet.state(ledger.database.query, playerId);
  return [balance.minor, bonusBalance.minor];
};
const owed = async ({ playerId }: Pick<TestPlayer, 'playerId'>) =>
  (await ledger.wallet.owed(ledger.database.query, playerId)).minor;
const withdraw = ({ playerId }: TestPlayer, minor: bigint) =>
  ledger.database.transaction((tx) =>
    ledger.wallet.post(
      tx,
      withdrawalInitiated({ caller: 'foyer:test', key: randomUUID(), playerId, amount: eur(minor) }),
    ),
  );
const roundOf = async ({ playerId }: Pick<TestPlayer, 'playerId'>) => {
  const page = await ledger.wallet.gameHistory({ playerId, from: null, to: null, first: 1, after: null });
  const [round] = page.rounds;
  return round && [round.stakedMinor, round.wonMinor, round.takenBackMinor, round.heldMinor];
};
/** Amounts by the kinds of the accounts, of the transfers with this key. */
async function transfersOf(key: string) {
  const { rows } = await sql<{ leg: string }>`
    select concat_ws(' ', t.recipe, d.kind, c.kind, t.amount) as leg from wallet.transfer t
    join wallet.account d on d.id = t.debit join wallet.account c on c.id = t.credit
    where t.key = ${key} order by t.leg`.execute(ledger.database.query);
  return rows.map(({ leg }) => leg);
}

describe('a rollback of a paid win', () => {
  it('takes the win back, in the history, the session and the statement too', async () => {
    const player = await winner();
    const since = new Date(ledger.clock.now().getTime() - MINUTE);
    const posted = await ledger.wallet.submit(player.backOf(player.winId, 'takes-back'));
    expect(posted).toMatchObject({ balance: eur(8_00n), sequence: 4 });
    expect(await roundOf(player)).toEqual([2_00n, 0n, 9_00n, 0n]);
    expect(await transfersOf('takes-back')).toEqual(['winRollback real game 900']);
    const { playerId } = player;
    const play = await ledger.wallet.sessionPlay(ledger.database.query, { playerId, since, sequence: 1n });
    expect(play).toEqual({ staked: eur(2_00n), won: eur(0n) });
    const { lines } = await ledger.wallet.statement({
      playerId,
      from: since,
      to: new Date(since.getTime() + 60 * MINUTE),
      first: 1,
      after: null,
    });
    expect(lines).toMatchObject([{ what: 'winRollback', real: eur(-9_00n), balance: eur(8_00n) }]);
    expect(await ledger.eventsOf(playerId)).toMatchObject([
      {},
      {},
      {},
      { balance: { amount: '8.00' }, amount: { amount: '-9.00' } },
    ]);
  });

  it('MONEY-07 repeated, with another id and on two nodes in parallel takes it back once', async () => {
    const player = await winner();
    const same = player.backOf(player.winId);
    const nodes = [ledger.wallet, ledger.secondNode(), ledger.wallet, ledger.secondNode()];
    const posted = await Promise.all(
      nodes.flatMap((node) => [node.submit(same), node.submit(player.backOf(player.winId))]),
    );
    expect(new Set(posted.map(({ balance }) => balance.minor))).toEqual(new Set([8_00n]));
    expect(posted.filter(({ sequence }) => sequence !== null)).toHaveLength(1);
    expect(await balances(player)).toEqual([8_00n, 0n]);
    // The win's response stays that of the first time.
    expect(await ledger.wallet.submit(player.paid)).toMatchObject({ balance: eur(17_00n), sequence: null });
    expect(await balances(player)).toEqual([8_00n, 0n]);
    const other = rollback({ ...player.play(same.key, player.round), rollsBack: player.betId });
    await expect(ledger.wallet.submit(other)).rejects.toMatchObject({ type: 'TransactionConflict' });
  });

  it('after the player has spent the win, takes what the balance holds; the rest is owed and collected', async () => {
    const player = await winner();
    await withdraw(player, 15_50n);
    await ledger.wallet.submit(player.backOf(player.winId, 'spent'));
    expect([await balances(player), await owed(player)]).toEqual([[0n, 0n], 7_50n]);
    expect(await transfersOf('spent')).toEqual(['winRollback real game 150', 'winRollback owed game 750']);
    const of = { playerId: player.playerId, reason: 'rolled back', operator: 'Ada' };
    const { database, wallet } = ledger;
    const repay = (key: string, minor: bigint) =>
      database.transaction((tx) => wallet.correct(tx, { ...of, key, amount: eur(minor), repaysDebt: true }));
    const funds = { ...of, key: 'funds', amount: eur(2_00n) };
    await database.transaction((tx) => wallet.correct(tx, funds));
    await repay('repaid', -2_00n);
    expect(await owed(player)).toBe(5_50n);
    await database.transaction((tx) => wallet.writeOff(tx, { ...of, key: 'off', amount: eur(5_50n) }));
    expect(await owed(player)).toBe(0n);
  });

  it('from an empty balance is a debt alone, once', async () => {
    const player = await winner();
    await withdraw(player, 17_00n);
    const back = player.backOf(player.winId);
    for (const _ of [1, 2]) expect((await ledger.wallet.submit(back)).sequence).toBeNull();
    await ledger.wallet.submit(player.backOf(player.winId));
    expect([await balances(player), await owed(player)]).toEqual([[0n, 0n], 9_00n]);
  });

  it('leaves a debt that is read with an index of debts alone', async () => {
    const { rows } = await ledger.database.transaction(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      return sql<{ 'QUERY PLAN': string }>`explain select 1 from wallet.transfer t where t.player_id = 'x'
        and t.recipe in ('chargeback', 'debtRepayment', 'debtWriteOff', 'winRollback')`.execute(tx);
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(
      /using transfer_first_player_id_idx\d* on .*\n\s+Index Cond: \(player_id = 'x'::text\)$/m,
    );
    expect(plan).not.toContain('Filter');
  });

  it('in parallel with stakes and withdrawals never leaves a negative balance', async () => {
    const player = await winner(9_00n, { balance: 2_00n });
    const nodes = [ledger.wallet, ledger.secondNode()];
    const stakes = Array.from({ length: 12 }, (_, n) =>
      nodes[n % 2]!.submit(bet(player.play(randomUUID(), randomUUID(), 1_00n))),
    );
    const [settled] = await Promise.all([
      Promise.allSettled(stakes),
      nodes[1]!.submit(player.backOf(player.winId)),
    ]);
    const staked = BigInt(settled.filter(({ status }) => status === 'fulfilled').length) * 1_00n;
    const [real = 0n] = await balances(player);
    expect(real - (await owed(player))).toBe(-staked);
  });

  it('before its win is remembered, and the late win is refused on any node', async () => {
    const player = await ledger.addPlayer({ balance: 10_00n });
    const [round, winId] = [randomUUID(), randomUUID()];
    await ledger.wallet.submit(bet(player.play(randomUUID(), round, 2_00n)));
    const back = rollback({ ...player.play(randomUUID(), round), rollsBack: winId });
    for (const _ of [1, 2]) expect((await ledger.wallet.submit(back)).sequence).toBeNull();
    for (const node of [ledger.wallet, ledger.secondNode()])
      await expect(node.submit(win(player.play(winId, round, 5_00n)))).rejects.toMatchObject({
        type: 'WinRolledBack',
        status: 409,
      });
    expect(await balances(player)).toEqual([8_00n, 0n]);
  });

  it('in parallel with its win: the win is refused or taken back', async () => {
    const player = await ledger.addPlayer({ balance: 10_00n });
    const second = ledger.secondNode();
    for (let attempt = 0; attempt < 8; attempt++) {
      const [round, winId] = [randomUUID(), randomUUID()];
      await ledger.wallet.submit(bet(player.play(randomUUID(), round, 1n)));
      await Promise.allSettled([
        ledger.wallet.submit(win(player.play(winId, round, 5_00n))),
        second.submit(rollback({ ...player.play(randomUUID(), round), rollsBack: winId })),
      ]);
    }
    expect(await balances(player)).toEqual([9_92n, 0n]);
  });

  it('of another player, another round or another studio takes nothing', async () => {
    const [player, other] = [await winner(), await winner()];
    for (const play of [other.play(randomUUID(), other.round), player.play(randomUUID(), randomUUID())])
      await expect(
        ledger.wallet.submit(rollback({ ...play, rollsBack: player.winId })),
      ).rejects.toMatchObject({ type: 'TransactionConflict' });
    const foreign = { ...player.play(randomUUID(), player.round), studio: 'orbit', rollsBack: player.winId };
    await expect(ledger.wallet.submit(rollback(foreign))).rejects.toMatchObject({ type: 'UnknownSession' });
    expect(await balances(player)).toEqual([17_00n, 0n]);
  });

  it('makes room for another win of the round, and is no stake of raffles and missions', async () => {
    const player = await winner(9_00n, { largestWin: { stakes: 5, amount: null } });
    const { rows } = await sql`select from wallet.staked`.execute(ledger.database.query);
    await ledger.wallet.submit(player.backOf(player.winId));
    const after = await sql`select from wallet.staked`.execute(ledger.database.query);
    expect(after.rows).toHaveLength(rows.length);
    const more = (minor: bigint) => ledger.wallet.submit(win(player.play(randomUUID(), player.round, minor)));
    expect((await more(10_00n)).held).toBeNull();
    expect((await more(1n)).held).toEqual(eur(1n));
  });

  it('MONEY-09 makes room by what the player gave back, not by what they owe', async () => {
    const player = await winner(10_00n, { largestWin: { stakes: 5, amount: null } });
    await withdraw(player, 14_00n);
    await ledger.wallet.submit(player.backOf(player.winId));
    expect([await balances(player), await owed(player)]).toEqual([[0n, 0n], 6_00n]);
    expect(await roundOf(player)).toEqual([2_00n, 0n, 10_00n, 0n]);
    const more = (minor: bigint, key: string = randomUUID()) =>
      ledger.wallet.submit(win(player.play(key, player.round, minor)));
    expect((await more(4_01n)).held).toEqual(eur(4_01n));
    const again = randomUUID();
    expect((await more(4_00n, again)).held).toBeNull();
    expect((await more(1n)).held).toEqual(eur(1n));
    await ledger.wallet.submit(player.backOf(again));
    expect((await more(4_00n)).held).toBeNull();
    expect(await roundOf(player)).toEqual([2_00n, 4_00n, 14_00n, 4_02n]);
  });

  it('MONEY-09 of a version that subtracted debts too is corrected by the upgrade', async () => {
    const [player, other] = [
      await winner(10_00n, { largestWin: { stakes: 5, amount: null } }),
      await winner(3_00n),
    ];
    await withdraw(player, 14_00n);
    await ledger.wallet.submit(player.backOf(player.winId));
    const file = new URL('../migrations/games/036_room_after_rollbacks.sql', import.meta.url);
    const correct = await readFile(file, 'utf8');
    await ledger.database.pool.query(correct.replaceAll('+ kept.', '- kept.'));
    expect(await roundOf(player)).toEqual([2_00n, -6_00n, 10_00n, 0n]);
    await ledger.database.pool.query(correct);
    expect(await roundOf(player)).toEqual([2_00n, 0n, 10_00n, 0n]);
    expect(await roundOf(other)).toEqual([2_00n, 3_00n, 0n, 0n]);
    const more = win(player.play(randomUUID(), player.round, 4_01n));
    expect((await ledger.wallet.submit(more)).held).toEqual(eur(4_01n));
  });
});

describe('a rollback of a win of bonus money', () => {
  const bonus = { amount: 5_00n, required: 100_00n };

  it('takes each part from the account to which it was paid', async () => {
    const player = await winner(8_00n, { balance: 50n, bonus });
    expect(await balances(player)).toEqual([2_00n, 9_50n]);
    await ledger.wallet.submit(player.backOf(player.winId));
    expect([await balances(player), await owed(player)]).toEqual([[0n, 3_50n], 0n]);
  });

  it('that was lost meanwhile, or given up, is borne by the operator', async () => {
    const lost = await winner(4_00n, { balance: 0n, bonus });
    await ledger.wallet.submit(bet(lost.play(randomUUID(), randomUUID(), 6_00n)));
    await ledger.wallet.submit(lost.backOf(lost.winId, 'lost'));
    expect([await balances(lost), await owed(lost)]).toEqual([[0n, 0n], 0n]);
    expect(await transfersOf('lost')).toEqual([
      'winRollback bonus game 100',
      'winRollback promotion game 300',
    ]);
    const givenUp = await winner(4_00n, { balance: 0n, bonus });
    const held = await ledger.wallet.bonus(givenUp.playerId);
    await ledger.wallet.forfeitBonus({ playerId: givenUp.playerId, bonusId: held?.id ?? '' });
    await ledger.wallet.submit(givenUp.backOf(givenUp.winId, 'given-up'));
    expect(await transfersOf('given-up')).toEqual(['winRollback promotion game 400']);
  });

  it('that became real money comes from the real account', async () => {
    const player = await winner(4_00n, { balance: 0n, bonus: { amount: 5_00n, required: 3_00n } });
    await ledger.wallet.submit(bet(player.play(randomUUID(), randomUUID(), 1_00n)));
    await ledger.wallet.settled();
    expect(await balances(player)).toEqual([6_00n, 0n]);
    await ledger.wallet.submit(player.backOf(player.winId));
    expect(await balances(player)).toEqual([2_00n, 0n]);
  });
});

describe('a rollback of a held win', () => {
  const HUNDREDFOLD = { largestWin: { stakes: 100, amount: null } };
  const heldOf = async ({ playerId }: TestPlayer) => {
    const { rows } = await sql<{ id: bigint; operator: string | null; verdict: string | null }>`
      select h.id, d.operator, d.verdict from wallet.held_win h
      left join wallet.held_win_decision d on d.held_win = h.id where player_id = ${playerId}`.execute(
      ledger.database.query,
    );
    return rows[0]!;
  };
  const decide = async (player: TestPlayer, verdict: 'Released' | 'Reversed', node = ledger.wallet) => {
    const { id } = await heldOf(player);
    const decision = { id, playerId: player.playerId, verdict, operator: 'Ada', reason: 'checked' };
    await ledger.database.transaction((tx) => node.decideHeldWin(tx, decision));
  };

  it('MONEY-09 returns it to the game, once; no operator can release it any more', async () => {
    const player = await winner(900_00n, HUNDREDFOLD);
    const back = player.backOf(player.winId, 'held-back');
    for (const command of [back, back, player.backOf(player.winId)]) await ledger.wallet.submit(command);
    expect(await transfersOf('held-back')).toEqual(['heldWinReversal heldWins game 90000']);
    expect(await roundOf(player)).toEqual([2_00n, 0n, 0n, 0n]);
    expect(await heldOf(player)).toMatchObject({ verdict: 'Reversed', operator: 'sandbox' });
    await expect(decide(player, 'Released')).rejects.toMatchObject({ type: 'TransactionConflict' });
    expect(await balances(player)).toEqual([8_00n, 0n]);
  });

  it('MONEY-09 that was released is taken back; one that was reversed moves nothing', async () => {
    const released = await winner(900_00n, HUNDREDFOLD);
    await decide(released, 'Released');
    expect(await balances(released)).toEqual([908_00n, 0n]);
    for (const command of [released.backOf(released.winId), released.backOf(released.winId)])
      await ledger.wallet.submit(command);
    expect(await balances(released)).toEqual([8_00n, 0n]);
    const reversed = await winner(900_00n, HUNDREDFOLD);
    await decide(reversed, 'Reversed');
    expect((await ledger.wallet.submit(reversed.backOf(reversed.winId))).sequence).toBeNull();
    expect(await balances(reversed)).toEqual([8_00n, 0n]);
  });

  it('MONEY-09 in parallel with the operator’s release, on two nodes, leaves the player nothing of it', async () => {
    for (let attempt = 0; attempt < 4; attempt++) {
      const player = await winner(900_00n, HUNDREDFOLD);
      await Promise.allSettled([
        decide(player, 'Released', ledger.secondNode()),
        ledger.wallet.submit(player.backOf(player.winId)),
      ]);
      expect(await balances(player)).toEqual([8_00n, 0n]);
    }
  });
});

describe('a rollback of a bet with its win', () => {
  it('undoes both, repeated and on two nodes once', async () => {
    const player = await winner();
    const both = [player.backOf(player.betId), player.backOf(player.winId)];
    const nodes = [ledger.wallet, ledger.secondNode(), ledger.wallet];
    const posted = await Promise.all(nodes.map((node) => node.submitTogether(both)));
    expect(posted.map((all) => all.map(({ balance }) => balance.minor))).toEqual(
      nodes.map(() => [19_00n, 10_00n]),
    );
    expect(await balances(player)).toEqual([10_00n, 0n]);
  });

  it('undoes nothing if one of them is refused', async () => {
    const [player, other] = [await winner(), await winner()];
    const refused = [player.backOf(player.betId), player.backOf(player.winId), player.backOf(other.winId)];
    await expect(ledger.wallet.submitTogether(refused)).rejects.toMatchObject({
      type: 'TransactionConflict',
    });
    expect([await balances(player), await roundOf(player)]).toEqual([
      [17_00n, 0n],
      [2_00n, 9_00n, 0n, 0n],
    ]);
  });

  it('that never arrived refuses both', async () => {
    const player = await winner();
    const [late, won, round] = [randomUUID(), randomUUID(), randomUUID()];
    const backOf = (rollsBack: string) => rollback({ ...player.play(randomUUID(), round), rollsBack });
    await ledger.wallet.submitTogether([backOf(late), backOf(won)]);
    const arrived = [bet(player.play(late, round, 2_00n)), win(player.play(won, round, 9_00n))];
    await expect(ledger.wallet.submitTogether(arrived)).rejects.toMatchObject({ type: 'BetRolledBack' });
    expect(await balances(player)).toEqual([17_00n, 0n]);
  });
});

it('the audit finds a rollback of another amount than its win', async () => {
  const player = await winner();
  await ledger.wallet.submit(player.backOf(player.winId, 'forged'));
  const { pool } = ledger.database;
  const forge = async (minor: number) => {
    await pool.query('alter table wallet.transfer disable trigger user');
    await pool.query(`update wallet.transfer set amount = $1 where key = 'forged'`, [minor]);
    await pool.query('alter table wallet.transfer enable trigger user');
  };
  await forge(5_00);
  await expect(ledger.check()).rejects.toThrow('another amount than the win');
  await forge(9_00);
});
