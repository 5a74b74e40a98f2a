/** JACK-38: `total` is the sum of the other pots and cannot be won. */
export const POT_IDS = ['mega', 'major', 'minor', 'shared', 'total'] as const;
export type PotId = (typeof POT_IDS)[number];

/** Pots that a bet can win by its draw, in the order in which a draw assigns its numbers. */
export const DRAWN_POTS = ['mega', 'major', 'minor'] as const;
export type DrawnPotId = (typeof DRAWN_POTS)[number];

/** JACK-39: proper names, identical in all languages. `shared` and `total` have none. */
export const POT_LABELS: Readonly<Record<DrawnPotId, string> & Partial<Record<PotId, string>>> = {
  mega: 'EPIC',
  major: 'SUPER',
  minor: 'MINI',
};

/** Currency of pots, wins and odds; the browser converts with the rate of its display currency (JACK-45). */
export const JACKPOT_CURRENCY = 'EUR';
