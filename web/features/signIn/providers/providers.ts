import { providerOf, type PaymentProvider } from '@foyer/contract/signIn/providers.ts';

export function providerAt(variant: string | undefined): PaymentProvider {
  const provider = providerOf(variant ?? '');
  if (!provider) throw new Error(`'${variant}' is not a payment provider`);
  return provider;
}

export const labelOf = (provider: PaymentProvider): string => (provider === 'Piq' ? 'PIQ' : provider);

/** Text keys under `signIn.provider` for failed sign-ins at a provider. */
export const LOGIN_FAILED = {
  PENDING: 'timedOut',
  SUCCEEDED: 'timedOut',
  REFUSED: 'refused',
  ABANDONED: 'abandoned',
  TIMED_OUT: 'timedOut',
  NO_ACCOUNT: 'noAccount',
} as const;
