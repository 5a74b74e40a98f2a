import { createHmac } from 'node:crypto';
import type { Affiliates } from '../../modules/registration/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Config } from '../../infra/config.ts';
import { notifyPartner } from '../../infra/httpClient/httpClient.ts';

const PATH = '/registrations';

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
      const body = JSON.stringify({
        id: String(id),
        brand,
        country,
        playerId,
        affiliate,
        at: at.toISOString(),
      });
      const sentAt = String(clock.now().getTime());
      const signature = createHmac('sha256', affiliates.key)
        .update(`${sentAt}.${PATH}.${body}`)
        .digest('hex');
      const headers = {
        'content-type': 'application/json',
        'x-timestamp': sentAt,
        'x-signature': signature,
      };
      return notifyPartner({ url: affiliates.url + PATH, headers, body });
    },
  };
