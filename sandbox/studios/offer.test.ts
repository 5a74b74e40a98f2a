import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadGames } from './games.ts';

interface Offered {
  readonly slug: string;
  readonly lookupId: string;
  readonly status: 'open' | 'announced';
  readonly rtp: string;
  readonly lines: number;
  readonly maxWin: number;
  readonly volatility: string;
  readonly minStake: string;
  readonly maxStake: string;
}

// The lobby's data file is read as a lobby would send it: the sandbox knows nothing of the sites.
const file = new URL('../../sites/catalogue/games.json', import.meta.url);
const offered: readonly Offered[] = JSON.parse(readFileSync(file, 'utf8'));
const games = loadGames();

it.each(offered.filter(({ status }) => status === 'open'))(
  'what the lobby says of $slug is what the studio runs',
  ({ lookupId, slug: _slug, status: _status, ...said }) => {
    const game = games.get(lookupId);
    expect(game).toBeDefined();
    expect(said).toMatchObject({
      rtp: String(game?.rtp),
      lines: game?.lines ?? game?.ways,
      maxWin: Math.floor(game?.maxWin ?? 0),
      volatility: game?.volatility,
      minStake: game?.minStake,
      maxStake: game?.maxStake,
    });
  },
);

it('every game the studio runs is on offer', () => {
  const lookupIds = offered.map(({ lookupId }) => lookupId);
  expect([...games.keys()].filter((lookupId) => !lookupIds.includes(lookupId))).toEqual([]);
});
