import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY, SECOND } from '@foyer/domain/duration.ts';
import { bet, endRound, rollback, win } from '../../index.ts';
import type { HeldWinDecision } from '../../heldWins/decideHeldWin.ts';
import { openLedger, type Ledger, type TestPlayer } from '../../testing/ledger.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterEach(() => ledger.check());
afterAll(() => ledger.drop());

let names = 0;
const fresh = (what: string) => `${what}-${++names}`;
const detailsOf = ({ playerId }: TestPlayer, id: string, studio = 'sandbox') =>
  ledger.wallet.roundDetails({ playerId, studio, id });
const inRound = (player: TestPlayer, round: string, minor?: bigint) => {
  ledger.clock.advance(SECOND);
  return player.play(fresh('t'), round, minor);
};
const kindsOf = async (player: TestPlayer, round: string) =>
  (await detailsOf(player, round))?.movements.map(({ kind, minor }) => [kind, minor]);

async function decide({ playerId }: TestPlayer, verdict: HeldWinDecision['verdict']) {
  const { rows } = await sql<{ id: bigint }>`
    select id from wallet.held_win where player_id = ${playerId}`.execute(ledger.database.query);
  const decision = {
    id: rows[0]?.id ?? 0n,
    playerId,
    verdict,
    operator: 'Ada',
    reason: 'checked with the studio',
  };
  await ledger.database.transaction((tx) => ledger.wallet.decideHeldWin(tx, decision));
}

describe('PROF-05 the details of a round', () => {
  it('are its stakes and wins in their order, and what the studio reported', async () => {
    const player = await ledger.addPlayer();
    const round = fresh('round');
    await ledger.wallet.submit(bet({ ...inRound(player, round, 1_00n), jackpotPart: '0.01' }));
    await ledger.wallet.submit(bet(inRound(player, round, 50n)));
    await ledger.wallet.submit(win({ ...inRound(player, round, 3_00n), jackpotPart: '2.5' }));
    const { round: openRound } = (await detailsOf(player, round)) ?? {};
    expect(openRound).toMatchObject({ isOpen: true, stakedMinor: 1_50n, wonMinor: 3_00n });
    await ledger.wallet.submit(endRound({ ...inRound(player, round), result: '17 black' }));
    expect(await detailsOf(player, round)).toMatchObject({
      round: { id: round, isOpen: false },
      closedAt: ledger.clock.now(),
      result: '17 black',
      movements: [
        { kind: 'Stake', minor: 1_00n, bonusMinor: 0n, jackpotPart: '0.01' },
        { kind: 'Stake', minor: 50n, jackpotPart: null },
        { kind: 'Win', minor: 3_00n, jackpotPart: '2.5', at: expect.any(Date) },
      ],
    });
  });

  it('say which part of a stake and a win was bonus money', async () => {
    const player = await ledger.addPlayer({ balance: 1_00n, bonus: { amount: 10_00n, required: 100_00n } });
    const round = fresh('round');
    await ledger.wallet.submit(bet(inRound(player, round, 4_00n)));
    await ledger.wallet.submit(win(inRound(player, round, 8_00n)));
    const { movements = [] } = (await detailsOf(player, round)) ?? {};
    expect(movements.map(({ minor, bonusMinor }) => [minor, bonusMinor])).toEqual([
      [4_00n, 3_00n],
      [8_00n, 6_00n],
    ]);
  });

  it('have stakes that were given back, and wins that were taken back or are reviewed', async () => {
    const player = await ledger.addPlayer({ largestWin: { stakes: 10, amount: null } });
    const round = fresh('round');
    const [first, second] = [inRound(player, round, 1_00n), inRound(player, round, 2_00n)];
    await ledger.wallet.submit(bet(first));
    await ledger.wallet.submit(bet(second));
    const undo = { ...inRound(player, round), rollsBack: second.transactionId };
    await ledger.wallet.submit(rollback(undo));
    const paid = inRound(player, round, 5_00n);
    await ledger.wallet.submit(win(paid));
    await ledger.wallet.submit(rollback({ ...inRound(player, round), rollsBack: paid.transactionId }));
    await ledger.wallet.submit(win(inRound(player, round, 90_00n)));
    expect(await kindsOf(player, round)).toEqual([
      ['Stake', 1_00n],
      ['Stake', 2_00n],
      ['StakeReturned', 2_00n],
      ['Win', 5_00n],
      ['WinTakenBack', 5_00n],
      ['WinBeingChecked', 90_00n],
    ]);
  });

  it.each([
    ['Released', 'Win', 90_00n],
    ['Reversed', 'WinTakenBack', 0n],
  ] as const)('MONEY-09 have a held win that was decided once: %s is %s', async (verdict, kind, wonMinor) => {
    const player = await ledger.addPlayer({ largestWin: { stakes: 10, amount: null } });
    const round = fresh('round');
    await ledger.wallet.submit(bet(inRound(player, round, 1_00n)));
    await ledger.wallet.submit(win(inRound(player, round, 90_00n)));
    await ledger.wallet.submit(endRound(inRound(player, round)));
    ledger.clock.advance(40 * DAY);
    await decide(player, verdict);
    expect(await kindsOf(player, round)).toEqual([
      ['Stake', 1_00n],
      [kind, 90_00n],
    ]);
    expect((await detailsOf(player, round))?.round).toMatchObject({ wonMinor, heldMinor: 0n });
  });

  it('are the latest 200, oldest first, and say that there were earlier ones', async () => {
    const player = await ledger.addPlayer({ balance: 300_00n });
    const round = fresh('round');
    for (let n = 1n; n <= 199n; n++) await ledger.wallet.submit(bet(inRound(player, round, n)));
    await ledger.wallet.submit(win(inRound(player, round, 5_00n)));
    const whole = await detailsOf(player, round);
    expect([whole?.hasEarlier, whole?.movements.length, whole?.movements[0]?.minor]).toEqual([
      false,
      200,
      1n,
    ]);
    await ledger.wallet.submit(win(inRound(player, round, 6_00n)));
    const { hasEarlier, movements = [] } = (await detailsOf(player, round)) ?? {};
    expect([hasEarlier, movements.length, movements[0]?.minor]).toEqual([true, 200, 2n]);
    expect(movements.slice(-2).map(({ kind, minor }) => [kind, minor])).toEqual([
      ['Win', 5_00n],
      ['Win', 6_00n],
    ]);
  });

  it('are of this round alone, and include a win after its end', async () => {
    const player = await ledger.addPlayer();
    const [round, other] = [fresh('round'), fresh('round')];
    await ledger.wallet.submit(bet(inRound(player, round)));
    await ledger.wallet.submit(endRound(inRound(player, round)));
    await ledger.wallet.submit(bet(inRound(player, other)));
    ledger.clock.advance(DAY);
    await ledger.wallet.submit(win(inRound(player, round, 2_00n)));
    expect(await kindsOf(player, round)).toEqual([
      ['Stake', 1_00n],
      ['Win', 2_00n],
    ]);
    expect((await detailsOf(player, round))?.result).toBeNull();
  });

  it('are for the player of the round only', async () => {
    const [one, other] = [await ledger.addPlayer(), await ledger.addPlayer()];
    const round = fresh('round');
    await ledger.wallet.submit(bet(inRound(one, round)));
    expect(await detailsOf(other, round)).toBeNull();
    expect(await detailsOf(one, round, 'other')).toBeNull();
    expect(await detailsOf(one, 'unknown')).toBeNull();
  });

  it('MONEY-07 keep the first result, and the same end with another result is refused', async () => {
    const player = await ledger.addPlayer();
    const round = fresh('round');
    await ledger.wallet.submit(bet(inRound(player, round)));
    const end = { ...inRound(player, round), result: '17 black' };
    await Promise.all([end, end, end].map((same) => ledger.wallet.submit(endRound(same))));
    await expect(ledger.wallet.submit(endRound({ ...end, result: '18 red' }))).rejects.toMatchObject({
      type: 'TransactionConflict',
    });
    await ledger.wallet.submit(endRound({ ...inRound(player, round), result: '18 red' }));
    expect((await detailsOf(player, round))?.result).toBe('17 black');
  });
});

describe('PROF-05 the latest rounds of one game', () => {
  const latestOf = ({ playerId }: TestPlayer, first: number, game = 'fox-and-ember') =>
    ledger.wallet.latestRoundsOf({ playerId, studio: 'sandbox', game, first });

  it('are the player’s own, newest first, as many as requested', async () => {
    const [player, other] = [await ledger.addPlayer(), await ledger.addPlayer()];
    const rounds = [fresh('round'), fresh('round'), fresh('round')];
    for (const round of rounds) await ledger.wallet.submit(bet(inRound(player, round)));
    await ledger.wallet.submit(bet(inRound(other, fresh('round'))));
    expect((await latestOf(player, 2)).map(({ id }) => id)).toEqual(rounds.toReversed().slice(0, 2));
    expect(await latestOf(player, 5, 'another-game')).toEqual([]);
    expect(await latestOf(player, 0)).toEqual([]);
  });

  it('are read from the index of the player’s rounds', async () => {
    const { rows } = await ledger.database.transaction(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      return sql<{ 'QUERY PLAN': string }>`explain with recent as materialized (
        select * from wallet.round where player_id = 'x' order by opened_at desc limit 1000)
        select from recent where studio = 's' and game = 'g'`.execute(tx);
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan.* using round_first_player_id_opened_at_idx/);
  });
});
