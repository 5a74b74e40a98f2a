import { sql } from 'kysely';
import { effectiveMinimumDeposit } from '@foyer/contract/cashier/minimumDeposit.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { largerOf, money, type Money } from '@foyer/domain/money.ts';
import type { Transaction } from '../../infra/database/database.ts';

export type Direction = 'deposit' | 'withdrawal';

/** A brand's minimum amount; null where it has none in the currency. */
export type MinimumOf = (brand: BrandId, direction: Direction, currency: Currency) => Money | null;

export interface PlayerMinimum {
  readonly playerId: PlayerId;
  readonly direction: Direction;
  /** Null ends the player's own minimum. */
  readonly amount: Money | null;
  readonly by: string;
  readonly why: string;
}

/**
 * CASH-01, CASH-27: sets a player's own minimum. @throws RangeError when the amount is not positive or not in the
 * currency of the player's wallet
 */
export async function setMinimum(
  tx: Transaction,
  { playerId, direction, amount, by, why }: PlayerMinimum,
  at: Date,
): Promise<void> {
  const { rows } = await sql<{ currency: string }>`
    select currency from wallet.account where player_id = ${playerId} and kind = 'real'`.execute(tx);
  const isOfWallet = amount === null || (amount.minor > 0n && amount.currency === rows[0]?.currency);
  if (rows.length === 0 || !isOfWallet)
    throw new RangeError(`a minimum must be a positive amount in the currency of player ${playerId}`);
  await sql`insert into wallet.minimum (player_id, direction, minor, by, why, at)
    values (${playerId}, ${direction}, ${amount?.minor ?? null}, ${by}, ${why}, ${at})`.execute(tx);
}

interface OwnMinimums {
  readonly brand: BrandId;
  readonly currency: Currency;
  /** The player's own minimums, in minor units; null for none. */
  readonly minDeposit: bigint | null;
  readonly minWithdrawal: bigint | null;
}

/** CASH-01, CASH-27: the largest of the brand's, the player's and, for deposits, the currency's minimum. */
export function minimumsOf(
  { brand, currency, minDeposit, minWithdrawal }: OwnMinimums,
  ofBrand: MinimumOf,
): { readonly minDepositAmount: Money; readonly minWithdrawalAmount: Money } {
  const own = (direction: Direction, minor: bigint | null): Money => {
    const ofPlayer = money(minor ?? 1n, currency);
    const set = ofBrand(brand, direction, currency);
    return set ? largerOf(set, ofPlayer) : ofPlayer;
  };
  return {
    minDepositAmount: effectiveMinimumDeposit(own('deposit', minDeposit)),
    minWithdrawalAmount: own('withdrawal', minWithdrawal),
  };
}
