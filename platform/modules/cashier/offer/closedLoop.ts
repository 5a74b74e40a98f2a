import type { AccountOnFile } from '../payment/accounts.ts';
import type { OfferedMethod } from './methods.ts';

/** What must go back to an account before money goes elsewhere, in minor units; by the account's id. */
export type OwedBack = ReadonlyMap<string, bigint>;

/**
 * MONEY-04, LIC-06: what each account has paid in and not got back. One that no way out leads to any more, or for whose rest
 * the way is too narrow, is owed nothing: else the player's money would be nobody's to give.
 */
export function owedBack(
  accounts: readonly AccountOnFile[],
  waysOut: readonly Pick<OfferedMethod, 'id' | 'min'>[],
): OwedBack {
  return new Map(
    accounts.flatMap(({ id, method, netMinor }) => {
      const way = waysOut.find((one) => one.id === method);
      return way && netMinor >= way.min.minor ? [[id, netMinor] as const] : [];
    }),
  );
}

/**
 * The most that may go to an account now, in minor units; null: whatever the player has. Winnings go where the player
 * likes as soon as nobody else is owed.
 * @param accountId null for a new one
 */
export function maxPayoutTo(owed: OwedBack, accountId: string | null): bigint | null {
  const isOtherOwed = [...owed.keys()].some((id) => id !== accountId);
  if (!isOtherOwed) return null;
  return (accountId !== null && owed.get(accountId)) || 0n;
}
