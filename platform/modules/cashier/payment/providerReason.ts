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
export const providerReason = (word: string | null): ProviderReason =>
  word !== null && Object.hasOwn(REASONS, word) ? (REASONS[word] ?? 'Declined') : 'Declined';
