import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { toDecimal, type Money } from '@foyer/domain/money.ts';
import type { Transaction } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Wallet } from '../../modules/wallet/index.ts';

export interface PayWinDeps {
  readonly wallet: Pick<Wallet, 'post'>;
  readonly log: Pick<Log, 'error'>;
}

/** The win of a jackpot, or the prize of a raffle. */
interface Win {
  /** Idempotency key of the ledger's transfer. */
  readonly key: string;
  readonly brand: BrandId;
  readonly playerId: PlayerId;
  readonly amount: Money;
}

/**
 * Posts the command that pays a win, unless the player's balance cannot hold it. That is refused before anything is
 * written, so it needs no savepoint; the caller stores the win and tries again.
 * @returns whether it was paid
 */
export async function payWin(
  { wallet, log }: PayWinDeps,
  tx: Transaction,
  { key, brand, playerId, amount }: Win,
  command: Parameters<Wallet['post']>[1],
): Promise<boolean> {
  try {
    await wallet.post(tx, command);
    return true;
  } catch (err) {
    if (!(err instanceof Refusal) || err.type !== 'AmountTooLarge') throw err;
    log.error(
      { err, brand, win: key, playerId, amount: toDecimal(amount), currency: amount.currency },
      'a win waits: the balance after it would exceed the largest amount of a wallet',
    );
    return false;
  }
}
