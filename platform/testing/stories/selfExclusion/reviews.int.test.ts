import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BeginDeposit,
  IdentityVerification,
  LaunchGame,
  RequestWithdrawal,
  StartIdentityVerification,
} from '@foyer/contract/generated/operations.ts';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { comparePaymentAccount } from '../../../flows/selfExclusion/comparePaymentAccount.ts';
import { beginDeposit } from '../../../flows/cashier/beginDeposit.ts';
import { settlePayment } from '../../../flows/cashier/settlePayment.ts';
import { noticeOf, fakePaymentProvider } from '../../cashier/fakePaymentProvider.ts';
import { operate } from '../../../server/commands/operate.ts';
import { readExclusions } from '../../../server/commands/exclusions/readExclusions.ts';
import { GREEN, startFakeSumsub, postWebhook, signedWebhook, type FakeSumsub } from '../../fakeSumsub.ts';
import { testApi, type TestApi } from '../../testApi.ts';
import { newcomersOf } from './registrations.ts';
import { createPeople, type TestPerson } from './people.ts';

let played: FakeSumsub;
let api: TestApi;
let people: ReturnType<typeof createPeople>;
let newcomers: ReturnType<typeof newcomersOf>;
beforeAll(async () => {
  played = await startFakeSumsub();
  api = await testApi({
    identityReview: played.config,
    paymentPorts: { trustly: fakePaymentProvider().port },
  });
  people = createPeople(api);
  newcomers = newcomersOf(api);
});
afterAll(async () => {
  await api.stop();
  await played.stop();
});

let count = 0;
let tove: TestPerson;
const FAMILY = [
  'Raudsik',
  'Vahtramae',
  'Oksanurm',
  'Lepikult',
  'Sinisalu',
  'Kaljuvee',
  'Metsoja',
  'Rohelaan',
  'Tuulemaa',
];
let family: string;
beforeEach(async () => {
  family = `${FAMILY[count % FAMILY.length]}${'bdfg'[Math.floor(count / FAMILY.length)] ?? ''}`;
  count += 1;
  tove = await people.createPlayer({ brand: 'harbour', name: `Tove ${family}` });
});

/**
 * Creates an account with a birth date one day off, at another brand of the licence, which is closed for
 * play.
 */
async function closed(): Promise<TestPerson> {
  await people.exclude(tove, 'P12M');
  const email = `closed${count}@example.com`;
  const birthDate = dayAfter(tove.birthDate);
  const typed = { email, firstName: 'Tove', lastName: family, birthDate };
  expect(await newcomers.register('tivoli', typed)).toBe('closed');
  return {
    id: await newcomers.playerOf('tivoli', email),
    brand: 'tivoli',
    email,
    birthDate: typed.birthDate,
  };
}
const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const blockOf = async (
  { id }: { id: PlayerId },
  act: 'play' | 'withdraw' | 'deposit' | 'claimReward' = 'play',
) => {
  const { players } = api.services;
  return players.blockNow(await players.get(api.database.query, id), act)?.reason ?? null;
};
const UNDER_REVIEW = 'IdentityUnderReview';
const reviewIds = async ({ id }: TestPerson): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: bigint }>`select id from identity.exclusion_review
    where player_id = ${id} and outcome is null order by id`.execute(api.database.query);
  return rows.map((row) => String(row.id));
};
const outcomes = async ({ id }: TestPerson) => {
  const { rows } = await sql<{ outcome: string | null }>`select outcome from identity.exclusion_review
    where player_id = ${id} order by id`.execute(api.database.query);
  return rows.map(({ outcome }) => outcome);
};
const decide = (applicant: TestPerson, id: string, decision: string) =>
  operate(api, [
    'decide-review',
    applicant.brand,
    applicant.email,
    id,
    decision,
    'Elin',
    'compared the documents',
  ]);
const compared = (applicant: { id: PlayerId }, id: string, holderName: string | null = null) =>
  api.database.transaction((tx) =>
    comparePaymentAccount(api.services, tx, applicant.id, { provider: 'trustly', id, holderName }),
  );

describe('EXCLUSION-06 closed for play', () => {
  it('EXCLUSION-06 EXCLUSION-04 play, deposits and rewards are refused with an error type; withdrawals and settings work', async () => {
    const applicant = await closed();
    const bearer = await people.signIn(applicant);
    const press = { method: 'trustly', amount: '50.00', currency: 'EUR', account: null };
    const ask = (document: { documentId: string }, variables: object = {}) =>
      people.ask('tivoli', document, variables, bearer);
    for (const refused of [
      await ask(BeginDeposit, { deposit: { ...press, idempotencyKey: randomUUID() } }),
      await ask(LaunchGame, { slug: 'fox-and-ember', mode: 'real' }),
      await ask(LaunchGame, { slug: 'fox-and-ember', mode: 'fun' }),
    ])
      expect(refused.errors[0].extensions).toMatchObject({
        type: 'PlayerBlocked',
        reasons: [UNDER_REVIEW],
        keys: { rule: 'EXCLUSION-06' },
      });
    expect(await blockOf(applicant, 'claimReward')).toBe(UNDER_REVIEW);
    // The end of another person's exclusion is never shown.
    const { players } = api.services;
    const player = await players.get(api.database.query, applicant.id);
    expect(players.blockNow(player, 'play')?.until).toBeNull();

    expect(await blockOf(applicant, 'withdraw')).toBeNull();
    const { data } = await ask(IdentityVerification);
    expect(data.viewer.identityVerification).toMatchObject({ status: 'NotNeed', mayStart: true });
  });

  it('EXCLUSION-06 operators see the reason, and clear or confirm it once', async () => {
    const applicant = await closed();
    const [id = ''] = await reviewIds(applicant);
    expect(await readExclusions(api, ['tivoli'])).toContain(
      `#${id}  ${applicant.email} may be ${tove.email} at harbour  score 90 (name same +70, birthDate near +20)  registration`,
    );
    await expect(decide(applicant, '999999', 'clear')).rejects.toMatchObject({ type: 'UnknownReview' });
    await expect(decide(tove, id, 'clear')).rejects.toMatchObject({ type: 'UnknownReview' });
    await expect(decide(applicant, id, 'perhaps')).rejects.toThrow('is none of clear, confirm');
    await decide(applicant, id, 'clear');
    expect(await blockOf(applicant)).not.toBe(UNDER_REVIEW);
    await expect(decide(applicant, id, 'confirm')).rejects.toMatchObject({ type: 'UnknownReview' });
    // The same evidence again starts no new review.
    expect(await compared(applicant, `own ${count}`)).toBe('closed');
    expect(await reviewIds(applicant)).toEqual([]);
    await expect(
      sql`update identity.exclusion_review set outcome = 'confirmed' where id = ${id}::bigint`.execute(
        api.database.query,
      ),
    ).rejects.toThrow('is not altered');
  });

  it('EXCLUSION-06 EXCLUSION-05 after a confirmation the exclusion includes the account, and ends for it too', async () => {
    const applicant = await closed();
    const session = await people.open(applicant);
    const [id = ''] = await reviewIds(applicant);
    await decide(applicant, id, 'confirm');
    expect(await api.services.signIn.liveSession(session.sessionId)).toBeNull();
    expect(await blockOf(applicant)).toBe('SelfExcluded');
    expect(await blockOf(applicant, 'withdraw')).toBeNull();
    const [theirs, own] = [await people.read(tove), await people.read(applicant)];
    expect(own.exclusion).toMatchObject({ endsAt: theirs.exclusion?.endsAt, isFromElsewhere: true });
  });

  it('EXCLUSION-03 an existing account is closed for play when its likely owner is excluded elsewhere', async () => {
    const twin = { brand: 'tivoli', name: `Tove ${family}`, birthDate: dayAfter(tove.birthDate) };
    const applicant = await people.createPlayer(twin);
    await people.launch(applicant).catch(() => undefined);
    const other = await people.createPlayer({ ...twin, brand: 'northlight' });
    await people.exclude(tove, 'P12M');
    expect(await blockOf(applicant)).toBe(UNDER_REVIEW);
    expect(await blockOf(other)).toBeNull();
    const { rows } = await sql`select from wallet.game_session
      where player_id = ${applicant.id} and ended_at is null`.execute(api.database.query);
    expect(rows).toEqual([]);
  });
});

describe('EXCLUSION-06 a verified identity', () => {
  async function verify(applicant: TestPerson, person: FakeSumsub['person']): Promise<void> {
    const bearer = await people.signIn(applicant);
    const started = await people.ask('tivoli', StartIdentityVerification, {}, bearer);
    expect(started.errors).toBeUndefined();
    played.person = person;
    api.clock.advance(SECOND);
    const applicantId = played.applicants.get(applicant.id) ?? '';
    const webhook = { applicantId, externalUserId: applicant.id, reviewResult: GREEN, at: api.clock.now() };
    expect(await postWebhook(api, signedWebhook(webhook))).toBe(200);
    played.person = null;
  }

  it('EXCLUSION-06 of another person opens the account automatically', async () => {
    const applicant = await closed();
    await verify(applicant, { firstName: 'Marek', lastName: 'Jaanson', dob: '1979-10-11' });
    expect(await outcomes(applicant)).toEqual(['verifiedOther']);
    expect(await blockOf(applicant)).toBeNull();
  });

  it('EXCLUSION-06 of the excluded player excludes the account', async () => {
    const applicant = await closed();
    await verify(applicant, { firstName: 'TOVE', lastName: family.toUpperCase(), dob: tove.birthDate });
    expect(await outcomes(applicant)).toEqual(['matched']);
    expect(await blockOf(applicant)).toBe('SelfExcluded');
    expect(await blockOf(applicant, 'withdraw')).toBeNull();
  });

  it('EXCLUSION-06 that the provider does not report decides nothing', async () => {
    const applicant = await closed();
    await verify(applicant, null);
    expect(await outcomes(applicant)).toEqual([null]);
    expect(await blockOf(applicant)).toBe(UNDER_REVIEW);
  });
});

describe('EXCLUSION-06 a deposit’s bank account', () => {
  const stranger = () => people.createPlayer({ brand: 'tivoli', name: 'Marek Jaanson' });

  it('EXCLUSION-06 of an excluded player closes an account under another name; withdrawals stay possible', async () => {
    await compared(tove, `shared ${count}`);
    await people.exclude(tove, 'P12M');
    const applicant = await stranger();
    expect(await compared(applicant, `own ${count}`)).toBe('clear');
    expect(await compared(applicant, `shared ${count}`)).toBe('closed');
    expect(await compared(applicant, `shared ${count}`)).toBe('closed');
    expect(await blockOf(applicant)).toBe(UNDER_REVIEW);
    expect(await blockOf(applicant, 'deposit')).toBe(UNDER_REVIEW);
    expect(await blockOf(applicant, 'withdraw')).toBeNull();
    expect(await outcomes(applicant)).toEqual([null]);
  });

  it('EXCLUSION-06 EXCLUSION-04 of an excluded player: the deposit is held, and the existing balance can be withdrawn', async () => {
    const olga = await people.createPlayer({ name: `Olga ${family}` });
    const applicant = await people.createPlayer({ name: 'Marek Jaanson' });
    const { wallet } = api.services;
    const bearer = await people.signIn(applicant);
    const press = { method: 'trustly', amount: '50.00', currency: 'EUR' as const, account: null };
    const deposit = async (account: string) => {
      const payment = await beginDeposit(api.services, {
        ...press,
        playerId: applicant.id,
        idempotencyKey: randomUUID(),
        locale: 'en',
        origin: 'https://lobby.example',
      });
      const from = { id: account, label: 'Nordbank •• 4417' };
      await settlePayment(api.services, payment.provider, {
        ...noticeOf(payment, 'succeeded'),
        account: from,
      });
    };
    const balance = async () => (await wallet.state(api.database.query, applicant.id)).balance.minor;
    await deposit(`own ${count}`);
    expect(await balance()).toBe(50_00n);
    await compared(olga, `joint ${count}`);
    await people.exclude(olga, 'P6M');
    await deposit(`joint ${count}`);
    expect(await balance()).toBe(50_00n);
    expect(await blockOf(applicant)).toBe(UNDER_REVIEW);
    const withdrawal = { ...press, amount: '40.00', idempotencyKey: randomUUID() };
    const paidOut = await people.ask(applicant.brand, RequestWithdrawal, { withdrawal }, bearer);
    expect(paidOut.errors).toBeUndefined();
    const { rows } = await sql`select status, refusal_type from cashier.payment
      where player_id = ${applicant.id} and type = 'Deposit' order by created_at`.execute(api.database.query);
    expect(rows).toEqual([
      { status: 'Completed', refusal_type: null },
      { status: 'RollbackInitialized', refusal_type: UNDER_REVIEW },
    ]);
  });

  it('EXCLUSION-06 of an excluded player with the same name excludes the account', async () => {
    await compared(tove, `shared ${count}`);
    await people.exclude(tove, 'P12M');
    const applicant = await stranger();
    expect(await compared(applicant, `shared ${count}`, `${family.toUpperCase()} TOVE`)).toBe('excluded');
    expect(await blockOf(applicant)).toBe('SelfExcluded');
    expect(await blockOf(applicant, 'withdraw')).toBeNull();
    const { rows } = await sql`select from identity.exclusion where player_id = ${applicant.id}`.execute(
      api.database.query,
    );
    await compared(applicant, `shared ${count}`, `${family} Tove`);
    const again = await sql`select from identity.exclusion where player_id = ${applicant.id}`.execute(
      api.database.query,
    );
    expect([rows.length, again.rows.length]).toEqual([1, 1]);
  });

  it('EXCLUSION-06 of an excluded player under another licence has no effect', async () => {
    await compared(tove, `shared ${count}`);
    await people.exclude(tove, 'P12M');
    const applicant = await people.createPlayer({ brand: 'northlight', name: 'Marek Jaanson' });
    expect(await compared(applicant, `shared ${count}`)).toBe('clear');
  });

  it('EXCLUSION-06 found in parallel with the exclusion is compared again after it', async () => {
    await compared(tove, `shared ${count}`);
    const applicant = await stranger();
    const session = await people.open(tove);
    const [, first] = await Promise.all([
      people.exclude(tove, 'P12M', session),
      compared(applicant, `shared ${count}`),
    ]);
    await api.services.selfExclusion.matching.compareDue(api.database);
    expect([first, await blockOf(applicant)]).toContain(UNDER_REVIEW);
    expect(await blockOf(applicant)).toBe(UNDER_REVIEW);
    const { rows } = await sql`select from identity.match_due`.execute(api.database.query);
    expect(rows).toEqual([]);
  });

  it('EXCLUSION-06 a player who cannot be compared again is tried after the others', async () => {
    const due = async ({ id }: TestPerson, minutesAgo: number) => {
      const since = new Date(api.clock.now().getTime() - minutesAgo * MINUTE);
      await sql`insert into identity.match_due values (${id}, ${since})`.execute(api.database.query);
    };
    const waiting = () =>
      people.rows(sql`select player_id as id from identity.match_due order by since, player_id`);
    const compareDue = () => api.services.selfExclusion.matching.compareDue(api.database);
    const [faulty, later, last] = [await stranger(), await stranger(), await stranger()];
    await due(faulty, 3);
    await due(later, 2);
    const hold = vi.spyOn(api.services.players, 'hold').mockRejectedValueOnce(new Error('a faulty row'));
    await expect(compareDue()).rejects.toThrow('1 players could not be compared again');
    hold.mockRestore();
    expect(await waiting()).toEqual([{ id: faulty.id }]);
    await due(last, 1);
    expect(await waiting()).toEqual([{ id: last.id }, { id: faulty.id }]);
    await compareDue();
    expect(await waiting()).toEqual([]);
  });
});

it('EXCLUSION-03 a registration in parallel with an exclusion is refused, closed or excluded, never open', async () => {
  for (let round = 0; round < 4; round += 1) {
    const olav = await people.createPlayer({ brand: 'harbour', name: `Olav ${family}` });
    const session = await people.open(olav);
    const email = `round${count}.${round}@example.com`;
    const typed = { email, firstName: 'Olav', lastName: family, birthDate: dayAfter(olav.birthDate) };
    await Promise.all([people.exclude(olav, 'P12M', session), newcomers.register('tivoli', typed)]);
    expect(await blockOf({ id: await newcomers.playerOf('tivoli', email) })).toBe(UNDER_REVIEW);
  }
});
