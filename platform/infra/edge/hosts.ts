import { hostBrand, hostName, isLoopback, siteHost } from '@foyer/domain/host.ts';

/** The fields of a site from which its hosts are derived. */
interface Hosted {
  readonly brand: string;
  readonly origin: string | null;
  readonly hosts: readonly string[];
}

/** Which hosts are accepted, which brand each belongs to, and the public origin of each brand. */
export interface Hosts<Site extends Hosted> {
  /** ROUTE-08: the site for a `Host` header; undefined if the host is not ours. */
  byHost(host: string): Site | undefined;
  /** Whether the host is accepted but belongs to no brand, so that a call may name its brand in a header. */
  isShared(host: string): boolean;
  /** The origin for links, redirects and token issuers: the site's; the request's on loopback or without one. */
  publicOrigin(site: Pick<Hosted, 'origin'>, call: Call): string;
}

export interface Call {
  readonly protocol: string;
  readonly host: string;
}

export interface HostRules {
  /** Hosts that are accepted in addition to the brands' own hosts; they serve the default brand. */
  readonly sharedHosts?: readonly string[];
  /** In production, loopback hosts are accepted only if configured. */
  readonly isProduction?: boolean;
}

export function hostIndex<Site extends Hosted>(
  brands: readonly Site[],
  defaultSite: Site,
  { sharedHosts = [], isProduction = false }: HostRules,
): Hosts<Site> {
  const byBrand = new Map<string, Site>(brands.map((site) => [site.brand, site]));
  const own = new Map(brands.flatMap((site) => hostsOf(site).map((host) => [siteHost(host), site] as const)));
  // Prefixes such as `www.` are not removed here, because links may be built from these host names.
  const shared = new Set(sharedHosts.map((host) => hostName(host) ?? ''));
  const isOwn = (name: string): boolean => own.has(siteHost(name));
  const isDevelopment = (name: string): boolean => !isProduction && isLoopback(name) && !isOwn(name);

  return {
    byHost(host) {
      const name = hostName(host);
      if (name === null) return undefined;
      if (isDevelopment(name)) return byBrand.get(hostBrand(name)) ?? defaultSite;
      return own.get(siteHost(name)) ?? (shared.has(name) ? defaultSite : undefined);
    },
    isShared(host) {
      const name = hostName(host);
      if (name === null || isOwn(name)) return false;
      return shared.has(name) || (isDevelopment(name) && !byBrand.has(hostBrand(name)));
    },
    publicOrigin({ origin }, { protocol, host }) {
      const name = hostName(host);
      if (origin !== null && !(name !== null && isDevelopment(name))) return origin;
      const [port = ''] = /:\d{1,5}$/.exec(host) ?? [];
      return new URL(`${protocol}://${name ?? ''}${port}`).origin;
    },
  };
}

const hostsOf = ({ origin, hosts }: Hosted): readonly string[] =>
  origin === null ? hosts : [new URL(origin).hostname, ...hosts];
