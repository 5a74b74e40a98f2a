import type { PaymentPort, PaymentPorts } from '../../modules/cashier/index.ts';
import type { Clock } from '../../infra/clock.ts';
import { ConfigError, type Config } from '../../infra/config.ts';
import {
  paymentProviderConfigs,
  type PaymentProviderConfig,
} from '../../providers/payments/paymentProvider.ts';
import { finsharkPayments } from '../../providers/finshark/payment.ts';
import { krofortPayments } from '../../providers/krofort/payment.ts';
import { piqPayments } from '../../providers/piq/payment.ts';
import { plastraPayments } from '../../providers/plastra/payment.ts';
import { trustlyPayments } from '../../providers/trustly/payment.ts';
import { zimplerPayments } from '../../providers/zimpler/payment.ts';

/** Adapters by provider name, which is used in URLs and as `provider` in `sites/payments/methods.json`. */
const ADAPTERS: Readonly<Record<string, (provider: PaymentProviderConfig, clock: Clock) => PaymentPort>> = {
  trustly: trustlyPayments,
  zimpler: zimplerPayments,
  piq: piqPayments,
  finshark: finsharkPayments,
  krofort: krofortPayments,
  plastra: plastraPayments,
};

/** Creates the adapters of the configured payment providers. @throws ConfigError for a provider without an adapter */
export function paymentPorts(
  config: Pick<Config, 'paymentProviders' | 'paymentFrames'>,
  clock: Clock,
): PaymentPorts {
  return Object.fromEntries(
    Object.entries(paymentProviderConfigs(config)).map(([name, provider]) => {
      const adapter = Object.hasOwn(ADAPTERS, name) ? ADAPTERS[name] : undefined;
      if (adapter) return [name, adapter(provider, clock)];
      const names = Object.keys(ADAPTERS).join(', ');
      throw new ConfigError(`FOYER_PAYMENT_URLS names '${name}'; it must be one of ${names}`);
    }),
  );
}
