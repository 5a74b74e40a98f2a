import type { Coupon } from './coupon.ts';
import type { Store } from './store.ts';

export type Coupons = ReturnType<typeof createCoupons>;

/** All coupons in memory, as they are in the store. */
export function createCoupons(store: Store) {
  const coupons = new Map<string, Coupon>();
  return {
    get: (id: string): Coupon | undefined => coupons.get(id),
    all: (): readonly Coupon[] => [...coupons.values()],
    async save(coupon: Coupon): Promise<Coupon> {
      await store.save(coupon);
      coupons.set(coupon.id, coupon);
      return coupon;
    },
    async load(): Promise<readonly Coupon[]> {
      const stored = await store.coupons();
      for (const coupon of stored) coupons.set(coupon.id, coupon);
      return stored;
    },
  };
}
