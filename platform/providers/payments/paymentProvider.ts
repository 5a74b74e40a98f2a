import type { PaymentPort } from '../../modules/cashier/index.ts';
import type { Config } from '../../infra/config.ts';

/** Base URL of a provider's API, and the key that signs messages in both directions. */
export type PartnerConnection = Pick<Config['paymentProviders'][string], 'url' | 'keys'>;

export interface PaymentProviderConfig extends Required<
  Omit<Config['paymentProviders'][string], 'merchant'>
> {
  /** Our id at the provider; null: each brand's id. */
  readonly merchant: string | null;
  /** Origin of the provider's pages, which are shown in a frame of the lobby. */
  readonly frameOrigin: string;
}

/** What an adapter needs of the configuration. */
export type AdapterConfig = Pick<PaymentProviderConfig, 'url' | 'keys' | 'frameOrigin'>;

export const paymentProviderConfigs = ({
  paymentProviders,
  paymentFrames,
}: Pick<Config, 'paymentProviders' | 'paymentFrames'>): Readonly<Record<string, PaymentProviderConfig>> =>
  Object.fromEntries(
    Object.entries(paymentProviders).map(([name, { url, keys, protocol, merchant, merchants }]) => [
      name,
      {
        url,
        keys,
        protocol: protocol ?? name,
        merchant: merchant ?? null,
        merchants: merchants ?? {},
        frameOrigin: paymentFrames[name] ?? new URL(url).origin,
      },
    ]),
  );

export type Callback = Parameters<PaymentPort['read']>[0];
