import type { IdentityVerificationReason } from '@foyer/contract/generated/resolvers.ts';
import type { Rules } from '@foyer/contract/content/rules.ts';

export type Occasion =
  | { readonly type: 'registration' | 'withdrawal' }
  /** @property euroCents sum of all deposits of the player so far */
  | { readonly type: 'deposit'; readonly euroCents: bigint };

export type KycRules = Pick<
  Rules,
  'kycRequired' | 'kycRequiredForWithdrawal' | 'kycRequiredFromStart' | 'kycDepositsEuros'
>;

/** LIC-19, LIC-20: why a player must verify their identity now; null if they need not. */
export function kycReason(rules: KycRules, occasion: Occasion): IdentityVerificationReason | null {
  // A player who registered before the rule existed must verify at their next deposit or withdrawal.
  if (rules.kycRequired && rules.kycRequiredFromStart) return 'Registration';
  switch (occasion.type) {
    case 'registration':
      return null;
    case 'withdrawal':
      return rules.kycRequiredForWithdrawal ? 'Withdrawal' : null;
    case 'deposit':
      return rules.kycRequired && occasion.euroCents >= BigInt(rules.kycDepositsEuros) * 100n
        ? 'Deposits'
        : null;
  }
}
