import type { ProviderReason, RefusalPartsFragment } from '@foyer/contract/generated/operations.ts';
import { isCurrency } from '@foyer/domain/currency.ts';
import type { MoneyJson } from '@foyer/domain/money.ts';
import type { ServerError } from '../../../transport/graphql/errors.ts';

export interface Reason {
  readonly type: string;
  /** Requirement that causes the refusal, as sent by the platform, for example `LIMIT-07`. */
  readonly rule: string | null;
  /** When the refusal ends without further action. */
  readonly until: string | null;
  /** Amount that would still have been allowed. */
  readonly amount: MoneyJson | null;
}

/** Types of refusals that have a text of their own. */
export const KNOWN_REASONS = [
  'Abandoned',
  'AccountClosed',
  'CancelWithdrawalBlocked',
  'ClosedLoop',
  'ContentAcceptRequired',
  'DepositLimitReached',
  'DepositLimitUsedUp',
  'DepositsBlocked',
  'EmailVerificationRequired',
  'ExclusionRegisterUnavailable',
  'Expired',
  'IdentityUnderReview',
  'InstantBankingBlocked',
  'InsufficientFunds',
  'KycRequired',
  'MethodNotAvailable',
  'Network',
  'PartnerUnavailable',
  'PhoneVerificationRequired',
  'RealityCheckDue',
  'RefusedByProvider',
  'Returned',
  'Reversed',
  'SelfExcluded',
  'SourceOfWealthRequired',
  'Timeout',
  'TransactionConflict',
  'Unavailable',
  'WithdrawalsBlocked',
  'depositsUnderWay',
  'licence',
  'provider.AccountClosed',
  'provider.BankLimit',
  'provider.CardExpired',
  'provider.Declined',
  'provider.InsufficientFunds',
  'tooLate',
  'tooLittle',
  'tooMuch',
] as const;

const PLAIN = { rule: null, until: null, amount: null } as const;

/** The request failed without a response. */
export const NETWORK: Reason = { type: 'Network', ...PLAIN };

/** Whether the payment may have been made nevertheless. A retry with the same idempotency key is safe. */
export const isOutcomeUnknown = ({ type }: Reason): boolean =>
  type === NETWORK.type || type === 'Unavailable';

const textIn = (keys: ServerError['keys'], name: string): string | null => {
  const value = keys[name];
  return typeof value === 'string' ? value : null;
};

export function reasonOf(error: ServerError | null): Reason {
  if (!error) return NETWORK;
  const { type, keys } = error;
  const left = textIn(keys, 'left');
  const currency = textIn(keys, 'currency');
  return {
    // LIMIT-07: the platform's type is only the limit's period, which is too little for the text.
    type: left === null ? type : 'DepositLimitReached',
    rule: textIn(keys, 'rule'),
    until: textIn(keys, 'returnsAt') ?? textIn(keys, 'until'),
    amount: left !== null && isCurrency(currency) ? { amount: left, currency } : null,
  };
}

export const refusalReason = ({ type, rule, until, reason }: Refused): Reason => ({
  ...PLAIN,
  type: reason ? `provider.${reason}` : type,
  rule,
  until,
});

type Refused = RefusalPartsFragment & { readonly reason?: ProviderReason | null };
