import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ComplianceUpdated,
  GetPlayerInfo,
  StartIdentityVerification,
} from '@foyer/contract/generated/operations.ts';
import { DAY, SECOND } from '@foyer/domain/duration.ts';
import { requestWithdrawal } from '../../../flows/cashier/requestWithdrawal.ts';
import { processDuePayments } from '../../../flows/cashier/processDuePayments.ts';
import { operate } from '../../../server/commands/operate.ts';
import { legacySocket } from '../../../server/sockets/testHub.ts';
import {
  api,
  applicantId,
  createPlayer,
  readApplicant,
  startVerification,
  close,
  paymentProvider,
  deposit,
  harness,
  launch,
  now,
  open,
  operator,
  paid,
  graphql,
  sumsub,
  player,
  record,
  depositRequest,
  signIn,
  verification,
  start,
  status,
  webhookEvent,
  sendWebhook,
} from '../../kycHarness.ts';
import { BLURRED, FORGED, GREEN, postWebhook, signedWebhook } from '../../fakeSumsub.ts';

beforeAll(open);
afterAll(close);
beforeEach(() => createPlayer());

describe('the whole verification', () => {
  it('KYC-01 KYC-03 required by the sum of deposits, refused with a reason, submitted again, and accepted', async () => {
    expect(await verification()).toMatchObject({
      status: 'NotNeed',
      reason: null,
      deadline: null,
      mayStart: false,
    });
    await paid('1999.99');
    expect(await status()).toBe('NotNeed');
    await paid('20.00');
    const started = await verification();
    expect(started).toMatchObject({
      status: 'WillBeRequired',
      reason: 'Deposits',
      verificationsDone: [],
      verificationsMissing: ['Identity', 'Selfie'],
      isBlocking: false,
      holdsPayouts: false,
      mayStart: true,
    });
    expect(Date.parse(started.deadline) - Date.parse(started.askedAt)).toBe(30 * DAY);
    expect(await launch()).toBeNull();

    await start();
    readApplicant();
    expect(
      JSON.parse(sumsub.requests.find(({ path }) => path.startsWith('/resources/applicants?'))!.body),
    ).toMatchObject({
      fixedInfo: { firstName: 'Riku', dob: '1990-01-01' },
    });
    expect(await sendWebhook()).toBe(200);
    expect(await verification()).toMatchObject({ status: 'Pending', mayStart: false });
    api.clock.advance(SECOND);
    sumsub.steps = {
      IDENTITY: { reviewResult: { reviewAnswer: 'RED' } },
      SELFIE: { reviewResult: { reviewAnswer: 'GREEN' } },
    };
    expect(await sendWebhook(BLURRED)).toBe(200);
    expect(await verification()).toMatchObject({
      status: 'WillBeRequired',
      deadline: started.deadline,
      rejections: ['PhotoUnclear'],
      verificationsDone: ['Selfie'],
      verificationsMissing: ['Identity'],
      mayStart: true,
    });
    await start();
    expect(sumsub.applicants.get(player)).toBe(applicantId);
    api.clock.advance(SECOND);
    await sendWebhook();
    api.clock.advance(SECOND);
    expect(await sendWebhook(GREEN)).toBe(200);
    expect(await verification()).toMatchObject({
      status: 'Done',
      deadline: null,
      rejections: [],
      verificationsDone: ['Selfie', 'Identity'],
      verificationsMissing: [],
      mayStart: false,
    });
    const { data } = await graphql(GetPlayerInfo);
    expect(data.viewer.player.kycCheckStatus).toMatchObject({ status: 'Done' });
    expect((await record()).filter((line) => line.startsWith('Kyc'))).toEqual([
      'KycAsked by house',
      'KycBegun by player',
      ...Array.from({ length: 4 }, () => 'KycReviewed by sumsub'),
    ]);
  });

  it('every tab is notified', async () => {
    await startVerification();
    const tab = await legacySocket(api.port, await signIn());
    tab.say({ type: 'start', id: 'c', payload: { documentId: ComplianceUpdated.documentId } });
    await expect.poll(() => sendWebhook(GREEN)).toBe(200);
    const nextStatus = async () =>
      Object(await tab.take()).payload.data.complianceUpdated.kycStatus as string;
    // Earlier updates may still arrive.
    const first = await nextStatus();
    expect(first === 'Required' ? await nextStatus() : first).toBe('Done');
  });
});

describe('LIC-20 a payout waits for verification and is paid once', () => {
  it('LIC-20 MONEY-08 it shows what it waits for, and is paid once after verification, by any number of webhooks', async () => {
    await createPlayer({ brand: 'bellemise', country: 'FR' });
    await paid('100.00');
    const { id } = await requestWithdrawal(api.services, depositRequest('60.00'));
    const { rows: payments } = await sql<{
      waits_for: string;
    }>`select waits_for from cashier.payment where id = ${id}`.execute(api.database.query);
    expect(payments[0]?.waits_for).toBe('IdentityVerification');
    const kyc = async () => await api.services.kycService.read(player);
    expect(await kyc()).toMatchObject({
      status: 'WillBeRequired',
      reason: 'Withdrawal',
      isBlocking: false,
      holdsPayouts: true,
    });
    await api.services.kycService.start(player);
    readApplicant();
    await processDuePayments(api.services);
    const payouts = () => paymentProvider.payouts.filter(({ reference }) => reference === id).length;
    expect(payouts()).toBe(0);
    const green = webhookEvent(GREEN);
    expect(await Promise.all([postWebhook(api, green), postWebhook(api, green), sendWebhook(GREEN)])).toEqual(
      [200, 200, 200],
    );
    expect(await kyc()).toMatchObject({ status: 'Done', holdsPayouts: false });
    await Promise.all([processDuePayments(api.services), processDuePayments(api.services)]);
    await postWebhook(api, green);
    await processDuePayments(api.services);
    expect(payouts()).toBe(1);
  });
});

describe('nobody is verified by', () => {
  beforeEach(startVerification);

  it('a forged webhook', async () => {
    const true_ = webhookEvent(GREEN);
    for (const forged of [
      signedWebhook(
        { applicantId, externalUserId: player, at: now(), reviewResult: GREEN },
        'a key of somebody else’s',
      ),
      { ...true_, body: true_.body.replace('"GREEN"', '"GREEN" ') },
      { ...true_, headers: { ...true_.headers, 'x-payload-digest-alg': 'HMAC_SHA1_HEX' } },
    ])
      expect(await postWebhook(api, forged)).toBe(401);
    expect(await status()).toBe('Required');
  });

  it('a webhook about an unknown applicant, or of another provider', async () => {
    expect(await sendWebhook(GREEN, { applicantId: 'somebody' })).toBe(404);
    const { body, headers } = webhookEvent(GREEN);
    for (const name of ['trustly', '__proto__', 'nobody']) {
      const response = await api.app.inject({
        method: 'POST',
        url: `/providers/${name}/review`,
        payload: body,
        headers,
      });
      expect(response.statusCode).toBe(404);
    }
    expect(await status()).toBe('Required');
  });

  it('an applicant unknown at first is accepted when the webhook is repeated', async () => {
    const early = webhookEvent(GREEN);
    const known = sql`update compliance.identity_verification set applicant_id = ${applicantId}
      where player_id = ${player}`;
    await sql`update compliance.identity_verification set applicant_id = 'not yet' where player_id = ${player}`.execute(
      api.database.query,
    );
    expect([await postWebhook(api, early), await postWebhook(api, early)]).toEqual([404, 404]);
    await known.execute(api.database.query);
    expect([await postWebhook(api, early), await postWebhook(api, early)]).toEqual([200, 200]);
    expect(await status()).toBe('Done');
    expect((await record()).filter((line) => line === 'KycReviewed by sumsub')).toHaveLength(1);
  });

  it('another player’s applicant', async () => {
    const other = await harness.createPlayer();
    await operate(api, ['kyc', 'northlight', other.email, 'Required', 'Elin', 'a test']);
    await api.services.kycService.start(other.player);
    const theirs = sumsub.applicants.get(other.player)!;
    expect(await sendWebhook(GREEN, { applicantId: theirs })).toBe(409);
    expect(await sendWebhook(GREEN, { externalUserId: other.player })).toBe(409);
    expect(await status()).toBe('Required');
    expect((await api.services.kycService.read(other.player)).status).toBe('Required');
    // A webhook that was refused is refused again.
    const crossed = webhookEvent(GREEN, { externalUserId: other.player });
    expect([await postWebhook(api, crossed), await postWebhook(api, crossed)]).toEqual([409, 409]);
  });

  it('a statement of the browser', async () => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host: 'northlight.localhost', authorization: `Bearer ${await signIn()}` },
      payload: { query: 'mutation { finishIdentityVerification(status: Done) { status } }' },
    });
    expect(response.json().errors).toHaveLength(1);
    expect(await status()).toBe('Required');
  });

  it('an earlier result: a repetition, an older one, or one from before an operator’s decision', async () => {
    const green = webhookEvent(GREEN);
    expect(await postWebhook(api, green)).toBe(200);
    expect(await status()).toBe('Done');
    api.clock.advance(SECOND);
    const late = webhookEvent(GREEN);
    api.clock.advance(SECOND);
    expect(await sendWebhook(FORGED)).toBe(200);
    expect(await verification()).toMatchObject({
      status: 'Required',
      rejections: ['Other'],
      mayStart: false,
    });
    expect([await postWebhook(api, green), await postWebhook(api, late)]).toEqual([200, 200]);
    expect(await status()).toBe('Required');
    api.clock.advance(SECOND);
    const overruled = webhookEvent(GREEN);
    api.clock.advance(SECOND);
    await operator('Required', 'Elin', 'the picture is of somebody else');
    expect(await postWebhook(api, overruled)).toBe(200);
    // The player may try again, because the earlier webhook does not overrule the operator.
    expect(await verification()).toMatchObject({ status: 'Required', mayStart: true });
  });
});

describe('KYC-02 results of the provider', () => {
  beforeEach(startVerification);

  it('KYC-02 a verified player who is doubted later must verify immediately', async () => {
    await sendWebhook(GREEN);
    expect(await deposit()).toBeNull();
    api.clock.advance(SECOND);
    expect(await sendWebhook(BLURRED)).toBe(200);
    expect(await verification()).toMatchObject({
      status: 'Required',
      isBlocking: true,
      mayStart: true,
      rejections: ['PhotoUnclear'],
    });
    expect(await deposit()).toBe('KycRequired');
  });

  it('KYC-02 after a final refusal the provider accepts no new attempt, but an operator may allow one', async () => {
    await sendWebhook(FORGED);
    expect(await verification()).toMatchObject({ status: 'Required', mayStart: false });
    expect((await start()).errors[0].extensions.type).toBe('IdentityVerificationNotRequired');
    await operator('Done', 'Elin', 'seen at the desk');
    expect(await status()).toBe('Done');
  });

  it('KYC-02 accepted and refused in parallel, in either order: refused', async () => {
    const at = now();
    const [green, red] = [webhookEvent(GREEN, { at }), webhookEvent(BLURRED, { at })];
    expect(
      await Promise.all([postWebhook(api, green), postWebhook(api, red), postWebhook(api, green)]),
    ).toEqual([200, 200, 200]);
    expect(await status()).toBe('Required');
    expect(await postWebhook(api, green)).toBe(200);
    expect(await status()).toBe('Required');
  });

  it('KYC-03 a result is accepted even if the missing documents cannot be requested', async () => {
    sumsub.steps = null;
    expect(await sendWebhook(BLURRED)).toBe(200);
    expect(await verification()).toMatchObject({
      status: 'Required',
      verificationsMissing: ['Identity', 'Selfie'],
    });
  });

  it('a stored webhook cannot be altered', async () => {
    await sendWebhook(GREEN);
    await expect(
      sql`update compliance.review_notice set verdict = 'Taken'`.execute(api.database.query),
    ).rejects.toThrow('not altered');
  });
});

describe('KYC-01 a player who must verify may start', () => {
  it('other players and visitors may not', async () => {
    expect((await start()).errors[0].extensions.type).toBe('IdentityVerificationNotRequired');
    expect((await harness.ask(StartIdentityVerification, {}, '')).errors[0].extensions.type).toBe(
      'AuthenticationFailure',
    );
  });

  it('KYC-01 in two tabs at once with one applicant, also if the provider is slower', async () => {
    await operator('Required', 'Elin', 'a test');
    let waiting = 0;
    let both = () => {};
    const meet = new Promise<void>((met) => (both = met));
    sumsub.onCreate = async () => {
      waiting += 1;
      if (waiting === 2) both();
      await meet;
    };
    const answers = await Promise.all([start(), start()]);
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect((await record()).filter((line) => line === 'KycBegun by player')).toHaveLength(1);
  });

  it.each([
    ['excluded', { excluded_at: new Date(0) }],
    ['in a timeout', { timeout_ends_at: new Date('2100-01-01') }],
    ['kept from paying in and out', { deposits_blocked: true, withdrawals_blocked: true }],
  ])('KYC-01 also while %s, because it leads out of the restriction', async (_what, columns) => {
    await operator('Required', 'Elin', 'a test');
    await harness.set(player, columns);
    expect((await start()).errors).toBeUndefined();
  });

  it('an operator decides with a name and a reason', async () => {
    await expect(operator('Perhaps', 'Elin', 'x')).rejects.toThrow('Perhaps');
    await expect(operator('Done', 'Elin', ' ')).rejects.toThrow('say who you are');
    await expect(operator('NotNeed', 'Elin', 'nothing was asked')).rejects.toThrow('KycUnchanged');
    await operator('Required', 'Elin', 'a letter came back');
    await operator('NotNeed', 'Elin', 'it was the wrong player');
    expect(await verification()).toMatchObject({ status: 'NotNeed', reason: null, verificationsMissing: [] });
    await operator('Required', 'Elin', 'it was not');
    await operator('Done', 'Elin', 'seen at the desk');
    await expect(operator('NotNeed', 'Elin', 'x')).rejects.toThrow('KycUnchanged');
    expect(await record()).toEqual(Array.from({ length: 4 }, () => 'KycDecided by Elin'));
  });

  it('a refusal by an operator is shown as insufficient documents', async () => {
    await startVerification();
    await sendWebhook();
    api.clock.advance(SECOND);
    await operator('Required', 'Elin', 'a copy');
    expect(await verification()).toMatchObject({ status: 'Required', rejections: ['Other'], mayStart: true });
  });
});
