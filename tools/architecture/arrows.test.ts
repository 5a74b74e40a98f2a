import { describe, expect, it } from 'vitest';
import { fits, forbiddenImport } from './arrows.ts';

const arrow = (from: string, to: string, { isPackage = false } = {}) =>
  forbiddenImport({ from, to, line: 1, isPackage });

describe('arrows between rooms', () => {
  it.each([
    ['domain/money.ts', 'contract/wallet/http.ts'],
    ['contract/wallet/http.ts', 'platform/modules/wallet/index.ts'],
    ['web/shell/App.tsx', 'platform/infra/clock.ts'],
    ['web/shell/App.tsx', 'sites/brands/index.ts'],
    ['platform/server/pages.ts', 'web/shell/entryServer.tsx'],
    ['platform/modules/catalogue/games.ts', 'sites/schema.ts'],
    ['sandbox/main.ts', 'contract/wallet/http.ts'],
    ['e2e/lobby.e2e.ts', 'platform/server/product.ts'],
  ])('%s may not import %s', (from, to) => {
    expect(arrow(from, to)).toContain(to);
  });

  it.each([
    ['web/shell/App.tsx', 'contract/generated/operations.ts'],
    ['platform/sites/load.ts', 'sites/schema.ts'],
    ['bench/bets/bets.ts', 'platform/modules/wallet/index.ts'],
  ])('%s may import %s', (from, to) => {
    expect(arrow(from, to)).toBeNull();
  });
});

describe('arrows inside the platform', () => {
  it('keeps modules apart', () => {
    expect(arrow('platform/modules/wallet/post.ts', 'platform/modules/identity/index.ts')).not.toBeNull();
  });

  it('lets flows in by the door alone', () => {
    expect(arrow('platform/flows/placeBet.ts', 'platform/modules/wallet/index.ts')).toBeNull();
    expect(arrow('platform/flows/placeBet.ts', 'platform/modules/wallet/tables.ts')).not.toBeNull();
  });

  it('keeps all below the server from knowing it', () => {
    for (const below of ['modules/wallet/index.ts', 'flows/placeBet.ts', 'infra/bus.ts'])
      expect(arrow(`platform/${below}`, 'platform/server/services.ts')).not.toBeNull();
  });

  it('keeps modules out of infra', () => {
    expect(arrow('platform/infra/bus.ts', 'platform/modules/wallet/index.ts')).not.toBeNull();
  });
});

describe('arrows inside the web', () => {
  it('keeps features apart unless the pair is listed', () => {
    expect(arrow('web/features/wallet/Balance.tsx', 'web/features/raffle/index.ts')).not.toBeNull();
    expect(arrow('web/features/wallet/Balance.tsx', 'web/features/content/index.ts')).toBeNull();
    expect(arrow('web/features/wallet/Balance.tsx', 'web/features/content/format.ts')).not.toBeNull();
  });

  it('keeps features out of design and transport', () => {
    expect(arrow('web/ui/tile/Tile.tsx', 'web/features/catalogue/index.ts')).not.toBeNull();
    expect(arrow('web/transport/session/store.ts', 'web/ui/tile/Tile.tsx')).not.toBeNull();
  });
});

describe('packages', () => {
  it('keeps React out of the transport, and everything out of the domain', () => {
    expect(arrow('web/transport/session/store.ts', 'react', { isPackage: true })).not.toBeNull();
    expect(arrow('web/shell/App.tsx', 'react', { isPackage: true })).toBeNull();
    expect(arrow('domain/money.ts', 'valibot', { isPackage: true })).not.toBeNull();
  });
});

describe('path patterns', () => {
  it.each([
    ['web/', 'web/shell/App.tsx', true],
    ['web/', 'website/x.ts', false],
    ['platform/modules/*/index.ts', 'platform/modules/wallet/index.ts', true],
    ['platform/modules/*/index.ts', 'platform/modules/wallet/recipes/index.ts', false],
    ['platform/modules/*/', 'platform/modules/wallet/recipes/bet.ts', true],
  ])('%s fits %s: %s', (pattern, path, expected) => {
    expect(fits(pattern, path)).toBe(expected);
  });
});
