import { siteHost } from '@foyer/domain/host.ts';
import { methodOf } from '@foyer/contract/registration/methods.ts';
import { paymentProviderOf } from '@foyer/contract/signIn/flows.ts';
import { paymentLoginsOf } from './foldSettings.ts';
import type { Messages, Texts } from './messages.ts';
import type { BrandFiles, SiteFiles } from './siteFiles.ts';
import { checkIdentityRules } from './checks/identity.ts';
import { checkBanners } from './checks/banners/banners.ts';
import { checkMessages } from './checks/banners/operatorMessages.ts';
import { checkCalendars } from './checks/calendar/calendars.ts';
import { checkCashback } from './checks/cashback/cashback.ts';
import { checkText } from './checks/texts/checkText.ts';
import { checkTexts } from './checks/texts/checkTexts.ts';
import { checkContrast } from './checks/themes/contrast.ts';
import { checkThemeExperiment } from './checks/themes/experiments.ts';
import { checkCurrencyRates } from './rates/checkRates.ts';
import { checkGamification } from './checks/gamification/gamification.ts';
import { checkShops } from './checks/gamification/shops.ts';
import { checkCatalogue } from './checks/catalogue/catalogue.ts';
import { checkImages } from './checks/catalogue/images.ts';
import { checkPromotions } from './checks/promotions.ts';
import { brandsWithPage, checkCurrencies, openGames } from './checks/pageFiles.ts';
import { foldRules, loosened } from './checks/strictness.ts';
import { checkRealityChecks } from './checks/realityChecks.ts';
import { checkRaffles } from './checks/raffles/raffles.ts';
import { checkSelfExclusion } from './checks/selfExclusion.ts';
import { checkExclusionRegisters } from './markets/exclusionRegisters.ts';
import { checkPaymentMethods } from './markets/paymentMethods.ts';
import { checkWithdrawalApprovals } from './markets/withdrawalApprovals.ts';
import type { SiteReader } from './reader/siteReader.ts';
import { checkStudioServers } from './checks/catalogue/studioServers.ts';

type Report = SiteReader['report'];

/** Checks of the brands that read, which need no other file to be valid. */
export function checkOwn(files: Pick<SiteFiles, 'brands'>, report: Report): void {
  checkHosts(files, report);
  for (const [name, { brand, themes }] of files.brands)
    // One that could not be read would move the names of the others.
    for (const [index, theme] of themes.length === brand.themes.length ? themes.entries() : [])
      checkContrast(theme, (field, problem) =>
        report(`brands/${name}/${brand.themes[index]}`, field, problem),
      );
}

/** Checks that the names in each file exist in the files that they refer to. */
export function checkReferences(
  files: SiteFiles,
  { texts, english }: { readonly texts: Texts; readonly english: Messages },
  report: Report,
): void {
  checkTexts(files, texts, report);
  checkRegistration(files, report);
  checkCatalogue(files, report);
  checkStudioServers(files, report);
  checkImages(files, report);
  checkCurrencyRates(files, report);
  checkPaymentMethods(files, english, report);
  checkWithdrawalApprovals(files, report);
  checkJackpots(files, report);
  checkRaffles(files, report);
  checkCashback(files, report);
  checkSelfExclusion(files, report);
  checkExclusionRegisters(files, report);
  checkPromotions(files, texts, report);
  checkCalendars(files, texts, report);
  checkIdentityRules(files, report);
  checkBanners(files, texts, report);
  checkMessages(files, texts, report);
  checkGamification(files, texts, report);
  checkShops(files, texts, report);
  checkRealityChecks(files, report);
  for (const [name, brand] of files.brands)
    checkBrand(`brands/${name}/brand.json`, brand, { files, texts }, report);
}

function checkBrand(
  file: string,
  { brand, themes }: BrandFiles,
  { files, texts }: { readonly files: SiteFiles; readonly texts: Texts },
  report: Report,
): void {
  const licence = files.licences.get(brand.licence);
  if (licence) {
    for (const rule of loosened(licence.rules, brand.rules))
      report(file, `rules.${rule}`, `is looser than the licence ${brand.licence}`);
    if (brand.lobbyForVisitors && !foldRules(licence.rules, brand.rules).lobbyForVisitors)
      report(file, 'lobbyForVisitors', 'has no effect: the rules of licence and brand do not allow it');
    brand.features.forEach((feature, index) => {
      if (licence.forbiddenFeatures.includes(feature))
        report(file, `features.${index}`, `'${feature}' is forbidden by the licence ${brand.licence}`);
    });
    brand.pages.forEach((page, index) => {
      if (licence.forbiddenPages.includes(page))
        report(file, `pages.${index}`, `'${page}' is forbidden by the licence ${brand.licence}`);
    });
  }
  const countries = brand.countries.map((country, index) => [`countries.${index}`, country] as const);
  for (const [field, country] of [['country', brand.country] as const, ...countries])
    if (!files.markets.has(country)) report(file, field, `there is no markets/${country}.json`);

  checkThemeExperiment(file, brand.experiments, themes.length, report);

  const needText = (key: string, field: string): void =>
    checkText({ area: 'catalogue', key }, { texts, locales: brand.locales }, (problem) =>
      report(file, field, problem),
    );
  const open = openGames(files);
  brand.heroes.forEach((hero, index) => {
    if (!open.has(hero.game)) report(file, `heroes.${index}.game`, `there is no open game '${hero.game}'`);
    for (const part of ['kicker', 'copy'] as const) needText(hero[part], `heroes.${index}.${part}`);
  });
  const lists = new Set(files.lists.map(({ slug }) => slug));
  brand.lobby.forEach((slug, index) => {
    if (!lists.has(slug)) report(file, `lobby.${index}`, `there is no list '${slug}'`);
    else needText(`catalogue.list.${slug}`, `lobby.${index}`);
  });
}

function checkHosts(files: Pick<SiteFiles, 'brands'>, report: Report): void {
  // On a developer's machine each brand is at its own name.
  const taken = new Map([...files.brands.keys()].map((name) => [`${name}.localhost`, name]));
  for (const [name, { brand }] of files.brands) {
    const claimed: [field: string, host: string][] = brand.hosts.map((host, index) => [
      `hosts.${index}`,
      host,
    ]);
    if (brand.origin !== null) claimed.push(['origin', new URL(brand.origin).hostname]);
    for (const [field, host] of claimed) {
      const other = taken.get(siteHost(host));
      if (other && other !== name)
        report(
          `brands/${name}/brand.json`,
          field,
          `'${host}' belongs to the brand ${other} already: a host leads to one brand`,
        );
      taken.set(siteHost(host), name);
    }
  }
}

/** REG-01: where a bank verifies new players, the country must offer sign-in at that bank. */
function checkRegistration({ registration, markets }: SiteFiles, report: Report): void {
  const { ROW: _rest, ...listed } = registration;
  for (const country of new Set([...Object.keys(listed), ...markets.keys()])) {
    const method = methodOf(registration, country);
    const provider = paymentProviderOf(method);
    if (provider === null || paymentLoginsOf(markets.get(country)).includes(provider)) continue;
    const field = `registration.${country in listed ? country : 'ROW'}`;
    report('sites.json', field, `is '${method}', and markets/${country}.json has no sign-in at ${provider}`);
  }
}

/** A jackpot needs contributions in all currencies of the brand. */
function checkJackpots(files: SiteFiles, reportFile: Report): void {
  const page = { page: 'jackpot', file: 'jackpot' } as const;
  for (const { files: own, data, report } of brandsWithPage(files, page, reportFile))
    checkCurrencies(own, data.contributions, (problem) => report('contributions', problem));
}
