import type { IdentityVerificationReason } from '@foyer/contract/generated/resolvers.ts';
import type { Rules } from '@foyer/contract/content/rules.ts';

/** What a player does that may be the occasion to ask who he is. */
export type Occasion =
  | { readonly type: 'registration' | 'withdrawal' }
  /** @property euroCents all that he has paid in so far */
  | { readonly type: 'deposit'; readonly euroCents: bigint };

export type KycRules = Pick<
  Rules,
  'kycRequired' | 'kycRequiredForWithdrawal' | 'kycRequiredFromStart' | 'kycDepositsEuros'
>;

/** LIC-19, LIC-20: why a player whom nobody has asked is asked now; null where he is not. */
export function kycReason(rules: KycRules, occasion: Occasion): IdentityVerificationReason | null {
  // Whose account is older than the rule is asked when he next moves money.
  if (rules.kycRequired && rules.kycRequiredFromStart) return 'Registration';
  if (occasion.type === 'withdrawal') return rules.kycRequiredForWithdrawal ? 'Withdrawal' : null;
  if (occasion.type !== 'deposit' || !rules.kycRequired) return null;
  return occasion.euroCents >= BigInt(rules.kycDepositsEuros) * 100n ? 'Deposits' : null;
}
