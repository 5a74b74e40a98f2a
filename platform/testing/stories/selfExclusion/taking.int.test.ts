import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  BeginDeposit,
  ExcludeSelf,
  GetPlayerInfo,
  LaunchGame,
  SelfExclusionPage,
  TakeTimeout,
} from '@foyer/contract/generated/operations.ts';
import { endOfTerm } from '@foyer/contract/selfExclusion/exclusionTerms.ts';
import { DAY, SECOND } from '@foyer/domain/duration.ts';
import { money } from '@foyer/domain/money.ts';
import { bet, rollback, win, deposit } from '../../../modules/wallet/index.ts';
import { testApi, type TestApi } from '../../testApi.ts';
import { key, createPeople, type TestPerson } from './people.ts';

let api: TestApi;
let people: ReturnType<typeof createPeople>;
let mia: TestPerson;
beforeAll(async () => {
  api = await testApi();
  people = createPeople(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  mia = await people.createPlayer();
});

const exclude = (person: TestPerson, term: string, more: object = {}) =>
  people.as(person, ExcludeSelf, { term, idempotencyKey: key(), ...more });
const takeTimeout = (person: TestPerson, days: number) =>
  people.as(person, TakeTimeout, { days, idempotencyKey: key() });
const state = async (person: TestPerson) =>
  (await people.as(person, SelfExclusionPage)).data.viewer.selfExclusion;
const refusal = (response: { errors?: readonly { extensions: { type: string } }[] }) =>
  response.errors?.[0]?.extensions.type;
const storedExclusions = (person: TestPerson) =>
  people.rows(
    sql`select kind, term, lifted_at from identity.exclusion where player_id = ${person.id} order by id`,
  );

async function fund(person: TestPerson): Promise<void> {
  const { submit } = api.services.wallet;
  await submit(deposit({ caller: 'test', playerId: person.id, key: key(), amount: money(50_00n, 'EUR') }));
}

describe('the offer', () => {
  it.each([
    ['northlight', [1, 7, 14, 30], ['P6M', 'P12M', 'P60M', 'indefinite']],
    ['tivoli', [1, 7, 30], ['P12M']],
    ['baltika', [1, 7, 30], []],
  ])(
    'EXCLUSION-02 EXCLUSION-08 PROF-09 at %s has what the licence demands',
    async (brand, timeoutDays, terms) => {
      const person = await people.createPlayer({ brand });
      expect(await state(person)).toMatchObject({
        timeoutDays,
        terms: terms.map((id) => expect.objectContaining({ id })),
        timeoutEndsAt: null,
        exclusion: null,
      });
    },
  );

  it('EXCLUSION-02 another licence’s term, an end chosen by the caller, or a time-out that is too long is refused', async () => {
    const finn = await people.createPlayer({ brand: 'tivoli' });
    for (const term of ['P6M', 'indefinite', '', 'P1D', '2026-11-24T00:00:00.000Z'])
      expect(refusal(await exclude(finn, term))).toBe('TermNotOffered');
    for (const days of [0, -1, 2, 31, 3650])
      expect(refusal(await takeTimeout(finn, days))).toBe('TermNotOffered');
    expect(refusal(await exclude(await people.createPlayer({ brand: 'baltika' }), 'P12M'))).toBe(
      'TermNotOffered',
    );
    expect(await state(finn)).toMatchObject({ timeoutEndsAt: null, exclusion: null });
    expect(await storedExclusions(finn)).toEqual([]);
  });

  it('EXCLUSION-05 an end date in the request is ignored', async () => {
    const endsAt = new Date(api.clock.now().getTime() + DAY).toISOString();
    await exclude(mia, 'P6M', { endsAt, exclusionEndsAt: endsAt, until: endsAt });
    const { exclusion } = await state(mia);
    expect(Date.parse(exclusion?.endsAt ?? endsAt)).toBeGreaterThan(Date.parse(endsAt) + 100 * DAY);
  });

  it.each(['', 'short', 'with a space', 'x'.repeat(101)])(
    'MONEY-07 the idempotency key %j is refused',
    async (idempotencyKey) => {
      const response = await people.as(mia, ExcludeSelf, { term: 'P6M', idempotencyKey });
      expect(refusal(response)).toBe('BadRequest');
      expect(await storedExclusions(mia)).toEqual([]);
    },
  );
});

describe('an exclusion that a player takes', () => {
  it('RG-04 EXCLUSION-01 OPEN-25 applies immediately: the session ends, and only withdrawals stay possible', async () => {
    await fund(mia);
    const bearer = await people.signIn(mia);
    const before = api.clock.now();
    const taken = await people.ask(mia.brand, ExcludeSelf, { term: 'P6M', idempotencyKey: key() }, bearer);
    const { endsAt } = taken.data.excludeSelf;
    expect(Date.parse(endsAt)).toBeGreaterThanOrEqual(endOfTerm('P6M', before)?.getTime() ?? Infinity);
    expect(refusal(await people.ask(mia.brand, GetPlayerInfo, {}, bearer))).toBe('AuthenticationFailure');

    const again = await people.signIn(mia);
    const ask = (document: { documentId: string }, variables: object = {}) =>
      people.ask(mia.brand, document, variables, again);
    const { player } = (await ask(GetPlayerInfo)).data.viewer;
    expect(player).toMatchObject({
      selfExclusionDetails: { exclusionEndsAt: endsAt },
      marketingPreferences: { marketingBlocked: true },
      canWithdraw: true,
    });
    const order = {
      idempotencyKey: key(),
      method: 'trustly',
      account: null,
      amount: '20.00',
      currency: 'EUR',
    };
    for (const refused of [
      await ask(BeginDeposit, { deposit: order }),
      await ask(LaunchGame, { slug: 'fox-and-ember', mode: 'real' }),
      await ask(LaunchGame, { slug: 'fox-and-ember', mode: 'fun' }),
    ])
      expect(refused.errors[0].extensions).toMatchObject({
        type: 'PlayerBlocked',
        reasons: ['SelfExcluded'],
      });
  });

  it('MONEY-07 two parallel requests with one key or two keys exclude once; a repeated request as well', async () => {
    const bearer = await people.signIn(mia);
    const press = { term: 'P12M', idempotencyKey: key() };
    const ask = (variables: object) => people.ask(mia.brand, ExcludeSelf, variables, bearer);
    const answers = await Promise.all(
      [press, press, press, { term: 'P12M', idempotencyKey: key() }].map(ask),
    );
    for (const response of answers) expect([undefined, 'AuthenticationFailure']).toContain(refusal(response));
    expect(await storedExclusions(mia)).toHaveLength(1);
    const { exclusion } = await state(mia);
    expect(Date.parse(exclusion.endsAt)).toBeGreaterThan(api.clock.now().getTime());
  });

  it('MONEY-07 the same request in a later session is idempotent', async () => {
    const press = { days: 7, idempotencyKey: key() };
    const first = (await people.as(mia, TakeTimeout, press)).data.takeTimeout;
    expect((await people.as(mia, TakeTimeout, press)).data.takeTimeout).toEqual(first);
    expect(await storedExclusions(mia)).toHaveLength(1);
  });

  it('MONEY-07 another request with the same key is refused', async () => {
    const idempotencyKey = key();
    await people.as(mia, ExcludeSelf, { term: 'P6M', idempotencyKey });
    const other = await people.as(mia, ExcludeSelf, { term: 'indefinite', idempotencyKey });
    expect(refusal(other)).toBe('TransactionConflict');
    expect((await state(mia)).exclusion.endsAt).not.toBeNull();
  });

  it('OPEN-25 is never shortened, and lengthened immediately, in any order', async () => {
    await exclude(mia, 'P12M');
    const { exclusion } = await state(mia);
    expect(refusal(await exclude(mia, 'P6M'))).toBe('ShorterThanRunning');
    expect((await state(mia)).exclusion).toEqual(exclusion);
    await exclude(mia, 'P60M');
    expect((await state(mia)).terms).toMatchObject([{ id: 'indefinite', months: null }]);
    await exclude(mia, 'indefinite');
    expect(await state(mia)).toMatchObject({ exclusion: { endsAt: null }, terms: [] });
    for (const term of ['P60M', 'indefinite'])
      expect(refusal(await exclude(mia, term))).toBe('ShorterThanRunning');
    expect(await storedExclusions(mia)).toMatchObject([
      { term: 'P12M' },
      { term: 'P60M' },
      { term: 'indefinite' },
    ]);
  });

  it('OPEN-25 of two in parallel the longer one applies', async () => {
    const bearer = await people.signIn(mia);
    await Promise.all(
      ['P6M', 'indefinite'].map((term) =>
        people.ask(mia.brand, ExcludeSelf, { term, idempotencyKey: key() }, bearer),
      ),
    );
    // The first request may have ended the session of the other, which is then repeated.
    await exclude(mia, 'indefinite');
    expect((await state(mia)).exclusion.endsAt).toBeNull();
  });

  it('EXCLUSION-01 a visitor cannot take one', async () => {
    expect(
      refusal(await people.ask(mia.brand, ExcludeSelf, { term: 'P6M', idempotencyKey: key() }, 'x.y.z')),
    ).toBe('AuthenticationFailure');
    expect(await storedExclusions(mia)).toEqual([]);
  });

  it('EXCLUSION-05 its record can be neither altered nor deleted', async () => {
    await exclude(mia, 'P6M');
    for (const statement of [
      sql`update identity.exclusion set ends_at = taken_at + interval '1 s' where player_id = ${mia.id}`,
      sql`update identity.exclusion set lifted_at = now(), term = 'P1M' where player_id = ${mia.id}`,
      sql`delete from identity.exclusion where player_id = ${mia.id}`,
    ])
      await expect(people.rows(statement)).rejects.toThrow('is not altered');
  });
});

describe('a time-out', () => {
  it('RG-05 EXCLUSION-08 EXCLUSION-04 blocks play and deposits, and not withdrawals', async () => {
    const taken = (await takeTimeout(mia, 7)).data.takeTimeout;
    expect(await state(mia)).toMatchObject({
      timeoutEndsAt: taken.endsAt,
      timeoutDays: [14, 30],
      exclusion: null,
    });
    expect(refusal(await takeTimeout(mia, 1))).toBe('ShorterThanRunning');
    expect((await people.as(mia, LaunchGame, { slug: 'fox-and-ember' })).errors[0].extensions).toMatchObject({
      type: 'PlayerBlocked',
      reasons: ['Timeout'],
      keys: { rule: 'EXCLUSION-08', until: taken.endsAt },
    });
    expect((await people.as(mia, GetPlayerInfo)).data.viewer.player).toMatchObject({
      timeouts: { timeoutEndsAt: taken.endsAt },
      canWithdraw: true,
      marketingPreferences: { marketingBlocked: true },
    });
  });

  it('EXCLUSION-08 and an exclusion have independent ends', async () => {
    await takeTimeout(mia, 30);
    await exclude(mia, 'P6M');
    expect(await state(mia)).toMatchObject({ timeoutEndsAt: expect.any(String), exclusion: { lift: null } });
    expect(await storedExclusions(mia)).toMatchObject([
      { kind: 'Timeout', term: '30' },
      { kind: 'Exclusion' },
    ]);
  });
});

describe('in the middle of a round', () => {
  it.each([
    ['an exclusion', ExcludeSelf, { term: 'indefinite' }],
    ['a time-out', TakeTimeout, { days: 1 }],
  ])(
    'LIMIT-11 EXCLUSION-04 %s blocks the next stake; the following win and rollback are paid',
    async (what, act, wish) => {
      const { wallet } = api.services;
      await fund(mia);
      const bearer = await people.signIn(mia);
      const launched = await people.ask(mia.brand, LaunchGame, { slug: 'fox-and-ember' }, bearer);
      const token = new URL(launched.data.launchGame.url).searchParams.get('token') ?? '';
      const { gameSessionId: gameSession } = await wallet.redeemToken({ studio: 'sandbox', token });
      const play = { studio: 'sandbox', gameSession, round: `round ${what}` };
      const stake = (transactionId: string) =>
        wallet.submit(bet({ ...play, transactionId, amount: money(1_00n, 'EUR') }));
      await stake(`${what} 1`);
      await stake(`${what} 2`);
      const taken = await people.ask(mia.brand, act, { ...wish, idempotencyKey: key() }, bearer);
      expect(refusal(taken)).toBeUndefined();
      await expect(stake(`${what} 3`)).rejects.toMatchObject({ type: 'SessionEnded' });
      await wallet.submit(win({ ...play, transactionId: `${what} won`, amount: money(7_00n, 'EUR') }));
      await wallet.submit(rollback({ ...play, transactionId: `${what} back`, rollsBack: `${what} 2` }));
      const { balance } = await wallet.state(api.database.query, mia.id);
      expect(balance.minor).toBe(50_00n - 1_00n + 7_00n);
    },
  );
});

// This test is the last one, because it advances the clock past the lifetime of tokens.
it('RG-05 EXCLUSION-08 a time-out ends exactly at its end time', async () => {
  const { timeoutEndsAt } = await people.takeTimeout(mia, 1);
  const end = new Date(timeoutEndsAt ?? 0).getTime();
  api.clock.advance(end - api.clock.now().getTime() - 10 * SECOND);
  await expect(people.launch(mia)).rejects.toMatchObject({ type: 'PlayerBlocked', reasons: ['Timeout'] });
  expect((await people.read(mia)).timeoutDays).toEqual([1, 7, 14, 30]);
  api.clock.advance(10 * SECOND);
  await expect(people.launch(mia)).resolves.toMatchObject({ url: expect.stringContaining('token=') });
  expect((await people.read(mia)).timeoutEndsAt).toBeNull();
});
