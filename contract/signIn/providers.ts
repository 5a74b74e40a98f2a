/**
 * Payment providers that players can sign in with, as named in the `flow` of a token. AMB-33: CUST-02 has
 * fewer sign-in flows than the specification has sign-in pages, so the API's enumeration lacks the last two.
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
