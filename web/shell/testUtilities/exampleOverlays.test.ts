import { afterEach, expect, it, vi } from 'vitest';
import { VARIANTS } from '../../app/overlayVariants.ts';
import { VIEWS } from '../overlays/views.ts';
import { exampleOverlays } from './exampleOverlays.ts';

afterEach(() => vi.unstubAllGlobals());

function offered(href = 'https://tivoli.test/en/') {
  const replace = vi.fn();
  const page = { foyerTest: { logout: 'as before' } as Record<string, unknown> };
  vi.stubGlobal('window', page);
  const address = { read: () => new URL(href), replace };
  const { store, offer } = exampleOverlays({
    views: VIEWS,
    address,
    fetchCode: (load) => load(),
    fetchLater: (load) => load(),
  });
  offer();
  const open = page.foyerTest['overlay'] as (variant: string) => Promise<void>;
  return { store, replace, open, page };
}

it.each(Object.keys(VARIANTS))(
  'FLAG-22 a tester can open the overlay %s with sample contents',
  async (variant) => {
    const { store, open, page } = offered();
    await open(variant);
    expect(store.shown()).toMatchObject([{ variant, isOpen: true }]);
    expect(page.foyerTest['logout']).toBe('as before');
  },
);

it('FLAG-22 an unknown overlay name lists the known ones', () => {
  expect(() => offered().open('toString')).toThrow('sumsub-kyc-required');
});

it.each(['quick-deposit', 'sow'] as const)('OVER-18 closing %s replaces the URL once', async (variant) => {
  const { store, replace, open } = offered('https://tivoli.test/en/?tab=2&amount=20&locale=en#x');
  await open(variant);
  store.close(variant);
  store.close(variant);
  expect(replace.mock.calls).toEqual([[new URL('https://tivoli.test/en/?tab=2#x')]]);
});
