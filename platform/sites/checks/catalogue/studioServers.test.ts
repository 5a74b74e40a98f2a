import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { loadSites, SiteError, type Sites } from '../../index.ts';
import { copySites, type SitesCopy } from '../../testing/copySites.ts';

const AURORA = {
  studio: 'aurora',
  origin: 'https://games.aurora.example',
  launch: '/open?game={game}&token={token}&back={lobby}',
  currencies: ['EUR'],
};

let copy: SitesCopy;
beforeAll(async () => {
  copy = await copySites();
});
afterEach(() => copy.restore());
afterAll(() => copy.delete());

/** A second company with one label and one game, which has no pictures of its own. */
async function addAurora(changes: object, games: object = {}): Promise<void> {
  await copy.write('studios/aurora.json', JSON.stringify({ ...AURORA, ...changes }))();
  const label = { slug: 'aurora-originals', provider: 'aurora', currencies: ['EUR'], images: undefined };
  const game = { slug: 'polar-night', studio: 'aurora-originals', lookupId: 'aurora/PolarNight', ...games };
  const add = (file: string, change: object) =>
    copy.change(file, (rows) => [...Object.values(rows), { ...Object(rows[0]), ...change }])();
  await add('catalogue/studios.json', label);
  await add('catalogue/games.json', game);
}

it('a studio needs nothing but its file, and the brands with its games may frame it', async () => {
  const before = new Map(
    (await loadSites(copy.folder)).brands.map(({ brand, studioOrigins }) => [brand, studioOrigins]),
  );
  await addAurora({ pictures: '/art/{game}/{format}.png' }, { blockedLicences: ['mga'] });
  const sites: Sites = await loadSites(copy.folder, { studioKeys: { aurora: ['x'] } });
  const framed = sites.brands.filter(({ studioOrigins }) => studioOrigins.includes(AURORA.origin));
  expect(framed.map(({ settings }) => settings.license)).not.toContain('mga');
  expect(framed).not.toHaveLength(0);
  for (const { brand, studioOrigins } of sites.brands)
    expect(studioOrigins).toEqual(expect.arrayContaining([...(before.get(brand) ?? ['no brand'])]));
});

it.each([
  [{ origin: 'https://games.example/play' }, 'origin', 'not an origin'],
  [{ launch: '/open?game={game}&t={token}' }, 'launch', 'has no {lobby}'],
  [{ launch: '/{game}?t={token}&l={lobby}&p={player}' }, 'launch', 'names {player}'],
  [{ launch: '/{token}/{game}?l={lobby}' }, 'launch', 'only {game} before'],
  [{ roundPage: '/r?l={lobby}' }, 'roundPage', 'has no {round}'],
  [{ roundPage: '/r/{round}' }, 'roundPage', 'has no {lobby}'],
  [{ roundPage: '/r/{round}?l={lobby}&t={token}' }, 'roundPage', 'names {token}'],
  [{ roundPage: '/r/{stake}/{round}?l={lobby}' }, 'roundPage', 'only {round} and {game} before'],
  [{ roundPage: '/r/{round}?l={lobby}&signature=1' }, 'roundPage', 'has signature, which the platform adds'],
  [{ roundPage: '/r/{round}?l={lobby}#top' }, 'roundPage', 'has a #'],
  [
    { roundPage: '/r/{round}?l={lobby}', dialect: 'a8r', operator: '1', launch: '/v2' },
    'roundPage',
    'is not supported with a dialect',
  ],
  [{ currencies: ['USD'] }, /currencies$/, 'EUR, which studios/aurora.json has not'],
  [{ limits: { largestBet: { EUR: '0' } } }, 'limits.largestBet', 'above zero'],
  [{ limits: { largestPromotionDay: { EUR: '5.00' } } }, 'limits', 'EUR, which largestPromotion has not'],
  [
    { limits: { largestPromotion: { EUR: '5.00' }, largestPromotionDay: { EUR: '4.99' } } },
    'limits',
    'largestPromotionDay in EUR is below largestPromotion',
  ],
  [{ pictures: undefined }, /images$/, 'names no `images`, nor its server any `pictures`'],
  [{ key: 'secret' }, 'key', 'not known here'],
  [{ studio: 'borealis' }, '', "describes 'borealis'"],
])('a studio with %j is refused, and the error names file and field', async (change, field, problem) => {
  await addAurora({ pictures: '/art/{game}/{format}.png', ...change });
  const error: unknown = await loadSites(copy.folder).catch((reason: unknown) => reason);
  expect(error instanceof SiteError && error.mistakes).toContainEqual(
    expect.objectContaining({
      file: expect.stringMatching(/^(studios\/aurora|catalogue\/(studios|games))\.json$/),
      field: typeof field === 'string' ? field : expect.stringMatching(field),
      problem: expect.stringContaining(problem),
    }),
  );
});

it.each([
  [{ studioKeys: { nobody: ['x'] } }, 'FOYER_STUDIO_KEYS › nobody: there is no studios/nobody.json'],
  [{ studioOrigins: { nobody: 'https://x.example' } }, 'FOYER_STUDIO_ORIGINS › nobody: there is no'],
])('a setting for a studio without a file is refused: %j', async (changes, problem) => {
  await expect(loadSites(copy.folder, changes)).rejects.toThrow(problem);
});

it('a label of a studio without a file is refused', async () => {
  await copy.remove('studios/sandbox.json')();
  await expect(loadSites(copy.folder)).rejects.toThrow(
    /catalogue\/studios\.json:\d+ › 0\.provider: 'kvarn' is served by 'sandbox', and there is no/,
  );
});
