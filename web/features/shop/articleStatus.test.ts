import { expect, it } from 'vitest';
import { SECOND } from '@foyer/domain/duration.ts';
import { isKnownRefusal, refusalKey } from './refusal.ts';
import { pollDelayMs, articleStatusOf } from './articleStatus.ts';

const article = {
  price: 500,
  fromLevel: 1,
  mostPerDay: null,
  mostInAll: null,
  boughtToday: 0,
  boughtInAll: 0,
};
const shop = { isOptedIn: true, level: 2, points: 500 };

it.each([
  [{}, {}, { is: 'toBuy' }],
  [{}, { points: 499 }, { is: 'missing', points: 1 }],
  [{ fromLevel: 3 }, {}, { is: 'level' }],
  [{}, { isOptedIn: false }, { is: 'notTakingPart' }],
  [{}, { points: null }, { is: 'unknown' }],
  [{ mostPerDay: 2, boughtToday: 2 }, {}, { is: 'soldOutToday' }],
  [{ mostPerDay: 2, boughtToday: 1 }, {}, { is: 'toBuy' }],
  [{ mostPerDay: 1, boughtToday: 1, mostInAll: 1, boughtInAll: 1 }, {}, { is: 'soldOutInAll' }],
] as const)('ROUTE-58 an article %j for a player %j stands as %j', (of, who, status) => {
  expect(articleStatusOf({ ...article, ...of }, { ...shop, ...who })).toEqual(status);
});

it.each([
  ['NotEnoughPoints', 'shop.refused.NotEnoughPoints', true],
  ['PlayerBlocked', 'shop.refused.blocked', true],
  ['PartnerUnavailable', 'shop.refused.PartnerUnavailable', true],
  ['InternalError', 'shop.refused.other', false],
  ['constructor', 'shop.refused.other', false],
  [null, 'shop.refused.other', false],
])('ROUTE-58 %s is shown as %s; definite refusal: %s', (type, key, isOne) => {
  expect([refusalKey(type), isKnownRefusal(type)]).toEqual([key, isOne]);
});

it('ROUTE-58 pending purchases are polled with increasing intervals', () => {
  expect([0, 1, 2, 9, 99].map(pollDelayMs)).toEqual([2, 4, 8, 60, 60].map((seconds) => seconds * SECOND));
});
