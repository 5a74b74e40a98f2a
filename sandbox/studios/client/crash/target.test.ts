import { expect, it } from 'vitest';
import { readTarget, targetFormat } from './target.ts';

it.each([
  ['2', 200],
  ['1.5', 150],
  ['1,50', 150],
  [' 2,35 × ', 235],
  ['1.29', 129],
  ['1.999', 199],
  ['1', 101],
  ['0', 101],
  ['999.99', 99_999],
  ['1000', null],
  ['12345678', null],
  ['', null],
  [' ', null],
  ['-2', 'invalid'],
  ['1e3', 'invalid'],
  ['1.2.3', 'invalid'],
  ['1.234,56', 'invalid'],
  ['two', 'invalid'],
])('an automatic cash-out at “%s” is %s', (text, target) => {
  expect(readTarget(text, 100_000)).toBe(target);
});

it.each(['en', 'de', 'fr', 'fi', 'it', 'ja', 'no', 'et'])('is read as it is written in %s', (language) => {
  for (const target of [101, 250, 123_456, 1_234_567])
    expect(readTarget(targetFormat(language)(target), 10_000_000)).toBe(target);
});
