import { describe, expect, it } from 'vitest';
import type { Site } from '../../sites/index.ts';
import { DEMO_BRANDS } from '../../sites/testing/demoBrands.ts';
import { testSites } from '../../sites/testSites.ts';
import { otherCasinos } from './otherCasinos.ts';

const sites = await testSites();
const site = (brand: string) => sites.byBrand(brand)!;
const six = DEMO_BRANDS.map(site);
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

describe('the list of other casinos', () => {
  it('ROUTE-71 begins with those of the same operator, each group by name', () => {
    const here = runBy('northlight', 'one');
    const brands = [runBy('tivoli', 'two'), here, runBy('sol', 'one'), runBy('baltika', 'two')];
    const found = otherCasinos(brands, here, ORIGIN);
    expect(found.map(({ id, isSameOperator }) => [id, isSameOperator])).toEqual([
      ['sol', true],
      ['baltika', false],
      ['tivoli', false],
    ]);
  });

  it('ROUTE-71 leaves out this brand and brands that do not serve the reader’s country', () => {
    const offered = (brand: string, country: string) =>
      otherCasinos(six, site(brand).inCountry(country), `http://${brand}.localhost`).map(({ id }) => id);
    expect(offered('northlight', 'FI')).toEqual(['baltika']);
    expect(offered('northlight', 'NO')).toEqual([]);
    expect(offered('baltika', 'FI')).toEqual(['northlight']);
    expect(offered('harbour', 'CA')).toEqual(['tivoli']);
  });

  it('ROUTE-71 leaves out brands with an unknown address', () => {
    expect(otherCasinos(six, site('northlight').inCountry('FI'), 'https://play.example.org')).toEqual([]);
  });

  it('has the colours of each brand and its logo from the reader’s origin', () => {
    const [baltika] = otherCasinos(six, site('northlight').inCountry('FI'), ORIGIN);
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
