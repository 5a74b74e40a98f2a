import { siteHost } from '@foyer/domain/host.ts';
import { methodOf } from '@foyer/contract/registration/methods.ts';
import { paymentProviderOf } from '@foyer/contract/signIn/flows.ts';
import { paymentLoginsOf } from './foldSettings.ts';
import type { Messages, Texts } from './messages.ts';
import type { BrandFiles, SiteFiles } from './siteFiles.ts';
import { checkIdentityRules } from './checks/identity.ts';
import { checkBanners } from './checks/banners/banners.ts';
import { checkCalendars } from './checks/calendar/calendars.ts';
import { checkCashback } from './checks/cashback/cashback.ts';
import { checkThemeExperiment } from './checks/experiments.ts';
import { checkGamification } from './checks/gamification/gamification.ts';
import { checkShops } from './checks/gamification/shops.ts';
import { checkImages } from './checks/catalogue/images.ts';
import { checkPromotions } from './checks/promotions.ts';
import { brandsWithPage, checkCurrencies, checkUnique, openGames } from './checks/pageFiles.ts';
import { loosened } from './checks/strictness.ts';
import { checkRealityChecks } from './checks/realityChecks.ts';
import { checkRaffles } from './checks/raffles/raffles.ts';
import { checkSelfExclusion } from './checks/selfExclusion.ts';
import { checkPaymentMethods } from './markets/paymentMethods.ts';
import type { SiteReader } from './reader/siteReader.ts';

type Report = SiteReader['report'];

/** Checks that the names in each file exist in the files that they refer to. */
export function checkReferences(
  files: SiteFiles,
  { texts, english }: { readonly texts: Texts; readonly english: Messages },
  report: Report,
): void {
  if (!files.brands.has(files.defaultBrand))
    report('sites.json', 'defaultBrand', `there is no brand '${files.defaultBrand}'`);
  checkHosts(files, report);
  checkRegistration(files, report);
  checkCatalogue(files, report);
  checkImages(files, report);
  checkPaymentMethods(files, english, report);
  checkJackpots(files, report);
  checkRaffles(files, report);
  checkCashback(files, report);
  checkSelfExclusion(files, report);
  checkPromotions(files, texts, report);
  checkCalendars(files, texts, report);
  checkIdentityRules(files, report);
  checkBanners(files, texts, report);
  checkGamification(files, texts, report);
  checkShops(files, texts, report);
  checkRealityChecks(files, report);
  for (const [name, brand] of files.brands)
    checkBrand(`brands/${name}/brand.json`, brand, files, english, report);
}

function checkBrand(
  file: string,
  { brand, themes }: BrandFiles,
  files: SiteFiles,
  english: Messages,
  report: Report,
): void {
  const licence = files.licences.get(brand.licence);
  if (!licence) report(file, 'licence', `there is no licences/${brand.licence}.json`);
  else {
    for (const rule of loosened(licence.rules, brand.rules))
      report(file, `rules.${rule}`, `is looser than the licence ${brand.licence}`);
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

  const open = openGames(files);
  brand.heroes.forEach((hero, index) => {
    if (!open.has(hero.game)) report(file, `heroes.${index}.game`, `there is no open game '${hero.game}'`);
    for (const part of ['kicker', 'copy'] as const)
      if (!(hero[part] in english))
        report(file, `heroes.${index}.${part}`, `there is no text '${hero[part]}'`);
  });
  const lists = new Set(files.lists.map(({ slug }) => slug));
  brand.lobby.forEach((slug, index) => {
    if (!lists.has(slug)) report(file, `lobby.${index}`, `there is no list '${slug}'`);
  });
}

function checkHosts(files: SiteFiles, report: Report): void {
  const taken = new Map<string, string>();
  for (const [name, { brand }] of files.brands) {
    const claimed: [field: string, host: string][] = brand.hosts.map((host, index) => [
      `hosts.${index}`,
      host,
    ]);
    if (brand.origin !== null) claimed.push(['origin', new URL(brand.origin).hostname]);
    for (const [field, host] of claimed) {
      const other = taken.get(siteHost(host));
      if (other && other !== name)
        report(`brands/${name}/brand.json`, field, `'${host}' belongs to ${other} already`);
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

function checkCatalogue({ games, studios, lists, markets }: SiteFiles, report: Report): void {
  const known = new Set(games.map(({ slug }) => slug));
  const studioSlugs = new Set(studios.map(({ slug }) => slug));
  for (const [file, rows] of Object.entries({ games, studios, lists }))
    checkUnique(
      rows.map(({ slug }) => slug),
      (index, problem) => report(`catalogue/${file}.json`, `${index}.slug`, problem),
    );
  const parts = new Set(
    [...markets.values()].flatMap((market) => market.subDivisions.map(({ code }) => code)),
  );
  games.forEach(({ slug, studio, blockedCountries }, index) => {
    if (!studioSlugs.has(studio))
      report('catalogue/games.json', `${index}.studio`, `'${slug}' is of the unknown studio '${studio}'`);
    for (const region of blockedCountries.filter((one) => one.includes('-') && !parts.has(one)))
      report('catalogue/games.json', `${index}.blockedCountries`, `no market has the part '${region}'`);
  });
  lists.forEach(({ selection }, index) => {
    if (selection.by === 'newest') return;
    const [field, named] =
      selection.by === 'hand' ? ['games', selection.games] : ['first', selection.first ?? []];
    for (const slug of named.filter((game) => !known.has(game)))
      report('catalogue/lists.json', `${index}.selection.${field}`, `there is no game '${slug}'`);
  });
}

/** A jackpot needs contributions in all currencies of the brand. */
function checkJackpots(files: SiteFiles, reportFile: Report): void {
  const page = { page: 'jackpot', file: 'jackpot' } as const;
  for (const { files: own, data, report } of brandsWithPage(files, page, reportFile))
    checkCurrencies(own, data.contributions, (problem) => report('contributions', problem));
}
