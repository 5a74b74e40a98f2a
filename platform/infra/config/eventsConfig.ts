import { EVENT_TYPE_NAMES, isEventType, type EventType } from '@foyer/contract/events/eventTypes.ts';
import * as v from 'valibot';
import type { Given } from './given.ts';
import { isNamedUrl, optional, pairs } from './pairForms.ts';
import { groupPairs, sharedSecrets, type SharedSecrets } from './sharedSecrets.ts';

export interface EventsConfig {
  readonly events: {
    /** Bearer keys that may read the feed. Null: it cannot be read over HTTP. */
    readonly keys: SharedSecrets | null;
    /** How many whole months of events are kept. */
    readonly months: number;
    readonly webhooks: readonly WebhookConfig[];
  };
}

export interface WebhookConfig {
  readonly name: string;
  readonly url: string;
  /** Standard Webhooks secrets: each message has a signature of each. */
  readonly secrets: SharedSecrets;
  /** Null: all types. */
  readonly types: readonly EventType[] | null;
}

const MONTHS_FORM = 'FOYER_EVENTS_MONTHS must be a whole number from 1 to 120';
const SECRET = /^whsec_[A-Za-z0-9+/]+={0,2}$/;
const SECRET_FORM =
  'FOYER_WEBHOOK_SECRETS cannot be read; it must be pairs like crm:whsec_<24 to 64 bytes in Base64>, joined by commas, with at most two of a name; make one with `echo whsec_$(openssl rand -base64 32)`';
const MAX_SECRETS = 2;

const isSecret = (text: string): boolean => {
  const { length } = Buffer.from(text.slice('whsec_'.length), 'base64');
  return SECRET.test(text) && length >= 24 && length <= 64;
};

export const eventsVariables = {
  FOYER_EVENTS_KEY: optional(sharedSecrets('FOYER_EVENTS_KEY')),
  FOYER_EVENTS_MONTHS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, MONTHS_FORM),
      v.transform(Number),
      v.minValue(1, MONTHS_FORM),
      v.maxValue(120, MONTHS_FORM),
    ),
    '3',
  ),
  FOYER_WEBHOOK_URLS: v.optional(
    pairs('FOYER_WEBHOOK_URLS', 'like crm:https://crm.example.com/foyer', isNamedUrl),
  ),
  FOYER_WEBHOOK_SECRETS: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text.split(',').every((pair) => /^[a-z0-9-]{1,32}:/.test(pair)), SECRET_FORM),
      v.transform(groupPairs),
      v.check(
        (byName) =>
          Object.values(byName).every(
            (secrets) =>
              secrets.every(isSecret) &&
              secrets.length <= MAX_SECRETS &&
              new Set(secrets).size === secrets.length,
          ),
        SECRET_FORM,
      ),
    ),
  ),
  FOYER_WEBHOOK_TYPES: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) =>
          text
            .split(',')
            .every(
              (pair) => /^[a-z0-9-]{1,32}:/.test(pair) && isEventType(pair.slice(pair.indexOf(':') + 1)),
            ),
        `FOYER_WEBHOOK_TYPES cannot be read; it must be pairs like crm:player.registered, joined by commas; the types are ${EVENT_TYPE_NAMES.join(', ')}`,
      ),
      v.transform(groupPairs),
    ),
  ),
};

const variables = v.object(eventsVariables);
type Read = v.InferOutput<typeof variables>;

/** What is missing beside the variables that are set, and which do not go together. */
export function eventsProblems(read: Read, { isValid }: Given): readonly string[] {
  const { FOYER_WEBHOOK_URLS: urls = {}, FOYER_WEBHOOK_SECRETS: secrets = {} } = read;
  if (!isValid('FOYER_WEBHOOK_URLS') || !isValid('FOYER_WEBHOOK_SECRETS')) return [];
  const unknown = (variable: string, names: object) =>
    Object.keys(names)
      .filter((name) => !Object.hasOwn(urls, name))
      .map((name) => `${variable} names '${name}', which FOYER_WEBHOOK_URLS does not`);
  return [
    ...Object.keys(urls)
      .filter((name) => !Object.hasOwn(secrets, name))
      .map((name) => `FOYER_WEBHOOK_SECRETS has no secret of '${name}', which FOYER_WEBHOOK_URLS names`),
    ...unknown('FOYER_WEBHOOK_SECRETS', secrets),
    ...unknown('FOYER_WEBHOOK_TYPES', read.FOYER_WEBHOOK_TYPES ?? {}),
  ];
}

export function eventsOf(read: Read): EventsConfig {
  const { FOYER_WEBHOOK_URLS: urls = {}, FOYER_WEBHOOK_SECRETS: secretsByName = {} } = read;
  const webhooks = Object.entries(urls).flatMap(([name, url]) => {
    const { [name]: secrets } = secretsByName;
    const types = read.FOYER_WEBHOOK_TYPES?.[name]?.filter(isEventType) ?? null;
    return secrets ? [{ name, url, secrets, types }] : [];
  });
  return { events: { keys: read.FOYER_EVENTS_KEY, months: read.FOYER_EVENTS_MONTHS, webhooks } };
}
