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

/** What a letter of a model's strategy asks for: the first of these that may be made. */
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

/** What basic strategy looks at, beside the open card. */
export interface Seen {
  readonly total: number;
  readonly isSoft: boolean;
  /** What each of two equal cards counts; null where the hand may not be split. */
  readonly pair: number | null;
}

/** What loses least by the model's strategy; `open` is what the dealer's card counts, an ace one. */
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

/** The move of basic strategy; insurance is never bought. */
export function basicMove(model: BlackjackModel, round: Round): Move {
  const moves = movesOf(model, round);
  if (round.insurance === 'offered') return 'decline';
  const cards = round.hands[turnOf(round)]?.cards ?? [];
  const pair = moves.includes('split') ? pointsOf(cards[0] ?? 0) : null;
  const meant = wishes(model, { ...countOf(cards), pair }, pointsOf(round.dealer[0] ?? 0));
  return meant.find((move) => moves.includes(move)) ?? 'stand';
}

/** One round by basic strategy: what came back of the first bet, in bets, less what was staked beside it. */
export const playBlackjack = (model: BlackjackModel, random: Random) => (): number => {
  const shoe = shuffledShoe(model.decks, random);
  let round = deal(model, shoe);
  while (!round.isOver) round = make(model, round, basicMove(model, round), shoe);
  return 1 + (returned(model, round) - staked(round)) / FIRST_STAKE;
};
