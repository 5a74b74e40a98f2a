import { ConfigError, type Config } from '../../infra/config.ts';
import type { Sites } from '../../sites/index.ts';

/** @throws ConfigError in production if no host is configured, because every request would be refused */
export function requireHosts(
  { brands }: Pick<Sites, 'brands'>,
  { isProduction }: Pick<Config, 'isProduction'>,
): void {
  if (!isProduction || brands.some(({ origin }) => origin !== null)) return;
  throw new ConfigError(
    'no brand has an origin, so every request would be refused: set FOYER_BRAND_ORIGINS, to https://{brand}.casino.example for instance, or `origin` in the brands’ brand.json',
  );
}
