import { expect, it } from 'vitest';
import { besideQuery, besideSlug } from './beside.ts';

it.each([
  ['', null],
  ['?beside=owl', 'owl'],
  ['?mode=fun&beside=owl', 'owl'],
  ['?beside=', null],
  ['?beside=fox', null],
])('the query %j of the page of fox has the second game %j', (search, slug) => {
  expect(besideSlug(search, 'fox')).toBe(slug);
});

it('the query keeps its other parameters', () => {
  expect(besideQuery('?mode=fun', 'owl')).toBe('?mode=fun&beside=owl');
  expect(besideQuery('?mode=fun&beside=owl', null)).toBe('?mode=fun');
  expect(besideQuery('?beside=owl', null)).toBe('');
  expect(besideQuery('?beside=owl', 'a&b')).toBe('?beside=a%26b');
});
