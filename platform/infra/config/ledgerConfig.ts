import * as v from 'valibot';

/** MONEY-11: the keys of the ledger's checkpoints, in the format of signed notes. */
export interface LedgerConfig {
  /** Signs the checkpoints. Null: days are not sealed. */
  readonly ledgerKey: string | null;
  /** Public keys of earlier checkpoints. */
  readonly ledgerPublicKeys: readonly string[];
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
};

const variables = v.object({
  ...ledgerVariables,
  NODE_ENV: v.optional(v.string()),
});

export function ledgerOf(read: v.InferOutput<typeof variables>): LedgerConfig {
  const { FOYER_LEDGER_KEY: key, FOYER_LEDGER_PUBLIC_KEYS: ledgerPublicKeys } = read;
  const isProduction = read.NODE_ENV === 'production';
  return {
    ledgerKey: isProduction ? (key === DEMO_KEY ? null : key) : (key ?? DEMO_KEY),
    ledgerPublicKeys,
  };
}
