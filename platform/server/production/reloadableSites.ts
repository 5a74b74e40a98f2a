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
    sites: new Proxy(first, { get: (_first, name): unknown => Reflect.get(current, name) }),
    replace(next) {
      const reasons = needsRestart(current, next);
      if (reasons.length === 0) current = next;
      return reasons;
    },
  };
}

/** Hosts and rates are read by other parts at the start. */
function needsRestart(current: Sites, next: Sites): readonly string[] {
  const parts: readonly (readonly [what: string, of: (sites: Sites) => unknown])[] = [
    ['brands were added or removed, or have other hosts', hostsOf],
    ['payments/rates.json changed', ({ euros }) => euros],
  ];
  return parts
    .filter(([, of]) => JSON.stringify(of(current)) !== JSON.stringify(of(next)))
    .map(([what]) => what);
}

const hostsOf = ({ brands }: Sites) => brands.map(({ brand, origin, hosts }) => [brand, origin, hosts]);
