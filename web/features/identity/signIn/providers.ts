import { providerOf, type PaymentProvider } from '@foyer/contract/signIn/providers.ts';

/** The provider whose page or handler it is: a place of the route table. */
export function providerAt(place: string | undefined): PaymentProvider {
  const provider = providerOf(place ?? '');
  if (!provider) throw new Error(`'${place}' is the place of no payment provider`);
  return provider;
}

/** As the company writes itself. */
export const labelOf = (provider: PaymentProvider): string => (provider === 'Piq' ? 'PIQ' : provider);

/** What is told of a sign-in at a provider that came to nothing: a text each, under `signIn.provider`. */
export const LOGIN_FAILED = {
  PENDING: 'timedOut',
  SUCCEEDED: 'timedOut',
  REFUSED: 'refused',
  ABANDONED: 'abandoned',
  TIMED_OUT: 'timedOut',
  NO_ACCOUNT: 'noAccount',
} as const;
