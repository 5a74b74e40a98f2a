import type { WithdrawalApproval } from '@foyer/sites/schema/payments.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { SiteFiles } from '../siteFiles.ts';
import type { SiteReader } from '../reader/siteReader.ts';

interface Layer {
  readonly withdrawalApproval?: WithdrawalApproval | undefined;
}

interface Layers {
  readonly licence: Layer;
  readonly brand: Layer;
  readonly market: Layer | undefined;
}

/** MONEY-13: what each layer says of withdrawals that wait for an operator. A layer only adds to the others. */
export const withdrawalApprovalsOf = ({ licence, brand, market }: Layers): readonly WithdrawalApproval[] =>
  [licence, brand, market].flatMap((layer) => layer?.withdrawalApproval ?? []);

/** Amounts must be stated in every currency of the brands that they apply to: in another, every withdrawal would wait. */
export function checkWithdrawalApprovals(
  { brands, licences, markets }: SiteFiles,
  report: SiteReader['report'],
): void {
  for (const { brand } of brands.values()) {
    const licence = licences.get(brand.licence);
    const countries = [brand.country, ...brand.countries];
    checkLayer(`licences/${brand.licence}.json`, licence);
    checkLayer(`brands/${brand.brand}/brand.json`, brand);
    for (const country of countries) checkLayer(`markets/${country}.json`, markets.get(country));

    function checkLayer(file: string, layer: Layer | undefined): void {
      const from = layer?.withdrawalApproval?.from;
      if (!from || from.size === 0) return;
      const missing = brand.currencies.filter((currency: Currency) => !from.has(currency));
      if (missing.length > 0)
        report(
          file,
          'withdrawalApproval.from',
          `has no amount in ${missing.join(', ')}, a currency of the brand ${brand.brand}`,
        );
    }
  }
}
