import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AuthenticationFailure } from '../../../infra/refusal.ts';
import { KEYCLOAK_ROUTES } from './paths.ts';
import type { RealmParams, RealmRouteDeps } from './request.ts';

/** OIDC-08: the platform's userinfo route. That of the provider accepts only opaque tokens, but our tokens are JWTs. */
export function userinfoRoutes(app: FastifyInstance, { realms, readUserinfo }: RealmRouteDeps): void {
  const handler = async (request: FastifyRequest<{ Params: RealmParams }>, reply: FastifyReply) => {
    const open = await realms(request, request.params.brand);
    if (!open) return reply.callNotFound();
    reply.header('cache-control', 'no-store');
    const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!token)
      return reply.status(401).header('www-authenticate', 'Bearer').send({ error: 'invalid_request' });
    try {
      return await readUserinfo(token, open.site);
    } catch (error) {
      if (!(error instanceof AuthenticationFailure)) throw error;
      return reply
        .status(401)
        .header('www-authenticate', 'Bearer error="invalid_token"')
        .send({ error: 'invalid_token' });
    }
  };
  app.get(`/realms/:brand${KEYCLOAK_ROUTES.userinfo}`, handler);
}
