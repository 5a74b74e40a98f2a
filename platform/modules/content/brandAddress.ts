import { hostBrand } from '@foyer/vocabulary/host.ts';

interface Here {
  readonly brand: string;
  readonly origin: string;
}

/**
 * Where another brand of this installation is. Where this one is reached by its own name (`tivoli.localhost`,
 * `www.tivoli.example.org`), the other is its neighbour; else it is at its first host, if it has one.
 */
export function brandAddress(
  other: { readonly brand: string; readonly hosts: readonly string[] },
  { brand, origin }: Here,
): string | null {
  const url = new URL(origin);
  const neighbour = neighbourHost(url.hostname, brand, other.brand);
  const [own] = other.hosts;
  if (neighbour) url.hostname = neighbour;
  else if (own) url.host = own;
  else return null;
  return url.href;
}

function neighbourHost(host: string, brand: string, other: string): string | null {
  if (host === 'localhost') return `${other}.localhost`;
  return hostBrand(host) === brand && host.includes('.') ? host.replace(brand, other) : null;
}
