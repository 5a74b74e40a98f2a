import { isPaymentProvider, PAYMENT_PROVIDERS, type PaymentProvider } from './providers.ts';

/** CUST-04: providers that can verify a player's identity at sign-in. */
export const VERIFICATION_PROVIDERS = ['KEYCLOAK', 'PIQ', 'SMS', 'TRUSTLY', 'ZIMPLER'] as const;

/** AMB-33: returns the payment provider that the API spells in capitals (`TRUSTLY`); null when there is none. */
export const paymentProviderOf = (apiName: string): PaymentProvider | null =>
  VERIFICATION_PROVIDERS.some((known) => known === apiName)
    ? (PAYMENT_PROVIDERS.find((provider) => provider.toUpperCase() === apiName) ?? null)
    : null;

/** CUST-03: sign-in at any payment provider needs no password, even if `VERIFICATION_PROVIDERS` lacks it. */
export const isPasswordless = (flow: string): boolean => isPaymentProvider(flow);
