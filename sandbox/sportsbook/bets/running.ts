import { add, fromDecimal, subtract, zero, type Money } from '@foyer/domain/money.ts';
import type { Coupon } from './coupon.ts';

type Parts = Pick<Coupon, 'stake' | 'currency' | 'cashOuts'>;

const sumOf = ({ currency, cashOuts }: Parts, field: 'stake' | 'amount'): Money =>
  cashOuts.map((part) => fromDecimal(part[field], currency)).reduce(add, zero(currency));

/** The stake without the parts that were cashed out. */
export const runningStake = (coupon: Parts): Money =>
  subtract(fromDecimal(coupon.stake, coupon.currency), sumOf(coupon, 'stake'));

/** What was paid for the parts that were cashed out. */
export const cashedAmount = (coupon: Parts): Money => sumOf(coupon, 'amount');
