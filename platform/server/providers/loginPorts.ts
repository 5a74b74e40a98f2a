import { providerOf, providerSlug, type PaymentProvider } from '@foyer/contract/signIn/providers.ts';
import type { ProviderLoginPort, ProviderLoginPorts } from '../../modules/signIn/index.ts';
import type { Config } from '../../infra/config.ts';
import { finshark } from '../../providers/finshark/index.ts';
import { krofort } from '../../providers/krofort/index.ts';
import { piq } from '../../providers/piq/index.ts';
import { trustly } from '../../providers/trustly/index.ts';
import { zimpler } from '../../providers/zimpler/index.ts';

const ADAPTERS = {
  Trustly: trustly,
  Zimpler: zimpler,
  Piq: piq,
  Finshark: finshark,
  Krofort: krofort,
} as const satisfies Record<PaymentProvider, (provider: { url: string; key: string }) => ProviderLoginPort>;

export function loginPorts({ paymentProviders }: Pick<Config, 'paymentProviders'>): ProviderLoginPorts {
  const ports: Partial<Record<PaymentProvider, ProviderLoginPort>> = {};
  for (const [name, adapter] of Object.entries(ADAPTERS)) {
    const provider = providerOf(name.toLowerCase());
    const config = provider && paymentProviders[providerSlug(provider)];
    if (provider && config) ports[provider] = adapter(config);
  }
  return ports;
}
