import { expect, it } from 'vitest';
import { posterSources } from '@foyer/contract/catalogue/art.ts';
import { tileArtOf } from '@foyer/platform/modules/catalogue/siteIndex/gameImages.ts';
import { testSites } from '@foyer/platform/sites/testSites.ts';
import { posterWall } from '@foyer/web/features/identity/posterWall.ts';

const { games } = await testSites();
const posters = posterWall.flat();

it.each(posters.map((poster) => [/games\/([a-z0-9-]+)\./.exec(poster.src)?.[1] ?? '', poster] as const))(
  'the poster of %s on the wall of the sign-in page is the platform’s, and so is its ground',
  (slug, poster) => {
    const game = games.find((one) => one.slug === slug);
    if (!game) throw new Error(`no game is called ${slug}`);
    const { tileUrl, tileColour } = tileArtOf(game);
    expect(poster).toEqual({ ...posterSources(tileUrl, 'portrait'), style: { background: tileColour } });
  },
);
