import type { BrandFile } from '@foyer/sites/schema/brand.ts';
import { isLabelKey, type PaymentMethodData } from '@foyer/sites/schema/payments.ts';
import type { Licence } from '@foyer/domain/licence.ts';
import type { Messages } from '../messages.ts';
import { checkUnique } from '../checks/pageFiles.ts';
import type { SiteFiles } from '../siteFiles.ts';
import type { SiteReader } from '../reader/siteReader.ts';

export interface Payers {
  readonly brand: Pick<BrandFile, 'currencies' | 'paymentMethods'>;
  readonly country: string;
  readonly licence: Licence;
}

/** Terms without a currency of the brand are left out. */
export function methodsOf(all: readonly PaymentMethodData[], payers: Payers): readonly PaymentMethodData[] {
  return chosenOf(all, payers.brand)
    .filter(
      ({ countries, blockedLicences }) =>
        countries.includes(payers.country) && !blockedLicences.includes(payers.licence),
    )
    .map((method) => ({
      ...method,
      deposit: termsOf(method.deposit, payers),
      withdrawal: termsOf(method.withdrawal, payers),
    }))
    .filter(({ deposit, withdrawal }) => deposit !== null || withdrawal !== null);
}

function chosenOf(
  all: readonly PaymentMethodData[],
  { paymentMethods }: Payers['brand'],
): readonly PaymentMethodData[] {
  if (!paymentMethods) return all;
  return paymentMethods.flatMap((id) => all.find((method) => method.id === id) ?? []);
}

function termsOf(
  terms: PaymentMethodData['deposit'],
  { brand: { currencies } }: Payers,
): PaymentMethodData['deposit'] {
  const offered = [...(terms?.limits ?? [])].filter(([currency]) => currencies.includes(currency));
  return terms && offered.length > 0 ? { ...terms, limits: new Map(offered) } : null;
}

const FILE = 'payments/methods.json';

export function checkPaymentMethods(
  { brands, markets, paymentMethods }: SiteFiles,
  english: Messages,
  report: SiteReader['report'],
): void {
  const ids = paymentMethods.map(({ id }) => id);
  checkUnique(ids, (index, problem) => report(FILE, `${index}.id`, problem));
  paymentMethods.forEach(({ label, countries }, index) => {
    if (isLabelKey(label) && !(label in english))
      report(FILE, `${index}.label`, `there is no text '${label}'`);
    countries.forEach((country, at) => {
      if (!markets.has(country))
        report(FILE, `${index}.countries.${at}`, `there is no markets/${country}.json`);
    });
  });
  for (const [name, { brand }] of brands)
    brand.paymentMethods?.forEach((id, index) => {
      if (!ids.includes(id))
        report(`brands/${name}/brand.json`, `paymentMethods.${index}`, `there is no payment method '${id}'`);
    });
}
