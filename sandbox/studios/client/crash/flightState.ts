import type { MoneyJson } from '@foyer/domain/money.ts';
import type { Slot } from '../../live/flight/flightBet.ts';
import type { FlightPhase } from '../../live/flight/flights.ts';
import type { ApiResponse } from '../api.ts';

/** One of the player's own bets. Multipliers are integers in hundredths. */
export interface OwnBet {
  readonly roundId: string;
  /** Number of the flight that it belongs to. */
  readonly round: number;
  readonly slot: Slot;
  readonly stake: MoneyJson;
  /** Multiplier of the automatic cash-out; null without one. */
  readonly target: number | null;
  readonly isOver: boolean;
  /** Multiplier of the cash-out; null while the bet flies and when it is lost. */
  readonly at: number | null;
  /** Null until the bet is over. */
  readonly win: MoneyJson | null;
  readonly isPaid: boolean;
  /** The operator checks the win before it is paid. */
  readonly isHeld: boolean;
}

/** State of a crash game. Each message has the full state, so one message after a reconnect is enough. */
export interface FlightState extends ApiResponse {
  readonly round: number;
  readonly phase: FlightPhase;
  /** Server time of the message, in milliseconds since 1970. */
  readonly at: number;
  /** Time since the phase began. */
  readonly elapsedMs: number;
  /** Null during a flight. */
  readonly endsInMs: number | null;
  /** Last multiplier of the flight; null until it is over. */
  readonly end: number | null;
  readonly commitment: string;
  /** Past flights, newest first. */
  readonly past: readonly { readonly round: number; readonly end: number }[];
  /** Number of players with a bet of real money in this flight. */
  readonly players: number;
  /** Other players' bets in this flight: the multiplier of the cash-out, or null without one. */
  readonly others: readonly (number | null)[];
  readonly own: readonly OwnBet[];
}

export interface Greeting extends FlightState {
  readonly stakes: readonly MoneyJson[];
  readonly defaultStake: number;
}

const ORDER: readonly FlightPhase[] = ['betting', 'flying', 'crashed'];

/** HTTP responses and WebSocket messages may arrive out of order; older states are ignored. */
export function isOlder(state: FlightState, known: FlightState): boolean {
  if (state.round !== known.round) return state.round < known.round;
  if (state.phase !== known.phase) return ORDER.indexOf(state.phase) < ORDER.indexOf(known.phase);
  return state.at < known.at;
}

/** Own bets of finished flights whose end the player did not see. `known` has the rounds whose end was shown. */
export const missedBets = ({ own, round }: FlightState, known: ReadonlySet<string>): readonly OwnBet[] =>
  own.filter((bet) => bet.isOver && bet.round < round && !known.has(bet.roundId));

/** The bet of a slot in the current flight or, with `ahead`, in the next one. */
const betIn = ({ own, round }: FlightState, slot: Slot, ahead = 0): OwnBet | null =>
  own.find((bet) => bet.slot === slot && bet.round === round + ahead) ?? null;

/** What a panel of bets shows. */
export interface PanelView {
  /** What the main button does. */
  readonly action: 'bet' | 'cancel' | 'cashOut';
  /** The bet that the action concerns; null for a bet that is not placed yet. */
  readonly bet: OwnBet | null;
  /** Whether the bet is, or would be, for the next flight. */
  readonly isAhead: boolean;
  /** The bet of this flight, when it is over. */
  readonly over: OwnBet | null;
}

export function panelViewOf(state: FlightState, slot: Slot): PanelView {
  const current = betIn(state, slot);
  if (state.phase === 'betting') {
    const action = current ? 'cancel' : 'bet';
    return { action, bet: current, isAhead: false, over: null };
  }
  if (current && !current.isOver) return { action: 'cashOut', bet: current, isAhead: false, over: null };
  const next = betIn(state, slot, 1);
  return { action: next ? 'cancel' : 'bet', bet: next, isAhead: true, over: current };
}
