import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { Posted } from '../../modules/wallet/index.ts';
import type { CompanyWalletDeps } from './companyWallet.ts';

export interface PromotionalWin {
  readonly studio: string;
  readonly transactionId: string;
  readonly playerId: PlayerId;
  /** The company's id of the promotion or round, with which a repeated key is compared. */
  readonly terms: string;
  readonly amount: Money;
}

/** The largest sum of a day, as a multiple of the largest win, for a studio whose file does not state the sum. */
const DEFAULT_DAY = 10n;

/**
 * Pays a win of a company's promotion, such as a tournament, which belongs to no bet. No stake bounds it, so the studio's
 * file does: a win above `limits.largestPromotion` is held (MONEY-09), and every win of a studio without this limit; so
 * is one with which the studio's promotional wins of the UTC day would exceed `limits.largestPromotionDay` (MONEY-10).
 */
export function payPromotionalWin(
  { services: { wallet }, sites }: Pick<CompanyWalletDeps, 'services' | 'sites'>,
  win: PromotionalWin,
): Promise<Posted> {
  const { limits } = sites.studioServers.find((one) => one.studio === win.studio) ?? {};
  const largest = limits?.largestPromotion?.get(win.amount.currency)?.minor ?? 0n;
  const largestDay = limits?.largestPromotionDay?.get(win.amount.currency)?.minor ?? largest * DEFAULT_DAY;
  return wallet.payPromotionalWin({ ...win, largest, largestDay });
}
