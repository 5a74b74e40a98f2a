import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import type { SessionId } from '@foyer/domain/ids.ts';
import type { Identity } from '../../../modules/identity/index.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { Site } from '../../../sites/index.ts';

export type JackpotPlayer = NonNullable<Awaited<ReturnType<Identity['liveSession']>>>;

/**
 * HTTP-05, JSOCK-01: who says `<playerId>:<sessionId>`. The session lives, is that player's and of that brand.
 * @throws Refusal AuthenticationFailure
 */
export async function playerOfToken(
  identity: Pick<Identity, 'liveSession'>,
  site: Site,
  token: string,
): Promise<JackpotPlayer> {
  const [, player, session] = /^([A-Za-z0-9_-]{1,64}):([A-Za-z0-9_-]{1,64})$/.exec(token) ?? [];
  if (player === undefined || session === undefined) throw refused('malformed');
  const live = await identity.liveSession(session as SessionId);
  if (!live) throw refused('ended');
  if (live.playerId !== player || live.brand !== site.brand) throw refused('foreignPlayer');
  if (!site.serves(live.country))
    throw new Refusal('CountryNotServed', { status: 403, keys: { country: live.country } });
  return live;
}

const refused = (reason: string) =>
  new Refusal(ERROR_TYPES.authentication, { status: 401, reasons: [reason] });
