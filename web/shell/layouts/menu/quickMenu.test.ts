import { expect, it } from 'vitest';
import { GUARDS } from '../../guards/guards.ts';
import { quickMenuProducts } from './quickMenu.ts';

const site = { features: ['QuickMenu', 'Sportsbook'], guard: null } as const;

it('FLAG-16 SHELL-22 there is a quick menu if the site has the feature', () => {
  expect(quickMenuProducts(site)).toEqual(['CASINO', 'SPORTS']);
  expect(quickMenuProducts({ ...site, features: ['Sportsbook'] })).toBeNull();
});

it('SHELL-19 FLAG-18 without a sportsbook only the link to the sports is missing', () => {
  expect(quickMenuProducts({ ...site, features: ['QuickMenu'] })).toEqual(['CASINO']);
});

it.each(GUARDS)('SHELL-21 the quick menu is hidden while %s is active', (guard) => {
  expect(quickMenuProducts({ ...site, guard })).toBeNull();
});
