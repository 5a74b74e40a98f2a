import { DECK } from '../../maths/blackjack/cards.ts';

const RANKS = 'A23456789TJQK';

/**
 * For tests: draws these ranks one after the other. The shoe is full decks in order, and the last card takes a drawn
 * one's place.
 */
export function stackedDraws(ranks: string, decks: number): (below: number) => number {
  const shoe = Array.from({ length: decks * DECK }, (_, index) => index % DECK);
  const wanted = ranks
    .replaceAll(' ', '')
    .split('')
    .map((rank) => RANKS.indexOf(rank));
  return (below) => {
    const rank = wanted.shift();
    if (rank === undefined) throw new RangeError('a card too many was drawn');
    const at = shoe.findIndex((card, index) => index < below && card % RANKS.length === rank);
    shoe[at] = shoe[below - 1] ?? 0;
    return at;
  };
}
