import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const sheet = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const [phones = '', ...wider] = sheet('tokens.css').split(/@media \(min-width: /);
const from = (width: string) => wider.find((part) => part.startsWith(width)) ?? '';

test('THEME-07 the header is 4rem high on phones and 5rem from 1024 px', () => {
  expect(phones).toContain('--fy-header-height: 4rem;');
  expect(from('1024px')).toContain('--fy-header-height: 5rem;');
});

test('THEME-08 the main menu is 24rem wide', () => {
  expect(phones).toContain('--fy-menu-width: 24rem;');
});

test('the layers are in cascade order', () => {
  expect(sheet('layers.css')).toContain('@layer reset, theme, tokens, base, shell, components, overrides;');
});

test('reduced motion removes animations', () => {
  expect(sheet('tokens.css')).toMatch(/prefers-reduced-motion: reduce[\s\S]*--fy-dur-3: 0ms/);
});
