import type { Adapter, AdapterPayload, KoaContextWithOIDC, Provider as OidcProvider } from 'oidc-provider';
import { sessionId } from '@foyer/domain/ids.ts';
import { LONGEST_SESSION_MS } from '../../sessions.ts';
import { digestOf } from '../../../../infra/secrets/secrets.ts';
import { Provider } from '../oidcProvider.ts';
import { KEYCLOAK_ROUTES } from '../paths.ts';
import type { Realm } from '../realm.ts';
import { payloads } from './payloads.ts';
import { findToken } from './readAhead.ts';

/**
 * RFC 6749 §4.1.2, RFC 9700 §4.5: an authorization code is consumed by the first attempt at the token
 * endpoint, whether or not it succeeds. The provider would consume it only after all of its checks.
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
    // Already consumed by `find`.
    consume: () => Promise.resolve(),
  };
}

const tried = new WeakMap<object, { readonly id: string; readonly isFirstTry: boolean }>();

/** A request with more than one code is an attack; this limits the work per request. */
const MOST_CODES = 4;

/**
 * Consumes the codes of requests that the provider rejects before it looks up the code (unknown client,
 * missing or repeated parameters). Ends the session of a code that is used a second time, even if that
 * request is invalid in other ways.
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
 * The consumed code is kept for the maximum lifetime of its session, so that a second use is detected.
 * @returns whether this was the first use of the code
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
