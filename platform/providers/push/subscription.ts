import { ECDH } from 'node:crypto';
import { isLoopback } from '@foyer/domain/host.ts';
import type { BrowserSubscription } from '../../modules/notifications/index.ts';

const MAX_ENDPOINT_LENGTH = 1_500;
const PUBLIC_KEY_BYTES = 65;
const SECRET_BYTES = 16;
const BASE64URL = /^[A-Za-z0-9_-]+$/;

/**
 * The platform calls the address that a browser gave, so only the configured push services are called: no network of
 * the operator can be reached through it. @returns the field that is invalid, or null
 */
export function invalidField(
  { endpoint, p256dh, auth }: BrowserSubscription,
  origins: readonly string[],
): keyof BrowserSubscription | null {
  if (pushServiceOf(endpoint, origins) === null) return 'endpoint';
  if (!isPublicKey(p256dh)) return 'p256dh';
  return BASE64URL.test(auth) && Buffer.from(auth, 'base64url').length === SECRET_BYTES ? null : 'auth';
}

/** The origin of the list, which may have a wildcard, that the endpoint belongs to; null if it belongs to none. */
export function pushServiceOf(endpoint: string, origins: readonly string[]): string | null {
  if (endpoint.length > MAX_ENDPOINT_LENGTH || !URL.canParse(endpoint)) return null;
  const { protocol, host, hostname, username, password, hash, href } = new URL(endpoint);
  // Another way to write an endpoint would be another device. Browsers give the usual one, which has ASCII only.
  if (href !== endpoint || username || password || hash) return null;
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(hostname))) return null;
  const found = origins.find((origin) => {
    const [scheme, allowed = ''] = origin.split('//');
    if (scheme !== protocol) return false;
    return allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed;
  });
  return found ?? null;
}

/** A point of the curve P-256, uncompressed. */
function isPublicKey(text: string): boolean {
  if (!BASE64URL.test(text) || Buffer.from(text, 'base64url').length !== PUBLIC_KEY_BYTES) return false;
  try {
    ECDH.convertKey(text, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
