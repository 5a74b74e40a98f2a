const PREFIX = /^(?:lobby|www|proxy)(?:\.|--)/;
const HOST = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9_][a-z0-9._-]{0,253})(?::\d{1,5})?$/i;
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** The name in a Host header: lower case, without port and without the trailing dot. Null for what is no host. */
export function hostName(host: string): string | null {
  const [, name] = HOST.exec(host) ?? [];
  return name === undefined || name.includes('..') || !URL.canParse(`http://${host}`)
    ? null
    : name.toLowerCase().replace(/\.$/, '');
}

/**
 * ROUTE-08: the host name a site is known by: lower case, without port, without one prefix
 * `lobby`, `www` or `proxy` that ends in a dot or a double dash. Empty for what is no host.
 */
export const siteHost = (host: string): string => (hostName(host) ?? '').replace(PREFIX, '');

/** The brand a host names with its first label: `tivoli.localhost` says `tivoli`. */
export const hostBrand = (host: string): string => siteHost(host).split('.')[0] ?? '';

/** Whether a host name, as `hostName` gives it, can only mean the machine of whoever asks. */
export const isLoopback = (name: string): boolean => LOOPBACK.test(name);
