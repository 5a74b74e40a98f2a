import { readFileSync } from 'node:fs';

/** Variables that hold a secret, or an address with a password. Each may come from a file: `<NAME>_FILE`. */
export const SECRET_VARIABLES = [
  'FOYER_DATABASE_URL',
  'FOYER_NATS_URL',
  'FOYER_LEDGER_KEY',
  'FOYER_STUDIO_KEYS',
  'FOYER_MESSAGES_KEY',
  'FOYER_PAYMENT_KEYS',
  'FOYER_REGISTER_KEYS',
  'FOYER_NATIONAL_ID_KEY',
  'FOYER_SUMSUB_APP_TOKEN',
  'FOYER_SUMSUB_SECRET',
  'FOYER_SUMSUB_WEBHOOK_SECRET',
  'FOYER_CHAT_SECRETS',
  'FOYER_GAMIFICATION_KEY',
  'FOYER_AFFILIATES_KEY',
  'FOYER_SPORTSBOOK_KEY',
  'FOYER_EVENTS_KEY',
  'FOYER_WEBHOOK_URLS',
  'FOYER_WEBHOOK_SECRETS',
  'FOYER_REPORT_KEYS',
  'FOYER_REPORT_PSEUDONYM_KEY',
  'FOYER_PUSH_KEY',
] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables that are set, with the secrets of files. Problems name the variable and never show a secret. */
export function readSecretFiles(env: Environment): { values: Record<string, string>; problems: string[] } {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) if (value) values[name] = value;
  const problems = SECRET_VARIABLES.flatMap((name) => {
    const file = values[`${name}_FILE`];
    if (file === undefined) return [];
    if (name in values) return [`${name} and ${name}_FILE are both set: remove one of them`];
    const problem = takeFrom(file, name, values);
    return problem === null ? [] : [`${name}_FILE is ${file}, ${problem}`];
  });
  return { values, problems: [...problems, ...misplaced(values)] };
}

function takeFrom(file: string, name: string, values: Record<string, string>): string | null {
  try {
    const secret = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    if (secret === '') return 'which is empty';
    if (/\p{Cc}/u.test(secret)) return 'which has control characters: it must be one line of text';
    values[name] = secret;
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return `which cannot be read (${code}): check the path, and that this account may read it`;
  }
}

const misplaced = (values: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(values)
    .filter((name) => /^FOYER_.+_FILE$/.test(name) && !isSecretFile(name))
    .map(
      (name) =>
        `${name} is not read: only secrets may come from a file, which are ${SECRET_VARIABLES.join(', ')}`,
    );

const isSecretFile = (name: string): boolean => SECRET_VARIABLES.some((secret) => name === `${secret}_FILE`);
