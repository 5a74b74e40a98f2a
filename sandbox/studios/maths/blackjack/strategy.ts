import type { Random } from '../window.ts';
import { countOf, pointsOf, shuffledShoe } from './cards.ts';
import type { BlackjackModel } from './model.ts';
import {
  deal,
  FIRST_STAKE,
  make,
  movesOf,
  returned,
  staked,
  turnOf,
  type Move,
  type Round,
} from './round.ts';

/** Moves for each letter of a strategy table, in order of preference; the first allowed one is made. */
const MEANT: Readonly<Record<string, readonly Move[]>> = {
  h: ['hit'],
  s: ['stand'],
  p: ['split'],
  d: ['double', 'hit'],
  e: ['double', 'stand'],
  r: ['surrender', 'hit'],
  t: ['surrender', 'stand'],
  q: ['surrender', 'split'],
};

/** The properties of a hand that basic strategy uses, besides the dealer's open card. */
export interface Seen {
  readonly total: number;
  readonly isSoft: boolean;
  /** Value of each card of a pair; null when the hand cannot be split. */
  readonly pair: number | null;
}

/** Moves of the model's strategy by preference. `open` is the value of the dealer's open card, aces as 1. */
export function wishes(
  { strategy }: BlackjackModel,
  { total, isSoft, pair }: Seen,
  open: number,
): readonly Move[] {
  const column = open === 1 ? 9 : open - 2;
  const ofPair = pair === null ? undefined : strategy.pairs[pair];
  const row = ofPair ?? (isSoft ? strategy.soft : strategy.hard)[total];
  const usual = total >= (isSoft ? 18 : 17) ? 's' : 'h';
  return MEANT[row?.[column] ?? usual] ?? [];
}

/** The basic strategy move. It never takes insurance. */
export function basicMove(model: BlackjackModel, round: Round): Move {
  const moves = movesOf(model, round);
  if (round.insurance === 'offered') return 'decline';
  const cards = round.hands[turnOf(round)]?.cards ?? [];
  const pair = moves.includes('split') ? pointsOf(cards[0] ?? 0) : null;
  const meant = wishes(model, { ...countOf(cards), pair }, pointsOf(round.dealer[0] ?? 0));
  return meant.find((move) => moves.includes(move)) ?? 'stand';
}

/** Plays one round with basic strategy. Returns the return of the first bet, net of additional stakes. */
export const playBlackjack = (model: BlackjackModel, random: Random) => (): number => {
  const shoe = shuffledShoe(model.decks, random);
  let round = deal(model, shoe);
  while (!round.isOver) round = make(model, round, basicMove(model, round), shoe);
  return 1 + (returned(model, round) - staked(round)) / FIRST_STAKE;
};
