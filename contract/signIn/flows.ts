import type { LoginFlow } from '../content/lobbySettings.ts';

/**
 * The payment providers that a player may sign in with, as a flow's token names them. AMB-33: the pages are more than
 * the flows of CUST-02, so the last two stand in no enumeration of the API.
 */
export const PAYMENT_PROVIDERS = ['Trustly', 'Zimpler', 'Piq', 'Finshark', 'Krofort'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

/** CUST-04 */
export const VERIFICATION_PROVIDERS = ['KEYCLOAK', 'PIQ', 'SMS', 'TRUSTLY', 'ZIMPLER'] as const;
export type VerificationProvider = (typeof VERIFICATION_PROVIDERS)[number];

/** AMB-33: the API's word for a flow. */
export const verificationProvider = (flow: LoginFlow): VerificationProvider => PROVIDER_OF_FLOW[flow];

const PROVIDER_OF_FLOW = {
  Keycloak: 'KEYCLOAK',
  Sms: 'SMS',
  Trustly: 'TRUSTLY',
  Piq: 'PIQ',
  Zimpler: 'ZIMPLER',
} as const satisfies Record<LoginFlow, VerificationProvider>;

/** CUST-03, said of the providers that stand in no enumeration too: nobody types a password there. */
export const isPasswordless = (flow: string): boolean =>
  PAYMENT_PROVIDERS.some((provider) => provider === flow);

export const isPaymentProvider = (value: unknown): value is PaymentProvider =>
  PAYMENT_PROVIDERS.some((provider) => provider === value);

/** A provider as an address spells it: `/trustly-login/`. ROUTE-39 to ROUTE-44 */
export const providerSlug = (provider: PaymentProvider): string => provider.toLowerCase();
