import type { FlightState } from '../client/crash/flightState.ts';
import { isCrash, loadGames, type CrashGame } from '../games.ts';
import { BETTING_MS } from '../live/flight/flights.ts';
import { FlightRoom } from '../live/flight/flightRoom.ts';
import type { FlightSeat } from '../live/flight/flightSeat.ts';
import { endOf } from '../maths/crash/flight.ts';
import { drawOf } from '../maths/crash/seeds.ts';
import { funWallet } from '../play/funWallet.ts';
import type { GameWallet } from '../play/gameWallet.ts';
import { record } from './liveSeats.ts';
import { testTimers } from './testTimers.ts';

const crashGame = (): CrashGame => {
  const game = [...loadGames().values()].find(isCrash);
  if (!game) throw new Error('the studio has no crash game');
  return game;
};

/** Fields of the request that the test gives, also of a wrong type. */
type BetOptions = Readonly<Partial<Record<'slot' | 'stake' | 'target' | 'key' | 'seed' | 'round', unknown>>>;

/** For tests: a crash game with a clock that the test controls, at the beginning of a betting phase. */
export async function testFlights(secret = 'secret') {
  const time = { clock: 1_800_000_000_000 };
  const timers = testTimers({ now: () => time.clock, turnTo: (at) => void (time.clock = at) });
  const logged: string[] = [];
  const log = (line: string): void => void logged.push(line);
  const room = new FlightRoom(crashGame(), { now: () => time.clock, later: timers.later, log }, () => secret);
  let players = 0;
  room.update();
  while (room.flight.phase !== 'betting' || room.flight.beganAt !== time.clock) {
    time.clock = room.flight.endsAt;
    room.update();
  }
  /** A player seed with which the current flight, with the bets so far, ends between these multipliers. */
  const seedFor = (least: number, most: number): string => {
    const seeds = room.joined().map(({ placed }) => placed.seed);
    if (seeds.length >= 3) return '0'.repeat(32);
    for (let number = 0; ; number += 1) {
      const seed = number.toString(16).padStart(32, '0');
      const end = endOf(room.model, drawOf(room.flight.seed, seeds.join('') + seed));
      if (end >= least && end <= most) return seed;
    }
  };
  const make = async (seat: FlightSeat, move: string, request: object): Promise<FlightState> =>
    JSON.parse(JSON.stringify(await seat.moves[move]?.(request)));
  return {
    room,
    time,
    logged,
    seedFor,
    make,
    pass: timers.pass,
    waiting: timers.waiting,
    sit: (player: string | null = `player ${(players += 1)}`, wallet: GameWallet = funWallet('EUR')) =>
      room.sit(wallet, player),
    /** Bets on the current flight, which by default ends between 3 and 6. */
    bet: (seat: FlightSeat, options: BetOptions = {}) =>
      make(seat, 'bet', {
        key: crypto.randomUUID(),
        round: room.flight.round,
        slot: 0,
        stake: '1.00',
        seed: seedFor(300, 600),
        target: null,
        ...options,
      }),
    /** Advances the clock to the take-off and by this time of flight. */
    fly: (flightMs: number) => timers.pass(BETTING_MS - (time.clock - room.flight.beganAt) + flightMs),
  };
}

export const listen = record<FlightState>;
