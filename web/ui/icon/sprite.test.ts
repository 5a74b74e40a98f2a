import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { drawSprite, SPRITE_FILE } from './sprite.ts';

test('the committed sprite matches its list', () => {
  expect(readFileSync(SPRITE_FILE, 'utf8')).toBe(drawSprite());
});
