import { isSnippetUrl, SNIPPET_FORM } from '@foyer/contract/chat/settings.ts';
import { isScriptUrl, SCRIPT_URL_FORM } from '@foyer/contract/content/analyticsScripts.ts';
import { SPORTSBOOK } from '@foyer/contract/sportsbook/sportsbook.ts';
import * as v from 'valibot';
import { originAddress, publicAddress, webAddress } from './addressForms.ts';
import type { Given } from './given.ts';
import { isNamedUrl, optional, pairs, urlOf } from './pairForms.ts';
import { readStudioKeys, type StudioKeys, type StudioKeySources } from './studioKeys.ts';
import {
  paymentProblems,
  paymentProvidersOf,
  paymentVariables,
  type PaymentProviderConnection,
} from './paymentProviders.ts';
import { groupPairs, secretsByName, sharedSecrets, type SharedSecrets } from './sharedSecrets.ts';

export interface CompaniesConfig {
  /** Secrets by studio. Calls of a studio without a secret are refused. */
  readonly studioKeys: StudioKeys;
  /** From where the secrets of studios are read again while the process runs. */
  readonly studioKeySources: StudioKeySources;
  /** Origins that replace those of `sites/studios/`, by studio. */
  readonly studioOrigins: Readonly<Record<string, string>>;
  /** Gateway that delivers emails and text messages to players. Null: no messages are sent. */
  readonly messages: { readonly url: string; readonly key: string } | null;
  /** Payment providers, keyed by their name in URLs. The keys sign messages in both directions. */
  readonly paymentProviders: Readonly<Record<string, PaymentProviderConnection>>;
  /** Origins of the providers' player-facing pages, keyed by provider, where they differ from that of the API URL. */
  readonly paymentFrames: Readonly<Record<string, string>>;
  /** Identity verification provider. Null: staff review documents themselves. */
  readonly identityReview: IdentityReviewConfig | null;
  /** URLs that replace those of the brand data, keyed by the name of the analytics script. */
  readonly analyticsUrls: Readonly<Record<string, string>>;
  /** OPEN-41: chat snippet URL that replaces the one in the brand data. Null: use the brand data. */
  readonly chatUrl: string | null;
  /** Keyed by brand: the secret that signs player identities for the chat vendor, and the vendor's id of that secret. */
  readonly chatKeys: Readonly<Record<string, { readonly keyId: string; readonly secret: string }>>;
  /** The vendor of levels, missions and tournaments. Null: no brand offers them. */
  readonly gamification: GamificationConfig | null;
  /** The operator's affiliate system. Null: referrals are stored until one is configured. */
  readonly affiliates: { readonly url: string; readonly key: string } | null;
  /** Null: no brand offers a sportsbook. */
  readonly sportsbook: SportsbookConfig | null;
}

interface SportsbookConfig {
  /** URL of the company's page, which is shown in a frame of the lobby. */
  readonly url: string;
  /** Origin from which the platform requests the featured matches. */
  readonly apiOrigin: string;
  /** Sign the company's calls to the wallet, and ours to it. */
  readonly keys: SharedSecrets;
}

export interface IdentityReviewConfig {
  readonly url: string;
  readonly appToken: string;
  /** Signs our API requests. */
  readonly secret: string;
  /** Sign the provider's callbacks. */
  readonly webhookSecrets: SharedSecrets;
  /** The set of checks, defined in the provider's dashboard. */
  readonly level: string;
  /** Origin of the verification page that the lobby embeds in a frame. */
  readonly frameOrigin: string;
}

export interface GamificationConfig {
  readonly url: string;
  /** Signs the messages that we send. */
  readonly key: string;
  /** Origin from which browsers load the provider's widgets. */
  readonly widgetOrigin: string;
}

/** The companies that the platform works with: their addresses and keys. */
export const companyVariables = {
  FOYER_STUDIO_KEYS: v.optional(secretsByName('FOYER_STUDIO_KEYS', 'sandbox')),
  FOYER_STUDIO_KEYS_FOLDER: optional(v.string()),
  FOYER_STUDIO_ORIGINS: v.optional(
    pairs(
      'FOYER_STUDIO_ORIGINS',
      'like sandbox:http://localhost:3101, without a path',
      (pair) => isNamedUrl(pair) && new URL(urlOf(pair)).origin === urlOf(pair),
    ),
  ),
  FOYER_STUDIO_ORIGIN: v.optional(
    v.never(
      'FOYER_STUDIO_ORIGIN is no longer read: each studio has its origin in sites/studios/<studio>.json; FOYER_STUDIO_ORIGINS=<studio>:<origin> replaces it',
    ),
  ),
  FOYER_MESSAGES_URL: optional(webAddress('FOYER_MESSAGES_URL')),
  FOYER_MESSAGES_KEY: optional(sharedSecrets('FOYER_MESSAGES_KEY')),
  ...paymentVariables,
  FOYER_SUMSUB_URL: optional(webAddress('FOYER_SUMSUB_URL')),
  FOYER_SUMSUB_APP_TOKEN: optional(sharedSecrets('FOYER_SUMSUB_APP_TOKEN')),
  FOYER_SUMSUB_SECRET: optional(sharedSecrets('FOYER_SUMSUB_SECRET')),
  FOYER_SUMSUB_WEBHOOK_SECRET: optional(sharedSecrets('FOYER_SUMSUB_WEBHOOK_SECRET')),
  FOYER_SUMSUB_LEVEL: v.optional(v.string(), 'basic-kyc-level'),
  FOYER_SUMSUB_FRAME: optional(originAddress('FOYER_SUMSUB_FRAME')),
  FOYER_ANALYTICS_URLS: v.optional(
    pairs(
      'FOYER_ANALYTICS_URLS',
      `of a name, a colon and ${SCRIPT_URL_FORM}`,
      (pair) => /^[a-z0-9-]{1,32}:/.test(pair) && isScriptUrl(urlOf(pair)),
    ),
  ),
  FOYER_CHAT_URL: optional(
    v.pipe(v.string(), v.check(isSnippetUrl, `FOYER_CHAT_URL cannot be read; it must be ${SNIPPET_FORM}`)),
  ),
  FOYER_CHAT_KEY_IDS: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text.split(',').every((pair) => /^[a-z0-9-]{1,32}:[\w-]{1,128}$/.test(pair)),
        'FOYER_CHAT_KEY_IDS cannot be read; it must be pairs like club:app_5f3c, joined by commas',
      ),
      v.transform(groupPairs),
    ),
  ),
  FOYER_CHAT_SECRETS: v.optional(secretsByName('FOYER_CHAT_SECRETS', 'club')),
  FOYER_GAMIFICATION_URL: optional(webAddress('FOYER_GAMIFICATION_URL')),
  FOYER_GAMIFICATION_KEY: optional(sharedSecrets('FOYER_GAMIFICATION_KEY')),
  FOYER_GAMIFICATION_ORIGIN: optional(originAddress('FOYER_GAMIFICATION_ORIGIN')),
  FOYER_AFFILIATES_URL: optional(webAddress('FOYER_AFFILIATES_URL')),
  FOYER_AFFILIATES_KEY: optional(sharedSecrets('FOYER_AFFILIATES_KEY')),
  FOYER_SPORTSBOOK_URL: optional(publicAddress('FOYER_SPORTSBOOK_URL')),
  FOYER_SPORTSBOOK_ORIGIN: optional(originAddress('FOYER_SPORTSBOOK_ORIGIN')),
  FOYER_SPORTSBOOK_KEY: optional(sharedSecrets('FOYER_SPORTSBOOK_KEY')),
  FOYER_SPORTSBOOK_NEXT_KEY: v.optional(
    v.never(
      'FOYER_SPORTSBOOK_NEXT_KEY is no longer read: set both keys in FOYER_SPORTSBOOK_KEY, joined by a comma',
    ),
  ),
};

const variables = v.object({ ...companyVariables, FOYER_IDENTITY_URL: optional(v.string()) });
type Read = v.InferOutput<typeof variables>;
type Name = keyof typeof companyVariables;

/** A company is configured by its address together with its keys. */
const COMPANIES: readonly { url: Name; keys: readonly Name[]; options?: readonly Name[] }[] = [
  { url: 'FOYER_MESSAGES_URL', keys: ['FOYER_MESSAGES_KEY'] },
  {
    url: 'FOYER_SUMSUB_URL',
    keys: ['FOYER_SUMSUB_APP_TOKEN', 'FOYER_SUMSUB_SECRET', 'FOYER_SUMSUB_WEBHOOK_SECRET'],
    options: ['FOYER_SUMSUB_FRAME'],
  },
  {
    url: 'FOYER_GAMIFICATION_URL',
    keys: ['FOYER_GAMIFICATION_KEY'],
    options: ['FOYER_GAMIFICATION_ORIGIN'],
  },
  { url: 'FOYER_AFFILIATES_URL', keys: ['FOYER_AFFILIATES_KEY'] },
  { url: 'FOYER_SPORTSBOOK_URL', keys: ['FOYER_SPORTSBOOK_KEY'], options: ['FOYER_SPORTSBOOK_ORIGIN'] },
];

/** What is missing beside the variables that are set, and which do not go together. */
export function companyProblems(read: Read, given: Given): readonly string[] {
  return [
    ...COMPANIES.flatMap(({ url, keys, options = [] }) =>
      given.isSet(url)
        ? keys.filter((key) => !given.isSet(key)).map((key) => `${key} is missing, and ${url} is set`)
        : [...keys, ...options].filter(given.isSet).map((name) => `${name} is set, and ${url} is not`),
    ),
    ...namedProblems(read, given),
    ...paymentProblems(read, given),
    ...unequalProblems(read),
    ...sportsbookProblems(read),
    ...readStudioKeys(studioKeySourcesOf(read)).problems,
    // The provider verifies players by keys that our own identity provider publishes.
    ...(given.isSet('FOYER_GAMIFICATION_URL') && given.isSet('FOYER_IDENTITY_URL')
      ? [
          'FOYER_GAMIFICATION_URL cannot stand beside FOYER_IDENTITY_URL: the provider verifies players by keys that our own identity provider publishes',
        ]
      : []),
  ];
}

/** Names of `variable` that `other` lacks. Nothing is reported while one of both cannot be read. */
function namedProblems(read: Read, { isValid }: Given): readonly string[] {
  const absent = (
    variable: 'FOYER_CHAT_KEY_IDS' | 'FOYER_CHAT_SECRETS',
    other: 'FOYER_CHAT_KEY_IDS' | 'FOYER_CHAT_SECRETS',
    problem: (name: string) => string,
  ) =>
    isValid(variable) && isValid(other)
      ? Object.keys(read[variable] ?? {})
          .filter((name) => !Object.hasOwn(read[other] ?? {}, name))
          .map(problem)
      : [];
  return [
    ...absent(
      'FOYER_CHAT_SECRETS',
      'FOYER_CHAT_KEY_IDS',
      (brand) => `FOYER_CHAT_KEY_IDS has no key id of '${brand}', which FOYER_CHAT_SECRETS names`,
    ),
    ...absent(
      'FOYER_CHAT_KEY_IDS',
      'FOYER_CHAT_SECRETS',
      (brand) => `FOYER_CHAT_SECRETS has no secret of '${brand}', which FOYER_CHAT_KEY_IDS names`,
    ),
  ];
}

/** Ids and secrets that belong together are listed in the same order. */
function unequalProblems(read: Read): readonly string[] {
  const { FOYER_SUMSUB_APP_TOKEN: tokens, FOYER_SUMSUB_SECRET: secrets } = read;
  const brands = Object.entries(read.FOYER_CHAT_KEY_IDS ?? {}).filter(
    ([brand, ids]) => (read.FOYER_CHAT_SECRETS?.[brand]?.length ?? ids.length) !== ids.length,
  );
  return [
    ...(tokens && secrets && tokens.length !== secrets.length
      ? ['FOYER_SUMSUB_APP_TOKEN and FOYER_SUMSUB_SECRET must have the same number of values']
      : []),
    ...brands.map(
      ([brand]) =>
        `FOYER_CHAT_KEY_IDS and FOYER_CHAT_SECRETS must have the same number of values of '${brand}'`,
    ),
  ];
}

function sportsbookProblems(read: Read): readonly string[] {
  const problems: string[] = [];
  if (Object.hasOwn(read.FOYER_STUDIO_KEYS ?? {}, SPORTSBOOK.studio))
    problems.push(
      `FOYER_STUDIO_KEYS names '${SPORTSBOOK.studio}', which is the sportsbook's name: its key is FOYER_SPORTSBOOK_KEY`,
    );
  return problems;
}

const studioKeySourcesOf = (read: Read): StudioKeySources => ({
  given: read.FOYER_STUDIO_KEYS ?? {},
  folder: read.FOYER_STUDIO_KEYS_FOLDER,
});

export function companiesOf(read: Read): CompaniesConfig {
  return {
    studioKeys: readStudioKeys(studioKeySourcesOf(read)).keys,
    studioKeySources: studioKeySourcesOf(read),
    studioOrigins: read.FOYER_STUDIO_ORIGINS ?? {},
    messages: allSet({ url: read.FOYER_MESSAGES_URL, key: firstOf(read.FOYER_MESSAGES_KEY) }),
    paymentProviders: paymentProvidersOf(read),
    paymentFrames: read.FOYER_PAYMENT_FRAMES ?? {},
    identityReview: identityReviewOf(read),
    analyticsUrls: read.FOYER_ANALYTICS_URLS ?? {},
    chatUrl: read.FOYER_CHAT_URL,
    chatKeys: chatKeysOf(read),
    gamification: gamificationOf(read),
    affiliates: allSet({ url: read.FOYER_AFFILIATES_URL, key: firstOf(read.FOYER_AFFILIATES_KEY) }),
    sportsbook: sportsbookOf(read),
  };
}

/** The secret that signs our messages. */
const firstOf = (secrets: SharedSecrets | null): string | null => secrets?.[0] ?? null;

/** Null unless every value is set. */
function allSet<Values extends Readonly<Record<string, string | SharedSecrets>>>(values: {
  readonly [Key in keyof Values]: Values[Key] | null;
}): Values | null {
  return Object.values(values).every((value) => value !== null) ? (values as Values) : null;
}

/** The first key id and the first secret of each brand belong together. */
function chatKeysOf({ FOYER_CHAT_KEY_IDS: keyIds = {}, FOYER_CHAT_SECRETS: secrets = {} }: Read) {
  return Object.fromEntries(
    Object.entries(keyIds).flatMap(([brand, [keyId]]) => {
      const secret = firstOf(secrets[brand] ?? null);
      return secret === null ? [] : [[brand, { keyId, secret }] as const];
    }),
  );
}

function identityReviewOf(read: Read): IdentityReviewConfig | null {
  const company = allSet({
    url: read.FOYER_SUMSUB_URL,
    appToken: firstOf(read.FOYER_SUMSUB_APP_TOKEN),
    secret: firstOf(read.FOYER_SUMSUB_SECRET),
    webhookSecrets: read.FOYER_SUMSUB_WEBHOOK_SECRET,
  });
  const frameOrigin = read.FOYER_SUMSUB_FRAME ?? originOf(company);
  return company && { ...company, level: read.FOYER_SUMSUB_LEVEL, frameOrigin };
}

function gamificationOf(read: Read): GamificationConfig | null {
  const company = allSet({ url: read.FOYER_GAMIFICATION_URL, key: firstOf(read.FOYER_GAMIFICATION_KEY) });
  return company && { ...company, widgetOrigin: read.FOYER_GAMIFICATION_ORIGIN ?? originOf(company) };
}

function sportsbookOf(read: Read): SportsbookConfig | null {
  const company = allSet({ url: read.FOYER_SPORTSBOOK_URL, keys: read.FOYER_SPORTSBOOK_KEY });
  const apiOrigin = read.FOYER_SPORTSBOOK_ORIGIN ?? originOf(company);
  return company && { ...company, apiOrigin };
}

const originOf = (company: { readonly url: string } | null): string =>
  company ? new URL(company.url).origin : '';
