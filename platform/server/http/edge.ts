import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HEADERS } from '@foyer/contract/transport/headers.ts';
import { hostName } from '@foyer/domain/host.ts';
import { languageTag, preferredLocale } from '@foyer/domain/locale.ts';
import type { Config } from '../../infra/config.ts';
import { plainAddress } from '../../infra/edge/networks.ts';
import type { Sites } from '../../sites/index.ts';
import { severalHosts, single, unknownHost } from './access.ts';

export interface EdgeDeps {
  readonly config: Pick<Config, 'trustedProxies' | 'countryHeader' | 'subDivisionHeader'>;
  readonly sites: Pick<Sites, 'byHost' | 'publicOrigin'>;
}

export type Arrival =
  | { readonly refused: null; /** The client's IP address. */ readonly address: string }
  | { readonly refused: 'unknownHost' | 'severalHosts' };

/**
 * Reads the host and the client address of an HTTP request or an upgrade. It rewrites the request's headers: what runs
 * after it sees only configured hosts, and `x-forwarded-*` and `traceparent` only from trusted proxies.
 */
export type ReadArrival = (request: IncomingMessage) => Arrival;

const FORWARDED = [
  'baggage',
  'forwarded',
  'traceparent',
  'tracestate',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];

export function createEdge({ config, sites }: EdgeDeps): ReadArrival {
  const { trustedProxies, countryHeader, subDivisionHeader } = config;
  const isTrusted = (address: string | undefined, hop: number) => trustedProxies?.(address, hop) ?? false;
  const places = [countryHeader, subDivisionHeader].filter((name) => name !== null);
  const proxyHeaders = [...FORWARDED, ...places];

  function addressOf(request: IncomingMessage): string {
    // A client that has gone already has no address, although the type says so.
    const addresses: readonly (string | undefined)[] = proxyAddr.all(request, isTrusted);
    // A proxy may send an invalid address; then the proxy's own is the last known one.
    return addresses.map((text = '') => plainAddress(text)).findLast((one) => one !== null) ?? 'unknown';
  }

  /** A proxy may send its own name for us as Host, and the browser's as X-Forwarded-Host. */
  function hostOf({ headers }: IncomingMessage): string | null {
    const { host = '', 'x-forwarded-host': forwarded = '' } = headers;
    const last = [forwarded].flat().join(',').split(',').at(-1)?.trim() ?? '';
    return [host, last].find((name) => sites.byHost(name)) ?? null;
  }

  return (request) => {
    const { headers, socket } = request;
    request.url = toOriginForm(request);
    if (!isTrusted(socket.remoteAddress, 0)) for (const name of proxyHeaders) delete headers[name];
    if (!/^https?$/.test(String(headers['x-forwarded-proto'] ?? 'http'))) delete headers['x-forwarded-proto'];
    const address = addressOf(request);
    if (headers['x-forwarded-for'] !== undefined) headers['x-forwarded-for'] = address;
    const host = hostOf(request);
    delete headers['x-forwarded-host'];
    if (hostHeaders(request) > 1) return { refused: 'severalHosts' };
    if (host === null) return { refused: 'unknownHost' };
    headers.host = host;
    return { refused: null, address };
  };
}

const hostHeaders = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/** For an absolute target like `http://host/path`, its host replaces Host (RFC 9112, 3.2.2). */
export function toOriginForm(request: IncomingMessage): string {
  const { url = '/' } = request;
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(url)) return url;
  if (!URL.canParse(url)) return '/';
  const { host, pathname, search } = new URL(url);
  request.headers.host = host;
  return `${pathname || '/'}${search}`;
}

type BrandLookup = Pick<Sites, 'byHost' | 'byBrand' | 'isShared'>;

/** Load balancers call these by IP address. */
const FOR_ANY_HOST: ReadonlySet<string> = new Set(['/health/live', '/health/ready']);

/** Refuses unknown hosts with 421 before any route runs, and redirects browsers to the brand's public origin. */
export function guardHosts(
  app: FastifyInstance,
  readArrival: ReadArrival,
  sites: EdgeDeps['sites'] & BrandLookup & Pick<Sites, 'translator' | 'locales'>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const { refused } = readArrival(request.raw);
    request.brand = brandOf(request, sites);
    if (FOR_ANY_HOST.has(request.url.split('?')[0] ?? '')) return;
    if (refused !== null) {
      if (!acceptsHtml(request)) throw refused === 'unknownHost' ? unknownHost() : severalHosts();
      return reply
        .code(refused === 'unknownHost' ? 421 : 400)
        .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .send(unknownHostPage(request, sites));
    }
    const origin = redirectOrigin(request, sites);
    if (origin !== null && acceptsHtml(request)) return reply.redirect(origin + request.url, 308);
  });
}

/** The brand of the host; on a shared host the one that the call names. */
function brandOf({ host, headers }: FastifyRequest, sites: BrandLookup): string | null {
  if (!sites.isShared(host)) return sites.byHost(host)?.brand ?? null;
  return sites.byBrand(single(headers[HEADERS.brand]) ?? '')?.brand ?? null;
}

/** The brand's public origin if the request came by another host, else null. */
function redirectOrigin(request: FastifyRequest, sites: EdgeDeps['sites']): string | null {
  const site = sites.byHost(request.host);
  const origin = site && sites.publicOrigin(site, request);
  return origin && new URL(origin).hostname !== hostName(request.host) ? origin : null;
}

const acceptsHtml = ({ method, headers }: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(method) && (headers.accept ?? '').includes('text/html');

/** The page for a host that belongs to no brand, in the browser's language. */
function unknownHostPage(
  { headers }: FastifyRequest,
  { translator, locales }: Pick<Sites, 'translator' | 'locales'>,
): string {
  const locale = preferredLocale(headers['accept-language'] ?? '', locales);
  const text = translator(locale, ['unknownHost']);
  const title = text('unknownHost.title');
  return `<!doctype html><html lang="${languageTag(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text('unknownHost.text')}</p></main></body></html>\n`;
}
