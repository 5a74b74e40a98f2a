import type { Random } from '../window.ts';

/** A card is a number from 0 to 51: ace to king of one suit, then of the next suit. */
export type Card = number;

export const DECK = 52;
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];
export const SUITS = ['spade', 'heart', 'diamond', 'club'] as const;
export type Suit = (typeof SUITS)[number];

export const rankOf = (card: Card): Rank => RANKS[card % RANKS.length] ?? 'A';
export const suitOf = (card: Card): Suit => SUITS[Math.floor(card / RANKS.length)] ?? 'spade';

/** Value of a card, with an ace as 1; `countOf` decides whether an ace counts 11. */
export const pointsOf = (card: Card): number => Math.min(10, (card % RANKS.length) + 1);
export const isAce = (card: Card): boolean => card % RANKS.length === 0;

export type Shoe = () => Card;

const FULL_DECK = Array.from({ length: DECK }, (_, card) => card);

/** A shuffled shoe of full decks. Each remaining card is equally likely to be drawn next. */
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
  /** Whether an ace counts 11. */
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

/** Whether the cards are an ace and a ten-value card. After a split, such a hand is 21 and not a blackjack. */
export const isNatural = (cards: readonly Card[]): boolean =>
  cards.length === 2 && countOf(cards).total === 21;
