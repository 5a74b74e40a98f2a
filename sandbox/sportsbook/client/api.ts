import type { Board } from '../board.ts';
import type { CouponRequest, Coupon, Pick } from '../bets/coupon.ts';
import { BookRefusal } from '../bets/refusal.ts';
import type { TermsJson } from '../bets/termsJson.ts';

export type { Board, Coupon, Pick, TermsJson };

let key = '';

async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(`/touchline/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => null);
  const answer = await response?.json().catch(() => null);
  if (response?.ok) return answer;
  const error = answer?.error;
  throw new BookRefusal(error?.type ?? 'ConnectionLost', error?.detail, error?.legs);
}

export type View = 'live' | Board['sports'][number]['sport'];

export type Page = View | 'bets';

export const api = {
  board: (query: { view: View; match: string | null; picks: readonly Pick[] }) => ask<Board>('board', query),
  async open(token: string): Promise<TermsJson> {
    const opened = await ask<{ key: string; terms: TermsJson }>('session', { token });
    ({ key } = opened);
    return opened.terms;
  },
  place: (asked: CouponRequest) => ask<Coupon>('bets', asked),
  bets: () => ask<{ coupons: readonly Coupon[] }>('bets'),
};
