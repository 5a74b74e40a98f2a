import type { AccountOnFile } from '../payment/accounts.ts';
import type { OfferedMethod } from './methods.ts';

/** Amounts in minor units, by account id, that must be paid back to an account before money goes elsewhere. */
export type OwedBack = ReadonlyMap<string, bigint>;

/**
 * MONEY-04, LIC-06: what each account has paid in and not received back. Accounts without a payout method,
 * or below its minimum amount, are left out; otherwise the money could never be withdrawn.
 */
export function owedBack(
  accounts: readonly AccountOnFile[],
  payoutMethods: readonly Pick<OfferedMethod, 'id' | 'min'>[],
): OwedBack {
  return new Map(
    accounts.flatMap(({ id, method, netMinor }) => {
      const path = payoutMethods.find((one) => one.id === method);
      return path && netMinor >= path.min.minor ? [[id, netMinor] as const] : [];
    }),
  );
}

/**
 * Returns the maximum payout to an account in minor units, or null for no maximum. Once no other account is
 * owed anything, winnings can go to any account.
 * @param accountId null for a new account
 */
export function maxPayoutTo(owed: OwedBack, accountId: string | null): bigint | null {
  const entries = [...owed];
  const isOwn = ([id]: readonly [string, bigint]) => id === accountId;
  if (entries.every(isOwn)) return null;
  return entries.find(isOwn)?.[1] ?? 0n;
}
