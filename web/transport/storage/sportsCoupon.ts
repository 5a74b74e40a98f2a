import { isCouponText } from '@foyer/contract/sportsbook/frame.ts';
import { createCookies, documentCookies } from './cookies.ts';

const cookies = () => createCookies(documentCookies, window.location);

/** CONS-16: the saved betting slip; empty if there is none or it is invalid. */
export function savedCoupon(): string {
  const stored = cookies().get('sportsCoupon') ?? '';
  return isCouponText(stored) ? stored : '';
}

/** The coupon needs no consent, because it is necessary to restore the slip after the sign-in. */
export function saveCoupon(coupon: string): void {
  if (coupon === '') cookies().remove('sportsCoupon');
  else cookies().set('sportsCoupon', coupon);
}
