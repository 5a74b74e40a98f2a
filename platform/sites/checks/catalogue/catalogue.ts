import { LISTED_LICENCES } from '@foyer/sites/schema/licenceTable.ts';
import type { Licence } from '@foyer/domain/licence.ts';
import type { SiteReader } from '../../reader/siteReader.ts';
import type { SiteFiles } from '../../siteFiles.ts';
import { checkUnique } from '../pageFiles.ts';
import { checkSwitchedOff } from './switchedOff.ts';

type Report = SiteReader['report'];

/** Checks that studios, games and lists refer to what exists, in all files of the catalogue. */
export function checkCatalogue(files: SiteFiles, report: Report): void {
  const { studios, lists } = files;
  for (const [file, rows] of Object.entries({ studios, lists }))
    checkUnique(
      rows.map(({ slug }) => slug),
      (index, problem) => report(`catalogue/${file}.json`, `${index}.slug`, problem),
    );
  checkGames(files, report);
  checkLists(files, report);
  checkSwitchedOff(files, report);
  checkLicenceNames(files, report);
}

function checkGames(files: SiteFiles, report: Report): void {
  const { gameFiles, studios, markets } = files;
  const studioSlugs = new Set(studios.map(({ slug }) => slug));
  const parts = new Set(
    [...markets.values()].flatMap((market) => market.subDivisions.map(({ code }) => code)),
  );
  // Games of the demonstration's companies are left out in production.
  const offered = new Set(files.games);
  const seen = new Map<string, string>();
  for (const { file, path, games } of gameFiles)
    games.forEach((game, index) => {
      if (!offered.has(game)) return;
      const { slug, studio, blockedCountries } = game;
      const other = seen.get(slug);
      if (other !== undefined)
        report(file, `${path}${index}.slug`, `'${slug}' is a game of ${other} already: set another slug`);
      seen.set(slug, file);
      if (!studioSlugs.has(studio))
        report(file, `${path}${index}.studio`, `'${slug}' is of the unknown studio '${studio}'`);
      for (const region of blockedCountries.filter((one) => one.includes('-') && !parts.has(one)))
        report(file, `${path}${index}.blockedCountries`, `no market has the part '${region}'`);
    });
}

function checkLists({ games, lists }: SiteFiles, report: Report): void {
  const known = new Set(games.map(({ slug }) => slug));
  lists.forEach(({ selection }, index) => {
    if (selection.by === 'newest') return;
    const [field, named] =
      selection.by === 'hand' ? ['games', selection.games] : ['first', selection.first ?? []];
    for (const slug of named.filter((game) => !known.has(game)))
      report('catalogue/lists.json', `${index}.selection.${field}`, `there is no game '${slug}'`);
  });
}

/** A licence that is written wrong would block nothing. The catalogue may name the specification's without their files. */
function checkLicenceNames(
  { licences, studios, gameFiles, paymentMethods }: SiteFiles,
  report: Report,
): void {
  const check = (file: string, field: string, named: readonly Licence[]): void =>
    named.forEach((licence, index) => {
      if (!licences.has(licence) && !LISTED_LICENCES.has(licence))
        report(file, `${field}.${index}`, `there is no licences/${licence}.json`);
    });
  studios.forEach((studio, index) => check('catalogue/studios.json', `${index}.licences`, studio.licences));
  for (const { file, path, games } of gameFiles)
    games.forEach((game, index) => check(file, `${path}${index}.blockedLicences`, game.blockedLicences));
  paymentMethods.forEach((method, index) =>
    check('payments/methods.json', `${index}.blockedLicences`, method.blockedLicences),
  );
}
