import * as v from 'valibot';

/**
 * The secrets shared with one company: one, or two while one replaces the other. Messages signed with either are
 * accepted, and ours are signed with the first.
 */
export type SharedSecrets = readonly [string, ...string[]];

const MAX_SECRETS = 2;
/** A pair of RSA keys in base64 has several thousand characters. */
const SECRET = /^\S{16,16384}$/;

/** One secret, or two joined by a comma. Messages never show a secret. */
export const sharedSecrets = (variable: string) =>
  v.pipe(
    v.string(),
    v.transform((text): SharedSecrets => {
      const [first = '', ...others] = text.split(',');
      return [first, ...others];
    }),
    v.check(
      (secrets) => secrets.every((secret) => SECRET.test(secret)),
      `${variable} must have 16 characters or more, and no spaces; two secrets are joined by a comma`,
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const problem = problemOf(dataset.value);
      if (problem !== null) addIssue({ message: `${variable} ${problem}` });
    }),
  );

type SecretsByName = Readonly<Record<string, SharedSecrets>>;

const NAME = '[a-z0-9-]{1,32}';

/** Pairs `name:secret`, joined by commas; a name may have two. @param example a name @param name a pattern */
export const secretsByName = (variable: string, example: string, name = NAME) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => text.split(',').every((pair) => new RegExp(`^${name}:\\S{16,16384}$`).test(pair)),
      `${variable} cannot be read; it must be pairs like ${example}:<secret of at least 16 characters>, joined by commas`,
    ),
    v.transform(groupPairs),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const [name, secrets] of Object.entries(dataset.value)) {
        const problem = problemOf(secrets, ` of '${name}'`);
        if (problem !== null) addIssue({ message: `${variable} ${problem}` });
      }
    }),
  );

/** Values by name, in the order of the pairs `name:value`. */
export function groupPairs(text: string): SecretsByName {
  const values = new Map<string, SharedSecrets>();
  for (const pair of text.split(',')) {
    const [name = '', value = ''] = pair.split(/:(.*)/s, 2);
    const earlier = values.get(name);
    values.set(name, earlier ? [...earlier, value] : [value]);
  }
  return Object.fromEntries(values);
}

function problemOf(secrets: SharedSecrets, ofName = ''): string | null {
  if (secrets.length > MAX_SECRETS)
    return `has ${secrets.length} secrets${ofName}; at most two are valid at a time`;
  return new Set(secrets).size < secrets.length ? `has the same secret${ofName} twice` : null;
}
