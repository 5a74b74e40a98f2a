import type { FeeTerms } from '@foyer/contract/cashier/fee.ts';
import type { PaymentMethodData, Site } from '../../../sites/index.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { compare, largerOf, type Money } from '@foyer/domain/money.ts';

export type Direction = 'deposit' | 'withdrawal';
type MethodTerms = NonNullable<PaymentMethodData['deposit']>;

export interface OfferedMethod
  extends
    Pick<PaymentMethodData, 'id' | 'provider' | 'providerMethod' | 'kind' | 'label' | 'isInstantBanking'>,
    FeeTerms {
  readonly speed: MethodTerms['speed'];
  readonly takesMinutes: number;
  readonly min: Money;
  readonly max: Money;
}

export interface Offer {
  readonly site: Pick<Site, 'paymentMethods'>;
  readonly currency: Currency;
  /** CASH-01, CASH-27: the wallet's minimum amount for this direction. */
  readonly minimum: Money;
  hasProvider(provider: string): boolean;
}

export function methodsOffered(
  direction: Direction,
  { site, currency, minimum, hasProvider }: Offer,
): readonly OfferedMethod[] {
  return site.paymentMethods.flatMap((method) => {
    const terms = method[direction];
    const limits = terms?.limits.get(currency);
    if (!terms || !limits || !hasProvider(method.provider)) return [];
    const min = largerOf(limits.min, minimum);
    if (compare(limits.max, min) < 0) return [];
    const { id, provider, providerMethod, kind, label, isInstantBanking } = method;
    const { speed, takesMinutes, feeBasisPoints } = terms;
    const { max, feeFixed } = limits;
    return [
      {
        id,
        provider,
        providerMethod,
        kind,
        label,
        isInstantBanking,
        speed,
        takesMinutes,
        feeRate: (feeBasisPoints / 10_000).toString(),
        feeFixed,
        min,
        max,
      },
    ];
  });
}
