import { expect, it } from 'vitest';
import { SECOND } from '@foyer/domain/duration.ts';
import { isKnownRefusal, refusalKey } from './refusal.ts';
import { pollDelayMs, articleStatusOf, byPrice, nextArticle } from './articleStatus.ts';
import type { Article, Shop } from './queries.ts';

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
  [{}, { isOptedIn: false, points: 100 }, { is: 'missing', points: 400 }],
  [{ fromLevel: 3 }, { points: 100 }, { is: 'level' }],
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

const articleOf = (id: string, change: Partial<Article>): Article => ({
  ...article,
  id,
  title: id,
  text: '',
  pictureUrl: null,
  gives: { __typename: 'MoneyDrop', type: 'money-drop', name: id, amount: '1.00', currency: 'EUR' },
  ...change,
});
const shopOf = (change: Partial<Shop>): Shop => ({
  ...shop,
  ranks: [],
  claimDays: 7,
  purchases: [],
  articles: [
    articleOf('dear', { price: 900 }),
    articleOf('locked', { price: 550, fromLevel: 3 }),
    articleOf('near', { price: 600 }),
    articleOf('cheap', { price: 500 }),
  ],
  ...change,
});

it('ROUTE-58 the cheapest article comes first', () => {
  const ids = byPrice(shopOf({}).articles).map(({ id }) => id);
  expect(ids).toEqual(['cheap', 'locked', 'near', 'dear']);
});

it.each([
  [{}, 'near', 100],
  [{ points: 499 }, 'cheap', 1],
  [{ points: 1_000 }, undefined, undefined],
  [{ points: null }, undefined, undefined],
] as const)('ROUTE-58 for a player %j the next article is %s, with %s points to go', (change, id, points) => {
  const next = nextArticle(shopOf(change));
  expect([next?.article.id, next?.points]).toEqual([id, points]);
});
