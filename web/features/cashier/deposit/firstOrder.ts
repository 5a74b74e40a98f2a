import type { CashierPartsFragment } from '@foyer/contract/generated/operations.ts';
import { boundBroken, readAmount } from '../amount/amount.ts';
import { firstOption, methodOptions, type CashierOptions } from '../methods/methodChoices.ts';
import type { DepositOrder } from './useDeposit.ts';
import type { Wanted } from './wanted.ts';

/** The order an address makes, when it is one the desk would take; else the player chooses. */
export function firstOrder(
  { currency, deposit }: Pick<CashierPartsFragment, 'currency'> & { readonly deposit: CashierOptions },
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
