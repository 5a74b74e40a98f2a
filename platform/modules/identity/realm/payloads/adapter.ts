import type { Adapter } from 'oidc-provider';
import type { Realm } from '../realm.ts';
import { grantPayloads } from './grants.ts';
import { payloads } from './payloads.ts';
import { refreshTokenPayloads } from './refreshTokens.ts';

/**
 * The identity provider's memory of one realm, in PostgreSQL. Ids are stored hashed, and what hangs on a session
 * (its grant, codes, refresh tokens and the browser's sign-in) carries the session's id.
 */
export const payloadAdapter =
  (realm: Realm) =>
  (model: string): Adapter => {
    if (model === 'Grant') return grantPayloads(realm);
    return model === 'RefreshToken' ? refreshTokenPayloads(realm) : payloads(realm, model);
  };
