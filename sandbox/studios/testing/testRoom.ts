import type { TableState } from '../client/live/tableState.ts';
import type { WheelTable } from '../games.ts';
import { loadMaths, type Maths } from '../maths/maths.ts';
import { funWallet } from '../play/funWallet.ts';
import type { GameWallet } from '../play/gameWallet.ts';
import type { WheelFacts } from '../live/facts.ts';
import { Room } from '../live/room.ts';
import { LIVE_GAME, record } from './liveSeats.ts';
import { testTimers } from './testTimers.ts';
import type { LiveTable } from '../live/liveTable.ts';

const mathsOf = (name: string): Maths => {
  const found = loadMaths().get(name);
  if (!found) throw new Error(name);
  return found;
};
const PACE = { bettingMs: 20_000, closedMs: 3_000, spinningMs: 8_000, payingMs: 5_000 };
export const ROUND_MS = 36_000;

/** For tests: a table with a clock and timers that the test controls. */
export function testRoom(random: () => number, { seats = 3, maths = 'wheel', ...live }: TestFacts = {}) {
  let players = 0;
  // The clock starts at the beginning of a round.
  const time = { clock: 50_000 * ROUND_MS };
  const timers = testTimers({ now: () => time.clock, turnTo: (at) => void (time.clock = at) });
  const game: WheelTable = {
    lookupId: 'table',
    title: 'Table',
    maths: mathsOf(maths),
    rtp: 97.3,
    maxWin: 36,
    minStake: '0.50',
    maxStake: '100.00',
    ...LIVE_GAME,
    live: { dealer: { name: 'Mira', look: 'bun' }, seats, pace: PACE, ...live },
  };
  const logged: string[] = [];
  const room = new Room(game, {
    log: (line) => void logged.push(line),
    random,
    now: () => time.clock,
    later: timers.later,
  });
  return {
    room,
    time,
    logged,
    timers: timers.waiting,
    pass: timers.pass,
    sit: (player: string | null = `player ${(players += 1)}`, wallet: GameWallet = funWallet('EUR')) =>
      room.sit(wallet, player),
  };
}
type TestFacts = Partial<Pick<WheelFacts, 'seats' | 'hours'>> & { readonly maths?: string };

const viewOf = (answer: object | undefined): TableState => JSON.parse(JSON.stringify(answer));
export const tableState = async (table: LiveTable): Promise<TableState> =>
  viewOf(await table.moves['standing']?.({}));
export const bet = async (
  table: LiveTable,
  ...bets: readonly (readonly [string, string])[]
): Promise<TableState> =>
  viewOf(await table.moves['bet']?.({ bets: bets.map(([spot, amount]) => ({ spot, amount })) }));
export const listen = record<TableState>;
