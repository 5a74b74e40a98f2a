import { PRODUCT_MODES } from '@foyer/domain/productMode.ts';
import { expect, it } from 'vitest';
import { GUARDS } from '../../guards/guards.ts';
import { hasQuickMenu } from './quickMenu.ts';

const site = { features: ['QuickMenu', 'Sportsbook'], productModes: PRODUCT_MODES, guard: null };

it('FLAG-16 SHELL-22 the quick menu is there where the site has the feature', () => {
  expect(hasQuickMenu(site)).toBe(true);
  expect(hasQuickMenu({ ...site, features: ['Sportsbook'] })).toBe(false);
});

it('SHELL-19 FLAG-18 there is nothing to choose from where there is one product', () => {
  expect(hasQuickMenu({ ...site, productModes: ['CASINO'] })).toBe(false);
  expect(hasQuickMenu({ ...site, features: ['QuickMenu'] })).toBe(false);
});

it.each(GUARDS)('SHELL-21 it is not there while %s is active', (guard) => {
  expect(hasQuickMenu({ ...site, guard })).toBe(false);
});
