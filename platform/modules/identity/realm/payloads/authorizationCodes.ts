import type { Adapter, AdapterPayload, KoaContextWithOIDC, Provider as OidcProvider } from 'oidc-provider';
import { sessionId } from '@foyer/domain/ids.ts';
import { LONGEST_SESSION_MS } from '../../sessions.ts';
import { digestOf } from '../../signIn/secrets.ts';
import { Provider } from '../oidcProvider.ts';
import { KEYCLOAK_ROUTES } from '../paths.ts';
import type { Realm } from '../realm.ts';
import { payloads } from './payloads.ts';
import { findToken } from './readAhead.ts';

/**
 * RFC 6749 §4.1.2, RFC 9700 §4.5: an authorization code is used up by the first try at the token endpoint, whatever
 * comes of the try. The provider would use it up only after all of its checks.
 */
export function authorizationCodePayloads(realm: Realm): Adapter {
  return {
    ...payloads(realm, 'AuthorizationCode'),
    async find(id) {
      const request = Provider.ctx;
      if (request?.oidc.route !== 'token') return findToken(realm, 'AuthorizationCode', id);
      const isFirstTry = await useUp(realm, id);
      const code = await findToken(realm, 'AuthorizationCode', id);
      if (!code) return undefined;
      tried.set(request, { id, isFirstTry });
      return { ...code, consumed: isFirstTry ? undefined : true } satisfies AdapterPayload;
    },
    // Done when it was found.
    consume: () => Promise.resolve(),
  };
}

interface Try {
  readonly id: string;
  readonly isFirstTry: boolean;
}

const tried = new WeakMap<object, Try>();

/** More codes than one in a request are an attack; a body holds too few to matter. */
const MOST_CODES = 4;

/**
 * Uses up the codes of requests that are refused before the provider looks for the code (unknown client, missing or
 * repeated parameters), and ends the session of a code that is tried a second time, whatever else the try got wrong.
 */
export function useUpTriedCodes(provider: OidcProvider, realm: Realm): void {
  provider.use(async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
    await next();
    if (ctx.path !== KEYCLOAK_ROUTES.token || ctx.method !== 'POST') return;
    const known = tried.get(ctx);
    for (const id of codesIn(ctx.oidc.body)) {
      const isFirstTry = known?.id === id ? known.isFirstTry : await useUp(realm, id);
      if (isFirstTry) continue;
      const code = await findToken(realm, 'AuthorizationCode', id);
      if (code?.grantId !== undefined) await realm.endSession(sessionId(code.grantId), 'TOKEN_REPLAYED');
    }
  });
}

function codesIn(body: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null || !('code' in body)) return [];
  const codes = Array.isArray(body.code) ? body.code : [body.code];
  return codes.filter((code) => typeof code === 'string').slice(0, MOST_CODES);
}

/**
 * Kept for as long as its session may live, so that a second try is recognised for so long.
 * @returns whether this was the first try of the code
 */
async function useUp({ database, brand, clock }: Realm, id: string): Promise<boolean> {
  const now = clock.now();
  const { rowCount } = await database.pool.query({
    name: 'identity.useUpCode',
    text: `update identity.oidc_payload set consumed_at = $3, expires_at = $4
      where brand = $1 and model = 'AuthorizationCode' and id = $2 and consumed_at is null`,
    values: [brand, digestOf(id), now, new Date(now.getTime() + LONGEST_SESSION_MS)],
  });
  return rowCount === 1;
}
