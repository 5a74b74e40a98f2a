import type { Money } from '@foyer/domain/money.ts';

/** What a studio says of each movement of a round. */
export interface Play {
  readonly studio: string;
  /** The studio's id of the movement, and so its idempotency key. */
  readonly transactionId: string;
  readonly gameSession: string;
  readonly round: string;
  /** Above zero. */
  readonly amount: Money;
}
