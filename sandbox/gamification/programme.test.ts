import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { levelsOfClient } from './identity.ts';
import { LEVELS } from './programme.ts';

interface Brand {
  readonly clientId: string;
  readonly loyaltyPage: { readonly rankCards: readonly { readonly points: number }[] } | null;
}

// Reads the brands' data files as a lobby sends them, because the sandbox may not import `sites`.
const BRANDS = new URL('../../sites/brands/', import.meta.url);
const brands = readdirSync(BRANDS)
  .map((name) => [name, new URL(`${name}/gamification.json`, BRANDS)] as const)
  .filter(([, file]) => existsSync(file))
  .map(([name, file]): [name: string, brand: Brand] => [name, JSON.parse(readFileSync(file, 'utf8'))]);

describe('the ranks in a brand’s data match the levels of the programme', () => {
  it.each(brands)('the ranks of %s have the same number and the same thresholds', (_, brand) => {
    const levels = levelsOfClient(brand.clientId) ?? 0;
    expect(levels).toBeGreaterThan(0);
    const said = brand.loyaltyPage?.rankCards.map(({ points }) => points);
    expect(said ?? []).toEqual(brand.loyaltyPage ? LEVELS.slice(0, levels).map(({ from }) => from) : []);
  });
});
