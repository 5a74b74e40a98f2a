import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BeginDeposit, LaunchGame, RequestWithdrawal } from '@foyer/contract/generated/operations.ts';
import { DOCUMENT_FIELDS } from '@foyer/contract/registration/forms.ts';
import { DAY } from '@foyer/domain/duration.ts';
import { brandId, playerId, type PlayerId } from '@foyer/domain/ids.ts';
import { processDuePayments } from '@foyer/platform/flows/cashier/processDuePayments.ts';
import { settlePayment } from '@foyer/platform/flows/cashier/settlePayment.ts';
import { collectFeed } from '@foyer/platform/infra/outbox/feed/index.ts';
import { createLog } from '@foyer/platform/infra/log.ts';
import type { Payment } from '@foyer/platform/modules/cashier/index.ts';
import { noticeOf } from '@foyer/platform/testing/cashier/fakePaymentProvider.ts';
import { createPeople, type TestPerson } from '@foyer/platform/testing/stories/selfExclusion/people.ts';
import { testApi, type TestApi } from '@foyer/platform/testing/testApi.ts';
import { startCompanies, type Companies } from '@foyer/sandbox/companies/server.ts';

const SECRET = 'the secret of the companies';
const BO = { email: 'bo@foyer.test', nationalId: '37911020274' };
/** Estonian personal codes of women born on 1990-01-01. */
const NEWCOMERS = ['49001010012', '49001010023', '49001010034'] as const;

let companies: Companies;
let api: TestApi;
let bo: PlayerId;
/** Another account of Bo. */
let twin: TestPerson;
const logged: string[] = [];
beforeAll(async () => {
  companies = await startCompanies({ port: 0, secret: SECRET, platformUrl: 'http://localhost:1' });
  const key = createHmac('sha256', SECRET).update('zimpler').digest('hex');
  api = await testApi({
    environment: {
      FOYER_REGISTER_URLS: `hampi:${companies.url}/hampi/r1/EE/GOV/70000349/emta/restrictions`,
      FOYER_REGISTER_CLIENTS: 'hampi:EE/COM/99999999/foyer-demo',
      FOYER_NATIONAL_ID_KEY: 'a-secret-of-the-tests-in-one-line',
      FOYER_PAYMENT_URLS: `zimpler:${companies.url}/zimpler`,
      FOYER_PAYMENT_KEYS: `zimpler:${key}`,
      FOYER_PAYMENT_FRAMES: `zimpler:${companies.url.replace('//', '//zimpler.')}`,
    },
    log: createLog({
      level: 'warn',
      destination: { write: (line: string) => void logged.push(JSON.parse(line).msg) },
    }),
    paymentProviders: { zimpler: { url: `${companies.url}/zimpler`, keys: [key] } },
  });
  const { rows } = await query(
    `select id, first_name || ' ' || last_name as name, birth_date::text as born from identity.player where email = '${BO.email}'`,
  );
  bo = playerId(String(rows[0]?.['id']));
  await saveNationalId(bo, BO.nationalId);
  twin = await createPeople(api).createPlayer({
    brand: 'baltika',
    name: String(rows[0]?.['name']),
    birthDate: String(rows[0]?.['born']),
  });
});
afterAll(async () => {
  await api.stop();
  await companies.stop();
});
afterEach(async () => {
  await register({ way: 'answers' });
  await register({ remove: BO.nationalId });
  await api.services.selfExclusion.registers.checkAtSignIn(bo);
  logged.length = 0;
});

const saveNationalId = (id: PlayerId, number: string) =>
  api.database.transaction((tx) =>
    api.services.selfExclusion.registers.saveNationalId(
      tx,
      { id, brand: brandId('baltika'), country: 'EE' },
      { number },
    ),
  );

const query = (sql: string) => api.database.pool.query<Record<string, unknown>>(sql);

/** Presses a button of the sandbox's register: adds or removes a person, or lets it answer, hang or fail. */
const register = (form: Readonly<Record<string, string>>) =>
  fetch(`${companies.url}/registers/hampi/`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
    redirect: 'manual',
  });
const requests = async (): Promise<number> =>
  (await (await fetch(`${companies.url}/registers/state`)).json()).hampi.requests;

async function ask(token: string, { documentId }: { readonly documentId: string }, variables: object) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId, variables },
    headers: { host: 'baltika.localhost', authorization: `Bearer ${token}` },
  });
  const { errors } = response.json();
  if (!errors) return 'done';
  const { type, reasons, keys } = errors[0].extensions;
  return [type, ...reasons, keys?.failure ?? ''].join(' ').trim();
}
const signIn = () => api.token('baltika', BO.email);
const launch = (token: string) => ask(token, LaunchGame, { slug: 'fox-and-ember', mode: 'real' });
const payment = (account: string | null) => ({
  idempotencyKey: randomUUID(),
  method: 'zimpler',
  account,
  amount: '20.00',
  currency: 'EUR',
});
const deposit = (token: string) => ask(token, BeginDeposit, { deposit: payment(null) });
async function withdraw(token: string) {
  const [account] = await api.services.cashier.accounts(api.database.query, bo);
  return ask(token, RequestWithdrawal, { withdrawal: payment(account?.id ?? null) });
}

const UNAVAILABLE = 'ExclusionRegisterUnavailable noReply';
const EXCLUDED = 'PlayerBlocked SelfExcluded';

const exclusions = async (id = bo) =>
  (
    await query(`select register, register_reference is not null as "hasReference", lifted_at is not null as "isOver"
      from identity.exclusion where player_id = '${id}' and register is not null order by id`)
  ).rows;
const hasLiveSession = async () =>
  (await query(`select 1 from identity.session where player_id = '${bo}' and ended_at is null`)).rows.length >
  0;
async function events(id = bo) {
  await collectFeed(api.database, api.clock.now());
  const { rows } = await query(
    `select type, data->>'register' as register from outbox.feed_event where player_id = '${id}' and type like 'exclusion.%'
     order by position`,
  );
  return rows.map(({ type, register: name }) => `${String(type)} ${String(name)}`);
}

describe('a person who registers', () => {
  async function submit(nationalId: string) {
    const site = api.sites.byBrand('baltika')?.inCountry('EE') ?? expect.fail('no such site');
    const { documentVersions } = site.settings;
    const email = `new${nationalId}@foyer.test`;
    const form = new URLSearchParams({
      email,
      nationalId,
      password: 'a short sentence',
      firstName: 'Mari',
      lastName: `Maasikas${nationalId}`,
      birthDate: '1990-01-01',
      adult: 'yes',
      terms: 'yes',
      [DOCUMENT_FIELDS['terms-and-conditions']]: String(documentVersions['terms-and-conditions']),
      [DOCUMENT_FIELDS['privacy-policy']]: String(documentVersions['privacy-policy']),
    });
    const caller = {
      site,
      locale: 'en',
      origin: 'http://baltika.localhost',
      ip: '192.0.2.1',
      headers: {},
    } as const;
    const sent = await api.services.registration.submitSignUpForm(caller, form);
    const { rows } = await query(`select id from identity.player where email = '${email}'`);
    return { sent, accounts: rows.length };
  }

  it('EXCLUSION-10 opens an account if the register does not have them, and none if it has', async () => {
    const [free, listed] = NEWCOMERS;
    expect(await submit(free)).toEqual({ sent: { emailSentTo: `new${free}@foyer.test` }, accounts: 1 });
    await register({ add: listed });
    expect(await submit(listed)).toMatchObject({ sent: { problem: 'refused' }, accounts: 0 });
    const { rows } = await query(
      `select register, register_reference is not null as "hasReference", player_id from identity.registration
       where outcome = 'inExclusionRegister'`,
    );
    expect(rows).toEqual([{ register: 'hampi', hasReference: true, player_id: null }]);
    const stored = await query('select * from identity.register_national_id');
    expect(JSON.stringify(stored.rows)).not.toContain(free);
  });

  it('EXCLUSION-11 opens none while the register hangs or fails', async () => {
    for (const way of ['hangs', 'fails']) {
      await register({ way });
      expect(await submit(NEWCOMERS[2])).toMatchObject({
        sent: { problem: 'registerUnavailable', status: 503 },
        accounts: 0,
      });
    }
  });
});

describe('a player whom the register has', () => {
  it('EXCLUSION-10 EXCLUSION-12 is excluded from their sign-in on until the register no longer has them, and may withdraw', async () => {
    expect(await launch(await signIn())).toBe('done');
    await register({ add: BO.nationalId });
    const token = await signIn();
    expect([await launch(token), await deposit(token)]).toEqual([EXCLUDED, EXCLUDED]);
    expect(await withdraw(token)).toBe('done');
    expect(await exclusions()).toEqual([{ register: 'hampi', hasReference: true, isOver: false }]);
    expect(await events()).toEqual(['exclusion.started hampi']);

    await register({ remove: BO.nationalId });
    expect(await launch(await signIn())).toBe('done');
    expect(await exclusions()).toEqual([{ register: 'hampi', hasReference: true, isOver: true }]);
    expect(await events()).toEqual(['exclusion.started hampi', 'exclusion.ended hampi']);
  });

  it('EXCLUSION-10 is found at the first deposit of a day, which ends their session', async () => {
    const token = await signIn();
    expect(await deposit(token)).toBe('done');
    const asked = await requests();
    expect(await deposit(token)).toBe('done');
    expect(await requests()).toBe(asked);
    await query(`update identity.register_status set deposit_asked_at = deposit_asked_at - interval '1 day'`);
    await register({ add: BO.nationalId });
    expect(await deposit(token)).toBe(EXCLUDED);
    expect(await hasLiveSession()).toBe(false);
  });
});

describe('another account of the person', () => {
  it('EXCLUSION-12 is excluded and freed together with the account that the register has', async () => {
    const { registers, matching } = api.services.selfExclusion;
    const isOver = async () => (await exclusions(twin.id)).map((row) => row['isOver']);
    await register({ add: BO.nationalId });
    await registers.checkAtSignIn(bo);
    const compare = () => api.database.transaction((tx) => matching.comparePhone(tx, twin.id));
    expect([await compare(), await compare()]).toEqual(['excluded', 'excluded']);
    expect(await isOver()).toEqual([false]);
    // The register does not have this account, and still has the other one.
    await saveNationalId(twin.id, NEWCOMERS[2]);
    await registers.checkAtSignIn(twin.id);
    expect(await isOver()).toEqual([false]);
    await register({ remove: BO.nationalId });
    await registers.checkAtSignIn(bo);
    expect(await isOver()).toEqual([true]);
    expect(await events(twin.id)).toEqual(['exclusion.started hampi', 'exclusion.ended hampi']);
  });

  it('EXCLUSION-11 is reported if no key fits its national id', async () => {
    await query(
      `update identity.register_national_id set encrypted = '\\x00' where player_id = '${twin.id}'`,
    );
    await api.services.selfExclusion.registers.checkAtSignIn(twin.id);
    expect(logged).toEqual(['FOYER_NATIONAL_ID_KEY does not have the key of a stored national id']);
  });
});

describe('while the register fails', () => {
  it('EXCLUSION-11 no play and no deposit begins, and withdrawals go on', async () => {
    await register({ way: 'fails' });
    const token = await signIn();
    expect([await launch(token), await deposit(token)]).toEqual([UNAVAILABLE, UNAVAILABLE]);
    expect(await withdraw(token)).toBe('done');
    await register({ way: 'answers' });
    expect([await launch(token), await deposit(token)]).toEqual(['done', 'done']);
  });
});

describe('a deposit that was opened before', () => {
  async function open(): Promise<Payment> {
    expect(await deposit(await signIn())).toBe('done');
    const { rows } = await query('select id from cashier.payment order by created_at desc limit 1');
    return api.services.cashier.payment(api.database.query, String(rows[0]?.['id']));
  }
  const pay = (payment: Payment) =>
    settlePayment(api.services, payment.provider, noticeOf(payment, 'succeeded'));
  const balance = async () => (await api.services.wallet.state(api.database.query, bo)).balance.minor;
  const outcome = async ({ id }: Payment) => {
    const { status, refusal } = await api.services.cashier.payment(api.database.query, id);
    return [status, refusal?.type ?? null];
  };

  it('EXCLUSION-11 LIMIT-12 and is paid while the register fails is held, and returned to its account', async () => {
    const [before, started] = [await balance(), await open()];
    await register({ way: 'fails' });
    // The daily check, a sign-in or a launch has asked in vain.
    await api.services.selfExclusion.registers.checkAtSignIn(bo);
    await pay(started);
    expect(await outcome(started)).toEqual(['RollbackInitialized', 'ExclusionRegisterUnavailable']);
    expect(await balance()).toBe(before);
    await processDuePayments(api.services);
    const { rows } = await query(
      `select h.reason, r.state from cashier.held_deposit h join cashier.refund r on r.payment_id = h.payment_id
       where h.payment_id = '${started.id}'`,
    );
    expect(rows).toEqual([{ reason: 'ExclusionRegisterUnavailable', state: 'Accepted' }]);
    expect(await balance()).toBe(before);
  });

  it('EXCLUSION-11 is credited if the register replies again by then, and held if it has the person', async () => {
    const { registers } = api.services.selfExclusion;
    for (const [isListed, expected] of [
      [false, ['Completed', null]],
      [true, ['RollbackInitialized', 'SelfExcluded']],
    ] as const) {
      const [before, started] = [await balance(), await open()];
      await register({ way: 'fails' });
      await registers.checkAtSignIn(bo);
      await register({ way: 'answers' });
      if (isListed) await register({ add: BO.nationalId });
      await pay(started);
      expect(await outcome(started)).toEqual(expected);
      expect((await balance()) - before).toBe(isListed ? 0n : started.amount.minor);
    }
  });

  it('EXCLUSION-10 LIMIT-12 is paid to an excluded player while the register fails: it is held for the exclusion', async () => {
    const started = await open();
    await register({ add: BO.nationalId });
    await api.services.selfExclusion.registers.checkAtSignIn(bo);
    await register({ way: 'fails' });
    await pay(started);
    expect(await outcome(started)).toEqual(['RollbackInitialized', 'SelfExcluded']);
  });
});

describe('while replies cannot be stored', () => {
  it('EXCLUSION-11 players sign in and withdraw, and do not play', async () => {
    await query('alter table identity.register_status rename to lost_status');
    try {
      const token = await signIn();
      expect(await withdraw(token)).toBe('done');
      expect([await launch(token), await deposit(token)]).toEqual(['InternalError', 'InternalError']);
      expect(logged[0]).toBe('a player signed in without the check of exclusion registers');
    } finally {
      await query('alter table identity.lost_status rename to register_status');
    }
    expect(await launch(await signIn())).toBe('done');
  });

  it('EXCLUSION-11 an earlier reply of the session does not allow play', async () => {
    const token = await signIn();
    await query(`update identity.register_status set deposit_asked_at = null`);
    await register({ add: BO.nationalId });
    await query(
      'alter table identity.register_status add constraint broken check (not is_excluded) not valid',
    );
    expect([await deposit(token), await launch(token)]).toEqual(['InternalError', 'InternalError']);
    await query('alter table identity.register_status drop constraint broken');
    expect(await launch(token)).toBe(EXCLUDED);
  });
});

/** Runs last: it moves the clock on, and tokens expire by the true time. */
describe('the daily check', () => {
  const checkDue = () => api.services.selfExclusion.registers.checkDue();

  it('EXCLUSION-10 EXCLUSION-12 finds a player, which ends their session, and frees them on a later day', async () => {
    await signIn();
    await register({ add: BO.nationalId });
    await checkDue();
    expect(await hasLiveSession()).toBe(true);
    api.clock.advance(DAY);
    await checkDue();
    expect(await hasLiveSession()).toBe(false);
    expect((await exclusions()).at(-1)).toMatchObject({ isOver: false });
    const asked = await requests();
    await checkDue();
    expect(await requests()).toBe(asked);
    await register({ remove: BO.nationalId });
    api.clock.advance(DAY);
    await checkDue();
    expect((await exclusions()).at(-1)).toMatchObject({ isOver: true });
  });

  it('EXCLUSION-11 changes nothing while the register fails, and tries again later', async () => {
    api.clock.advance(DAY);
    await register({ way: 'fails' });
    await register({ add: BO.nationalId });
    await checkDue();
    await register({ way: 'answers' });
    const before = (await exclusions()).length;
    await checkDue();
    expect(await exclusions()).toHaveLength(before);
    api.clock.advance(DAY / 24);
    await checkDue();
    expect(await exclusions()).toHaveLength(before + 1);
  });

  it('EXCLUSION-11 goes on with other players where a reply cannot be stored', async () => {
    api.clock.advance(DAY);
    await saveNationalId(twin.id, NEWCOMERS[2]);
    await createPeople(api).open(twin);
    await query(`delete from identity.register_status where player_id = '${twin.id}'`);
    await query(`alter table identity.register_status
      add constraint broken check (player_id <> '${twin.id}' or asked_at is null) not valid`);
    await checkDue();
    await query('alter table identity.register_status drop constraint broken');
    expect(logged).toEqual(['a reply of an exclusion register was not stored']);
    const hourAgo = new Date(api.clock.now().getTime() - DAY / 24).toISOString();
    const { rows } = await query(`select player_id, asked_at >= '${hourAgo}' as "isStored"
      from identity.register_status where attempted_at >= '${hourAgo}' order by asked_at`);
    expect(rows).toEqual([
      { player_id: bo, isStored: true },
      { player_id: twin.id, isStored: null },
    ]);
  });
});
