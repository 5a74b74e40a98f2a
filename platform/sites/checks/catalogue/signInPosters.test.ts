import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { loadSites, type Site } from '../../index.ts';
import { copySites, type SitesCopy } from '../../testing/copySites.ts';
import { leaveDemonstration } from '../../testing/leaveDemonstration.ts';
import { testSites } from '../../testSites.ts';

let copy: SitesCopy;
beforeAll(async () => {
  copy = await copySites();
});
afterEach(() => copy.restore());
afterAll(() => copy.delete());

const slugsOf = ({ settings }: Site) => settings.signInPosters.map(({ slug }) => slug);

it('the sign-in page of each brand shows twenty of its open games, each once, in their own colours', async () => {
  const { brands, games, studios } = await testSites();
  for (const site of brands) {
    const { license, signInPosters } = site.settings;
    expect(new Set(slugsOf(site)).size).toBe(Math.min(20, slugsOf(site).length));
    for (const { slug, colour } of signInPosters) {
      const game = games.find((one) => one.slug === slug);
      expect(game).toMatchObject({ status: 'open' });
      expect(game?.blockedLicences).not.toContain(license);
      expect(studios.find((one) => one.slug === game?.studio)?.licences).toContain(license);
      expect(colour).toBe(game?.colours?.tile ?? null);
    }
  }
  expect(slugsOf(brands[0]!)).toHaveLength(20);
});

it('a game that is switched off at the brand is not shown', async () => {
  const before = slugsOf((await loadSites(copy.folder)).byBrand('northlight')!);
  const [slug = ''] = before;
  await copy.write(
    'catalogue/switchedOff.json',
    JSON.stringify([{ games: [slug], brands: ['northlight'] }]),
  )();
  const sites = await loadSites(copy.folder);
  expect(slugsOf(sites.byBrand('northlight')!)).not.toContain(slug);
  expect(slugsOf(sites.byBrand('northlight')!)).toHaveLength(20);
});

it('the version of a picture changes with the addresses of the game’s pictures', async () => {
  const versionOf = async () =>
    (await loadSites(copy.folder)).byBrand('northlight')!.settings.signInPosters[0]!.imageVersion;
  const before = await versionOf();
  expect(await versionOf()).toBe(before);
  await copy.change('catalogue/studios.json', (studios) =>
    Object.values(studios).map((studio) => ({
      ...Object(studio),
      images: 'https://cdn.example/{game}/{format}.png',
    })),
  )();
  expect(await versionOf()).not.toBe(before);
});

it('a catalogue without the demonstration’s games shows its own', async () => {
  await leaveDemonstration(copy.folder);
  const { defaultSite } = await loadSites(copy.folder);
  expect(slugsOf(defaultSite)).toEqual(['lantern-walk']);
});
