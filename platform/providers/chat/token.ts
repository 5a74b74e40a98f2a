import { SignJWT } from 'jose';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Config } from '../../infra/config.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { PlayerRecord } from '../../modules/player/index.ts';
import type { Site } from '../../sites/index.ts';

/** Long enough to open the chat; the provider's script requests a new token for longer chats. */
const TOKEN_LIFE_MS = 5 * MINUTE;

/** The player's details shown to the support agent. */
type Person = Pick<PlayerRecord, 'id' | 'firstName' | 'lastName' | 'email' | 'emailVerified'>;

/** @throws Refusal ChatUnavailable */
export type ChatToken = (site: Pick<Site, 'brand' | 'settings'>, person: Person) => Promise<string>;

/** GQLO-28: issues a JWT that identifies the player to Zendesk Messaging: HS256, `kid` header, scope `user`. */
export function chatTokens({ config, clock }: { readonly config: Config; readonly clock: Clock }): ChatToken {
  return async ({ brand, settings }, { id, firstName, lastName, email, emailVerified }) => {
    const { [brand]: key } = config.chatKeys;
    if (!settings.chat || !key) throw new Refusal('ChatUnavailable', { status: 503 });
    const now = Math.floor(clock.now().getTime() / SECOND);
    const name = `${firstName} ${lastName}`.trim();
    return new SignJWT({
      scope: 'user',
      external_id: id,
      ...(name && { name }),
      email,
      email_verified: emailVerified,
    })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: key.keyId })
      .setIssuedAt(now)
      .setExpirationTime(now + TOKEN_LIFE_MS / SECOND)
      .sign(new TextEncoder().encode(key.secret));
  };
}
