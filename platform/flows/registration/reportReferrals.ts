import { redacted } from '@foyer/contract/analytics/redaction.ts';
import type { Affiliates, Registration } from '../../modules/registration/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log.ts';

const MOST_PER_RUN = 100;

export interface ReportReferralsDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  readonly registration: Pick<Registration, 'unreportedReferrals' | 'markReported'>;
  /** Null when no affiliate system is configured; referrals then wait until one is configured. */
  readonly affiliates: Affiliates | null;
}

/**
 * CONS-24: reports new players to the operator's affiliate system, oldest first and at least once each. One that it
 * refuses for good is logged and not repeated. @throws Refusal PartnerUnavailable
 */
export async function reportReferrals(deps: ReportReferralsDeps): Promise<void> {
  const { database, clock, log, registration, affiliates } = deps;
  if (!affiliates) return;
  for (const referral of await registration.unreportedReferrals(database.query, MOST_PER_RUN)) {
    const refusal = await affiliates.report(referral);
    const { id, brand, affiliate } = referral;
    if (refusal !== null)
      log.warn(
        { registration: String(id), brand, affiliate, refusal: redacted(refusal) },
        'the affiliate system refused a referral',
      );
    await registration.markReported(database.query, id, clock.now());
  }
}
