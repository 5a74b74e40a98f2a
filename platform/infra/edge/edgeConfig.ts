import { hostName } from '@foyer/domain/host.ts';
import * as v from 'valibot';
import { brandOrigins, type BrandOrigin } from './brandOrigins.ts';
import { trustedProxies, type TrustsProxy } from './trustedProxies.ts';

export interface EdgeConfig {
  /** Proxies whose `x-forwarded-*` headers are trusted. Null: there is no proxy. */
  readonly trustedProxies: TrustsProxy | null;
  /** Lower-case name of the header in which a trusted proxy sends the client's country. Null: none. */
  readonly countryHeader: string | null;
  /** Lower-case name of the header in which a trusted proxy sends the subdivision of that country. Null: none. */
  readonly subDivisionHeader: string | null;
  /** Public origins of the brands; they take precedence over the site data. */
  readonly brandOrigins: readonly BrandOrigin[];
  /** Accepted host names that belong to no brand, such as those of an API or a load balancer. */
  readonly sharedHosts: readonly string[];
  /** Listen address for Prometheus metrics. Null: metrics are not served. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
}

const PORT_FORM = 'FOYER_METRICS_PORT must be a port from 0 to 65535';

const headerName = (variable: string, example: string) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.regex(
          /^[A-Za-z][A-Za-z0-9-]{0,63}$/,
          ({ input }) =>
            `${variable} is ${JSON.stringify(input)}; it must be the name of a header, like ${example}`,
        ),
        v.transform((text) => text.toLowerCase()),
      ),
    ),
    null,
  );

export const edgeVariables = {
  FOYER_BEHIND_PROXY: v.optional(
    v.never(
      'FOYER_BEHIND_PROXY is no longer read: set FOYER_TRUSTED_PROXIES to the number of proxies in front (1), or to their networks like 10.0.0.0/8',
    ),
  ),
  FOYER_TRUSTED_PROXIES: v.optional(v.nullable(trustedProxies('FOYER_TRUSTED_PROXIES')), null),
  FOYER_COUNTRY_HEADER: headerName('FOYER_COUNTRY_HEADER', 'cf-ipcountry'),
  FOYER_SUBDIVISION_HEADER: headerName('FOYER_SUBDIVISION_HEADER', 'cf-region-code'),
  FOYER_BRAND_ORIGINS: v.optional(v.nullable(brandOrigins('FOYER_BRAND_ORIGINS')), null),
  FOYER_SHARED_HOSTS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').filter(Boolean)),
      v.check(
        (names) => names.every((name) => hostName(name) === name),
        'FOYER_SHARED_HOSTS cannot be read; it must be host names like api.casino.example, in lower case and without a port, joined by commas',
      ),
    ),
    '',
  ),
  FOYER_METRICS_HOST: v.optional(v.string(), 'localhost'),
  FOYER_METRICS_PORT: v.optional(
    v.nullable(
      v.pipe(v.string(), v.regex(/^\d{1,5}$/, PORT_FORM), v.transform(Number), v.maxValue(65_535, PORT_FORM)),
    ),
    null,
  ),
};

const variables = v.object(edgeVariables);

export const edgeOf = (read: v.InferOutput<typeof variables>): EdgeConfig => ({
  trustedProxies: read.FOYER_TRUSTED_PROXIES,
  // Without a proxy the client could choose the values of these headers itself.
  countryHeader: read.FOYER_TRUSTED_PROXIES === null ? null : read.FOYER_COUNTRY_HEADER,
  subDivisionHeader: read.FOYER_TRUSTED_PROXIES === null ? null : read.FOYER_SUBDIVISION_HEADER,
  brandOrigins: read.FOYER_BRAND_ORIGINS ?? [],
  sharedHosts: read.FOYER_SHARED_HOSTS,
  metrics:
    read.FOYER_METRICS_PORT === null
      ? null
      : { host: read.FOYER_METRICS_HOST, port: read.FOYER_METRICS_PORT },
});
