import { createECDH } from 'node:crypto';
import * as v from 'valibot';
import type { Given } from '../given.ts';
import { optional } from '../pairForms.ts';

/** Push messages to players' browsers (RFC 8030), signed as RFC 8292 (VAPID) specifies. */
export interface PushConfig {
  /** The first is given to new subscriptions; another one signs for the older ones. */
  readonly keys: readonly [VapidKey, ...VapidKey[]];
  /** Whom a push service can contact: a `mailto:` or `https:` address. */
  readonly contact: string;
  /** Origins of push services, such as `https://fcm.googleapis.com` or `https://*.push.apple.com`. No other is called. */
  readonly origins: readonly string[];
}

/** Both base64url. */
export interface VapidKey {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The push services of Chrome, Firefox, Edge and Safari. */
export const BROWSER_PUSH_ORIGINS = [
  'https://fcm.googleapis.com',
  'https://jmt17.google.com',
  'https://updates.push.services.mozilla.com',
  'https://*.notify.windows.com',
  'https://*.push.apple.com',
] as const;

const MAX_KEYS = 2;
const KEY_FORM =
  'FOYER_PUSH_KEY cannot be read; it must be a private VAPID key as `npx web-push generate-vapid-keys` prints it, or two of them joined by a comma';
const CONTACT_FORM =
  'FOYER_PUSH_CONTACT cannot be read; it must be an address like mailto:operations@casino.example or https://casino.example/contact';
const ORIGINS_FORM =
  'FOYER_PUSH_ORIGINS cannot be read; it must be origins like https://fcm.googleapis.com or https://*.push.apple.com, joined by commas';

const ORIGIN = /^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/;
/** A wildcard for a whole top-level domain would allow any host. */
const isOrigin = (text: string): boolean => ORIGIN.test(text) && !/^https?:\/\/\*\.[^.]+$/.test(text);

// The message shows only the format, because the value is a secret.
const vapidKeys = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): readonly [VapidKey, ...VapidKey[]] => {
    const given = dataset.value.split(',');
    const [first, ...others] = given.flatMap((privateKey) => vapidKey(privateKey) ?? []);
    if (first && others.length + 1 === given.length && given.length <= MAX_KEYS) return [first, ...others];
    addIssue({ message: KEY_FORM });
    return NEVER;
  }),
);

/** A key of the curve P-256; null if the text is none. */
function vapidKey(privateKey: string): VapidKey | null {
  if (!/^[A-Za-z0-9_-]{43}$/.test(privateKey)) return null;
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    return null;
  }
  return { privateKey, publicKey: pair.getPublicKey('base64url') };
}

export const pushVariables = {
  FOYER_PUSH_KEY: optional(vapidKeys),
  FOYER_PUSH_CONTACT: optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text) && URL.canParse(text),
        CONTACT_FORM,
      ),
    ),
  ),
  FOYER_PUSH_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',')),
      v.check((origins) => origins.every(isOrigin), ORIGINS_FORM),
    ),
  ),
};

const variables = v.object(pushVariables);
type Read = v.InferOutput<typeof variables>;

/** What is missing beside the variables that are set. */
export const pushProblems = ({ isSet }: Given): readonly string[] => {
  if (isSet('FOYER_PUSH_KEY'))
    return isSet('FOYER_PUSH_CONTACT')
      ? []
      : ['FOYER_PUSH_CONTACT is missing, and FOYER_PUSH_KEY is set: push services want an address'];
  return ['FOYER_PUSH_CONTACT', 'FOYER_PUSH_ORIGINS']
    .filter(isSet)
    .map((name) => `${name} is set, and FOYER_PUSH_KEY is not`);
};

export const pushOf = (read: Read): { readonly push: PushConfig | null } => ({
  push:
    read.FOYER_PUSH_KEY && read.FOYER_PUSH_CONTACT
      ? {
          keys: read.FOYER_PUSH_KEY,
          contact: read.FOYER_PUSH_CONTACT,
          origins: read.FOYER_PUSH_ORIGINS ?? BROWSER_PUSH_ORIGINS,
        }
      : null,
});
