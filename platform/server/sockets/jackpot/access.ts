import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import type { SessionId } from '@foyer/domain/ids.ts';
import type { SignIn } from '../../../modules/signIn/index.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { Site } from '../../../sites/index.ts';

export type JackpotPlayer = NonNullable<Awaited<ReturnType<SignIn['liveSession']>>>;

/** HTTP-05, JSOCK-01: the player of a brand's token `<playerId>:<sessionId>`. @throws AuthenticationFailure */
export async function playerOfToken(
  signIn: Pick<SignIn, 'liveSession'>,
  site: Site,
  token: string,
): Promise<JackpotPlayer> {
  const [, player, session] = /^([A-Za-z0-9_-]{1,64}):([A-Za-z0-9_-]{1,64})$/.exec(token) ?? [];
  if (player === undefined || session === undefined) throw refused('malformed');
  const live = await signIn.liveSession(session as SessionId);
  if (!live) throw refused('ended');
  if (live.playerId !== player || live.brand !== site.brand) throw refused('foreignPlayer');
  if (!site.serves(live.country))
    throw new Refusal('CountryNotServed', { status: 403, keys: { country: live.country } });
  return live;
}

const refused = (reason: string) =>
  new Refusal(ERROR_TYPES.authentication, { status: 401, reasons: [reason] });
