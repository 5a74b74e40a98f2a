import { createHash } from 'node:crypto';
import type { Account } from './dialects/dialect.ts';

/** What players have, by the kind of method; a card is what they type in, and this is the one they have at home. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  bank: ['Nordbank •• 4417', 'Fjordbank •• 9021', 'Sandbank •• 0000'],
  wallet: ['Wallet •• 7731'],
  card: ['Visa •• 1111'],
};
/** Nothing is ever left on it. */
const EMPTY = 'Sandbank •• 0000';

/** What a player has at the company: always the same, so that an account used before is known again. */
export const accountsOf = (company: string, player: string, method: string): readonly Account[] =>
  (LABELS[method] ?? []).map((label) => ({
    id: `acc_${createHash('sha256').update(`${company} ${player} ${label}`).digest('hex').slice(0, 24)}`,
    label,
  }));

export const isEmpty = ({ label }: Account): boolean => label === EMPTY;
