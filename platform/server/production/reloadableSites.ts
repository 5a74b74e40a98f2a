import type { Sites } from '../../sites/index.ts';

export interface ReloadableSites {
  /** Always the sites that were taken last. A `Site` that was read from it before does not change. */
  readonly sites: Sites;
  /** @returns why the running process cannot take these sites; empty if it took them */
  replace(next: Sites): readonly string[];
}

export function reloadableSites(first: Sites): ReloadableSites {
  let current = first;
  return {
    sites: {
      get brands() {
        return current.brands;
      },
      get defaultSite() {
        return current.defaultSite;
      },
      get isInMaintenance() {
        return current.isInMaintenance;
      },
      get areas() {
        return current.areas;
      },
      get euros() {
        return current.euros;
      },
      get studios() {
        return current.studios;
      },
      get games() {
        return current.games;
      },
      get lists() {
        return current.lists;
      },
      byBrand: (id) => current.byBrand(id),
      byHost: (host) => current.byHost(host),
      isShared: (host) => current.isShared(host),
      publicOrigin: (site, call) => current.publicOrigin(site, call),
      messages: (locale, areas) => current.messages(locale, areas),
      messageSources: (locale, areas) => current.messageSources(locale, areas),
      translator: (locale, areas) => current.translator(locale, areas),
      page: (...args) => current.page(...args),
      euroCents: (amount) => current.euroCents(amount),
    },
    replace(next) {
      const reasons = needsRestart(current, next);
      if (reasons.length === 0) current = next;
      return reasons;
    },
  };
}

/** The catalogue is stored in the database at the start; hosts and rates are read by other parts at the start. */
function needsRestart(current: Sites, next: Sites): readonly string[] {
  const parts: readonly (readonly [what: string, of: (sites: Sites) => unknown])[] = [
    ['brands were added or removed, or have other hosts', hostsOf],
    [
      'the games, lists or studios of catalogue/ changed',
      ({ games, lists, studios }) => [games, lists, studios],
    ],
    ['payments/rates.json changed', ({ euros }) => euros],
  ];
  return parts
    .filter(([, of]) => JSON.stringify(of(current)) !== JSON.stringify(of(next)))
    .map(([what]) => what);
}

const hostsOf = ({ brands }: Sites) => brands.map(({ brand, origin, hosts }) => [brand, origin, hosts]);
