import type { Currency } from '@foyer/domain/currency.ts';
import { RATE_SCALE, rateOf, type Rates } from '@foyer/domain/rates.ts';
import type { Terms } from '../drops/terms.ts';

/** A player's wagered total in a drop with an open list. */
export interface Wagered {
  readonly currency: Currency;
  /** In minor units of the wallet currency, times the drop's factor. */
  readonly wagered: bigint;
}

/** RAFF-03: one ticket per full ticket price wagered, at the current exchange rate. */
export function ticketsOf(rates: Rates, { ticketPrice }: Terms, { currency, wagered }: Wagered): bigint {
  const tickets = (wagered * rateOf(rates, currency)) / (BigInt(ticketPrice) * RATE_SCALE);
  return tickets > 0n ? tickets : 0n;
}
