import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '@foyer/domain/duration.ts';
import { money } from '@foyer/domain/money.ts';
import { bet, endRound, rollback, win } from '../../index.ts';
import { openLedger, type Ledger, type TestPlayer } from '../../testing/ledger.ts';
import type { FairGame } from './fairBound.ts';
import type { DeclaredGames, StudioHold } from './studioControl.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
beforeEach(async () => {
  // Each test begins in the middle of an hour, with an empty count.
  await check();
  for (const { studio, currency } of await running()) await end(studio, currency);
  await sql`truncate wallet.studio_result, wallet.studio_count`.execute(ledger.database.query);
  const now = ledger.clock.now().getTime();
  ledger.clock.advance(9 * DAY + HOUR - (now % HOUR) + 30 * MINUTE);
});
afterEach(() => ledger.check());
afterAll(() => ledger.drop());

const DOUBLE: FairGame = { rtp: 0.96, largestWin: { stakes: 2, amount: null } };
const declared = (fair: FairGame = DOUBLE, shared: readonly string[] = []): DeclaredGames => ({
  shared,
  fairGame: () => fair,
});

async function check(games: DeclaredGames = declared()): Promise<readonly StudioHold[]> {
  const checked = await ledger.database.transaction((tx) =>
    ledger.wallet.studioControl.check(tx, async () => games),
  );
  return checked?.holds ?? [];
}
const running = () => ledger.wallet.studioControl.running(ledger.database.query);
const end = (studio: string, currency: StudioHold['currency'], operator = 'Ada') =>
  ledger.database.transaction((tx) =>
    ledger.wallet.studioControl.end(tx, { studio, currency, operator, reason: 'checked with the studio' }),
  );

const addPlayer = (currency: StudioHold['currency'] = 'EUR') =>
  ledger.addPlayer({ balance: 1_000_000_00n, currency, largestWin: { stakes: 2, amount: null } });

interface Round {
  readonly stake?: bigint;
  readonly won?: bigint;
  readonly delayMs?: number;
}

/** A round with one bet and one win, or with an end if it wins nothing. */
async function playRound(player: TestPlayer, { stake = 1_00n, won = 2_00n, delayMs = 0 }: Round = {}) {
  const round = randomUUID();
  const stakeKey = randomUUID();
  await ledger.wallet.submit(bet(player.play(stakeKey, round, stake)));
  if (delayMs > 0) ledger.clock.advance(delayMs);
  const posted =
    won > 0n
      ? await ledger.wallet.submit(win(player.play(randomUUID(), round, won)))
      : await ledger.wallet.submit(endRound(player.play(randomUUID(), round)));
  return { round, stakeKey, held: posted.held };
}

async function playRounds(player: TestPlayer, count: number, round: Round = {}) {
  for (let n = 0; n < count; n++) await playRound(player, round);
}

const totals = async () => {
  const { rows } = await sql<{ stakes: bigint; squares: bigint; wins: bigint }>`
    select sum(stakes)::bigint as stakes, sum(squares)::bigint as squares, sum(wins)::bigint as wins
    from wallet.studio_result where hour = opened or wins > 0`.execute(ledger.database.query);
  return rows[0];
};

describe('the sums of a studio', () => {
  it('MONEY-10 have the stakes, their squares and the wins of rounds, without rolled back bets', async () => {
    const player = await addPlayer();
    await playRounds(player, 3, { stake: 2_00n, won: 1_50n });
    const { round, stakeKey } = await playRound(player, { stake: 3_00n, won: 1_00n });
    await ledger.wallet.submit(bet(player.play(randomUUID(), round, 4_00n)));
    await check();
    expect(await totals()).toEqual({ stakes: 13_00n, squares: 3n * 200n ** 2n + 700n ** 2n, wins: 5_50n });
    await ledger.wallet.submit(rollback({ ...player.play(randomUUID(), round), rollsBack: stakeKey }));
    await check();
    expect(await totals()).toEqual({ stakes: 10_00n, squares: 3n * 200n ** 2n + 400n ** 2n, wins: 5_50n });
  });
});

it('MONEY-10 a studio whose every round wins double is held', async () => {
  const player = await addPlayer();
  await playRounds(player, 20);
  expect(await check()).toEqual([]);
  await playRounds(player, 200);
  expect(await check()).toMatchObject([{ studio: 'sandbox', currency: 'EUR', heldBy: null }]);
  expect((await playRound(player)).held).toEqual(money(2_00n, 'EUR'));
});
