import type { DeskPartsFragment } from '@foyer/contract/generated/operations.ts';
import type { Currency } from '@foyer/domain/currency.ts';

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

/** In the platform's order, which puts the last used method first. Known accounts come before a new one. */
export function methodOptions(methods: readonly Method[]): readonly MethodOption[] {
  const options = methods.flatMap((method): MethodOption[] => [
    ...method.accounts.map((account) => ({
      key: `${method.id} ${account.id}`,
      method,
      account,
      isLastUsed: false,
    })),
    ...(method.takesNewAccount ? [{ key: method.id, method, account: null, isLastUsed: false }] : []),
  ]);
  const [first, ...rest] = options;
  return first?.account ? [{ ...first, isLastUsed: true }, ...rest] : options;
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
