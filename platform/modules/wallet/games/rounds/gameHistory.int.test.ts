import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bet, rollback, win } from '../../index.ts';
import { openLedger, type Ledger, type TestPlayer } from '../../testing/ledger.ts';
import { cursorOf } from './gameHistory.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterEach(() => ledger.check());
afterAll(() => ledger.drop());

let names = 0;
const fresh = (what: string) => `${what}-${++names}`;
const history = ({ playerId }: TestPlayer, first = 20, after: string | null = null) =>
  ledger.wallet.gameHistory({ playerId, first, after, from: null, to: null });

/** Plays one round, a second after the previous one. */
async function playRound(player: TestPlayer, stakes: readonly bigint[], wins: readonly bigint[] = []) {
  ledger.clock.advance(1000);
  const round = fresh('round');
  for (const stake of stakes) await ledger.wallet.submit(bet(player.play(fresh('bet'), round, stake)));
  for (const won of wins) await ledger.wallet.submit(win(player.play(fresh('win'), round, won)));
  return round;
}

describe('a player’s game history', () => {
  it('PROF-05 has each round with all its stakes and wins, latest first', async () => {
    const player = await ledger.addPlayer();
    const first = await playRound(player, [1_00n, 50n], [2_00n, 3_00n]);
    const second = await playRound(player, [4_00n]);
    expect(await history(player)).toMatchObject({
      hasMore: false,
      rounds: [
        { id: second, game: 'fox-and-ember', stakedMinor: 4_00n, wonMinor: 0n },
        { id: first, game: 'fox-and-ember', stakedMinor: 1_50n, wonMinor: 5_00n },
      ],
    });
  });

  it('PROF-05 includes bonus money, and no rolled-back stakes', async () => {
    const player = await ledger.addPlayer({ balance: 1_00n, bonus: { amount: 10_00n, required: 100_00n } });
    await playRound(player, [3_00n], [1_50n]);
    const round = fresh('round');
    const undone = player.play(fresh('bet'), round, 2_00n);
    await ledger.wallet.submit(bet(undone));
    await ledger.wallet.submit(
      rollback({ ...undone, rollsBack: undone.transactionId, transactionId: fresh('undo') }),
    );
    const { rounds } = await history(player);
    expect(rounds.map(({ stakedMinor, wonMinor }) => [stakedMinor, wonMinor])).toEqual(
      expect.arrayContaining([
        [3_00n, 1_50n],
        [0n, 0n],
      ]),
    );
  });

  it('MONEY-02 a period includes its first moment and excludes its end', async () => {
    const player = await ledger.addPlayer();
    await playRound(player, [1_00n]);
    const second = await playRound(player, [1_00n]);
    const from = ledger.clock.now();
    await playRound(player, [1_00n]);
    const to = ledger.clock.now();
    const { rounds } = await ledger.wallet.gameHistory({ ...player, from, to, first: 20, after: null });
    expect(rounds.map(({ id }) => id)).toEqual([second]);
  });

  it('PROF-05 has the player’s own rounds only', async () => {
    const [one, other] = [await ledger.addPlayer(), await ledger.addPlayer()];
    await playRound(one, [1_00n]);
    expect(await history(other)).toEqual({ rounds: [], hasMore: false, endCursor: null });
  });

  it('PROF-05 in pages has no duplicates and no gaps while the player continues', async () => {
    const player = await ledger.addPlayer();
    const played: string[] = [];
    for (let round = 0; round < 5; round++) played.unshift(await playRound(player, [1_00n]));
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { rounds, hasMore } = await history(player, 2, after);
      seen.push(...rounds.map(({ id }) => id));
      const last = rounds.at(-1);
      after = last ? cursorOf(last) : null;
      more = hasMore;
      await playRound(player, [1_00n]);
    }
    expect(seen).toEqual(played);
  });

  it.each([
    '',
    'nonsense',
    Buffer.from('[]').toString('base64url'),
    Buffer.from('["2026-11-21T00:00:00.000Z","a"]').toString('base64url'),
    Buffer.from('["2026-99-99T00:00:00.000Z","a","b"]').toString('base64url'),
    Buffer.from('["now","a","b"]').toString('base64url'),
    Buffer.from(JSON.stringify(['2026-11-21T00:00:00.000Z', '\0', 'b'])).toString('base64url'),
  ])('PROF-05 an invalid cursor is refused: %j', async (cursor) => {
    const player = await ledger.addPlayer();
    await expect(history(player, 2, cursor)).rejects.toMatchObject({ type: 'BadRequest' });
  });

  it('is read with an index', async () => {
    const { rows } = await ledger.database.transaction(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      return sql<{ 'QUERY PLAN': string }>`explain select 1 from wallet.round r where r.player_id = 'x'
        and r.opened_at <= now() and (r.opened_at, r.studio, r.id) < (now(), 'a', 'b')
        order by r.opened_at desc, r.studio desc, r.id desc limit 20`.execute(tx);
    });
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
      /Index Scan.* using round_first_player_id_opened_at_idx[^]*Index Cond: .*player_id = 'x'.*opened_at <= now/,
    );
  });
});

describe('the games of the latest rounds', () => {
  it('are listed once each, for the player only', async () => {
    const [player, other] = [await ledger.addPlayer(), await ledger.addPlayer()];
    await playRound(player, [1_00n]);
    await playRound(player, [1_00n]);
    expect(await ledger.wallet.latestRounds(player.playerId)).toEqual([
      { studio: 'sandbox', game: 'fox-and-ember', playedAt: ledger.clock.now() },
    ]);
    expect(await ledger.wallet.latestRounds(other.playerId)).toEqual([]);
  });
});

describe('the games played in a span of time', () => {
  it('are those of the rounds opened in it, with the time of the latest', async () => {
    const [player, other] = [await ledger.addPlayer(), await ledger.addPlayer()];
    await playRound(player, [1_00n]);
    const from = new Date(ledger.clock.now().getTime() + 1);
    await playRound(player, [1_00n], [2_00n]);
    await playRound(player, [1_00n]);
    const playedAt = ledger.clock.now();
    await playRound(other, [1_00n]);
    const span = { from, to: ledger.clock.now() };
    expect(await ledger.wallet.playedGames(ledger.database.query, span)).toEqual([
      { playerId: player.playerId, studio: 'sandbox', game: 'fox-and-ember', playedAt },
    ]);
  });
});
