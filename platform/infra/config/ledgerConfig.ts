import * as v from 'valibot';
import type { Given } from './given.ts';
import { isNamedUrl, optional, pairs } from './pairForms.ts';
import { secretsByName, type SharedSecrets } from './sharedSecrets.ts';

export interface ReceiverConfig {
  /** Without a slash at the end. */
  readonly url: string;
  /** Bearer keys; the first one is sent. */
  readonly keys: SharedSecrets;
}

/** MONEY-11: the keys of the ledger's checkpoints, in the format of signed notes, and the reports of its days. */
export interface LedgerConfig {
  /** Signs the checkpoints. Null: days are not sealed. */
  readonly ledgerKey: string | null;
  /** Public keys of earlier checkpoints. */
  readonly ledgerPublicKeys: readonly string[];
  /** Where the daily reports of a licence go, by licence. */
  readonly reportReceivers: Readonly<Record<string, ReceiverConfig>>;
  /** Makes the references of players in reports. Null: no reports are written. */
  readonly reportPseudonymKey: string | null;
}

/** This key is public in the source code, so its signature proves nothing. Production refuses it. */
const DEMO_KEY = 'PRIVATE+KEY+demo.foyer.test+69f5c675+AZzSF9qZyVQ4yUofWhWWuSoTLhyKSMJpXkvkLUbl6RVC';
const PRIVATE = /^PRIVATE\+KEY\+[\w.-]{1,64}\+[0-9a-f]{8}\+[A-Za-z0-9+/]{44}$/;
const PUBLIC = /^[\w.-]{1,64}\+[0-9a-f]{8}\+[A-Za-z0-9+/]{44}$/;

// The messages show only the format, because the value is a secret.
export const ledgerVariables = {
  FOYER_LEDGER_KEY: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.regex(
          PRIVATE,
          'FOYER_LEDGER_KEY cannot be read; it must be a private key as `npm run ledger-key -- <name>` prints it',
        ),
      ),
    ),
    null,
  ),
  FOYER_LEDGER_PUBLIC_KEYS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').filter(Boolean)),
      v.check(
        (keys) => keys.every((key) => PUBLIC.test(key)),
        'FOYER_LEDGER_PUBLIC_KEYS cannot be read; it must be public keys as `npm run ledger-key -- <name>` prints them, joined by commas',
      ),
    ),
    '',
  ),
  FOYER_REPORT_URLS: v.optional(
    pairs('FOYER_REPORT_URLS', 'like <licence>:https://reports.example.com/foyer', isNamedUrl),
  ),
  FOYER_REPORT_KEYS: v.optional(secretsByName('FOYER_REPORT_KEYS', '<licence>')),
  FOYER_REPORT_PSEUDONYM_KEY: optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[^\s,]{32,256}$/,
        'FOYER_REPORT_PSEUDONYM_KEY must have 32 characters or more, and no spaces or commas',
      ),
    ),
  ),
};

const variables = v.object({
  ...ledgerVariables,
  NODE_ENV: v.optional(v.string()),
});

type Read = v.InferOutput<typeof variables>;

/** What is missing beside the variables that are set. */
export function ledgerProblems(read: Read, { isValid, isSet }: Given): readonly string[] {
  const { FOYER_REPORT_URLS: urls = {}, FOYER_REPORT_KEYS: keys = {} } = read;
  if (!isValid('FOYER_REPORT_URLS') || !isValid('FOYER_REPORT_KEYS')) return [];
  const missing = (variable: string, other: string, names: object, from: object) =>
    Object.keys(from)
      .filter((name) => !Object.hasOwn(names, name))
      .map((name) => `${variable} has nothing for '${name}', which ${other} names`);
  return [
    ...missing('FOYER_REPORT_KEYS', 'FOYER_REPORT_URLS', keys, urls),
    ...missing('FOYER_REPORT_URLS', 'FOYER_REPORT_KEYS', urls, keys),
    ...(Object.keys(urls).length > 0 && !isSet('FOYER_REPORT_PSEUDONYM_KEY')
      ? ['FOYER_REPORT_PSEUDONYM_KEY is missing, which reports to FOYER_REPORT_URLS need']
      : []),
  ];
}

export function ledgerOf(read: Read): LedgerConfig {
  const { FOYER_LEDGER_KEY: key, FOYER_LEDGER_PUBLIC_KEYS: ledgerPublicKeys } = read;
  const isProduction = read.NODE_ENV === 'production';
  return {
    ledgerKey: isProduction ? (key === DEMO_KEY ? null : key) : (key ?? DEMO_KEY),
    ledgerPublicKeys,
    reportReceivers: receiversOf(read),
    reportPseudonymKey: read.FOYER_REPORT_PSEUDONYM_KEY,
  };
}

function receiversOf(read: Read): LedgerConfig['reportReceivers'] {
  const { FOYER_REPORT_URLS: urls = {}, FOYER_REPORT_KEYS: keysByName = {} } = read;
  const receivers = Object.entries(urls).flatMap(([name, url]) => {
    const { [name]: keys } = keysByName;
    return keys ? [[name, { url: url.replace(/\/+$/, ''), keys }] as const] : [];
  });
  return Object.fromEntries(receivers);
}
