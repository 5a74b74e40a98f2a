import { isLoopback } from '@foyer/domain/host.ts';
import { ConfigError, type Config } from '../../infra/config.ts';
import type { Sites } from '../../sites/index.ts';

/** @throws ConfigError in production if a brand is on this machine, or none has a host: then every request would be refused */
export function requireHosts(
  { brands }: Pick<Sites, 'brands'>,
  { isProduction }: Pick<Config, 'isProduction'>,
): void {
  if (!isProduction) return;
  for (const { brand, origin } of brands)
    if (origin !== null && isLoopback(new URL(origin).hostname))
      throw new ConfigError(
        `the brand ${brand} has the origin ${origin}, which is this machine: set its public origin in FOYER_BRAND_ORIGINS or in its brand.json`,
      );
  if (brands.some(({ origin }) => origin !== null)) return;
  throw new ConfigError(
    'no brand has an origin, so every request would be refused: set FOYER_BRAND_ORIGINS, to https://{brand}.casino.example for instance, or `origin` in the brands’ brand.json',
  );
}
