import { expect, it } from 'vitest';
import { ACCOUNT_BANNERS, dismissedIn, dismissing, isDismissible } from './banners.ts';

it('EXCLUSION-06 the thirteen banners of the specification, and one for an identity under review', () => {
  expect(new Set(ACCOUNT_BANNERS).size).toBe(14);
  expect(ACCOUNT_BANNERS).toContain('IdentityUnderReview');
});

it('OPEN-29 only banners without a required action can be dismissed', () => {
  expect(ACCOUNT_BANNERS.filter(isDismissible)).toEqual(['Content', 'NovemberCampaign']);
});

it.each([
  [null, []],
  ['', []],
  ['a.b-2', ['a', 'b-2']],
  ['a.<script>.A B.b', ['a', 'b']],
])('OPEN-29 the cookie %j contains %j', (value, ids) => expect(dismissedIn(value)).toEqual(ids));

it('OPEN-29 the newest comes first, each once, at most ten', () => {
  expect(dismissing('b.c', 'a')).toBe('a.b.c');
  expect(dismissing('b.a.c', 'a')).toBe('a.b.c');
  const many = Array.from({ length: 12 }, (_, at) => `x${at}`);
  expect(dismissedIn(dismissing(many.join('.'), 'a'))).toEqual(['a', ...many.slice(0, 9)]);
});
