import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadGames } from './games.ts';

interface Offered {
  readonly slug: string;
  readonly studio: string;
  readonly lookupId: string;
  readonly status: 'open' | 'announced';
  readonly rtp: string;
  readonly lines: number | null;
  readonly maxWin: number;
  readonly volatility: string | null;
  readonly minStake: string;
  readonly maxStake: string;
}

// Reads the catalogue's data files as a lobby sends them, because the sandbox may not import `sites`.
const sent = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../sites/catalogue/${file}`, import.meta.url), 'utf8'));
const ofSandbox = new Set(
  [...sent('studios.json'), ...sent('invented.json').studios]
    .filter(({ provider }) => provider === 'sandbox')
    .map(({ slug }) => slug),
);
const all: readonly Offered[] = [...sent('games.json'), ...sent('invented.json').games];
const offered = all.filter(({ studio }) => ofSandbox.has(studio));
const games = loadGames();

it.each(offered.filter(({ status }) => status === 'open'))(
  'what the lobby says of $slug is what the studio runs',
  ({ lookupId, slug: _slug, status: _status, studio: _studio, ...facts }) => {
    const game = games.get(lookupId);
    expect(game).toBeDefined();
    expect(facts).toMatchObject({
      rtp: game?.rtp.toFixed(1),
      lines: game?.lines ?? game?.ways ?? null,
      maxWin: game?.maxWin,
      volatility: game?.volatility ?? null,
      minStake: game?.minStake,
      maxStake: game?.maxStake,
    });
  },
);

it('the catalogue has every game of the studio', () => {
  const lookupIds = offered.map(({ lookupId }) => lookupId);
  expect([...games.keys()].filter((lookupId) => !lookupIds.includes(lookupId))).toEqual([]);
});
