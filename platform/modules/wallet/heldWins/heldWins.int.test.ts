import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BrandId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import { readTrialBalance } from '../books/trialBalance.ts';
import { createWallet, endRound, rollback, bet, win } from '../index.ts';
import { openLedger, type Ledger, type TestPlayer, type TestPlayerOptions } from '../testing/ledger.ts';
import type { HeldWinDecision } from './decideHeldWin.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterEach(() => ledger.check());
afterAll(() => ledger.drop());

const eur = (minor: bigint) => money(minor, 'EUR');
const BILLION = 100_000_000_000n;
/** A game with a maximum win of 100 times the stake. */
const HUNDRED = { stakes: 100, amount: null };

/** A round with one stake of 0.10. */
async function openRound(options: TestPlayerOptions & { readonly stake?: bigint } = {}) {
  const { stake = 10n, ...rest } = options;
  const player = await ledger.addPlayer({ largestWin: HUNDRED, ...rest });
  const round = randomUUID();
  const stakeKey = randomUUID();
  await ledger.wallet.submit(bet(player.play(stakeKey, round, stake)));
  const wins = (minor: bigint, key: string = randomUUID()) =>
    ledger.wallet.submit(win(player.play(key, round, minor)));
  return { player, round, stakeKey, wins };
}

const state = ({ playerId }: TestPlayer) => ledger.wallet.state(ledger.database.query, playerId);
const heldBalance = async ({ playerId }: TestPlayer) =>
  (
    await ledger.wallet.heldWins(ledger.database.query, { brand: 'northlight' as BrandId, first: 1000 })
  ).filter((one) => one.playerId === playerId);
async function decide(player: TestPlayer, verdict: HeldWinDecision['verdict'], wallet = ledger.wallet) {
  const { rows } = await sql<{ id: bigint }>`
    select id from wallet.held_win where player_id = ${player.playerId} order by id limit 1`.execute(
    ledger.database.query,
  );
  const decision = { playerId: player.playerId, verdict, operator: 'Ada', reason: 'checked with the studio' };
  await ledger.database.transaction((tx) => wallet.decideHeldWin(tx, { id: rows[0]?.id ?? 0n, ...decision }));
}
const roundOf = async ({ playerId }: TestPlayer) => {
  const request = { playerId, from: null, to: null, first: 10, after: null };
  const { rounds } = await ledger.wallet.gameHistory(request);
  return rounds[0] && [rounds[0].stakedMinor, rounds[0].wonMinor, rounds[0].heldMinor];
};

describe('a win above the maximum of its game', () => {
  it('MONEY-09 a billion on a stake of 0.10 is held: not paid, not dropped, and logged as an error', async () => {
    const logged: unknown[] = [];
    const { database, clock } = ledger;
    const log = { error: (...entry: unknown[]) => void logged.push(entry) };
    const wallet = createWallet({ database, clock, wakeRelay() {}, log });
    const { player, round } = await openRound();
    const command = win(player.play('a-billion', round, BILLION));
    const posted = await wallet.submit(command);
    expect(posted).toMatchObject({ balance: eur(99_90n), held: eur(BILLION) });
    expect(await state(player)).toMatchObject({ balance: eur(99_90n), bonusBalance: eur(0n) });
    expect(await heldBalance(player)).toMatchObject([
      { amount: eur(BILLION), room: eur(10_00n), staked: eur(10n), transactionId: 'a-billion', round },
    ]);
    expect(await wallet.heldBalance(player.playerId)).toEqual(eur(BILLION));
    const entry = { studio: 'sandbox', transactionId: 'a-billion', amount: '1000000000.00', currency: 'EUR' };
    expect(logged).toEqual([[entry, expect.stringContaining('MONEY-09')]]);
    // Repeated, it returns the same result, without a second held win or alert.
    expect(await wallet.submit(command)).toEqual({ ...posted, sequence: null });
    expect([await heldBalance(player), logged]).toMatchObject([{ length: 1 }, { length: 1 }]);
  });

  it('MONEY-09 LIMIT-11 the maximum is paid immediately, and one minor unit more is held', async () => {
    const exact = await openRound();
    expect(await exact.wins(10_00n)).toMatchObject({ balance: eur(109_90n), held: null });
    const above = await openRound();
    expect(await above.wins(10_01n)).toMatchObject({ balance: eur(99_90n), held: eur(10_01n) });
    const fraction = await openRound({ largestWin: { stakes: 210.5, amount: null }, stake: 20n });
    expect((await fraction.wins(42_10n)).held).toBeNull();
  });

  it('MONEY-09 many small wins of a round are paid up to its maximum, and the rest is held', async () => {
    const { player, wins } = await openRound();
    for (let n = 0; n < 4; n++) expect((await wins(2_50n)).held).toBeNull();
    expect(await wins(1n)).toMatchObject({ balance: eur(109_90n), held: eur(1n) });
    // A held win does not use up the maximum, so a smaller win that fits is paid.
    const other = await openRound();
    expect((await other.wins(10_01n)).held).toEqual(eur(10_01n));
    expect((await other.wins(10_00n)).held).toBeNull();
    expect(await heldBalance(player)).toMatchObject([{ room: eur(0n) }]);
  });

  it('MONEY-09 the maximum depends on the current bets: one more raises it, a rollback lowers it', async () => {
    const { player, round, wins } = await openRound();
    const more = randomUUID();
    await ledger.wallet.submit(bet(player.play(more, round, 10n)));
    expect((await wins(15_00n)).held).toBeNull();
    await ledger.wallet.submit(rollback({ ...player.play(randomUUID(), round), rollsBack: more }));
    expect((await wins(1n)).held).toEqual(eur(1n));
  });

  it('MONEY-09 a maximum amount of the game applies where the multiple would allow more', async () => {
    const { wins } = await openRound({ largestWin: { stakes: 100, amount: eur(5_00n) } });
    expect((await wins(5_00n)).held).toBeNull();
    expect((await wins(1n)).held).toEqual(eur(1n));
    const alone = await openRound({ largestWin: { stakes: null, amount: eur(5_00n) } });
    expect((await alone.wins(5_01n)).held).toEqual(eur(5_01n));
  });

  it('MONEY-09 a coupon is paid up to the win of its stated odds, and not more', async () => {
    const player = await ledger.addPlayer({
      largestWin: { stakes: 1000, amount: eur(50_000_00n) },
      category: 'sports',
    });
    const place = async (round: string, largestWin: bigint) => {
      const key = randomUUID();
      await ledger.wallet.submit(bet({ ...player.play(key, round, 10_00n), largestWin: eur(largestWin) }));
      return key;
    };
    const pay = (round: string, minor: bigint) =>
      ledger.wallet.submit(win(player.play(randomUUID(), round, minor)));
    const [exact, above, claimed, two] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    await place(exact, 18_50n);
    expect((await pay(exact, 18_50n)).held).toBeNull();
    await place(above, 18_50n);
    expect((await pay(above, 18_51n)).held).toEqual(eur(18_51n));
    // A bet cannot raise the sportsbook's own maximum win.
    await place(claimed, BILLION);
    expect((await pay(claimed, 10_000_01n)).held).toEqual(eur(10_000_01n));
    await place(two, 20_00n);
    const back = await place(two, 30_00n);
    await ledger.wallet.submit(rollback({ ...player.play(randomUUID(), two), rollsBack: back }));
    expect((await pay(two, 20_01n)).held).toEqual(eur(20_01n));
    expect((await pay(two, 20_00n)).held).toBeNull();
  });

  it('MONEY-09 a session of another game does not raise the maximum of this round', async () => {
    const { player, round } = await openRound();
    const { database, wallet } = ledger;
    const { token } = await database.transaction((tx) =>
      wallet.openGameSession(tx, {
        playerId: player.playerId,
        sessionId: player.sessionId,
        brand: 'northlight' as BrandId,
        currency: 'EUR',
        studio: 'sandbox',
        game: 'raven-s-toll',
        category: 'slots',
        largestWin: { stakes: 100_000, amount: null },
        shortestCycleMs: null,
        locale: 'en',
      }),
    );
    const { gameSessionId: gameSession } = await wallet.redeemToken({ studio: 'sandbox', token });
    const posted = await wallet.submit(win({ ...player.play(randomUUID(), round, 1_00n), gameSession }));
    expect(posted.held).toEqual(eur(1_00n));
  });

  it('MONEY-09 a free round has the maximum win of its granted stake', async () => {
    const player = await ledger.addPlayer({ largestWin: HUNDRED });
    const grant = { id: `free-${player.playerId}`, playerId: player.playerId, studio: 'sandbox' };
    await ledger.database.transaction((tx) =>
      ledger.wallet.grantFreeRounds(tx, {
        ...grant,
        game: 'fox-and-ember',
        stake: eur(20n),
        rounds: 2,
        expiresAt: null,
      }),
    );
    const round = randomUUID();
    await ledger.wallet.submit(bet({ ...player.play(randomUUID(), round, 20n), freeRounds: grant.id }));
    expect((await ledger.wallet.submit(win(player.play(randomUUID(), round, 20_01n)))).held).toEqual(
      eur(20_01n),
    );
    expect((await ledger.wallet.submit(win(player.play(randomUUID(), round, 20_00n)))).held).toBeNull();
  });

  it('MONEY-09 a win after the end of session and round is held as well, and the round ends', async () => {
    const { player, round, wins } = await openRound();
    await ledger.wallet.endGameSessions(ledger.database.query, player.sessionId);
    expect((await wins(10_01n)).held).toEqual(eur(10_01n));
    await ledger.wallet.submit(endRound(player.play(randomUUID(), round)));
    expect((await wins(10_02n)).held).toEqual(eur(10_02n));
    await decide(player, 'Released');
    expect(await state(player)).toMatchObject({ balance: eur(109_91n) });
  });

  it('MONEY-09 a round with rolled-back bets wins nothing, and its held win cannot be released', async () => {
    const { player, round, stakeKey, wins } = await openRound();
    await wins(10_01n);
    await ledger.wallet.submit(rollback({ ...player.play(randomUUID(), round), rollsBack: stakeKey }));
    await expect(wins(1n)).rejects.toMatchObject({ type: 'UnknownRound' });
    await expect(decide(player, 'Released')).rejects.toMatchObject({ type: 'UnknownRound' });
    expect(await heldBalance(player)).toMatchObject([{ staked: eur(0n) }]);
    await decide(player, 'Reversed');
    expect([await heldBalance(player), (await state(player)).balance]).toEqual([[], eur(100_00n)]);
  });

  it('MONEY-07 MONEY-09 the same id with another amount is refused', async () => {
    const { player, wins } = await openRound();
    const key = randomUUID();
    await wins(10_01n, key);
    await expect(wins(1_00n, key)).rejects.toMatchObject({ type: 'TransactionConflict' });
    expect(await heldBalance(player)).toHaveLength(1);
  });

  it('MONEY-09 sent to two nodes in parallel it is held once', async () => {
    const { player, round } = await openRound();
    const command = win(player.play(randomUUID(), round, BILLION));
    const nodes = [ledger.wallet, ledger.secondNode(), ledger.wallet, ledger.secondNode()];
    const responses = await Promise.all(nodes.map((node) => node.submit(command)));
    expect(responses.map(({ held, balance }) => [held, balance])).toEqual(
      nodes.map(() => [eur(BILLION), eur(99_90n)]),
    );
    expect(await heldBalance(player)).toHaveLength(1);
  });

  it('MONEY-09 wins sent to two nodes in parallel are together paid up to the maximum', async () => {
    const { player, round } = await openRound();
    const nodes = [ledger.wallet, ledger.secondNode()];
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (nodes[n % 2] ?? ledger.wallet).submit(win(player.play(randomUUID(), round, 1_00n))),
      ),
    );
    expect([(await state(player)).balance, (await heldBalance(player)).length]).toEqual([eur(109_90n), 10]);
  });

  it('MONEY-09 a broken connection leaves all or nothing of it', async () => {
    const { player, round } = await openRound();
    const { pool } = ledger.database;
    await pool.query(`create function wallet.stop_here() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`);
    await pool.query(`create trigger stop_here after insert on wallet.held_win
      for each row execute function wallet.stop_here()`);
    const command = win(player.play(randomUUID(), round, BILLION));
    await expect(ledger.wallet.submit(command)).rejects.toThrow();
    await pool.query('drop trigger stop_here on wallet.held_win');
    expect([await heldBalance(player), (await state(player)).sequence]).toEqual([[], 2]);
    expect((await ledger.wallet.submit(command)).held).toEqual(eur(BILLION));
    expect(await heldBalance(player)).toHaveLength(1);
  });
});

describe('a decision about a held win', () => {
  it('MONEY-09 a release pays it once, and the studio still gets its first response', async () => {
    const { player, round } = await openRound();
    const command = win(player.play(randomUUID(), round, BILLION));
    const first = await ledger.wallet.submit(command);
    expect(await roundOf(player)).toEqual([10n, 0n, BILLION]);
    await decide(player, 'Released');
    await decide(player, 'Released');
    expect(await state(player)).toMatchObject({ balance: eur(99_90n + BILLION) });
    expect([await roundOf(player), await heldBalance(player)]).toEqual([[10n, BILLION, 0n], []]);
    expect(await ledger.wallet.submit(command)).toEqual({ ...first, sequence: null });
    await expect(decide(player, 'Reversed')).rejects.toMatchObject({ type: 'TransactionConflict' });
  });

  it('MONEY-09 a reversal pays nothing, once, and no release is possible afterwards', async () => {
    const { player, wins } = await openRound();
    await wins(BILLION);
    await decide(player, 'Reversed');
    await decide(player, 'Reversed');
    await expect(decide(player, 'Released')).rejects.toMatchObject({ type: 'TransactionConflict' });
    expect([await state(player), await roundOf(player)]).toMatchObject([
      { balance: eur(99_90n) },
      [10n, 0n, 0n],
    ]);
  });

  it('MONEY-09 parallel decisions of both kinds on two nodes are one decision', async () => {
    const { player, wins } = await openRound();
    await wins(20_00n);
    const verdicts = ['Released', 'Reversed', 'Released', 'Reversed', 'Released'] as const;
    const ends = await Promise.allSettled(
      verdicts.map((verdict, n) => decide(player, verdict, n % 2 ? ledger.secondNode() : ledger.wallet)),
    );
    const taken = verdicts.filter((_, n) => ends[n]?.status === 'fulfilled');
    expect(new Set(taken).size).toBe(1);
    const paid = taken[0] === 'Released' ? 20_00n : 0n;
    expect((await state(player)).balance).toEqual(eur(99_90n + paid));
  });

  it('MONEY-09 needs the player’s held win, an operator and a reason', async () => {
    const { player, wins } = await openRound();
    const other = await ledger.addPlayer();
    await wins(20_00n);
    const [held] = await heldBalance(player);
    const decision = { id: held?.id ?? 0n, verdict: 'Released', operator: 'Ada', reason: 'checked' } as const;
    const tried = (change: object) =>
      ledger.database.transaction((tx) =>
        ledger.wallet.decideHeldWin(tx, { ...decision, playerId: player.playerId, ...change }),
      );
    await expect(tried({ playerId: other.playerId })).rejects.toMatchObject({ type: 'UnknownHeldWin' });
    await expect(tried({ id: 999_999n })).rejects.toMatchObject({ type: 'UnknownHeldWin' });
    await expect(tried({ operator: ' ' })).rejects.toMatchObject({ keys: { field: 'operator' } });
    await expect(tried({ reason: '' })).rejects.toMatchObject({ keys: { field: 'reason' } });
    await tried({});
    const { rows } = await sql`select verdict, operator, reason from wallet.held_win_decision
      where held_win = ${decision.id}`.execute(ledger.database.query);
    expect(rows).toEqual([{ verdict: 'Released', operator: 'Ada', reason: 'checked' }]);
    await expect(
      sql`update wallet.held_win_decision set operator = 'Bo'`.execute(ledger.database.query),
    ).rejects.toThrow();
    await expect(sql`delete from wallet.held_win`.execute(ledger.database.query)).rejects.toThrow();
  });

  it('MONEY-09 a release is split into real and bonus money like the round’s stakes', async () => {
    const { player, wins } = await openRound({
      balance: 5n,
      bonus: { amount: 100_00n, required: 500_00n },
      stake: 10n,
    });
    await wins(20_00n);
    expect(await state(player)).toMatchObject({ balance: eur(0n), bonusBalance: eur(99_95n) });
    await decide(player, 'Released');
    expect(await state(player)).toMatchObject({ balance: eur(10_00n), bonusBalance: eur(109_95n) });
  });

  it('MONEY-09 LIMIT-11 a held win counts for limits, session and losses when it is paid', async () => {
    const { player, wins } = await openRound({ stake: 1_00n });
    const since = new Date(ledger.clock.now().getTime() - 1000);
    const { wallet, database } = ledger;
    await database.transaction((tx) =>
      wallet.setPlayLimits(tx, {
        playerId: player.playerId,
        timeZone: 'UTC',
        limits: [{ kind: 'Loss', period: 'Day', amount: eur(5_00n) }],
      }),
    );
    const used = async () => {
      const { rows } = await sql<{ used: bigint }>`select used from wallet.play_limit
        where player_id = ${player.playerId}`.execute(database.query);
      return rows[0]?.used;
    };
    const lost = async () => (await wallet.played(database.query, player.playerId, [since]))[0]?.lost;
    await wins(200_00n);
    expect([await used(), await lost()]).toEqual([1_00n, eur(1_00n)]);
    const play = () => wallet.sessionPlay(database.query, { playerId: player.playerId, since, sequence: 1n });
    expect((await play()).won).toEqual(eur(0n));
    await decide(player, 'Released');
    expect([await used(), await lost()]).toEqual([-199_00n, eur(-199_00n)]);
    expect((await play()).won).toEqual(eur(200_00n));
  });

  it('MONEY-09 the ledger shows held money until the decision, and always sums to zero', async () => {
    const setting = async () => {
      const books = await readTrialBalance(ledger.database.query, new Date('2999-01-01'));
      const book = books.find(({ currency }) => currency === 'EUR');
      expect(book?.sum.minor).toBe(0n);
      return book?.rows.find(({ kind }) => kind === 'heldWins')?.balance.minor ?? 0n;
    };
    const before = await setting();
    const [one, two] = [await openRound(), await openRound()];
    await one.wins(30_00n);
    await two.wins(40_00n);
    expect(await setting()).toBe(before + 70_00n);
    await decide(one.player, 'Released');
    await decide(two.player, 'Reversed');
    expect(await setting()).toBe(before);
  });

  it('MONEY-09 the audit finds money that leaves the account of held wins without a decision', async () => {
    const { player, wins } = await openRound();
    await wins(30_00n);
    await expect(
      ledger.database.transaction(async (tx) => {
        const { playerId, play } = player;
        const { round, studio } = play('', '');
        await sql`insert into wallet.transfer (caller, key, leg, recipe, player_id, debit, credit, amount,
            status, round, balance_after, bonus_after, sequence, created_at)
          select ${studio}, 'stolen', 0, 'win', ${playerId}, held.id, real.id, 30_00, 'posted', ${round},
                 real.balance + 30_00, 0, real.sequence + 1, now()
          from wallet.account real join wallet.account held on held.kind = 'heldWins' and held.currency = 'EUR'
          where real.player_id = ${playerId} and real.kind = 'real'`.execute(tx);
        await sql`update wallet.account set balance = balance + 30_00, sequence = sequence + 1
          where player_id = ${playerId} and kind = 'real'`.execute(tx);
        const { auditLedger } = await import('../books/audit.ts');
        const { findings } = await auditLedger(tx);
        throw new Error(findings.map(({ what }) => what).join());
      }),
    ).rejects.toThrow('transfers of held wins that no held win and no decision explain');
  });
});
