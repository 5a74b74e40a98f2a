/**
 * The payment providers that a player may sign in with, as a flow's token names them. AMB-33: the pages are more than
 * the flows of CUST-02, so the last two stand in no enumeration of the API.
 */
export const PAYMENT_PROVIDERS = ['Trustly', 'Zimpler', 'Piq', 'Finshark', 'Krofort'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

export const isPaymentProvider = (value: unknown): value is PaymentProvider =>
  PAYMENT_PROVIDERS.some((provider) => provider === value);

/** A provider as an address spells it: `/trustly-login/`. ROUTE-39 to ROUTE-44 */
export const providerSlug = (provider: PaymentProvider): string => provider.toLowerCase();

/** The provider that an address spells so; null for none. */
export const providerOf = (slug: string): PaymentProvider | null =>
  PAYMENT_PROVIDERS.find((provider) => providerSlug(provider) === slug) ?? null;
