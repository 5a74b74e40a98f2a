import { LRUCache } from 'lru-cache';
import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { BrandId } from '@foyer/domain/ids.ts';
import { HEADERS } from '@foyer/contract/transport/headers.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database } from '../../../infra/database/database.ts';
import { isDatabaseUnavailable, RETRY_AFTER_SECONDS } from '../../../infra/database/unavailable.ts';
import { isUnstorableText } from '../../../infra/database/unstorable.ts';
import type { Log } from '../../../infra/log.ts';
import type { Call } from '../../../infra/edge/hosts.ts';
import type { Site, Sites } from '../../../sites/index.ts';
import type { JWK } from 'jose';
import { withCallContext } from './callContext.ts';
import { completeEndings } from './endings.ts';
import type { Pages } from './pages.ts';
import { useUpTriedCodes } from './payloads/authorizationCodes.ts';
import { realmPath } from './paths.ts';
import { createProvider } from './provider.ts';
import { createProviderPages } from './providerPages.ts';
import type { Realm } from './realm.ts';

export interface OpenRealm {
  readonly realm: Realm;
  readonly site: Site;
  readonly provider: Provider;
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

export interface RealmsDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly log: Log;
  readonly pages: Pages;
  readonly players: Realm['players'];
  readonly sessions: Pick<
    Realm,
    'beforeSession' | 'openSession' | 'extendPlay' | 'endSession' | 'originOf' | 'wakeRelay'
  >;
  readonly reopen: Realm['reopen'];
  keysOf(site: Site): Promise<readonly JWK[]>;
}

/** Returns null if the host does not belong to the brand in the path. */
export type Realms = (call: Call, brand: string) => Promise<OpenRealm | null>;

// Maximum number of cached realms. Outside production the default brand answers at every loopback host and
// port, so a caller could create any number.
const MOST_OPEN = 64;

/** Creates realms on first use, one for each public origin of a brand. */
export function createRealms(deps: RealmsDeps): Realms {
  const open = new LRUCache<string, { readonly site: Site; readonly realm: Promise<OpenRealm> }>({
    max: MOST_OPEN,
  });
  return async (call, brand) => {
    const site = deps.sites.byBrand(brand);
    if (!site || deps.sites.byHost(call.host)?.brand !== site.brand) return null;
    const origin = deps.sites.publicOrigin(site, call);
    const key = `${origin} ${brand}`;
    const known = open.get(key);
    // After a reload the site is another object, with other settings.
    const realm = known?.site === site ? known.realm : openRealm(deps, origin, site);
    open.set(key, { site, realm });
    return realm.catch((error: unknown) => {
      open.delete(key);
      throw error;
    });
  };
}

async function openRealm(deps: RealmsDeps, origin: string, site: Site): Promise<OpenRealm> {
  const { database, clock, log, pages, players, sessions, reopen } = deps;
  const { brand } = site;
  const keys = await deps.keysOf(site);
  const realm: Realm = {
    brand,
    origin,
    locales: site.settings.locales,
    clients: site.clients,
    sessionIdleMinutes: site.settings.rules.sessionIdleMinutes,
    keys,
    database,
    clock,
    players,
    reopen,
    ...sessions,
  };
  const provider = createProvider(realm, createProviderPages(pages, site));
  completeEndings(provider, realm);
  useUpTriedCodes(provider, realm);
  provider.on('server_error', (ctx, error) => respondToFault(log, brand, ctx, error));
  // Logs errors that the provider's middleware did not catch; without a listener they would go to stderr.
  const events: EventEmitter = provider;
  events.on('error', (error: unknown, ctx?: FailedCall) => logFault(log, brand, ctx, error));
  // Client errors and attacks: only the error code is logged, because descriptions may quote the request.
  provider.on('grant.error', (_ctx, error) => log.info({ error: error.error, brand }, 'tokens were refused'));
  return { realm, site, provider, handle: withCallContext(provider.callback()) };
}

type FailedCall = Pick<KoaContextWithOIDC, 'method' | 'path' | 'res'>;

/** Logs the trace id that was set on `reply` before the provider took over the request. */
function logFault(log: Log, brand: BrandId, ctx: FailedCall | undefined, err: unknown): void {
  const traceId = ctx?.res.getHeader(HEADERS.traceId);
  const { method, path } = ctx ?? {};
  const route = path && realmPath(brand) + path;
  log.error({ err, traceId, brand, method, route }, 'the identity provider failed');
}

/** Responds 400 for text that cannot be stored and 503 during a database outage, instead of 500. */
function respondToFault(log: Log, brand: BrandId, ctx: KoaContextWithOIDC, error: unknown): void {
  if (isUnstorableText(error)) {
    ctx.status = 400;
    return;
  }
  logFault(log, brand, ctx, error);
  if (ctx.status < 500 || !isDatabaseUnavailable(error)) return;
  ctx.status = 503;
  ctx.set('retry-after', String(RETRY_AFTER_SECONDS));
}
