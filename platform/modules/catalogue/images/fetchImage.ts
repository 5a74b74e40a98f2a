import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { SECOND } from '@foyer/domain/duration.ts';
import ipaddr from 'ipaddr.js';

export interface ImageRequest {
  readonly url: URL;
  /** The configured origin of the picture's studio. Only this origin may have a private address or no TLS. */
  readonly trustedOrigin: string | null;
  /** ETag of the stored image, so that an unchanged image is not sent again. */
  readonly etag?: string | null;
  readonly timeoutMs?: number;
}

export interface FetchedImage {
  readonly content: Buffer;
  readonly etag: string | null;
}

export const MAX_BYTES = 8 * 1024 * 1024;
const MAX_REDIRECTS = 3;
/** The timeout of the complete request, including redirects and body. */
const TIMEOUT_MS = 10 * SECOND;
const TYPES = /^image\/(png|jpeg|webp|avif|svg\+xml)\b/i;

/** Fetches an image from a studio. Null if it has not changed. @throws ImageError if it cannot be used */
export async function fetchImage(request: ImageRequest): Promise<FetchedImage | null> {
  const signal = AbortSignal.timeout(request.timeoutMs ?? TIMEOUT_MS);
  let { url } = request;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await open(url, request, signal);
    try {
      const { statusCode: status = 0, headers } = response;
      if (status === 304 && request.etag) return null;
      if (status >= 300 && status < 400 && headers.location !== undefined) {
        url = redirectedTo(headers.location, url);
        continue;
      }
      if (status !== 200) throw new ImageError(`responds with status ${status}`);
      if (!TYPES.test(headers['content-type'] ?? ''))
        throw new ImageError(`is '${(headers['content-type'] ?? '').slice(0, 60)}', not an image`);
      return { content: await readBody(response), etag: headers.etag?.slice(0, 200) ?? null };
    } finally {
      response.destroy();
    }
  }
  throw new ImageError(`redirects more than ${MAX_REDIRECTS} times`);
}

/** An image that cannot be fetched or shown. The message gives the reason without the address. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
}

function open(
  url: URL,
  { trustedOrigin, etag }: ImageRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const isTrusted = url.origin === trustedOrigin;
  if (!isTrusted) requirePublic(url);
  const options = {
    signal,
    // The connection's own DNS lookup is checked; a separate lookup could get another result.
    ...(!isTrusted && { lookup: lookupPublic }),
    // No agent, because a reused connection would skip the check.
    agent: false,
    headers: { accept: 'image/*', ...(etag && { 'if-none-match': etag }) },
  };
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    send(url, options, resolve).on('error', reject).end();
  });
}

function redirectedTo(location: string, from: URL): URL {
  if (!URL.canParse(location, from)) throw new ImageError('redirects to an invalid address');
  return new URL(location, from);
}

function requirePublic({ protocol, hostname, username, password }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublic(host)) throw new ImageError(`is at the private address ${host}`);
  if (protocol !== 'https:') throw new ImageError('is not served over https');
  if (username || password) throw new ImageError('has a password in its address');
}

const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

type LookupCallback = (error: Error | null, found: string | LookupAddress[], family?: number) => void;

function lookupPublic(hostname: string, options: LookupOptions, done: LookupCallback): void {
  dnsLookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new ImageError('has no address'), []);
    const hidden = addresses.find(({ address }) => !isPublic(address));
    if (hidden) return done(new ImageError(`is at the private address ${hidden.address}`), []);
    if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const tooLarge = () => new ImageError(`is larger than ${MAX_BYTES / 1024 / 1024} MB`);
  if (Number(response.headers['content-length'] ?? 0) > MAX_BYTES) throw tooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    const part = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    bytes += part.length;
    if (bytes > MAX_BYTES) throw tooLarge();
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}
