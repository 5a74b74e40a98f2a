import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DAY, HOUR, MINUTE } from '@foyer/domain/duration.ts';
import type { FairGame } from '../heldWins/studios/fairBound.ts';
import type { DeclaredGames, StudioHold } from '../heldWins/studios/studioControl.ts';
import { bet, endRound, win } from '../index.ts';
import type { Ledger, TestPlayer } from './ledger.ts';

/** A game that pays nothing or double, with a return of 96 %. */
export const DOUBLE: FairGame = { rtp: 0.96, largestWin: { stakes: 2, amount: null } };
const STUDIO = 'sandbox';

export const declare = (fair: FairGame = DOUBLE, shared: readonly string[] = []): DeclaredGames => ({
  shared,
  fairGame: () => fair,
});

export interface TestRound {
  readonly stake?: bigint;
  /** Zero: the round ends without a win. */
  readonly won?: bigint;
}

/** Helpers for tests of the results of one studio. */
export function studioLedger(ledger: Ledger) {
  const { wallet, database, clock } = ledger;
  const control = wallet.studioControl;

  const check = async (games = declare(), node = wallet): Promise<readonly StudioHold[]> => {
    const checked = await database.transaction((tx) => node.studioControl.check(tx, async () => games));
    return checked?.holds ?? [];
  };
  const running = () => control.running(database.query);
  const end = (currency: StudioHold['currency'] = 'EUR', operator = 'Ada', node = wallet) =>
    database.transaction((tx) =>
      node.studioControl.end(tx, { studio: STUDIO, currency, operator, reason: 'checked with the studio' }),
    );
  const stake = async (player: TestPlayer, amount = 1_00n) => {
    const [round, stakeKey] = [randomUUID(), randomUUID()];
    await wallet.submit(bet(player.play(stakeKey, round, amount)));
    return { round, stakeKey };
  };
  const pay = (player: TestPlayer, round: string, amount: bigint) =>
    wallet.submit(
      amount > 0n
        ? win(player.play(randomUUID(), round, amount))
        : endRound(player.play(randomUUID(), round)),
    );
  const playRound = async (player: TestPlayer, { stake: staked = 1_00n, won = 2_00n }: TestRound = {}) => {
    const opened = await stake(player, staked);
    return { ...opened, held: (await pay(player, opened.round, won)).held };
  };

  return {
    check,
    running,
    end,
    stake,
    pay,
    playRound,
    addPlayer: (currency: StudioHold['currency'] = 'EUR') =>
      ledger.addPlayer({ balance: 1_000_000_00n, currency, largestWin: DOUBLE.largestWin }),
    playRounds: (player: TestPlayer, count: number, round: TestRound = {}) =>
      Promise.all(Array.from({ length: count }, () => playRound(player, round))),
    hold: (currency: StudioHold['currency'] = 'EUR', operator = 'Ada') =>
      database.transaction((tx) =>
        control.hold(tx, { studio: STUDIO, currency, operator, reason: 'a stolen key' }),
      ),
    /** Starts a test without counted results of studios, in an hour that no other test has used, because results are summed by hour. */
    async begin() {
      await check();
      for (const { currency } of await running()) await end(currency);
      await sql`truncate wallet.studio_result, wallet.studio_count`.execute(database.query);
      clock.advance(9 * DAY + HOUR - (clock.now().getTime() % HOUR) + 30 * MINUTE);
    },
  };
}
