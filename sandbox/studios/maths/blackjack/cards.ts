import type { Random } from '../window.ts';

/** A card is a number below 52: the ranks of a suit, ace to king, then those of the next. */
export type Card = number;

export const DECK = 52;
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];
export const SUITS = ['spade', 'heart', 'diamond', 'club'] as const;
export type Suit = (typeof SUITS)[number];

export const rankOf = (card: Card): Rank => RANKS[card % RANKS.length] ?? 'A';
export const suitOf = (card: Card): Suit => SUITS[Math.floor(card / RANKS.length)] ?? 'spade';

/** An ace counts one here: a hand knows when it may count eleven. */
export const pointsOf = (card: Card): number => Math.min(10, (card % RANKS.length) + 1);
export const isAce = (card: Card): boolean => card % RANKS.length === 0;

/** Draws the next card. */
export type Shoe = () => Card;

const FULL_DECK = Array.from({ length: DECK }, (_, card) => card);

/** Full decks, of which each card that is left is equally likely to come next. */
export function shuffledShoe(decks: number, random: Random): Shoe {
  const cards = new Uint8Array(decks * DECK);
  for (let deck = 0; deck < decks; deck += 1) cards.set(FULL_DECK, deck * DECK);
  let left = cards.length;
  return () => {
    if (left === 0) throw new RangeError('the shoe is empty');
    const at = random(left);
    left -= 1;
    const card = cards[at] ?? 0;
    cards[at] = cards[left] ?? 0;
    return card;
  };
}

export interface Count {
  readonly total: number;
  /** Whether an ace counts eleven in it. */
  readonly isSoft: boolean;
}

export function countOf(cards: readonly Card[]): Count {
  let total = 0;
  let hasAce = false;
  for (const card of cards) {
    total += pointsOf(card);
    hasAce ||= isAce(card);
  }
  const isSoft = hasAce && total <= 11;
  return { total: isSoft ? total + 10 : total, isSoft };
}

/** An ace and a ten as the first two. Of a hand that was split it is twenty-one and no more. */
export const isNatural = (cards: readonly Card[]): boolean =>
  cards.length === 2 && countOf(cards).total === 21;
