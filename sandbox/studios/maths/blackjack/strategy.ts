import type { Random } from '../window.ts';
import { countOf, isAce, pointsOf, shuffledShoe, type Card } from './cards.ts';
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

/**
 * Basic strategy where the dealer stands on soft 17 and split hands may be doubled: what loses least, by the player's
 * cards and the dealer's open one. A letter a dealer's card, from 2 to 9, ten and ace: h hit, s stand, p split; d and
 * e double, or else hit or stand.
 */
const HARD: Readonly<Record<number, string>> = {
  9: 'hddddhhhhh',
  10: 'ddddddddhh',
  11: 'dddddddddh',
  12: 'hhssshhhhh',
  13: 'ssssshhhhh',
  14: 'ssssshhhhh',
  15: 'ssssshhhhh',
  16: 'ssssshhhhh',
};
const SOFT: Readonly<Record<number, string>> = {
  13: 'hhhddhhhhh',
  14: 'hhhddhhhhh',
  15: 'hhdddhhhhh',
  16: 'hhdddhhhhh',
  17: 'hddddhhhhh',
  18: 'seeeesshhh',
};
/** By what one card of the pair counts; a pair of fives is a ten, a pair of tens stands. */
const PAIRS: Readonly<Record<number, string>> = {
  1: 'pppppppppp',
  2: 'pppppphhhh',
  3: 'pppppphhhh',
  4: 'hhhpphhhhh',
  6: 'ppppphhhhh',
  7: 'pppppphhhh',
  8: 'pppppppppp',
  9: 'pppppsppss',
};
const MEANT: Readonly<Record<string, readonly Move[]>> = {
  h: ['hit'],
  s: ['stand'],
  p: ['split'],
  d: ['double', 'hit'],
  e: ['double', 'stand'],
};

const at = (row: string | undefined, open: Card): string | undefined =>
  row?.[isAce(open) ? 9 : pointsOf(open) - 2];

function wished(cards: readonly Card[], open: Card, maySplit: boolean): string {
  const { total, isSoft } = countOf(cards);
  const pair = maySplit ? at(PAIRS[pointsOf(cards[0] ?? 0)], open) : undefined;
  if (pair) return pair;
  const row = isSoft ? SOFT[total] : HARD[total];
  return at(row, open) ?? (total >= (isSoft ? 18 : 17) ? 's' : 'h');
}

/** The move of basic strategy; insurance is never bought. */
export function basicMove(model: BlackjackModel, round: Round): Move {
  const moves = movesOf(model, round);
  if (round.insurance === 'offered') return 'decline';
  const cards = round.hands[turnOf(round)]?.cards ?? [];
  const meant = MEANT[wished(cards, round.dealer[0] ?? 0, moves.includes('split'))] ?? [];
  return meant.find((move) => moves.includes(move)) ?? 'stand';
}

/** One round by basic strategy: what came back of the first bet, in bets, less what was staked beside it. */
export const playBlackjack = (model: BlackjackModel, random: Random) => (): number => {
  const shoe = shuffledShoe(model.decks, random);
  let round = deal(model, shoe);
  while (!round.isOver) round = make(model, round, basicMove(model, round), shoe);
  return 1 + (returned(model, round) - staked(round)) / FIRST_STAKE;
};
