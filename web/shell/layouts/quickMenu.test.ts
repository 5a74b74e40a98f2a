import { expect, it } from 'vitest';
import { GUARDS } from '../guards/guards.ts';
import { hasQuickMenu } from './quickMenu.ts';

const lobby = { features: ['QuickMenu'], screen: 'lobby', guard: null };

it('FLAG-16 SHELL-22 the quick menu is there where the site has the feature', () => {
  expect(hasQuickMenu(lobby)).toBe(true);
  expect(hasQuickMenu({ ...lobby, features: [] })).toBe(false);
});

it('SHELL-20 it is not there on the sign-in screen', () => {
  expect(hasQuickMenu({ ...lobby, screen: 'signIn' })).toBe(false);
});

it.each(GUARDS)('SHELL-21 it is not there while %s is active', (guard) => {
  expect(hasQuickMenu({ ...lobby, guard })).toBe(false);
});
