import { isCouponText } from '@foyer/contract/sportsbook/frame.ts';
import { createCookies, documentCookies } from './cookies.ts';

const cookies = () => createCookies(documentCookies, window.location);

/** CONS-16: what was on the slip; empty where nothing was, or nothing that could have been. */
export function savedCoupon(): string {
  const kept = cookies().get('sportsCoupon') ?? '';
  return isCouponText(kept) ? kept : '';
}

/** Without it a slip would not outlive the way to sign in, so no consent is asked. */
export function saveCoupon(coupon: string): void {
  if (coupon === '') cookies().remove('sportsCoupon');
  else cookies().set('sportsCoupon', coupon);
}
