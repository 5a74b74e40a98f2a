import type { Adapter } from 'oidc-provider';
import type { Realm } from '../realm.ts';
import { authorizationCodePayloads } from './authorizationCodes.ts';
import { grantPayloads } from './grants.ts';
import { interactionPayloads } from './interactions.ts';
import { payloads } from './payloads.ts';
import { prefetched } from './readAhead.ts';
import { refreshTokenPayloads } from './refreshTokens.ts';

/**
 * The identity provider's memory of one realm, in PostgreSQL. Ids are stored hashed, and what hangs on a session
 * (its grant, codes, refresh tokens and the browser's sign-in) carries the session's id.
 */
export const payloadAdapter =
  (realm: Realm) =>
  (model: string): Adapter => {
    const plain = payloads(realm, model);
    switch (model) {
      case 'Grant':
        return grantPayloads(realm);
      case 'Interaction':
        return interactionPayloads(realm);
      case 'RefreshToken':
        return refreshTokenPayloads(realm);
      case 'AuthorizationCode':
        return authorizationCodePayloads(realm);
      case 'Session':
        return { ...plain, findByUid: async (uid) => prefetched(model, uid) ?? plain.findByUid(uid) };
      default:
        return plain;
    }
  };
