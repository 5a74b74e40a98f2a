import type { IncomingHttpHeaders } from 'node:http';
import { AFFILIATE, affiliateCode } from '@foyer/contract/registration/affiliate.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { registrationTables } from './tables.ts';

/** CONS-24: the affiliate in the browser's cookie, which exists only with consent to marketing; null without one. */
export function affiliateOf({ cookie = '' }: IncomingHttpHeaders): string | null {
  const pair = cookie.split(/; ?/).find((each) => each.startsWith(`${AFFILIATE}=`));
  return affiliateCode(pair?.slice(AFFILIATE.length + 1));
}

/** A new player who came by an affiliate's link. */
export interface Referral {
  readonly id: bigint;
  readonly brand: BrandId;
  readonly country: string;
  readonly playerId: PlayerId;
  readonly affiliate: string;
  readonly at: Date;
}

/** The operator's affiliate system, which pays affiliates for the players that they refer. */
export interface Affiliates {
  /**
   * Reports a referral; it may be reported more than once, with the same id.
   * @returns null if accepted; status and text of a permanent refusal @throws Refusal PartnerUnavailable
   */
  report(referral: Referral): Promise<string | null>;
}

/** Referrals that the operator's affiliate system has not received, oldest first. */
export const unreportedReferrals = (queryable: Queryable, most: number): Promise<readonly Referral[]> =>
  registrationTables(queryable)
    .selectFrom('identity.registration')
    .select(['id', 'brand', 'country', 'at'])
    .select(({ ref }) => [
      ref('playerId').$notNull().as('playerId'),
      ref('affiliate').$notNull().as('affiliate'),
    ])
    .where('affiliate', 'is not', null)
    .where('reportedAt', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute();

export async function markReported(queryable: Queryable, id: bigint, now: Date): Promise<void> {
  await registrationTables(queryable)
    .updateTable('identity.registration')
    .set({ reportedAt: now })
    .where('id', '=', id)
    .execute();
}
