import * as v from 'valibot';
import type { Given } from './given.ts';
import { isNamedUrl, pairs, urlOf } from './pairForms.ts';
import { secretsByName, type SharedSecrets } from './sharedSecrets.ts';

/** How the platform reaches one payment provider. */
export interface PaymentProviderConnection {
  /** Base URL of the provider's API. */
  readonly url: string;
  /** Sign messages in both directions. */
  readonly keys: SharedSecrets;
  /** The adapter. Absent: the one of the provider's name. */
  readonly protocol?: string;
  /** Our id at the provider. Absent: each brand's id. */
  readonly merchant?: string;
  /** Brands with an id of their own at the provider, and perhaps keys of their own. */
  readonly merchants?: Readonly<Record<string, Merchant>>;
}

export interface Merchant {
  readonly id: string;
  /** Null: the keys of the provider. */
  readonly keys: SharedSecrets | null;
}

const SLUG = '[a-z0-9-]{1,32}';
/** A provider, or a brand at a provider. */
const PROVIDER_OR_BRAND = `${SLUG}(?:/${SLUG})?`;

export const paymentVariables = {
  FOYER_PAYMENT_URLS: v.optional(
    pairs('FOYER_PAYMENT_URLS', 'like trustly:https://api.example.com', isNamedUrl),
  ),
  FOYER_PAYMENT_KEYS: v.optional(secretsByName('FOYER_PAYMENT_KEYS', 'trustly', PROVIDER_OR_BRAND)),
  FOYER_PAYMENT_FRAMES: v.optional(
    pairs(
      'FOYER_PAYMENT_FRAMES',
      'like trustly:https://pay.example.com, without a path',
      (pair) => isNamedUrl(pair) && new URL(urlOf(pair)).origin === urlOf(pair),
    ),
  ),
  FOYER_PAYMENT_PROTOCOLS: v.optional(
    pairs('FOYER_PAYMENT_PROTOCOLS', 'like acme:gateway', (pair) =>
      new RegExp(`^${SLUG}:${SLUG}$`).test(pair),
    ),
  ),
  FOYER_PAYMENT_MERCHANTS: v.optional(
    pairs('FOYER_PAYMENT_MERCHANTS', 'like acme:casino-eu, or acme/club:casino-club for one brand', (pair) =>
      new RegExp(`^${PROVIDER_OR_BRAND}:[\\w.@-]{1,100}$`).test(pair),
    ),
  ),
};

const variables = v.object(paymentVariables);
type Read = v.InferOutput<typeof variables>;
type Name = keyof typeof paymentVariables;

/** Which variables do not go together. Nothing is reported while one of them cannot be read. */
export function paymentProblems(read: Read, { isValid }: Given): readonly string[] {
  const names = (variable: Name) => Object.keys(read[variable] ?? {});
  const urls = new Set(names('FOYER_PAYMENT_URLS'));
  const unknown = (variable: Name) =>
    isValid(variable) && isValid('FOYER_PAYMENT_URLS')
      ? names(variable)
          .filter((name) => !urls.has(providerOf(name)))
          .map((name) => `${variable} names '${name}', which FOYER_PAYMENT_URLS does not`)
      : [];
  const keyless = isValid('FOYER_PAYMENT_KEYS')
    ? [...urls]
        .filter((name) => !Object.hasOwn(read.FOYER_PAYMENT_KEYS ?? {}, name))
        .map((name) => `FOYER_PAYMENT_KEYS has no key of '${name}', which FOYER_PAYMENT_URLS names`)
    : [];
  const merchantProblems =
    isValid('FOYER_PAYMENT_KEYS') && isValid('FOYER_PAYMENT_MERCHANTS') ? sharedMerchants(read) : [];
  return [
    ...keyless,
    ...unknown('FOYER_PAYMENT_FRAMES'),
    ...unknown('FOYER_PAYMENT_PROTOCOLS'),
    ...unknown('FOYER_PAYMENT_MERCHANTS'),
    ...merchantProblems,
  ];
}

/** Keys of their own need a merchant of their own, because callbacks name the merchant and not the brand. */
function sharedMerchants({
  FOYER_PAYMENT_KEYS: keys = {},
  FOYER_PAYMENT_MERCHANTS: merchants = {},
}: Read): readonly string[] {
  return Object.keys(keys)
    .filter((name) => name.includes('/'))
    .flatMap((name) => {
      const id = merchants[name];
      if (id === undefined)
        return [`FOYER_PAYMENT_MERCHANTS has no merchant of '${name}', which FOYER_PAYMENT_KEYS names`];
      const other = Object.keys(merchants).find(
        (one) => one !== name && providerOf(one) === providerOf(name) && merchants[one] === id,
      );
      return other === undefined
        ? []
        : [
            `FOYER_PAYMENT_MERCHANTS names '${id}' for '${name}' and '${other}', and FOYER_PAYMENT_KEYS has keys of '${name}' alone: give '${name}' a merchant of its own`,
          ];
    });
}

const providerOf = (name: string): string => name.split('/')[0] ?? name;

export function paymentProvidersOf(read: Read): Readonly<Record<string, PaymentProviderConnection>> {
  const {
    FOYER_PAYMENT_URLS: urls = {},
    FOYER_PAYMENT_KEYS: keysByName = {},
    FOYER_PAYMENT_PROTOCOLS: protocols = {},
    FOYER_PAYMENT_MERCHANTS: merchants = {},
  } = read;
  return Object.fromEntries(
    Object.entries(urls).flatMap(([name, url]) => {
      const { [name]: keys } = keysByName;
      const { [name]: protocol } = protocols;
      const { [name]: merchant } = merchants;
      const prefix = `${name}/`;
      const byBrand = Object.entries(merchants)
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, id]): [string, Merchant] => [
          key.slice(prefix.length),
          { id, keys: keysByName[key] ?? null },
        ]);
      const connection = {
        url,
        ...(protocol !== undefined && { protocol }),
        ...(merchant !== undefined && { merchant }),
        ...(byBrand.length > 0 && { merchants: Object.fromEntries(byBrand) }),
      };
      return keys ? [[name, { ...connection, keys }] as const] : [];
    }),
  );
}
