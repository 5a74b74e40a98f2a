const PREFIX = /^(?:lobby|www|proxy)(?:\.|--)/;
const HOST = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9_][a-z0-9._-]{0,253})(?::\d{1,5})?$/i;
// An empty Punycode label. Node 24 accepts it in a URL, browsers do not.
const EMPTY_PUNYCODE = /(?:^|\.)xn--(?:\.|$)/i;
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Returns the host name of a Host header in lower case, without port and final dot; null if it is not valid. */
export function hostName(host: string): string | null {
  const [, name] = HOST.exec(host) ?? [];
  if (name === undefined || name.includes('..') || EMPTY_PUNYCODE.test(name)) return null;
  return URL.canParse(`http://${host}`) ? name.toLowerCase().replace(/\.$/, '') : null;
}

/**
 * ROUTE-08: returns the host name that identifies a site: lower case, without port, and without a prefix
 * `lobby`, `www` or `proxy` that is followed by a dot or double dash. Empty if it is not a valid host.
 */
export const siteHost = (host: string): string => (hostName(host) ?? '').replace(PREFIX, '');

/** Returns the first label of the host, which names the brand: `tivoli` for `tivoli.localhost`. */
export const hostBrand = (host: string): string => siteHost(host).split('.')[0] ?? '';

/** Whether a host name returned by `hostName` is a loopback address. */
export const isLoopback = (name: string): boolean => LOOPBACK.test(name);
