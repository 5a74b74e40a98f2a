import { openAccount } from '@foyer/platform/flows/registration/createAccount.ts';
import {
  exchange,
  openBrowser,
  signIn,
  type Browser,
  type Tokens,
} from '@foyer/platform/testing/signIn/browser.ts';
import { hashPassword, passwordMatches } from '@foyer/platform/infra/secrets/passwords.ts';
import { testApi, type TestApi } from '@foyer/platform/testing/testApi.ts';
import provideDatabaseServer from '@foyer/tools/test/databaseServer.ts';
import { brandId } from '@foyer/domain/ids.ts';
import { measureResponses } from './responses.ts';
import { measure, type Measurement } from './measure.ts';

/**
 * Sign-ins and renewals a second on one node, each whole: form, password, code and tokens; each beside what it cannot
 * be faster than, measured in the same run: argon2id alone, and one written row alone.
 * Then how long an address that has an account is waited for, and one that has none.
 * `FOYER_BENCH_SECONDS` is the length of one measurement.
 */
const AT_ONCE = 16;
const durationMs = 1_000 * Number(process.env.FOYER_BENCH_SECONDS ?? 5);
const PASSWORD = 'foyer-bench-1';

const stopServer = await provideDatabaseServer();
const api = await testApi();
try {
  const emails = await openAccounts(api);
  const browsers = emails.map((_, place) =>
    openBrowser(api.app, 'northlight', { address: addressOf(place) }),
  );
  const run = (work: (place: number) => Promise<unknown>) => measure({ atOnce: AT_ONCE, durationMs, work });

  const hashed = await hashPassword(PASSWORD);
  const argon = await run(() => passwordMatches(PASSWORD, hashed));
  let visits = 0;
  const signIns = await run((place) => {
    visits += 1;
    const browser = openBrowser(api.app, 'northlight', { address: addressOf(visits) });
    return signIn(browser, { email: emails[place] ?? '', password: PASSWORD });
  });
  const row = await run(() =>
    api.database.pool.query(
      `insert into identity.attempt (key, tries, resets_at) values (gen_random_uuid()::text::bytea, 1, now())`,
    ),
  );
  const refreshes = await renewals(browsers, emails, run);
  const answers = await measureResponses(api, emails[0] ?? '', durationMs);

  console.log(`${AT_ONCE} at once, ${durationMs / 1_000} s each, platform and database on this machine`);
  for (const [name, found, limit, of] of [
    ['argon2id alone', argon, null, ''],
    ['sign-ins', signIns, argon, 'argon2id'],
    ['one written row alone', row, null, ''],
    ['renewals', refreshes, row, 'a written row'],
  ] as const)
    console.log(lineOf(name, found, limit, of));
  for (const [name, found] of Object.entries(answers))
    console.log(`${name.padEnd(36)} p50 ${found.p50Ms.toFixed(1)} ms, one at a time`);
} finally {
  await api.stop();
  await stopServer();
}

async function openAccounts({ database, services }: TestApi): Promise<readonly string[]> {
  const emails = Array.from({ length: AT_ONCE }, (_, place) => `bench-${place}@foyer.test`);
  for (const email of emails) {
    await database.transaction((tx) =>
      openAccount(services, tx, {
        brand: brandId('northlight'),
        email,
        password: PASSWORD,
        firstName: 'Bench',
        lastName: 'Player',
        birthDate: '1990-01-01',
        country: 'FI',
        language: 'en',
        currency: 'EUR',
      }),
    );
  }
  return emails;
}

/** Another for each visit: one that signs in so often would be refused. */
function addressOf(visit: number): string {
  return `10.${(visit >> 16) & 255}.${(visit >> 8) & 255}.${visit & 255}`;
}

async function renewals(
  browsers: readonly Browser[],
  emails: readonly string[],
  run: (work: (place: number) => Promise<unknown>) => Promise<Measurement>,
): Promise<Measurement> {
  const held = await Promise.all(
    browsers.map(async (browser, place) => {
      const { tokens } = await signIn(browser, { email: emails[place] ?? '', password: PASSWORD });
      return { browser, token: tokens.refresh_token };
    }),
  );
  return run(async (place) => {
    const one = held[place];
    if (!one) throw new RangeError(`there is no browser ${place}`);
    const form = { grant_type: 'refresh_token', refresh_token: one.token };
    const answer = await exchange(one.browser, form);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    one.token = answer.json<Tokens>().refresh_token;
  });
}

function lineOf(name: string, found: Measurement, limit: Measurement | null, of: string): string {
  const share = limit ? `, ${Math.round((100 * found.perSecond) / limit.perSecond)} % of ${of}` : '';
  const rate = found.perSecond.toFixed(0).padStart(6);
  return `${name.padEnd(22)} ${rate} a second, p50 ${found.p50Ms.toFixed(1)} ms, p99 ${found.p99Ms.toFixed(1)} ms${share}`;
}
