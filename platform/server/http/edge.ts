import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hostName } from '@foyer/domain/host.ts';
import type { Config } from '../../infra/config.ts';
import { plainAddress } from '../../infra/edge/networks.ts';
import type { Sites } from '../../sites/index.ts';
import { severalHosts, unknownHost } from './access.ts';

export interface EdgeParts {
  readonly config: Pick<Config, 'trustedProxies' | 'countryHeader'>;
  readonly sites: Pick<Sites, 'byHost' | 'publicOrigin'>;
}

export type Arrival =
  | { readonly refused: null; /** The client's IP address. */ readonly address: string }
  | { readonly refused: 'unknownHost' | 'severalHosts' };

/**
 * Reads where a request was sent to and by whom, of HTTP and of upgrades alike. It also rewrites the request's headers, so
 * that nothing behind it meets a host that is not ours or the word of a sender that is no trusted proxy.
 */
export type ReadArrival = (request: IncomingMessage) => Arrival;

const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];

export function createEdge({ config, sites }: EdgeParts): ReadArrival {
  const { trustedProxies, countryHeader } = config;
  const isTrusted = (address: string | undefined, hop: number) => trustedProxies?.(address, hop) ?? false;
  const told = countryHeader === null ? FORWARDED : [...FORWARDED, countryHeader];

  function addressOf(request: IncomingMessage): string {
    const addresses = proxyAddr.all(request, isTrusted);
    // A proxy may write what is no address; then the proxy itself is the last that is known.
    return addresses.map(plainAddress).findLast((address) => address !== null) ?? 'unknown';
  }

  /** A proxy may send its own name for us as Host, and the one that the browser asked for beside it. */
  function hostOf({ headers }: IncomingMessage): string | null {
    const { host = '', 'x-forwarded-host': forwarded = '' } = headers;
    const last = [forwarded].flat().join(',').split(',').at(-1)?.trim() ?? '';
    return [host, last].find((name) => sites.byHost(name)) ?? null;
  }

  return (request) => {
    const { headers, socket } = request;
    request.url = toOriginForm(request);
    if (!isTrusted(socket.remoteAddress, 0)) for (const name of told) delete headers[name];
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

/** The path of a request; the host of a target like `http://host/path` takes the place of Host (RFC 9112, 3.2.2). */
export function toOriginForm(request: IncomingMessage): string {
  const { url = '/' } = request;
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(url)) return url;
  if (!URL.canParse(url)) return '/';
  const { host, pathname, search } = new URL(url);
  request.headers.host = host;
  return `${pathname || '/'}${search}`;
}

/** Load balancers ask these by IP address. */
const FOR_ANY_HOST: ReadonlySet<string> = new Set(['/health', '/health/live', '/health/ready']);

/**
 * Refuses requests for hosts that are not ours, with 421, before any route sees them; leads a browser that came by
 * another name of a brand to the brand's origin.
 */
export function guardHosts(app: FastifyInstance, readArrival: ReadArrival, sites: EdgeParts['sites']): void {
  app.addHook('onRequest', async (request, reply) => {
    const { refused } = readArrival(request.raw);
    if (FOR_ANY_HOST.has(request.url.split('?')[0] ?? '')) return;
    if (refused !== null) {
      if (!wantsPage(request)) throw refused === 'unknownHost' ? unknownHost() : severalHosts();
      return sendPlainPage(reply, refused);
    }
    const origin = originElsewhere(request, sites);
    if (origin !== null && wantsPage(request)) return reply.redirect(origin + request.url, 308);
  });
}

/** The origin of the brand where the request came by another name, else null. */
function originElsewhere(request: FastifyRequest, sites: EdgeParts['sites']): string | null {
  const site = sites.byHost(request.host);
  const origin = site && sites.publicOrigin(site, request);
  return origin && new URL(origin).hostname !== hostName(request.host) ? origin : null;
}

const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(method) && (headers.accept ?? '').includes('text/html');

/** In English: without a site there is no language to choose. */
const sendPlainPage = (reply: FastifyReply, refused: 'unknownHost' | 'severalHosts'): FastifyReply =>
  reply
    .code(refused === 'unknownHost' ? 421 : 400)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    .send(PLAIN_PAGE);

const PLAIN_PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>No site at this address</title></head><body><main><h1>There is no site at this address</h1><p>Check the address in your browser and try again.</p></main></body></html>\n';
