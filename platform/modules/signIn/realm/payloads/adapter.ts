import type { Adapter } from 'oidc-provider';
import type { Realm } from '../realm.ts';
import { authorizationCodePayloads } from './authorizationCodes.ts';
import { grantPayloads } from './grants.ts';
import { interactionPayloads } from './interactions.ts';
import { inMachineTime } from './machineTime.ts';
import { payloads } from './payloads.ts';
import { prefetched } from './readAhead.ts';
import { refreshTokenPayloads } from './refreshTokens.ts';

/**
 * oidc-provider storage adapter of one realm, in PostgreSQL. Ids are stored hashed. The grant, codes,
 * refresh tokens and provider session of a player session all carry its session id.
 */
export const payloadAdapter =
  (realm: Realm) =>
  (model: string): Adapter =>
    inMachineTime(storageOf(realm, model), realm.clock);

function storageOf(realm: Realm, model: string): Adapter {
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
}
