import type { Currency } from '@foyer/domain/currency.ts';
import type { SiteReader } from '../reader/siteReader.ts';
import type { SiteFiles } from '../siteFiles.ts';

type Named = readonly [file: string, field: string, currency: Currency];

/** Reports the currencies of brands, countries and payment methods that have no rate, so that no typing error opens accounts. */
export function checkCurrencyRates(files: SiteFiles, report: SiteReader['report']): void {
  const { rates, brands, markets, paymentMethods } = files;
  if (!rates) return;
  const named: readonly Named[] = [
    ...[...brands].flatMap(([name, { brand }]) =>
      brand.currencies.map((currency, at): Named => [
        `brands/${name}/brand.json`,
        `currencies.${at}`,
        currency,
      ]),
    ),
    ...[...markets].map(([country, { currency }]): Named => [
      `markets/${country}.json`,
      'currency',
      currency,
    ]),
    ...paymentMethods.flatMap((method, at) =>
      (['deposit', 'withdrawal'] as const).flatMap((terms) =>
        [...(method[terms]?.limits.keys() ?? [])].map((currency): Named => [
          'payments/methods.json',
          `${at}.${terms}.limits.${currency}`,
          currency,
        ]),
      ),
    ),
  ];
  for (const [file, field, currency] of named)
    if (!Object.hasOwn(rates.euros, currency))
      report(file, field, `${currency} has no rate: add it to payments/rates.json`);
}
