import { add, fromJson, zero, type Money } from '@foyer/domain/money.ts';
import type { GameContext } from '../gameContext.ts';
import { fill } from '../page.ts';
import type { FlightState, OwnBet } from './flightState.ts';

/** What a message of the server adds to the results that the player has seen. */
export interface FlightResult {
  /** The bets whose results are new; with the end of the flight, all own bets in it. */
  readonly bets: readonly OwnBet[];
  /** Sums of all own bets in the flight. */
  readonly stake: Money;
  readonly win: Money;
  /** Last multiplier of the flight in hundredths; null while it goes on. */
  readonly end: number | null;
}

type Currency = Money['currency'];

/**
 * @param shown ids of the rounds whose results were shown
 * @returns null when no result is new
 */
export function newResult(
  { own, round, phase, end, balance }: FlightState,
  shown: ReadonlySet<string>,
): FlightResult | null {
  const bets = own.filter((bet) => bet.round === round);
  const over = bets.filter(({ isOver }) => isOver);
  const isFinal = phase === 'crashed' && over.length === bets.length;
  // A bet without a cash-out is shown as lost with the end of the flight.
  const news = over.filter(({ roundId, at }) => (at !== null || isFinal) && !shown.has(roundId));
  if (news.length === 0) return null;
  const { currency } = fromJson(balance);
  return {
    bets: isFinal ? over : news,
    stake: sumOf(bets, 'stake', currency),
    win: sumOf(bets, 'win', currency),
    end: isFinal ? end : null,
  };
}

export const sumOf = (bets: readonly OwnBet[], of: 'stake' | 'win', currency: Currency): Money =>
  bets.reduce((sum, bet) => {
    const amount = bet[of];
    return amount ? add(sum, fromJson(amount)) : sum;
  }, zero(currency));

/** Texts of a result: the one that is read aloud, and the one that is shown. */
export function resultTexts(
  { texts, format }: Pick<GameContext, 'texts' | 'format'>,
  times: (multiplier: number) => string,
  { bets, end }: FlightResult,
): { readonly announced: string; readonly shown: string } {
  const cashOuts = bets.flatMap(({ at, win }) =>
    at === null || !win
      ? []
      : [fill(texts.crash.outAt, { number: times(at), amount: format(fromJson(win)) })],
  );
  const gone = end === null ? [] : [fill(texts.crash.goneAt, { number: times(end) })];
  const announced = [...cashOuts, ...gone].join(' ');
  const isHeld = bets.some((bet) => bet.isHeld);
  const isUnderway = end !== null && bets.some(({ at, isPaid }) => at !== null && !isPaid);
  return { announced, shown: isHeld ? texts.winBeingChecked : isUnderway ? texts.winUnderway : announced };
}
