import type { SiteReader } from '../../reader/siteReader.ts';
import type { SiteFiles } from '../../siteFiles.ts';

const FILE = 'catalogue/switchedOff.json';

/** A name that is written wrong would switch nothing off. */
export function checkSwitchedOff(files: SiteFiles, report: SiteReader['report']): void {
  // Production leaves out the demonstration's games, which the file may still name.
  const games = files.gameFiles.flatMap((file) => file.games);
  const known = {
    games: new Set(games.map(({ slug }) => slug)),
    studios: new Set([...files.studios.map(({ slug }) => slug), ...games.map(({ studio }) => studio)]),
    brands: new Set(files.brands.keys()),
    countries: regionsOf(files.markets),
  };
  files.switchedOff.forEach((entry, index) => {
    const check = (field: keyof typeof known, problem: (name: string) => string): void =>
      entry[field]?.forEach((name, at) => {
        if (!known[field].has(name)) report(FILE, `${index}.${field}.${at}`, problem(name));
      });
    check('games', (name) => `there is no game '${name}'`);
    check('studios', (name) => `there is no studio '${name}'`);
    check('brands', (name) => `there is no brand '${name}'`);
    check('countries', (name) =>
      name.includes('-') ? `no market has the part '${name}'` : `there is no markets/${name}.json`,
    );
  });
}

const regionsOf = (markets: SiteFiles['markets']): ReadonlySet<string> =>
  new Set(
    [...markets].flatMap(([country, { subDivisions }]) => [country, ...subDivisions.map(({ code }) => code)]),
  );
