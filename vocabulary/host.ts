const PREFIX = /^(?:lobby|www|proxy)(?:\.|--)/;

/**
 * ROUTE-08: the host name a site is known by: lower case, without port, without one prefix
 * `lobby`, `www` or `proxy` that ends in a dot or a double dash.
 */
export const siteHost = (host: string): string =>
  host.trim().toLowerCase().replace(/:\d+$/, '').replace(PREFIX, '');

/** The brand a host names with its first label: `tivoli.localhost` says `tivoli`. */
export const hostBrand = (host: string): string => siteHost(host).split('.')[0] ?? '';
