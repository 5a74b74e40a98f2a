import { hostBrand, hostName, isLoopback, siteHost } from '@foyer/domain/host.ts';

/** What the hosts of a brand are read from. */
interface Hosted {
  readonly brand: string;
  readonly origin: string | null;
  readonly hosts: readonly string[];
}

/** Which hosts are answered at all, for which brand, and where each brand's links lead. */
export interface Hosts<Site extends Hosted> {
  /** ROUTE-08: the site of a `Host` header. Undefined for a host that is not ours. */
  byHost(host: string): Site | undefined;
  /** Whether the host is accepted and belongs to no brand, so that a call may name its brand in a header. */
  isShared(host: string): boolean;
  /**
   * The origin of absolute links, redirects and issuers: the one that is configured for the brand. Only for a loopback
   * name, and a brand without an origin, the request's own.
   */
  publicOrigin(site: Pick<Hosted, 'origin'>, call: Call): string;
}

/** What a request says of where it was sent to. */
export interface Call {
  readonly protocol: string;
  readonly host: string;
}

export interface HostRules {
  /** Accepted beside the brands' own; the default brand answers there. */
  readonly sharedHosts?: readonly string[];
  /** In production a loopback name is accepted only where it is configured. */
  readonly isProduction?: boolean;
}

export function hostIndex<Site extends Hosted>(
  brands: readonly Site[],
  defaultSite: Site,
  { sharedHosts = [], isProduction = false }: HostRules,
): Hosts<Site> {
  const byBrand = new Map<string, Site>(brands.map((site) => [site.brand, site]));
  const own = new Map(brands.flatMap((site) => hostsOf(site).map((host) => [siteHost(host), site] as const)));
  // Without the prefix rule: links may be built from these names.
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

/** Every host name that a brand has in the data and the configuration. */
const hostsOf = ({ origin, hosts }: Hosted): readonly string[] =>
  origin === null ? hosts : [new URL(origin).hostname, ...hosts];
