import type { DeskPartsFragment } from '@foyer/contract/generated/operations.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { LastDeposit } from './lastDeposit.ts';

export type CashierOptions = DeskPartsFragment;
export type Method = CashierOptions['methods'][number];
type Account = Method['accounts'][number];

/** An entry of the payment method picker: a method with a previously used account, or with a new one. */
export interface MethodOption {
  readonly key: string;
  readonly method: Method;
  /** Null for a new account. */
  readonly account: Account | null;
  readonly isLastUsed: boolean;
}

/**
 * In the platform's order, with known accounts before a new one. The account of the last completed deposit comes first
 * and is marked (GQLO-03).
 */
export function methodOptions(methods: readonly Method[], last: LastDeposit | null): readonly MethodOption[] {
  const options = methods.flatMap((method): MethodOption[] => [
    ...method.accounts.map((account) => ({
      key: `${method.id} ${account.id}`,
      method,
      account,
      isLastUsed: method.id === last?.method && account.id === last.account,
    })),
    ...(method.takesNewAccount ? [{ key: method.id, method, account: null, isLastUsed: false }] : []),
  ]);
  return [...options].sort((one, other) => Number(other.isLastUsed) - Number(one.isLastUsed));
}

/** Initial selection: the method requested in the URL, otherwise the first available one. */
export function firstOption(options: readonly MethodOption[], requested: string | null): MethodOption | null {
  const open = options.filter(({ method }) => method.refusal === null);
  return (
    open.find(({ method }) => method.id === requested || method.provider === requested) ?? open[0] ?? null
  );
}

export const orderOf = ({ method, account }: MethodOption, amount: string, currency: Currency) => ({
  method: method.id,
  account: account?.id ?? null,
  amount,
  currency,
});

/** The option of an earlier order, to edit it. */
export const chosenBefore = (
  options: readonly MethodOption[],
  order: { readonly method: string; readonly account?: string | null | undefined } | null,
): MethodOption | null =>
  options.find(
    ({ method, account }) => method.id === order?.method && (account?.id ?? null) === (order.account ?? null),
  ) ?? null;
