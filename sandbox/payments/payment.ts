import type { Money } from '@foyer/domain/money.ts';
import type { Delivered } from './courier.ts';
import type { Account, DepositRequest, PaymentEvent, PayoutRequest } from './dialects/dialect.ts';

export interface Payment {
  readonly id: string;
  readonly company: string;
  readonly label: string;
  readonly order: DepositRequest | PayoutRequest;
  readonly deliveries: Delivered[];
  /** Current state, whether or not a callback was sent; null before the first change. */
  state: CallbackDetails | null;
  isCancelled: boolean;
  account: Account | null;
  /** Whether the player must enter the bank's code. */
  needsBankCode: boolean;
}

/** Details of a callback that are not part of the payment itself. */
export interface CallbackDetails {
  readonly event: PaymentEvent;
  /** Message id; set when a message is sent again. */
  readonly id?: string;
  readonly reason?: string;
  /** Overrides the ordered amount, to simulate a wrong amount. */
  readonly amount?: Money;
  /** Overrides the signing key, to simulate a wrong signature. */
  readonly key?: string;
}

export interface PaymentSettings {
  readonly keys: Readonly<Record<string, string>>;
  /** Base URL for callbacks: `<platformUrl>/providers/<company>/payment`. */
  readonly platformUrl: string;
  /** Base URL of a company's pages for browsers. */
  readonly frameUrl: (company: string) => string;
  readonly lobbyOrigins: readonly string[];
  readonly now: () => number;
}
