import type { Account } from './dialects/dialect.ts';

/** Demo accounts of a player, by payment method. The card is the default when the player entered no card. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  bank: ['Nordbank •• 4417', 'Fjordbank •• 9021', 'Sandbank •• 0000'],
  wallet: ['Wallet •• 7731'],
  card: ['Visa •• 1111'],
};
/** Account without funds: every deposit from it fails. */
const EMPTY = 'Sandbank •• 0000';

/** A player's accounts. Their ids are stable and those of the demo players' earlier payments, so that a used account is recognized. */
export const accountsOf = (player: string, method: string): readonly Account[] =>
  (LABELS[method] ?? []).map((label) => ({ id: `${player} ${label}`, label }));

export const isEmpty = ({ label }: Account): boolean => label === EMPTY;
