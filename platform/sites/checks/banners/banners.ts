import type { SiteBanner } from '@foyer/sites/schema/banners.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { localesOf, type Texts } from '../../messages.ts';
import type { BrandFiles, SiteFiles } from '../../siteFiles.ts';
import type { SiteReader } from '../../reader/siteReader.ts';
import { checkText } from '../texts/checkText.ts';
import { checkUnique, type ReportField } from '../pageFiles.ts';

type Report = SiteReader['report'];

/** Placeholders that a banner's texts may use. */
const valuesOf = ({ type }: SiteBanner): readonly string[] =>
  type === 'Maintenance' ? ['brand', 'time'] : ['brand', 'from', 'until'];

/** Checks that every banner has its texts and can be shown to some player. */
export function checkBanners(files: SiteFiles, texts: Texts, report: Report): void {
  const { licences, markets, brands } = files;
  const locales = localesOf(brands.values());
  const each = (
    file: string,
    banners: readonly SiteBanner[],
    check: (banner: SiteBanner, report: ReportField) => void,
  ) => {
    const ids = banners.map(({ id }) => id);
    checkUnique(ids, (index, problem) => report(file, `banners.${index}.id`, problem));
    banners.forEach((banner, index) =>
      check(banner, (field, problem) => report(file, `banners.${index}.${field}`, problem)),
    );
  };

  for (const [name, licence] of licences)
    each(`licences/${name}.json`, licence.banners, (banner, report) => {
      checkTexts(banner, texts, locales, report);
      checkRule(banner, licence.rules.ibJackpotNotification, report);
      checkCloseDown(banner, report);
    });
  for (const [country, { banners }] of markets)
    each(`markets/${country}.json`, banners, (banner, report) => {
      checkTexts(banner, texts, locales, report);
      if (banner.countries) report('countries', 'is for brands and licences: this file is about one country');
    });
  for (const [name, brand] of brands)
    each(`brands/${name}/brand.json`, brand.brand.banners, (banner, report) => {
      checkTexts(banner, texts, brand.brand.locales, report);
      checkBrand(banner, brand, report);
      checkRule(banner, licences.get(brand.brand.licence)?.rules.ibJackpotNotification, report);
      checkCloseDown(banner, report);
    });
}

function checkBrand(banner: SiteBanner, { brand, jackpot }: BrandFiles, report: ReportField): void {
  const served = [brand.country, ...brand.countries];
  for (const country of banner.countries ?? [])
    if (!served.includes(country)) report('countries', `the brand does not serve ${country}`);
  if ('page' in banner && banner.page && !brand.pages.includes(banner.page))
    report('page', `the brand has no '${banner.page}'`);
  if (banner.type === 'InstantBankingJackpot' && !jackpot) report('type', 'needs a jackpot');
}

// LIC-17: reports a banner that the licence never shows.
function checkRule({ type }: SiteBanner, wantsNotification: boolean | undefined, report: ReportField): void {
  if (type === 'InstantBankingJackpot' && wantsNotification === false)
    report('type', 'is never shown: the licence does not want it (ibJackpotNotification)');
}

/** BANNER-02: without `countries`, players of every country would read that their market closes. */
function checkCloseDown({ type, countries }: SiteBanner, report: ReportField): void {
  if (type === 'GermanyCloseDown' && !countries) report('countries', 'has to list where the brand closes');
}

/** Every text must exist in all locales, so that no banner mixes two languages. */
function checkTexts(banner: SiteBanner, texts: Texts, locales: readonly Locale[], report: ReportField): void {
  const fields = ['title', 'text', ...('page' in banner && banner.page ? ['act'] : [])];
  const allowed = valuesOf(banner);
  for (const field of fields)
    checkText(
      { area: 'letters', key: `letters.banner.${banner.words}.${field}` },
      { texts, locales, isAllowed: (value) => allowed.includes(value) },
      (problem) => report('words', problem),
    );
}
