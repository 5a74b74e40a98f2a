import type { Money } from '@foyer/domain/money.ts';

/** Common fields of a studio's transactions in a round. */
export interface Play {
  readonly studio: string;
  /** The studio's transaction id, which is the idempotency key. */
  readonly transactionId: string;
  readonly gameSession: string;
  readonly round: string;
  /** Positive. */
  readonly amount: Money;
}
