import { brandId } from '@foyer/domain/ids.ts';
import type { PaymentPort, PaymentPorts } from '../../modules/cashier/index.ts';
import type { Clock } from '../../infra/clock.ts';
import { ConfigError, type Config } from '../../infra/config.ts';
import { portOfMerchants, type MerchantPort } from '../../providers/payments/merchants.ts';
import {
  paymentProviderConfigs,
  type AdapterConfig,
  type PaymentProviderConfig,
} from '../../providers/payments/paymentProvider.ts';
import { finsharkPayments } from '../../providers/finshark/payment.ts';
import { gatewayPayments } from '../../providers/gateway/payment.ts';
import { krofortPayments } from '../../providers/krofort/payment.ts';
import { piqPayments } from '../../providers/piq/payment.ts';
import { plastraPayments } from '../../providers/plastra/payment.ts';
import { trustlyPayments } from '../../providers/trustly/payment.ts';
import { zimplerPayments } from '../../providers/zimpler/payment.ts';

/** Adapters by protocol. The name of a provider is that of its protocol, unless it is configured otherwise. */
const ADAPTERS: Readonly<Record<string, (provider: AdapterConfig, clock: Clock) => MerchantPort>> = {
  trustly: trustlyPayments,
  zimpler: zimplerPayments,
  piq: piqPayments,
  finshark: finsharkPayments,
  krofort: krofortPayments,
  plastra: plastraPayments,
  gateway: gatewayPayments,
};

/**
 * Creates the adapters of the configured payment providers.
 * @throws ConfigError for a provider without an adapter, and for a merchant of an unknown brand
 */
export function paymentPorts(
  config: Pick<Config, 'paymentProviders' | 'paymentFrames'>,
  clock: Clock,
  brands: readonly string[],
): PaymentPorts {
  return Object.fromEntries(
    Object.entries(paymentProviderConfigs(config)).map(([name, provider]) => {
      const { protocol, merchants } = provider;
      const unknownBrand = Object.keys(merchants).find((brand) => !brands.includes(brand));
      if (unknownBrand !== undefined)
        throw new ConfigError(
          `FOYER_PAYMENT_MERCHANTS names '${name}/${unknownBrand}': there is no brand '${unknownBrand}'; it must be one of ${brands.join(', ')}`,
        );
      const adapter = Object.hasOwn(ADAPTERS, protocol) ? ADAPTERS[protocol] : undefined;
      if (!adapter) throw new ConfigError(unknownProtocol(name, protocol));
      const port = portOfMerchants(provider, (keys) => adapter({ ...provider, keys }, clock));
      requireOwnMerchants(name, { port, merchants, brands });
      return [name, port];
    }),
  );
}

interface OwnMerchants {
  readonly port: PaymentPort;
  readonly merchants: PaymentProviderConfig['merchants'];
  readonly brands: readonly string[];
}

/** Keys of one brand would sign for every brand with the same merchant, also for one whose merchant is its own id. */
function requireOwnMerchants(name: string, { port, merchants, brands }: OwnMerchants): void {
  for (const [brand, { id, keys }] of Object.entries(merchants)) {
    const other = keys && brands.find((one) => one !== brand && port.merchantOf(brandId(one)) === id);
    if (other)
      throw new ConfigError(
        `FOYER_PAYMENT_KEYS has keys of '${name}/${brand}' alone, but its merchant '${id}' is that of '${other}' too: give '${brand}' a merchant of its own in FOYER_PAYMENT_MERCHANTS`,
      );
  }
}

function unknownProtocol(name: string, protocol: string): string {
  const protocols = Object.keys(ADAPTERS).join(', ');
  return name === protocol
    ? `FOYER_PAYMENT_URLS names '${name}', which is no protocol: set FOYER_PAYMENT_PROTOCOLS=${name}:<one of ${protocols}>`
    : `FOYER_PAYMENT_PROTOCOLS names '${protocol}' for '${name}'; it must be one of ${protocols}`;
}
