/**
 * Payment providers that players can sign in with, as named in the `flow` of a token. AMB-33: there are
 * more sign-in pages than flows in CUST-02, so the last two are in no enumeration of the API.
 */
export const PAYMENT_PROVIDERS = ['Trustly', 'Zimpler', 'Piq', 'Finshark', 'Krofort'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

export const isPaymentProvider = (value: unknown): value is PaymentProvider =>
  PAYMENT_PROVIDERS.some((provider) => provider === value);

/** ROUTE-39 to ROUTE-44: the provider as spelled in paths: `/trustly-login/`. */
export const providerSlug = (provider: PaymentProvider): string => provider.toLowerCase();

/** Returns the provider of a path slug; null when there is none. */
export const providerOf = (slug: string): PaymentProvider | null =>
  PAYMENT_PROVIDERS.find((provider) => providerSlug(provider) === slug) ?? null;
