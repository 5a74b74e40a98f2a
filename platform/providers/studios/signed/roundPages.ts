import { templateAddress } from '../../../infra/httpClient/templateAddress.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { LiveStudioKeys } from '../../../infra/config/studioKeys.ts';
import type { Sites } from '../../../sites/index.ts';
import { sign } from '../signature.ts';

export interface RoundPageDeps {
  readonly sites: Pick<Sites, 'studioServers'>;
  readonly studioKeys: Pick<LiveStudioKeys, 'current'>;
  readonly clock: Clock;
}

export interface RoundOfPage {
  readonly studio: string;
  readonly round: string;
  /** The studio's id of the game. */
  readonly game: string;
  readonly locale: string;
  readonly currency: string;
  /** Sum of the stakes in major units; null if it is not known. */
  readonly stake: string | null;
  /** Origin of the page that frames the studio's page. */
  readonly lobby: string;
}

const NO_BODY = Buffer.alloc(0);

/** Addresses of the studios' pages of rounds, signed like a call with an empty body. */
export function createRoundPages({ sites, studioKeys, clock }: RoundPageDeps) {
  return {
    /** Null for a studio without such pages or without a secret. The caller answers for who may see the round. */
    addressOf({ studio, stake, ...round }: RoundOfPage): string | null {
      const server = sites.studioServers.find((one) => one.studio === studio);
      const [secret] = studioKeys.current()[studio] ?? [];
      if (server?.roundPage === undefined || secret === undefined) return null;
      const values = { ...round, ...(stake !== null && { stake }) };
      const address = templateAddress(server.origin, server.roundPage, values);
      const timestamp = String(clock.now().getTime());
      address.searchParams.set('timestamp', timestamp);
      const signature = sign(secret, timestamp, address.pathname + address.search, NO_BODY);
      address.searchParams.set('signature', signature.toString('hex'));
      return address.href;
    },
  };
}
