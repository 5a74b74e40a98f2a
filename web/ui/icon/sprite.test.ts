import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { drawSprite, SPRITE_FILE } from './sprite.ts';

test('the sprite in the repository is the one its list draws', () => {
  expect(readFileSync(SPRITE_FILE, 'utf8')).toBe(drawSprite());
});
