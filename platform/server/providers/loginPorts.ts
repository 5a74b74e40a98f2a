import { PAYMENT_PROVIDERS, providerSlug, type PaymentProvider } from '@foyer/contract/signIn/providers.ts';
import type { ProviderLoginPort, ProviderLoginPorts } from '../../modules/signIn/index.ts';
import type { Config } from '../../infra/config.ts';
import type { PartnerConnection } from '../../providers/payments/paymentProvider.ts';
import { finshark } from '../../providers/finshark/login.ts';
import { krofort } from '../../providers/krofort/login.ts';
import { piq } from '../../providers/piq/login.ts';
import { trustly } from '../../providers/trustly/login.ts';
import { zimpler } from '../../providers/zimpler/login.ts';

const ADAPTERS: Record<PaymentProvider, (connection: PartnerConnection) => ProviderLoginPort> = {
  Trustly: trustly,
  Zimpler: zimpler,
  Piq: piq,
  Finshark: finshark,
  Krofort: krofort,
};

export function loginPorts({ paymentProviders }: Pick<Config, 'paymentProviders'>): ProviderLoginPorts {
  const ports: Partial<Record<PaymentProvider, ProviderLoginPort>> = {};
  for (const provider of PAYMENT_PROVIDERS) {
    const connection = paymentProviders[providerSlug(provider)];
    if (connection) ports[provider] = ADAPTERS[provider](connection);
  }
  return ports;
}
