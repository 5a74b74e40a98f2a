import { timingSafeEqual } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { VerifiedPerson } from '@foyer/contract/registration/verifiedPerson.ts';
import { providerSlug, type PaymentProvider } from '@foyer/contract/signIn/providers.ts';
import { MINUTE } from '@foyer/domain/duration.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database, Queryable, Transaction } from '../../../infra/database/database.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { LoginNotice } from './providerPort.ts';
import { SignInRefused } from './refusals.ts';
import { digestOf, newSecret } from '../../../infra/secrets/secrets.ts';
import { deleteExpired, signInTables, type LoginPurpose } from '../tables.ts';

/** The lifetime of a login from start to completion; a bank's own pages may take a while. */
const LOGIN_LIFE_MS = 15 * MINUTE;
/** The lifetime for a registration, longer because a new player fills in a form afterwards. */
const REGISTRATION_LIFE_MS = 40 * MINUTE;

export interface LoginKey {
  readonly brand: BrandId;
  readonly provider: PaymentProvider;
  /** Id of the login; sent as the `state` parameter. */
  readonly state: string;
}

export type LoginState =
  | { readonly status: 'PENDING' | 'REFUSED' | 'ABANDONED' | 'TIMED_OUT' }
  | {
      readonly status: 'SUCCEEDED';
      readonly subject: string;
      readonly purpose: LoginPurpose;
      readonly person: VerifiedPerson | null;
    };

export interface ProviderAccount extends Pick<LoginKey, 'brand' | 'provider'> {
  readonly subject: string;
}

/** SHA-256 in base64url. */
const CHALLENGE = /^[\w-]{43}$/;

const badRequest = (field: string) => new Refusal('BadRequest', { reasons: ['invalid'], keys: { field } });

export const returnPath = (provider: PaymentProvider): string => `/${providerSlug(provider)}-login-handler/`;

export function providerLoginStore(database: Database, clock: Clock) {
  return {
    async begin(
      { brand, provider }: Omit<LoginKey, 'state'>,
      challenge: string,
      purpose: LoginPurpose,
    ): Promise<string> {
      if (!CHALLENGE.test(challenge)) throw badRequest('challenge');
      const deadBefore = new Date(clock.now().getTime() - LOGIN_LIFE_MS);
      await deleteExpired(database.query, 'identity.provider_login', deadBefore);
      const id = newSecret();
      const lifeMs = purpose === 'signUp' ? REGISTRATION_LIFE_MS : LOGIN_LIFE_MS;
      const expiresAt = new Date(clock.now().getTime() + lifeMs);
      await signInTables(database.query)
        .insertInto('identity.provider_login')
        .values({
          id,
          brand,
          provider,
          purpose,
          challenge: Buffer.from(challenge, 'base64url'),
          expiresAt,
        })
        .execute();
      return id;
    },

    /**
     * Stores the outcome that the provider reported. Idempotent; the first report is kept.
     * @throws Refusal UnknownLogin, LoginContradicted
     */
    settle: (provider: PaymentProvider, notice: LoginNotice) => settle(database, provider, notice),

    /**
     * Returns the state of the login. A call from another browser than the one that started it invalidates
     * the login.
     * @throws SignInRefused in that case, and after completion
     */
    async state({ brand, provider, state }: LoginKey, verifier: string): Promise<LoginState> {
      const login = await signInTables(database.query)
        .selectFrom('identity.provider_login')
        .selectAll()
        .where('id', '=', state)
        .executeTakeFirst();
      const isOwn = login !== undefined && timingSafeEqual(digestOf(verifier), login.challenge);
      const isHere = login?.brand === brand && login.provider === provider;
      // As with an authorization code, a call with a wrong verifier, brand or provider invalidates the login.
      if (login && !(isOwn && isHere)) await invalidate(database, login.id, clock.now());
      if (!login || !isOwn || !isHere || login.completedAt !== null)
        throw new SignInRefused('AUTHENTICATION_REQUIRED');
      if (login.expiresAt <= clock.now()) return { status: 'TIMED_OUT' };
      const { outcome, subject, purpose, person } = login;
      if (outcome === 'succeeded' && subject !== null)
        return { status: 'SUCCEEDED', subject, purpose, person };
      return { status: STATUS[outcome] };
    },

    complete: (tx: Transaction, key: LoginKey) => completeLogin(tx, key, clock.now()),
    playerOf: (account: ProviderAccount) => ownerOf(database.query, account),
    link: linkCustomer,
  };
}

export type ProviderLoginStore = ReturnType<typeof providerLoginStore>;

const STATUS = {
  pending: 'PENDING',
  succeeded: 'PENDING',
  refused: 'REFUSED',
  abandoned: 'ABANDONED',
} as const;

async function settle(
  database: Database,
  provider: PaymentProvider,
  { brand, reference, outcome, subject, person }: LoginNotice,
): Promise<void> {
  if ((outcome === 'succeeded') !== (subject !== null)) throw badRequest('subject');
  const ofThis = { id: reference, provider, brand };
  const tables = signInTables(database.query);
  const settled = await tables
    .updateTable('identity.provider_login')
    .set({ outcome, subject, person: person && JSON.stringify(person) })
    .where((eb) => eb.and(ofThis))
    .where('outcome', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  if (settled) return;
  const known = await tables
    .selectFrom('identity.provider_login')
    .select(['outcome', 'subject', 'person', 'completedAt'])
    .where((eb) => eb.and(ofThis))
    .executeTakeFirst();
  if (!known) throw new Refusal('UnknownLogin', { status: 404 });
  const isSamePerson = known.completedAt !== null || isDeepStrictEqual(known.person, person);
  if (known.outcome !== outcome || known.subject !== subject || !isSamePerson)
    throw new Refusal('LoginContradicted', { status: 409 });
}

export async function ownerOf(queryable: Queryable, { brand, provider, subject }: ProviderAccount) {
  const found = await signInTables(queryable)
    .selectFrom('identity.provider_account')
    .select('playerId')
    .where((eb) => eb.and({ brand, provider, subject }))
    .executeTakeFirst();
  return found?.playerId ?? null;
}

async function invalidate(database: Database, id: string, now: Date): Promise<void> {
  await signInTables(database.query)
    .updateTable('identity.provider_login')
    .set({ completedAt: now, person: null })
    .where('id', '=', id)
    .where('completedAt', 'is', null)
    .execute();
}

/** Completes the login and deletes the stored personal data; returns false if it was already completed. */
async function completeLogin(
  tx: Transaction,
  { brand, provider, state }: LoginKey,
  now: Date,
): Promise<boolean> {
  const completed = await signInTables(tx)
    .updateTable('identity.provider_login')
    .set({ completedAt: now, person: null })
    .where((eb) => eb.and({ id: state, brand, provider }))
    .where('completedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return completed !== undefined;
}

/** Links the provider's account to the player. @returns false where it is already linked to a player */
async function linkCustomer(
  tx: Transaction,
  { brand, provider, subject }: ProviderAccount,
  playerId: PlayerId,
): Promise<boolean> {
  const linked = await signInTables(tx)
    .insertInto('identity.provider_account')
    .values({ brand, provider, subject, playerId })
    .onConflict((conflict) => conflict.columns(['brand', 'provider', 'subject']).doNothing())
    .returning('playerId')
    .executeTakeFirst();
  return linked !== undefined;
}
