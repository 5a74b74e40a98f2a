import type { SiteBanner } from '@foyer/sites/schema/banners.ts';
import { LOCALES, type Locale } from '@foyer/domain/locale.ts';
import type { Texts } from '../messages.ts';
import type { BrandFiles, SiteFiles } from '../siteFiles.ts';
import type { SiteReader } from '../siteReader.ts';
import { messageIn, valuesIn } from './messages.ts';

type Report = SiteReader['report'];
/** Of one field of the banner that is looked at. */
type Note = (field: string, problem: string) => void;

/** What a text of a site's banner may name; whoever shows it fills them in. */
const valuesOf = ({ type }: SiteBanner): readonly string[] =>
  type === 'Maintenance' ? ['brand', 'time'] : ['brand', 'from', 'until'];

/** What site data announces can be said, and can be seen by somebody. */
export function checkBanners(files: SiteFiles, texts: Texts, report: Report): void {
  const { licences, markets, brands } = files;
  const each = (file: string, banners: readonly SiteBanner[], check: (one: SiteBanner, note: Note) => void) =>
    banners.forEach((banner, place) => {
      const note: Note = (field, problem) => report(file, `banners.${place}.${field}`, problem);
      if (banners.findIndex(({ id }) => id === banner.id) < place)
        note('id', `'${banner.id}' stands here twice`);
      check(banner, note);
    });

  for (const [name, licence] of licences)
    each(`licences/${name}.json`, licence.banners, (banner, note) => {
      checkTexts(banner, { texts, locales: LOCALES }, note);
      checkRule(banner, licence.rules.ibJackpotNotification, note);
      checkGermany(banner, banner.countries ?? [], note);
    });
  for (const [country, { banners }] of markets)
    each(`markets/${country}.json`, banners, (banner, note) => {
      checkTexts(banner, { texts, locales: LOCALES }, note);
      if (banner.countries) note('countries', 'is for brands and licences: this file is about one country');
      checkGermany(banner, [country], note);
    });
  for (const [name, brand] of brands)
    each(`brands/${name}/brand.json`, brand.brand.banners, (banner, note) => {
      checkTexts(banner, { texts, locales: brand.brand.locales }, note);
      checkBrand(banner, brand, note);
      checkRule(banner, licences.get(brand.brand.licence)?.rules.ibJackpotNotification, note);
      checkGermany(banner, banner.countries ?? [], note);
    });
}

function checkBrand(banner: SiteBanner, { brand, jackpot }: BrandFiles, note: Note): void {
  const served = [brand.country, ...brand.countries];
  for (const country of banner.countries ?? [])
    if (!served.includes(country)) note('countries', `the brand does not serve ${country}`);
  if ('page' in banner && banner.page && !brand.pages.includes(banner.page))
    note('page', `the brand has no '${banner.page}'`);
  if (banner.type === 'InstantBankingJackpot' && !jackpot) note('type', 'needs a jackpot');
}

// LIC-17
function checkRule({ type }: SiteBanner, wantsNotification: boolean | undefined, note: Note): void {
  if (type === 'InstantBankingJackpot' && wantsNotification === false)
    note('type', 'is never shown: the licence does not want it (ibJackpotNotification)');
}

function checkGermany({ type }: SiteBanner, countries: readonly string[], note: Note): void {
  if (type === 'GermanyCloseDown' && countries.join() !== 'DE') note('countries', 'has to be ["DE"]');
}

interface Words {
  readonly texts: Texts;
  readonly locales: readonly Locale[];
}

/** Each in every language it is read in: nobody is told half of it in another. */
function checkTexts(banner: SiteBanner, { texts, locales }: Words, note: Note): void {
  const parts = ['title', 'text', ...('page' in banner && banner.page ? ['act'] : [])];
  for (const part of parts) {
    const key = `letters.banner.${banner.words}.${part}`;
    const lacking = locales.filter((locale) => !messageIn(texts, locale, { area: 'letters', key }));
    if (lacking.length > 0) note('words', `there is no text '${key}' in ${lacking.join(', ')}`);
    const known = valuesOf(banner);
    const strangers = valuesIn(messageIn(texts, 'en', { area: 'letters', key })).filter(
      (name) => !known.includes(name),
    );
    if (strangers.length > 0)
      note('words', `'${key}' asks for ${strangers.join(', ')}, which nobody fills in`);
  }
}
