import type { MoneyJson } from '@foyer/domain/money.ts';
import type { OtherBet } from '../../live/otherBets.ts';
import type { Phase } from '../../live/schedule.ts';
import type { LiveFacts } from '../../live/facts.ts';
import type { ApiResponse } from '../api.ts';

export interface Placed {
  readonly roundId: string;
  readonly stake: MoneyJson;
  readonly bets: readonly { readonly spot: string; readonly stake: MoneyJson }[];
  /** Null until the result is public and stored. */
  readonly win: MoneyJson | null;
  readonly isPaid: boolean;
}

/** State of a live wheel table. Each message has the full state, so one message after a reconnect is enough. */
export interface TableState extends ApiResponse {
  readonly round: number;
  readonly phase: Phase;
  /** Server time of the message, in milliseconds since 1970. */
  readonly at: number;
  readonly endsInMs: number;
  readonly lengthMs: number;
  /** Result of the round, from the start of the animation; null before. */
  readonly outcome: number | null;
  readonly past: readonly number[];
  readonly seats: { readonly taken: number; readonly total: number };
  /** What other players have bet in this round. */
  readonly others: readonly OtherBet[];
  /** The player's last round with a bet. */
  readonly own: {
    readonly round: number;
    readonly outcome: number | null;
    readonly wagers: readonly Placed[];
  } | null;
}

export interface Greeting extends TableState {
  readonly chips: readonly MoneyJson[];
  readonly most: MoneyJson;
  readonly dealer: LiveFacts['dealer'];
}

/** Bets of a finished round whose end the player did not see. `known` has the rounds whose end was shown. */
export const missedBets = (
  { own, round }: Pick<TableState, 'own' | 'round'>,
  known: ReadonlySet<string>,
): readonly Placed[] => {
  if (!own || own.outcome === null || own.round >= round) return [];
  return own.wagers.filter(({ roundId, win }) => win !== null && !known.has(roundId));
};

const ORDER: readonly Phase[] = ['betting', 'closed', 'spinning', 'paying', 'resting'];

/** HTTP responses and WebSocket messages may arrive out of order; older states are ignored. */
export const isOlder = (state: TableState, known: TableState): boolean =>
  state.round < known.round ||
  (state.round === known.round && ORDER.indexOf(state.phase) < ORDER.indexOf(known.phase));
