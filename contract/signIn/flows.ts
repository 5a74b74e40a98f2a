import { isPaymentProvider, PAYMENT_PROVIDERS, type PaymentProvider } from './providers.ts';

/** CUST-04 */
export const VERIFICATION_PROVIDERS = ['KEYCLOAK', 'PIQ', 'SMS', 'TRUSTLY', 'ZIMPLER'] as const;

/** AMB-33: the payment provider that the API has this word for, in another case; null for a word that is none's. */
export const paymentProviderOf = (word: string): PaymentProvider | null =>
  VERIFICATION_PROVIDERS.some((known) => known === word)
    ? (PAYMENT_PROVIDERS.find((provider) => provider.toUpperCase() === word) ?? null)
    : null;

/** CUST-03, said of the providers that stand in no enumeration too: nobody types a password there. */
export const isPasswordless = (flow: string): boolean => isPaymentProvider(flow);
