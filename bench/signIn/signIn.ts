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
import { measureRate, type Rate } from '../measure/rate.ts';

/**
 * `npm run bench:sign-in`: complete sign-ins and token renewals per second on one node, compared with their lower
 * bounds in the same run: one argon2id hash, and one inserted row. Then the response times of the forms for addresses
 * with and without an account. `FOYER_BENCH_SECONDS` is the length of one measurement.
 */
const CONCURRENCY = 16;
const durationMs = 1_000 * Number(process.env.FOYER_BENCH_SECONDS ?? 5);
const PASSWORD = 'foyer-bench-1';

const stopServer = await provideDatabaseServer();
const api = await testApi();
try {
  const emails = await openAccounts(api);
  const browsers = emails.map((_, worker) =>
    openBrowser(api.app, 'northlight', { address: addressOf(worker) }),
  );
  const run = (work: (worker: number) => Promise<unknown>) =>
    measureRate({ concurrency: CONCURRENCY, durationMs, warmUpMs: durationMs / 5 }, work);

  const hashed = await hashPassword(PASSWORD);
  const argon = await run(() => passwordMatches(PASSWORD, hashed));
  let visits = 0;
  const signIns = await run((worker) => {
    visits += 1;
    const browser = openBrowser(api.app, 'northlight', { address: addressOf(visits) });
    return signIn(browser, { email: emails[worker] ?? '', password: PASSWORD });
  });
  const row = await run(() =>
    api.database.pool.query(
      `insert into identity.attempt (key, tries, resets_at) values (gen_random_uuid()::text::bytea, 1, now())`,
    ),
  );
  const refreshes = await renewals(browsers, emails, run);
  const responses = await measureResponses(api, emails[0] ?? '', durationMs);

  console.log(`${CONCURRENCY} at once, ${durationMs / 1_000} s each, platform and database on this machine`);
  for (const [name, found, limit, of] of [
    ['argon2id alone', argon, null, ''],
    ['sign-ins', signIns, argon, 'argon2id'],
    ['one written row alone', row, null, ''],
    ['renewals', refreshes, row, 'a written row'],
  ] as const)
    console.log(lineOf(name, found, limit, of));
  for (const [name, found] of Object.entries(responses))
    console.log(`${name.padEnd(36)} p50 ${found.p50Ms.toFixed(1)} ms, one at a time`);
} finally {
  await api.stop();
  await stopServer();
}

async function openAccounts({ database, services }: TestApi): Promise<readonly string[]> {
  const emails = Array.from({ length: CONCURRENCY }, (_, worker) => `bench-${worker}@foyer.test`);
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

/** A different address for each visit, because an address with this many sign-ins would be refused. */
function addressOf(visit: number): string {
  return `10.${(visit >> 16) & 255}.${(visit >> 8) & 255}.${visit & 255}`;
}

async function renewals(
  browsers: readonly Browser[],
  emails: readonly string[],
  run: (work: (worker: number) => Promise<unknown>) => Promise<Rate>,
): Promise<Rate> {
  const signedIn = await Promise.all(
    browsers.map(async (browser, worker) => {
      const { tokens } = await signIn(browser, { email: emails[worker] ?? '', password: PASSWORD });
      return { browser, token: tokens.refresh_token };
    }),
  );
  return run(async (worker) => {
    const one = signedIn[worker];
    if (!one) throw new RangeError(`there is no browser ${worker}`);
    const form = { grant_type: 'refresh_token', refresh_token: one.token };
    const response = await exchange(one.browser, form);
    if (response.statusCode !== 200) throw new Error(response.body);
    one.token = response.json<Tokens>().refresh_token;
  });
}

function lineOf(name: string, found: Rate, limit: Rate | null, of: string): string {
  const share = limit ? `, ${Math.round((100 * found.perSecond) / limit.perSecond)} % of ${of}` : '';
  const rate = found.perSecond.toFixed(0).padStart(6);
  return `${name.padEnd(22)} ${rate} a second, p50 ${found.p50Ms.toFixed(1)} ms, p99 ${found.p99Ms.toFixed(1)} ms${share}`;
}
