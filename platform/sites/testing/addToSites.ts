import { access, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ADDED_CODES, addCodes } from './addCodes.ts';

/** What `addToSites` adds; everything about the brand differs from the demonstration's. */
export const ADDED = { brand: 'aurora', studio: 'lantern-works', game: 'lantern-walk' } as const;

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800"><path d="M0 0h600v800H0z"/></svg>\n';

/**
 * Adds a brand, a studio and a game to a folder of site data, as an integrator does: by files alone. The brand has
 * a currency, a licence and a locale that are added as well, and no chat, jackpot, sports, promotions or banners.
 * Without effect on a folder that has it.
 */
export async function addToSites(sites: string): Promise<void> {
  const at = (file: string): string => join(sites, file);
  const edit = async (file: string, change: (json: never) => unknown): Promise<void> =>
    writeFile(
      at(file),
      `${JSON.stringify(change(JSON.parse(await readFile(at(file), 'utf8')) as never), null, 2)}\n`,
    );

  if (await isThere(at(`brands/${ADDED.brand}`))) return;
  await addCodes(sites);
  await cp(at('brands/tivoli'), at(`brands/${ADDED.brand}`), { recursive: true });
  for (const file of ['calendar', 'cashback', 'gamification', 'jackpot', 'promotions', 'raffle', 'shop'])
    await rm(at(`brands/${ADDED.brand}/${file}.json`));
  await edit(`brands/${ADDED.brand}/brand.json`, (brand: object) => ({ ...brand, ...BRAND }));
  await edit(`brands/${ADDED.brand}/theme.json`, (theme: object) => ({
    ...theme,
    id: ADDED.brand,
    label: 'Aurora',
  }));

  const { liveTables: _none, ...studio } = JSON.parse(await readFile(at('studios/sandbox.json'), 'utf8'));
  const server = {
    ...studio,
    studio: ADDED.studio,
    origin: 'https://games.lantern.example',
    currencies: CURRENCIES,
  };
  await writeFile(at(`studios/${ADDED.studio}.json`), `${JSON.stringify(server, null, 2)}\n`);
  await mkdir(at('catalogue/images'), { recursive: true });
  for (const name of [ADDED.studio, ADDED.game]) await writeFile(at(`catalogue/images/${name}.svg`), PICTURE);
  await edit('catalogue/studios.json', ([first, ...others]: readonly [object, ...object[]]) => [
    first,
    ...others,
    {
      ...first,
      slug: ADDED.studio,
      provider: ADDED.studio,
      name: 'Lantern Works',
      logo: `images/${ADDED.studio}.svg`,
      images: undefined,
      currencies: CURRENCIES,
      licences: [ADDED_CODES.licence],
    },
  ]);
  await edit('catalogue/games.json', ([first, ...others]: readonly [object, ...object[]]) => [
    first,
    ...others,
    {
      ...first,
      slug: ADDED.game,
      title: 'Lantern Walk',
      studio: ADDED.studio,
      lookupId: ADDED.game,
      images: { portrait: `images/${ADDED.game}.svg` },
    },
  ]);
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const CURRENCIES = ['EUR', 'USD', ADDED_CODES.currency];

const BRAND = {
  brand: ADDED.brand,
  siteDataName: ADDED.brand,
  operator: 'aurora-and-daughters',
  label: 'Aurora',
  title: 'Aurora Casino',
  licence: ADDED_CODES.licence,
  licensee: {
    company: 'Aurora & Daughters Ltd',
    licenceNumber: 'AURORA/1',
    address: '1 Harbour Street, Dublin',
  },
  country: 'IE',
  countries: ['FI', ADDED_CODES.country],
  locales: ['en', 'fi', ADDED_CODES.locale],
  currencies: CURRENCIES,
  features: ['Keycloak'],
  pages: ['rewards', 'moreCasinos'],
  hosts: ['aurora.example'],
  autoAcceptCookieCountries: [],
  experiments: {},
  chat: null,
  banners: [],
  messages: [],
  themes: ['theme.json'],
};
