import { hostBrand, isLoopback } from '@foyer/domain/host.ts';

/**
 * The address of another brand of this installation: its configured origin or, on a loopback host, the
 * sibling host (`orangery.localhost` beside `tower.localhost`). Null if neither is known.
 */
export function brandAddress(
  other: { readonly brand: string; readonly origin: string | null },
  { brand, origin }: { readonly brand: string; readonly origin: string },
): string | null {
  const url = new URL(origin);
  const neighbour = isLoopback(url.hostname) ? neighbourHost(url.hostname, brand, other.brand) : null;
  if (neighbour === null) return other.origin && `${other.origin}/`;
  url.hostname = neighbour;
  return url.href;
}

function neighbourHost(host: string, brand: string, other: string): string | null {
  if (host === 'localhost') return `${other}.localhost`;
  return hostBrand(host) === brand && host.includes('.') ? host.replace(brand, other) : null;
}
