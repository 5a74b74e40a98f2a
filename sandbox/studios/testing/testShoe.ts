import { DECK } from '../maths/blackjack/cards.ts';

const RANKS = 'A23456789TJQK';

/**
 * For tests: random numbers that make a shoe deal these ranks in order. The shoe starts as full decks in
 * order, and a drawn card is replaced by the last one.
 */
export function stackedDraws(ranks: string, decks: number): (below: number) => number {
  const shoe = Array.from({ length: decks * DECK }, (_, index) => index % DECK);
  const expected = ranks
    .replaceAll(' ', '')
    .split('')
    .map((rank) => RANKS.indexOf(rank));
  return (below) => {
    const rank = expected.shift();
    if (rank === undefined) throw new RangeError('a card too many was drawn');
    const at = shoe.findIndex((card, index) => index < below && card % RANKS.length === rank);
    shoe[at] = shoe[below - 1] ?? 0;
    return at;
  };
}
