import { providerOf, type PaymentProvider } from '@foyer/contract/signIn/providers.ts';

/** The payment provider of a sign-in or handler page, from its name in the route table. */
export function providerAt(variant: string | undefined): PaymentProvider {
  const provider = providerOf(variant ?? '');
  if (!provider) throw new Error(`'${variant}' is not a payment provider`);
  return provider;
}

/** The provider's name in its own spelling. */
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
