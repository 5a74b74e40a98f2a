import type { Affiliates } from '../../modules/registration/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Config } from '../../infra/config.ts';
import { notifyPartner } from '../../infra/httpClient/httpClient.ts';
import { signedJsonCall } from '../../infra/httpClient/signature.ts';

/** Null when no affiliate system is configured. */
export const affiliateSystem = ({
  config: { affiliates },
  clock,
}: {
  readonly config: Pick<Config, 'affiliates'>;
  readonly clock: Clock;
}): Affiliates | null =>
  affiliates && {
    report({ id, brand, country, playerId, affiliate, at }) {
      // The affiliate system receives the player's id, by which only the operator finds the person.
      const referral = { id: String(id), brand, country, playerId, affiliate, at: at.toISOString() };
      return notifyPartner(signedJsonCall(affiliates, '/registrations', referral, clock.now()));
    },
  };
