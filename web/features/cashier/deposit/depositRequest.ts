/** Query parameters for the cashier (QUERY-04, AMB-09). */
export interface DepositRequest {
  readonly method: string | null;
  readonly amount: string | null;
  /** AMB-10: go directly to the payment step. The player still confirms the payment there. */
  readonly isAutomatic: boolean;
  /** Id of a payment whose provider navigated the whole page away from the frame. */
  readonly transaction: string | null;
}

export const NO_REQUEST: DepositRequest = {
  method: null,
  amount: null,
  isAutomatic: false,
  transaction: null,
};

/** AMB-09: `amount` alone, or together with `showToast`, does not request a deposit. */
export const requestsDeposit = (query: URLSearchParams): boolean =>
  query.has('autoSubmit') || query.has('paymentMethod');

const OFF = new Set(['', '0', 'false']);

export const depositRequestIn = (query: URLSearchParams): DepositRequest => ({
  method: query.get('paymentMethod'),
  amount: query.get('amount'),
  isAutomatic: query.has('autoSubmit') && !OFF.has(query.get('autoSubmit') ?? ''),
  transaction: query.get('transaction'),
});
