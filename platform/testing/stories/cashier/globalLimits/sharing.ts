import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { brandId, type SessionId } from '@foyer/domain/ids.ts';
import { fromDecimal } from '@foyer/domain/money.ts';
import { beginDeposit } from '../../../../flows/cashier/beginDeposit.ts';
import { settlePayment } from '../../../../flows/cashier/settlePayment.ts';
import { cancelLimitChange, confirmLimitChange, setLimit } from '../../../../flows/limits.ts';
import type { AmountLimitKind } from '../../../../modules/limits/index.ts';
import { bet, deposit, rollback, win } from '../../../../modules/wallet/index.ts';
import { fakePaymentProvider, noticeOf } from '../../../cashier/fakePaymentProvider.ts';
import { sitesOfLicence } from '../../../sites/sitesOfLicence.ts';
import { testApi, type TestApi } from '../../../testApi.ts';
import { createPeople, type TestPerson } from '../../selfExclusion/people.ts';

export type Name = readonly [AmountLimitKind, LimitPeriod];

/** The platform with limits at all brands of the licence of Tivoli (EUR) and Harbour (NZD). */
export async function startSharing() {
  const provider = fakePaymentProvider();
  const api = await testApi({
    sites: await sitesOfLicence('crc', { globalLossLimits: true }),
    paymentPorts: { trustly: provider.port, piq: provider.port },
  });
  const people = createPeople(api);
  return { api, people, ...limitCalls(api), ...playCalls(api), ...depositCalls(api), ...lockCalls(api) };
}

export type Sharing = Awaited<ReturnType<typeof startSharing>>;

const limitCalls = ({ services }: TestApi) => {
  const named = ({ id }: TestPerson, [kind, period]: Name) =>
    ({ playerId: id, scope: 'Global', kind, period }) as const;
  return {
    limit: (person: TestPerson, name: Name, amount: string | null, currency: Currency = 'EUR') =>
      setLimit(services, {
        ...named(person, name),
        amount: amount === null ? null : fromDecimal(amount, currency),
      }),
    confirm: (person: TestPerson, name: Name) => confirmLimitChange(services, named(person, name)),
    cancel: (person: TestPerson, name: Name) => cancelLimitChange(services, named(person, name)),
  };
};

const playCalls = ({ services, sites, database }: TestApi) => ({
  /** An open game of the player, with its studio's wallet calls. */
  async play({ id: playerId, brand }: TestPerson, balance = '1000.00') {
    const { wallet } = services;
    const { currency } = sites.byBrand(brand)?.market ?? sites.defaultSite.market;
    const session = { playerId, sessionId: randomUUID() as SessionId, brand: brandId(brand), currency };
    const game = { studio: 'sandbox', game: 'fox-and-ember', category: 'slots', locale: 'en' } as const;
    const terms = { shortestCycleMs: null, largestWin: { stakes: 100_000, amount: null } } as const;
    const amount = fromDecimal(balance, currency);
    const { token } = await database.transaction(async (tx) => {
      await wallet.post(tx, deposit({ caller: 'foyer:test', key: randomUUID(), playerId, amount }));
      return wallet.openGameSession(tx, { ...session, ...game, ...terms });
    });
    const { gameSessionId: gameSession } = await wallet.redeemToken({ studio: 'sandbox', token });
    const call = (minor: string, { id = String(randomUUID()), round = String(randomUUID()) } = {}) => ({
      studio: 'sandbox',
      transactionId: id,
      gameSession,
      round,
      amount: fromDecimal(minor, currency),
    });
    return {
      bet: (minor: string, names: { id?: string; round?: string } = {}) =>
        wallet.submit(bet(call(minor, names))),
      win: (minor: string, round: string) => wallet.submit(win(call(minor, { round }))),
      rollBack: (rollsBack: string, round: string) =>
        wallet.submit(rollback({ ...call('1.00', { round }), rollsBack })),
    };
  },
});

const lockCalls = ({ database }: TestApi) => ({
  /** Resolves once a statement waits for a lock. */
  async lockAwaited(): Promise<'a lock is awaited'> {
    const awaited = sql`select from pg_locks where not granted
      and pid in (select pid from pg_stat_activity where datname = current_database())`;
    for (let attempt = 0; attempt < 2_000; attempt += 1)
      if ((await awaited.execute(database.query)).rows.length > 0) return 'a lock is awaited';
    throw new Error('no statement waits for a lock');
  },
});

const depositCalls = ({ services, sites, database }: TestApi) => ({
  /** Verifies a phone number, which Harbour requires before a deposit. */
  async verifyPhone({ id, brand }: TestPerson, number: string) {
    await sql`insert into identity.phone (brand, number, player_id) values (${brand}, ${number}, ${id})`.execute(
      database.query,
    );
    await sql`update identity.player set phone_verified = true where id = ${id}`.execute(database.query);
  },
  async beginDeposit({ id: playerId, brand }: TestPerson, amount: string) {
    const { currency } = await services.players.get(database.query, playerId);
    const methods = sites.byBrand(brand)?.paymentMethods ?? [];
    const method = methods.find((one) => one.provider === 'trustly' || one.provider === 'piq')?.id ?? '';
    return beginDeposit(services, {
      playerId,
      idempotencyKey: randomUUID(),
      method,
      account: null,
      amount,
      currency,
      locale: 'en',
      origin: 'https://lobby.example',
    });
  },
  settle: (begun: Awaited<ReturnType<typeof beginDeposit>>, outcome: 'succeeded' | 'refused') =>
    settlePayment(services, begun.provider, noticeOf(begun, outcome)),
});
