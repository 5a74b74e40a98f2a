import type { MoneyJson } from '@foyer/domain/money.ts';
import type { Phase } from '../../live/schedule.ts';
import type { LiveFacts } from '../../live/facts.ts';
import type { ApiResponse } from '../api.ts';

/** Chips that were placed at once, as the table tells of them. */
export interface Placed {
  readonly roundId: string;
  readonly stake: MoneyJson;
  readonly bets: readonly { readonly spot: string; readonly stake: MoneyJson }[];
  /** Null until the ball lies. */
  readonly win: MoneyJson | null;
  readonly isPaid: boolean;
}

/** Where the table stands: told whole each time, so that one message after a broken line is enough. */
export interface TableState extends ApiResponse {
  readonly round: number;
  readonly phase: Phase;
  /** When it was told, by the clock of the table: milliseconds since 1970. */
  readonly at: number;
  readonly endsInMs: number;
  readonly lengthMs: number;
  /** What has come, from when the ball runs to it. */
  readonly outcome: number | null;
  readonly past: readonly number[];
  readonly seats: { readonly taken: number; readonly total: number };
  /** The last round the player bet in. */
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

/**
 * Bets of a round that has ended since, and of whose end the player does not know: he was away, or the line was broken.
 * `known` are the rounds whose end he was told.
 */
export const missedBets = (
  { own, round }: Pick<TableState, 'own' | 'round'>,
  known: ReadonlySet<string>,
): readonly Placed[] => {
  if (!own || own.outcome === null || own.round >= round) return [];
  return own.wagers.filter(({ roundId }) => !known.has(roundId));
};

const ORDER: readonly Phase[] = ['betting', 'closed', 'spinning', 'paying', 'resting'];

/** Answers and news come on two ways: what is older than what is known already says nothing. */
export const isOlder = (told: TableState, known: TableState): boolean =>
  told.round < known.round ||
  (told.round === known.round && ORDER.indexOf(told.phase) < ORDER.indexOf(known.phase));
