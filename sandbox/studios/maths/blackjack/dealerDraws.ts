export const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** A combination of cards with which a dealer can end, and the number of orders in which they can be drawn. */
export interface DealerDraw {
  /** Pairs of card value and count, flattened; only values that are drawn. */
  readonly taken: Uint8Array;
  readonly cards: number;
  readonly orders: number;
  /** 17 to 21, or 22 for a bust dealer. */
  readonly total: number;
}

export const BUST = 22;

/** The card combinations that can follow the dealer's open card. Blackjack is left out, because it ends the round. */
export function dealerDraws(open: number, standsOnSoft17: boolean): readonly DealerDraw[] {
  const found = new Map<string, { taken: Uint8Array; cards: number; orders: number; total: number }>();
  const counts = Array<number>(11).fill(0);
  const draw = (sum: number, hasAce: boolean, cards: number): void => {
    const isSoft = hasAce && sum <= 11;
    const total = isSoft ? sum + 10 : sum;
    if (cards > 0 && (total > 17 || (total === 17 && (standsOnSoft17 || !isSoft)))) {
      if (cards === 1 && total === 21) return;
      const key = counts.join();
      const known = found.get(key);
      if (known) known.orders += 1;
      else {
        const taken = Uint8Array.from(
          VALUES.flatMap((value) => (counts[value] ? [value, counts[value]] : [])),
        );
        found.set(key, { taken, cards, orders: 1, total: Math.min(total, BUST) });
      }
      return;
    }
    for (const value of VALUES) {
      counts[value] = (counts[value] ?? 0) + 1;
      draw(sum + value, hasAce || value === 1, cards + 1);
      counts[value] -= 1;
    }
  };
  draw(open, open === 1, 0);
  return [...found.values()];
}
