import { countOf, isAce, isNatural, pointsOf, type Card, type Shoe } from './cards.ts';
import type { BlackjackModel } from './model.ts';

export interface Hand {
  readonly cards: readonly Card[];
  readonly isDoubled: boolean;
  readonly isStood: boolean;
  /** Whether the hand was surrendered for half the bet. */
  readonly isSurrendered: boolean;
  /** Whether the hand comes from a split; 21 with two cards is then no blackjack. */
  readonly isOfSplit: boolean;
}

export interface Round {
  /** The open card first, the hole card second. */
  readonly dealer: readonly Card[];
  readonly hands: readonly Hand[];
  readonly insurance: 'none' | 'offered' | 'taken' | 'declined';
  readonly isOver: boolean;
}

export const MOVES = ['hit', 'stand', 'double', 'split', 'surrender', 'insure', 'decline'] as const;
export type Move = (typeof MOVES)[number];

/** Stakes are counted in half bets, the smallest amount that is staked or paid. */
export const FIRST_STAKE = 2;
/** Cost of a move in half bets. */
export const COST: Readonly<Record<Move, number>> = {
  hit: 0,
  stand: 0,
  double: 2,
  split: 2,
  surrender: 0,
  insure: 1,
  decline: 0,
};

const handOf = (cards: readonly Card[], rest: Partial<Hand> = {}): Hand => ({
  cards,
  isDoubled: false,
  isStood: false,
  isSurrendered: false,
  isOfSplit: false,
  ...rest,
});

/** A hand below 21 is open until the player stands; at 21 or above it closes automatically. */
const isOpen = ({ cards, isStood }: Hand): boolean => !isStood && countOf(cards).total < 21;

/** Index of the hand to be played, in order; -1 when there is none. */
export const turnOf = ({ hands, insurance, isOver }: Round): number =>
  isOver || insurance === 'offered' ? -1 : hands.findIndex(isOpen);

/** Deals two cards each to player and dealer, alternately. */
export function deal(model: BlackjackModel, shoe: Shoe): Round {
  const [round] = dealTo(model, 1, shoe);
  if (!round) throw new RangeError('nobody plays');
  return round.insurance === 'offered' ? round : look(model, round, shoe);
}

/** Deals two cards each to several players and their dealer, who does not check for a blackjack yet. */
export function dealTo(model: BlackjackModel, players: number, shoe: Shoe): readonly Round[] {
  const firsts = Array.from({ length: players }, () => shoe());
  const open = shoe();
  const hands = firsts.map((first) => handOf([first, shoe()]));
  const dealer = [open, shoe()];
  const insurance = model.offersInsurance && isAce(open) ? 'offered' : 'none';
  return hands.map((hand) => ({ dealer, hands: [hand], insurance, isOver: false }));
}

export function movesOf(model: BlackjackModel, round: Round): readonly Move[] {
  if (round.insurance === 'offered') return ['insure', 'decline'];
  const hand = round.hands[turnOf(round)];
  if (!hand) return [];
  const moves: Move[] = ['hit', 'stand'];
  const [first = 0, second = 0] = hand.cards;
  if (hand.cards.length !== 2) return moves;
  if (!hand.isOfSplit || model.doubleAfterSplit) moves.push('double');
  if (round.hands.length <= model.splits && pointsOf(first) === pointsOf(second)) moves.push('split');
  if (model.lateSurrender && round.hands.length === 1) moves.push('surrender');
  return moves;
}

/** Makes a move and plays on until the player's next turn. Throws a RangeError when it is not allowed. */
export function make(model: BlackjackModel, round: Round, move: Move, shoe: Shoe): Round {
  const moved = applyMove(model, round, move, shoe);
  return round.insurance === 'offered' ? look(model, moved, shoe) : goOn(model, moved, shoe);
}

/** Makes a move without the dealer's actions after it. Throws a RangeError when it is not allowed. */
export function applyMove(model: BlackjackModel, round: Round, move: Move, shoe: Shoe): Round {
  if (!movesOf(model, round).includes(move)) throw new RangeError(`${move} may not be made`);
  if (move === 'insure') return { ...round, insurance: 'taken' };
  if (move === 'decline') return { ...round, insurance: 'declined' };
  const turn = turnOf(round);
  const hands = round.hands.flatMap((hand, index) => (index === turn ? played(hand, move, shoe) : [hand]));
  return { ...round, hands };
}

function played(hand: Hand, move: Move, shoe: Shoe): Hand[] {
  const { cards } = hand;
  if (move === 'stand') return [{ ...hand, isStood: true }];
  if (move === 'surrender') return [{ ...hand, isStood: true, isSurrendered: true }];
  if (move === 'hit') return [{ ...hand, cards: [...cards, shoe()] }];
  if (move === 'double') return [{ ...hand, cards: [...cards, shoe()], isDoubled: true, isStood: true }];
  // Split aces get one card each and no more.
  return cards.map((card) => handOf([card, shoe()], { isOfSplit: true, isStood: isAce(card) }));
}

/** The dealer checks for a blackjack, so that a player never loses more than the first bet to one. */
function look(model: BlackjackModel, round: Round, shoe: Shoe): Round {
  return isNatural(round.dealer) ? { ...round, isOver: true } : goOn(model, round, shoe);
}

function goOn(model: BlackjackModel, round: Round, shoe: Shoe): Round {
  if (turnOf(round) !== -1) return round;
  return {
    ...round,
    dealer: isContested(round) ? drawn(model, round.dealer, shoe) : round.dealer,
    isOver: true,
  };
}

/** Whether any hand depends on the dealer's cards. */
export const isContested = ({ hands }: Round): boolean =>
  hands.some((hand) => !isBlackjack(hand) && !hand.isSurrendered && countOf(hand.cards).total <= 21);

export function drawn(
  { dealerStandsOnSoft17 }: BlackjackModel,
  dealer: readonly Card[],
  shoe: Shoe,
): readonly Card[] {
  const cards = [...dealer];
  for (;;) {
    const { total, isSoft } = countOf(cards);
    if (total > 17 || (total === 17 && (dealerStandsOnSoft17 || !isSoft))) return cards;
    cards.push(shoe());
  }
}

const isBlackjack = ({ cards, isOfSplit }: Hand): boolean => !isOfSplit && isNatural(cards);

export type Result = 'blackjack' | 'won' | 'push' | 'lost' | 'bust' | 'surrendered';

/** Result of a hand after the round. A bust hand loses whatever the dealer draws. */
export function resultOf(hand: Hand, dealer: readonly Card[]): Result {
  if (hand.isSurrendered) return 'surrendered';
  const [own, theirs] = [countOf(hand.cards).total, countOf(dealer).total];
  if (own > 21) return 'bust';
  if (isBlackjack(hand) !== isNatural(dealer)) return isBlackjack(hand) ? 'blackjack' : 'lost';
  if (theirs > 21 || own > theirs) return 'won';
  return own === theirs ? 'push' : 'lost';
}

/** Stake of a hand in half bets. */
export const stakedOn = ({ isDoubled }: Hand): number => (isDoubled ? 2 : 1) * FIRST_STAKE;

/** Return of a hand in half bets, stake included. */
export function returnedBy({ pays }: BlackjackModel, hand: Hand, dealer: readonly Card[]): number {
  const staked = stakedOn(hand);
  const times = { blackjack: 1 + pays.blackjack, won: 2, push: 1, lost: 0, bust: 0, surrendered: 0.5 };
  return staked * times[resultOf(hand, dealer)];
}

export const insuredFor = ({ insurance }: Round): number => (insurance === 'taken' ? COST.insure : 0);

/** Return of the insurance in half bets; it wins when the dealer has a blackjack. */
export const returnedByInsurance = ({ pays }: BlackjackModel, round: Round): number =>
  isNatural(round.dealer) ? insuredFor(round) * (1 + pays.insurance) : 0;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Total stake of the round in half bets. */
export const staked = (round: Round): number => sum(round.hands.map(stakedOn)) + insuredFor(round);

/** Total return of a finished round in half bets. */
export const returned = (model: BlackjackModel, round: Round): number =>
  sum(round.hands.map((hand) => returnedBy(model, hand, round.dealer))) + returnedByInsurance(model, round);
