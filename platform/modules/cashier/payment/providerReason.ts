import type { ProviderReason } from '@foyer/contract/generated/resolvers.ts';

const REASONS: Readonly<Record<string, ProviderReason>> = {
  account_closed: 'AccountClosed',
  bank_limit: 'BankLimit',
  card_expired: 'CardExpired',
  insufficient_funds: 'InsufficientFunds',
};

/**
 * Maps a provider's refusal reason to the one shown to the player. Suspected fraud and unknown reasons
 * become `Declined`, so that a suspect learns nothing.
 */
export const providerReason = (reason: string | null): ProviderReason =>
  reason !== null && Object.hasOwn(REASONS, reason) ? (REASONS[reason] ?? 'Declined') : 'Declined';
