import { PRODUCT_MODES } from '@foyer/domain/productMode.ts';
import { expect, it } from 'vitest';
import { GUARDS } from '../../guards/guards.ts';
import { hasQuickMenu } from './quickMenu.ts';

const site = { features: ['QuickMenu', 'Sportsbook'], productModes: PRODUCT_MODES, guard: null };

it('FLAG-16 SHELL-22 the quick menu is shown if the site has the feature', () => {
  expect(hasQuickMenu(site)).toBe(true);
  expect(hasQuickMenu({ ...site, features: ['Sportsbook'] })).toBe(false);
});

it('SHELL-19 FLAG-18 a site with one product has no product choice', () => {
  expect(hasQuickMenu({ ...site, productModes: ['CASINO'] })).toBe(false);
  expect(hasQuickMenu({ ...site, features: ['QuickMenu'] })).toBe(false);
});

it.each(GUARDS)('SHELL-21 the quick menu is hidden while %s is active', (guard) => {
  expect(hasQuickMenu({ ...site, guard })).toBe(false);
});
