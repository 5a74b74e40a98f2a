import { describe, expect, it } from 'vitest';
import { brandId, playerId, sessionId } from './ids.ts';

describe.each([
  ['player', playerId],
  ['session', sessionId],
  ['brand', brandId],
])('a %s id', (what, parse) => {
  it.each(['a', 'northlight', '7e0f7a52-3a8e-4f6e-8a4e-0a1b2c3d4e5f', 'x'.repeat(64), 'A_z-9'])(
    '%j is valid',
    (id) => {
      expect(parse(id)).toBe(id);
    },
  );

  it.each(['', 'with space', 'a/b', '../x', 'ö', "'; drop", 'a\n', 'x'.repeat(65)])('%j is invalid', (id) => {
    expect(() => parse(id)).toThrow(`is not a ${what} id`);
  });
});
