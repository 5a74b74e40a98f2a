import type { PaymentPort } from '../../modules/cashier/index.ts';
import type { Config } from '../../infra/config.ts';

/** Base URL of a provider's API, and the key that signs messages in both directions. */
export type PartnerConnection = Config['paymentProviders'][string];

export interface PaymentProviderConfig extends PartnerConnection {
  /** Origin of the provider's pages, which are shown in a frame of the lobby. */
  readonly frameOrigin: string;
}

export const paymentProviderConfigs = ({
  paymentProviders,
  paymentFrames,
}: Pick<Config, 'paymentProviders' | 'paymentFrames'>): Readonly<Record<string, PaymentProviderConfig>> =>
  Object.fromEntries(
    Object.entries(paymentProviders).map(([name, { url, keys }]) => [
      name,
      { url, keys, frameOrigin: paymentFrames[name] ?? new URL(url).origin },
    ]),
  );

export type Callback = Parameters<PaymentPort['read']>[0];
