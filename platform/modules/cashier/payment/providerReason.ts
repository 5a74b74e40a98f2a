import type { ProviderReason } from '@foyer/contract/generated/resolvers.ts';

const REASONS: Readonly<Record<string, ProviderReason>> = {
  account_closed: 'AccountClosed',
  bank_limit: 'BankLimit',
  card_expired: 'CardExpired',
  insufficient_funds: 'InsufficientFunds',
};

/**
 * What a player is told of why a provider said no. A suspicion of fraud, and any word that is not known, is told as
 * `Declined`: who is suspected learns nothing of it.
 */
export const providerReason = (word: string | null): ProviderReason =>
  word !== null && Object.hasOwn(REASONS, word) ? (REASONS[word] ?? 'Declined') : 'Declined';
