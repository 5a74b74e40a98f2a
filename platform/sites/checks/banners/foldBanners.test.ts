import type { SiteBanner } from '@foyer/sites/schema/banners.ts';
import { expect, it } from 'vitest';
import { foldBanners } from './foldBanners.ts';

const banner = (id: string, countries?: string[]): SiteBanner => ({
  type: 'Content',
  id,
  from: new Date(0),
  until: new Date(1),
  words: 'pots',
  ...(countries && { countries }),
});
const layer = (...banners: SiteBanner[]) => ({ banners });
const ids = (banners: readonly SiteBanner[]) => banners.map(({ id }) => id);

it('OPEN-29 the country’s banners come before the brand’s, and those before the licence’s', () => {
  const of = [layer(banner('licence')), layer(banner('brand'), banner('brand-too'))] as const;
  expect(ids(foldBanners(...of, layer(banner('country')), 'DE'))).toEqual([
    'country',
    'brand',
    'brand-too',
    'licence',
  ]);
  expect(ids(foldBanners(...of, undefined, 'DE'))).toEqual(['brand', 'brand-too', 'licence']);
});

it('OPEN-29 banners for some countries are shown only there, whatever their file', () => {
  const here = layer(banner('for-germany', ['DE', 'AT']), banner('for-all'));
  expect(ids(foldBanners(here, layer(), undefined, 'DE'))).toEqual(['for-germany', 'for-all']);
  expect(ids(foldBanners(layer(), here, undefined, 'FI'))).toEqual(['for-all']);
});
