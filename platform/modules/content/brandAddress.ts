import { hostBrand, isLoopback } from '@foyer/domain/host.ts';

interface Here {
  readonly brand: string;
  readonly origin: string;
}

/**
 * Where another brand of this installation is: at its configured origin; on a developer's machine, where this one is
 * reached by a loopback name, at its neighbour's (`orangery.localhost` beside `tower.localhost`). Null where neither is known.
 */
export function brandAddress(
  other: { readonly brand: string; readonly origin: string | null },
  { brand, origin }: Here,
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
