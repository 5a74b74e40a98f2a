import { describe, expect, it } from 'vitest';
import type { Site } from '../../sites/index.ts';
import { testSites } from '../../sites/testSites.ts';
import { otherCasinos } from './otherCasinos.ts';

const sites = await testSites();
const site = (brand: string) => sites.byBrand(brand)!;
const ORIGIN = 'http://northlight.localhost:3000';

/** A copy of the brand that belongs to this operator and accepts players from all countries. */
function runBy(brand: string, operator: string): Site {
  const original = site(brand);
  const changed: Site = {
    ...original,
    settings: { ...original.settings, operator },
    serves: () => true,
    inCountry: () => changed,
  };
  return changed;
}

describe('more casinos', () => {
  it('ROUTE-71 those of the same operator come first, the rest by name', () => {
    const here = runBy('northlight', 'one');
    const brands = [runBy('tivoli', 'two'), here, runBy('sol', 'one'), runBy('baltika', 'two')];
    const found = otherCasinos(brands, here, ORIGIN);
    expect(found.map(({ id, isSameOperator }) => [id, isSameOperator])).toEqual([
      ['sol', true],
      ['baltika', false],
      ['tivoli', false],
    ]);
  });

  it('ROUTE-71 a brand that does not serve the reader’s country is not offered, nor this one', () => {
    const offered = (brand: string, country: string) =>
      otherCasinos(sites.brands, site(brand).inCountry(country), `http://${brand}.localhost`).map(
        ({ id }) => id,
      );
    expect(offered('northlight', 'FI')).toEqual(['baltika']);
    expect(offered('northlight', 'NO')).toEqual([]);
    expect(offered('baltika', 'FI')).toEqual(['northlight']);
    expect(offered('harbour', 'CA')).toEqual(['tivoli']);
  });

  it('ROUTE-71 one whose address cannot be told is not offered', () => {
    expect(
      otherCasinos(sites.brands, site('northlight').inCountry('FI'), 'https://play.example.org'),
    ).toEqual([]);
  });

  it('each shows the colours of its own theme, and the logo from the reader’s own origin', () => {
    const [baltika] = otherCasinos(sites.brands, site('northlight').inCountry('FI'), ORIGIN);
    const { colours } = site('baltika').theme;
    expect(baltika?.colours).toEqual({
      panel: colours.surface,
      text: colours.text,
      accent: colours.accent,
      mark: colours.header,
    });
    expect(baltika?.logo.url).toBe('/brand/baltika/logo-desktop.svg');
  });
});
