import { MINUTE } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Site } from '../../../sites/index.ts';
import type { RealmKeys } from './realmKeys.ts';
import { signToken } from './signToken.ts';

/** Short-lived: the client must present the token immediately. */
const LIVES_MS = MINUTE;

/**
 * Signs a JWT that identifies a player to another company, which verifies it with the keys of the brand's
 * realm and is its only audience. The platform does not accept it as an access token.
 */
export const signIdentity =
  (keysOf: RealmKeys, clock: Clock) =>
  (
    context: { readonly site: Site; readonly origin: string },
    token: { readonly playerId: PlayerId; readonly audience: string },
  ): Promise<string> => {
    const issuedMs = clock.now().getTime();
    const times = { issuedMs, expiresMs: issuedMs + LIVES_MS };
    return signToken(keysOf, context, { type: 'identity+jwt', ...token, ...times });
  };
