import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formRoutes } from './formRoutes.ts';
import { KEYCLOAK_ROUTES, realmPath, REGISTRATIONS_PATH, SIGN_UP_PARAMETER } from './paths.ts';
import type { OpenRealm } from './realms.ts';
import type { RealmParams, RealmRouteDeps } from './request.ts';
import { userinfoRoutes } from './userinfo.ts';

/** Routes under `/realms/{brand}/`: Fastify serves our forms and userinfo, oidc-provider the rest. */
export function realmRoutes(app: FastifyInstance, deps: RealmRouteDeps): void {
  const { realms } = deps;
  app.register(async (scope) => formRoutes(scope, deps));
  app.register(async (scope) => userinfoRoutes(scope, deps));
  app.register(async (scope) => {
    // Disables body parsing, because oidc-provider reads the body itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const handler = async (request: FastifyRequest<{ Params: RealmParams }>, reply: FastifyReply) => {
      const open = await realms(request, request.params.brand);
      return open ? handOver(open, request, reply) : reply.callNotFound();
    };
    scope.route({ method: ['GET', 'POST', 'OPTIONS'], url: '/realms/:brand/*', handler });
  });
}

async function handOver(
  { handle, realm }: OpenRealm,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { raw } = request;
  const url = raw.url ?? '/';
  const path = signUpAsSignIn(url.slice(realmPath(realm.brand).length));
  // Copies the headers that every response carries to the provider's responses; some provider pages have no
  // content security policy of their own.
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.setHeader('content-security-policy', PROVIDER_POLICY);
  // Caches may store responses without this header, such as 404.
  reply.raw.setHeader('cache-control', 'no-store');
  setOriginHeaders(raw, realm);
  reply.hijack();
  // The provider derives its mount path from the difference between `originalUrl` and `url`.
  Object.assign(raw, { originalUrl: realmPath(realm.brand) + path, url: path });
  await handle(raw, reply.raw);
}

/** The provider builds URLs from these headers, so they are never taken from the request. */
function setOriginHeaders({ headers }: IncomingMessage, { origin }: OpenRealm['realm']): void {
  const { host, protocol } = new URL(origin);
  delete headers['x-forwarded-host'];
  Object.assign(headers, { host, 'x-forwarded-proto': protocol.slice(0, -1) });
}

/**
 * The content security policy of the provider's data and redirects. Silent token renewal follows the redirects in a
 * frame.
 */
const PROVIDER_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** OIDC-32: rewrites the registrations path to the authorization path with the sign-up parameter. */
function signUpAsSignIn(path: string): string {
  const [pathname = '', query = ''] = path.split(/\?(.*)/s, 2);
  if (pathname !== REGISTRATIONS_PATH) return path;
  return `${KEYCLOAK_ROUTES.authorization}?${query}&${SIGN_UP_PARAMETER}=1`;
}
