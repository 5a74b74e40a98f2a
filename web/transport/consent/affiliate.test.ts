import { expect, test } from 'vitest';
import { storeAffiliate } from './affiliate.ts';

test.each([
  ['?aff=north-star.7', ['aff=north-star.7']],
  ['?aff=', []],
  ['?aff=a%3B+path%3D/', []],
  [`?aff=${'x'.repeat(65)}`, []],
  ['?other=1', []],
])('CONS-24 the address %s leads to the cookies %j', (search, cookies) => {
  const kept: string[] = [];
  const jar = { keep: (name: string, value: string) => void kept.push(`${name}=${value}`), set: () => {} };
  storeAffiliate(jar, new URL(search, 'https://tivoli.example/en/'));
  expect(kept).toEqual(cookies);
});
