import type { CashierPartsFragment } from '@foyer/contract/generated/operations.ts';
import { boundBroken } from '../amount/bounds.ts';
import { readAmount } from '../../../i18n/amount.ts';
import { firstOption, methodOptions, orderOf, type CashierOptions } from '../methods/methodChoices.ts';
import type { LastDeposit } from '../methods/lastDeposit.ts';
import type { DepositOrder } from './useDeposit.ts';
import type { DepositRequest } from './depositRequest.ts';

/** The deposit that the URL requests; null if the cashier would not accept it. */
export function firstOrder(
  { currency, deposit }: Pick<CashierPartsFragment, 'currency'> & { readonly deposit: CashierOptions },
  last: LastDeposit | null,
  request: DepositRequest,
): DepositOrder | null {
  const option = firstOption(methodOptions(deposit.methods, last), request.method);
  const amount = request.amount === null ? null : readAmount(request.amount, { locale: 'en', currency });
  if (!option || amount === null || deposit.refusal || !isMeant(option.method, request.method)) return null;
  if (boundBroken(amount, option.method, currency) !== null) return null;
  return orderOf(option, amount, currency);
}

/** If the URL names an unknown method, no other method is selected for the player. */
const isMeant = ({ id, provider }: { id: string; provider: string }, named: string | null): boolean =>
  named === null || named === id || named === provider;
