import { describe, expect, it } from 'vitest';
import { pickIn, readBookMessage, withHandover } from './frame.ts';

const source = 'foyer-sportsbook';

describe("messages of the sportsbook's frame", () => {
  it.each([
    [{ source, type: 'signIn' }, { type: 'signIn' }],
    [
      { source, type: 'coupon', coupon: 'm-1.1x2.home.p7~m-2.ou.over.3' },
      { type: 'coupon', coupon: 'm-1.1x2.home.p7~m-2.ou.over.3' },
    ],
    [
      { source, type: 'coupon', coupon: '' },
      { type: 'coupon', coupon: '' },
    ],
    [
      { source, type: 'page', page: 'football~on:2026-12-02~in:northern' },
      { type: 'page', page: 'football~on:2026-12-02~in:northern' },
    ],
    [
      { source, type: 'height', height: 4210.5 },
      { type: 'height', height: 4210.5 },
    ],
    [
      { source, type: 'scrollTo', top: 0 },
      { type: 'scrollTo', top: 0 },
    ],
    [
      { source, type: 'scrollBy', distance: -72 },
      { type: 'scrollBy', distance: -72 },
    ],
  ])('CONS-16 OPEN-43 is parsed: %j', (value, read) => {
    expect(readBookMessage(value)).toEqual(read);
  });

  it.each([
    null,
    'signIn',
    {},
    { type: 'signIn' },
    { source: 'foyer-studio', type: 'signIn' },
    { source, type: 'pay' },
    { source, type: 'page', page: 'a b' },
    { source, type: 'page', page: 'x'.repeat(121) },
    { source, type: 'page' },
    { source, type: 'coupon' },
    { source, type: 'coupon', coupon: 7 },
    { source, type: 'coupon', coupon: 'a; domain=evil' },
    { source, type: 'coupon', coupon: 'a'.repeat(1201) },
    { source, type: 'height' },
    { source, type: 'height', height: 0 },
    { source, type: 'height', height: -1 },
    { source, type: 'height', height: NaN },
    { source, type: 'height', height: Infinity },
    { source, type: 'height', height: 50_001 },
    { source, type: 'height', height: '900' },
    { source, type: 'scrollTo', top: -1 },
    { source, type: 'scrollTo', top: 50_001 },
    { source, type: 'scrollBy', distance: -50_001 },
    { source, type: 'scrollBy', top: 10 },
  ])('CONS-16 is not a known message: %j', (value) => {
    expect(readBookMessage(value)).toBeNull();
  });
});

it('OPEN-43 the sportsbook gets theme, coupon and pick in the URL fragment, which no server sees', () => {
  const url = withHandover('https://book.example/book?token=t', {
    theme: { 'color-page': '#fff' },
    scheme: 'dark',
    dates: 'en-FI',
    page: '',
    coupon: 'm.1x2.home.3',
    pick: 'n.1x2.away.4',
  });
  const { search, hash } = new URL(url);
  expect(search).toBe('?token=t');
  const message = new URLSearchParams(hash.slice(1));
  expect(message.get('theme')).toBe('{"color-page":"#fff"}');
  expect([message.get('scheme'), message.get('coupon'), message.get('pick')]).toEqual([
    'dark',
    'm.1x2.home.3',
    'n.1x2.away.4',
  ]);
});

it.each([
  ['?pick=m-1~result~home~p7', 'm-1~result~home~p7'],
  ['', ''],
  ['?pick=', ''],
  ['?pick=a;b', ''],
  [`?pick=${'a'.repeat(201)}`, ''],
])('PROMO-11 the pick in the URL %j is %j', (search, pick) => {
  expect(pickIn(new URLSearchParams(search))).toBe(pick);
});
