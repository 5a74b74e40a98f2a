import type { Board, BoardRequest, ScheduledMatch } from '../board.ts';
import type { CouponRequest, Coupon, Pick } from '../bets/coupon.ts';
import type { CashOutRequest } from '../bets/cashOut/cashOut.ts';
import { BookRefusal } from '../bets/refusal.ts';
import type { TermsJson } from '../bets/termsJson.ts';
import type { ValuedCoupon } from '../bets/value.ts';

export type { Board, BoardRequest, Coupon, Pick, TermsJson, ValuedCoupon };

let key = '';
let opening: Promise<unknown> = Promise.resolve();

async function request<Payload>(path: string, body?: object): Promise<Payload> {
  const response = await fetch(`/touchline/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => null);
  const payload = await response?.json().catch(() => null);
  if (response?.ok) return payload;
  const error = payload?.error;
  throw new BookRefusal(error?.type ?? 'ConnectionLost', error?.detail, error?.legs);
}

/** A request of the player, which waits until their session is open. */
async function requestAsPlayer<Payload>(path: string, body?: object): Promise<Payload> {
  await opening.catch(() => {});
  return request(path, body);
}

export interface Schedule {
  /** Time of the server. */
  readonly now: number;
  readonly matches: readonly ScheduledMatch[];
}

type View = 'live' | Board['sports'][number]['sport'];

/** What the navigation at the top leads to: the live matches, the matches of a sport, or the player's bets. */
export type Section = View | 'bets';

export const api = {
  board: (query: BoardRequest) => request<Board>('board', query),
  schedule: () => request<Schedule>('schedule'),
  async open(token: string): Promise<TermsJson> {
    const opened = request<{ key: string; terms: TermsJson }>('session', { token });
    opening = opened.then((session) => void ({ key } = session));
    await opening;
    return (await opened).terms;
  },
  place: (request: CouponRequest) => requestAsPlayer<Coupon>('bets', request),
  cashOut: (request: CashOutRequest) => requestAsPlayer<ValuedCoupon>('bets/cash-out', request),
  bets: () => requestAsPlayer<{ coupons: readonly ValuedCoupon[] }>('bets'),
};
