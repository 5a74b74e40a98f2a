import { describe, expect, it } from 'vitest';
import { brandNames, emptyNames, miscasedFiles, unlistedFeatures } from './names.ts';
import { parse } from './tree.ts';

describe('names', () => {
  it.each(['utils', 'helpers.ts', 'src', 'shared', 'gameManager.ts', 'checkoutV2.ts', 'lib'])(
    '%s says nothing',
    (name) => {
      expect(emptyNames([{ path: 'web', entries: [name] }])).toHaveLength(1);
    },
  );
  it.each(['library.ts', 'wallet', 'helperText.ts'])('%s says what it is', (name) => {
    expect(emptyNames([{ path: 'web', entries: [name] }])).toEqual([]);
  });

  it('finds a feature that is not in the list', () => {
    expect(unlistedFeatures([{ path: 'web/features', entries: ['wallet', 'purse'] }])).toEqual([
      'web/features/purse',
    ]);
    expect(
      unlistedFeatures([{ path: 'platform/server/graphql/resolvers', entries: ['wallet.ts', 'purse.ts'] }]),
    ).toEqual(['platform/server/graphql/resolvers/purse.ts']);
    expect(unlistedFeatures([{ path: 'contract', entries: ['transport', 'shop', 'identity'] }])).toEqual([
      'contract/identity',
    ]);
    expect(unlistedFeatures([{ path: 'web/ui', entries: ['purse'] }])).toEqual([]);
  });

  it('accepts PascalCase only for a file that exports a component', () => {
    const miscased = (path: string, text = '') => miscasedFiles([parse(path, text)]).length > 0;
    expect(miscased('web/Hero.tsx', 'export function Hero() {}')).toBe(false);
    expect(miscased('web/Hero.tsx', 'export function renderHero() {}')).toBe(true);
    expect(miscased('web/Hero.ts', 'export const Hero = 1;')).toBe(true);
    expect(['web/hero.css', 'web/heroState.ts', 'web/renderHero.tsx'].some((path) => miscased(path))).toBe(
      false,
    );
  });

  it('finds brands and licences in strings and keys, and not in comments', () => {
    const found = (text: string, path = 'web/a.ts') => brandNames(parse(path, text), ['aurora']).length;
    expect(found(`if (brand === 'aurora') x();`)).toBe(1);
    expect(found('const colours = { aurora: 1 };')).toBe(1);
    expect(found(`const strict = licence === 'mga';`)).toBe(1);
    expect(found(`const text = 'the best'; // as aurora has it`)).toBe(0);
    expect(found(`const host = 'aurora';`, 'sites/a.ts')).toBe(0);
    expect(found(`const host = 'aurora';`, 'web/a.test.ts')).toBe(0);
  });
});
