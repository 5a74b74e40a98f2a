import { createHash } from 'node:crypto';
import type { Account } from './dialects/dialect.ts';

/** Demo accounts of a player, by payment method. The card is the default when the player entered no card. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  bank: ['Nordbank •• 4417', 'Fjordbank •• 9021', 'Sandbank •• 0000'],
  wallet: ['Wallet •• 7731'],
  card: ['Visa •• 1111'],
};
/** Account without funds: every deposit from it fails. */
const EMPTY = 'Sandbank •• 0000';

/** A player's accounts at the payment company. Their ids are stable, so that a used account is recognized. */
export const accountsOf = (company: string, player: string, method: string): readonly Account[] =>
  (LABELS[method] ?? []).map((label) => ({
    id: `acc_${createHash('sha256').update(`${company} ${player} ${label}`).digest('hex').slice(0, 24)}`,
    label,
  }));

export const isEmpty = ({ label }: Account): boolean => label === EMPTY;
