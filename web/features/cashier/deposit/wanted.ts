import type { CashierPartsFragment } from '@foyer/contract/generated/operations.ts';
import { boundBroken, readAmount } from '../amount/amount.ts';
import { firstOption, methodOptions, type Desk } from '../methodChoices.ts';
import type { DepositOrder } from './useDeposit.ts';

/** What an address asks of the cashier (QUERY-04, AMB-09). */
export interface Wanted {
  readonly method: string | null;
  readonly amount: string | null;
  /** AMB-10: go on to the payment step; money still moves by the player's hand alone. */
  readonly isAutomatic: boolean;
  /** A payment that was left by its frame. */
  readonly transaction: string | null;
}

export const NOTHING_WANTED: Wanted = { method: null, amount: null, isAutomatic: false, transaction: null };

/** AMB-09: `amount` alone, or beside `showToast`, asks for nothing. */
export const asksForDeposit = (query: URLSearchParams): boolean =>
  query.has('autoSubmit') || query.has('paymentMethod');

const OFF = new Set(['', '0', 'false']);

export const wantedIn = (query: URLSearchParams): Wanted => ({
  method: query.get('paymentMethod'),
  amount: query.get('amount'),
  isAutomatic: query.has('autoSubmit') && !OFF.has(query.get('autoSubmit') ?? ''),
  transaction: query.get('transaction'),
});

/** The order an address makes, when it is one the desk would take; else the player chooses. */
export function firstOrder(
  { currency, deposit }: Pick<CashierPartsFragment, 'currency'> & { readonly deposit: Desk },
  wanted: Wanted,
): DepositOrder | null {
  const option = firstOption(methodOptions(deposit.methods), wanted.method);
  const amount = wanted.amount === null ? null : readAmount(wanted.amount, { locale: 'en', currency });
  if (!option || amount === null || deposit.refusal || !isMeant(option.method, wanted.method)) return null;
  if (boundBroken(amount, option.method, currency) !== null) return null;
  return { method: option.method.id, account: option.account?.id ?? null, amount, currency };
}

/** Another method than the one that was named is not chosen for the player. */
const isMeant = ({ id, provider }: { id: string; provider: string }, named: string | null): boolean =>
  named === null || named === id || named === provider;
