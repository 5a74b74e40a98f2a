import { compactVerify, createLocalJWKSet, decodeJwt } from 'jose';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { sessionId, type SessionId } from '@foyer/domain/ids.ts';
import { publicPart, SIGNING_ALGORITHM } from '../access/signingKeys.ts';
import { CLIENT_ID } from './client.ts';
import { issuerOf, KEYCLOAK_ROUTES, realmPath } from './paths.ts';
import type { Realm } from './realm.ts';
import { PLATFORM_AUDIENCE } from './tokens.ts';

type Next = () => Promise<void>;

/** Adds what oidc-provider lacks: sign-out without confirmation by id token, and revoking a JWT. */
export function completeEndings(provider: Provider, realm: Realm): void {
  const sessionOf = tokenReader(realm);
  const clientIds = [CLIENT_ID, ...realm.clients.map(({ id }) => id)];

  /**
   * LOGOUT-03: a request with the session's id token needs no confirmation page, with or without JavaScript
   * and even without the provider's cookie. Without the token the provider asks for confirmation.
   */
  provider.use(async (ctx: KoaContextWithOIDC, next: Next) => {
    const { id_token_hint: hint, post_logout_redirect_uri: target, state } = ctx.query;
    if (ctx.path !== KEYCLOAK_ROUTES.end_session || typeof hint !== 'string') return next();
    const shown = await sessionOf(hint, clientIds);
    if (!shown) return next();
    await realm.endSession(shown.id, 'SIGNED_OUT');
    ctx.cookies.set(provider.cookieName('session'), null, {
      path: `${realmPath(realm.brand)}/`,
      signed: false,
    });
    const client = await provider.Client.find(shown.audience);
    if (typeof target !== 'string' || !client?.postLogoutRedirectUriAllowed(target)) return next();
    const back = new URL(target);
    if (typeof state === 'string') back.searchParams.set('state', state);
    ctx.set('cache-control', 'no-store');
    ctx.status = 303;
    ctx.redirect(back.href);
  });

  /**
   * OIDC-13: the client expects JSON. Revocation also ends the session of the access token, because a JWT
   * cannot be revoked by itself.
   */
  provider.use(async (ctx: KoaContextWithOIDC, next: Next) => {
    await next();
    if (ctx.path !== KEYCLOAK_ROUTES.revocation || ctx.method !== 'POST') return;
    const refused = isErrorBody(ctx.body) ? ctx.body.error : null;
    if (refused !== null && refused !== 'unsupported_token_type') return;
    if (refused !== null) {
      const shown = await sessionOf(String(ctx.oidc.params?.token), [PLATFORM_AUDIENCE]);
      if (shown) await realm.endSession(shown.id, 'REVOKED');
    }
    ctx.status = 200;
    ctx.body = {};
  });
}

const isErrorBody = (body: unknown): body is { error: string } =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string';

/** Returns the session that a token of this realm was issued for. An expired token is accepted as well. */
function tokenReader(realm: Realm) {
  const keys = createLocalJWKSet({ keys: realm.keys.map(publicPart) });
  return async (
    token: string,
    audiences: readonly string[],
  ): Promise<{ readonly id: SessionId; readonly audience: string } | null> => {
    try {
      await compactVerify(token, keys, { algorithms: [SIGNING_ALGORITHM] });
      const { iss, aud, sid } = decodeJwt(token);
      const audience = audiences.find((one) => one === aud);
      const isOurs = iss === issuerOf(realm) && typeof sid === 'string';
      return isOurs && audience !== undefined ? { id: sessionId(sid), audience } : null;
    } catch {
      return null;
    }
  };
}
