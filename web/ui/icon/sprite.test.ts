import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { isNavIcon } from './icons.ts';
import { drawSprite, SPRITE_FILE } from './sprite.ts';

test('the sprite in the repository is the one its list draws', () => {
  expect(readFileSync(SPRITE_FILE, 'utf8')).toBe(drawSprite());
});

test('only icons with a resting and a current drawing can stand for a place', () => {
  expect(isNavIcon('cherries')).toBe(true);
  expect(isNavIcon('caret-left')).toBe(false);
  expect(isNavIcon('constructor')).toBe(false);
});
