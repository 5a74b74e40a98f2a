import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { weaknessOf } from './weakSecret.ts';

describe('a secret', () => {
  it('passes if it is random, in base64 or in hexadecimal', () => {
    for (let count = 0; count < 1000; count += 1)
      for (const secret of [randomBytes(32).toString('base64'), randomBytes(32).toString('hex')])
        expect([secret, weaknessOf(secret)]).toEqual([secret, null]);
  });

  it.each([
    ['kT9vQz3LmX7', 'is shorter than 24 characters'],
    ['aabbaabbaabbccaabbaabbaacc', 'has fewer than 8 different characters'],
    ['k9T!vQ3zLmX7k9T!vQ3zLmX7', 'repeats itself'],
    ['bcdefghijklmnopqrstuvwxyz', 'is a row of successive characters'],
    ['zyxwvutsrq9876543210zyxwv', 'is a row of successive characters'],
    ['ChangeMe-before-you-go-live', 'has a text that is known from a demonstration or a guide'],
    ['my-0123456789abcdef-secret', 'has a text that is known from a demonstration or a guide'],
  ])('%s %s', (secret, weakness) => {
    expect(weaknessOf(secret)).toBe(weakness);
  });
});
