/** What an address asks of the cashier (QUERY-04, AMB-09). */
export interface Wanted {
  readonly method: string | null;
  readonly amount: string | null;
  /** AMB-10: go on to the payment step; money still moves by the player's hand alone. */
  readonly isAutomatic: boolean;
  /** A payment that was left by its frame. */
  readonly transaction: string | null;
}

export const NOTHING_WANTED: Wanted = { method: null, amount: null, isAutomatic: false, transaction: null };

/** AMB-09: `amount` alone, or beside `showToast`, asks for nothing. */
export const requestsDeposit = (query: URLSearchParams): boolean =>
  query.has('autoSubmit') || query.has('paymentMethod');

const OFF = new Set(['', '0', 'false']);

export const wantedIn = (query: URLSearchParams): Wanted => ({
  method: query.get('paymentMethod'),
  amount: query.get('amount'),
  isAutomatic: query.has('autoSubmit') && !OFF.has(query.get('autoSubmit') ?? ''),
  transaction: query.get('transaction'),
});
