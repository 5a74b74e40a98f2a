import type { ProviderReason, RefusalPartsFragment } from '@foyer/contract/generated/operations.ts';
import { isCurrency } from '@foyer/domain/currency.ts';
import type { MoneyJson } from '@foyer/domain/money.ts';
import type { ServerError } from '../../../transport/graphql/errors.ts';

/** Why something was not done, ready to be said: a text's key and what it names. */
export interface Reason {
  readonly type: string;
  /** The rule it follows from, told with it: `LIMIT-07`. */
  readonly rule: string | null;
  /** When it ends by itself. */
  readonly until: string | null;
  /** What was still open. */
  readonly amount: MoneyJson | null;
}

/** The types whose words the site has; any other is told in general words. */
export const KNOWN_REASONS = [
  'Abandoned',
  'AccountClosed',
  'CancelWithdrawalBlocked',
  'ClosedLoop',
  'DepositLimitReached',
  'DepositLimitUsedUp',
  'DepositsBlocked',
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

/** The call itself failed: nobody knows what became of it, and the same again is safe. */
export const NETWORK: Reason = { type: 'Network', ...PLAIN };

const textIn = (keys: ServerError['keys'], name: string): string | null => {
  const value = keys[name];
  return typeof value === 'string' ? value : null;
};

/** A refusal of a command. */
export function reasonOf(error: ServerError | null): Reason {
  if (!error) return NETWORK;
  const { type, keys } = error;
  const left = textIn(keys, 'left');
  const currency = textIn(keys, 'currency');
  return {
    // LIMIT-07: its first reason is the period, which says too little.
    type: left === null ? type : 'DepositLimitReached',
    rule: textIn(keys, 'rule'),
    until: textIn(keys, 'returnsAt') ?? textIn(keys, 'until'),
    amount: left !== null && isCurrency(currency) ? { amount: left, currency } : null,
  };
}

/** What the platform tells of a closed desk, or of a payment that came to nothing: there a provider has said why. */
export const refusalReason = ({ type, rule, until, reason }: Refused): Reason => ({
  ...PLAIN,
  type: reason ? `provider.${reason}` : type,
  rule,
  until,
});

type Refused = RefusalPartsFragment & { readonly reason?: ProviderReason | null };
