import { createHash, randomUUID } from 'node:crypto';
import type { sql } from 'kysely';
import type { SelfExclusion } from '@foyer/contract/generated/resolvers.ts';
import { DAY } from '@foyer/domain/duration.ts';
import { openAccount } from '../../../flows/registration/createAccount.ts';
import { launchGame } from '../../../flows/launch/launchGame.ts';
import { brandId, sessionId, type PlayerId } from '@foyer/domain/ids.ts';
import type { SelfExclusions } from '../../../modules/selfExclusion/index.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import type { Session } from '../../../infra/session.ts';
import type { TestApi } from '../../testApi.ts';

export interface TestPerson {
  readonly id: PlayerId;
  readonly brand: string;
  readonly email: string;
  readonly birthDate: string;
}

interface PersonOptions {
  readonly brand?: string;
  /** Default: a name shared by the people with this birth date and no others. */
  readonly name?: string;
  /** Default: a birth date that no other person here has. */
  readonly birthDate?: string;
}

/** Creates people with accounts, and sends their requests, each in a new session. */
export function createPeople(api: TestApi) {
  return { ...accountsOf(api), ...requestsOf(api), ...exclusionCallsOf(api) };
}

function accountsOf(api: TestApi) {
  let people = 0;
  return {
    async createPlayer({
      brand = api.sites.defaultSite.brand,
      birthDate,
      name,
    }: PersonOptions = {}): Promise<TestPerson> {
      people += 1;
      const email = `body${people}@foyer.test`;
      const born = birthDate ?? new Date(Date.UTC(1950, 0, people)).toISOString().slice(0, 10);
      const [firstName = '', lastName = ''] = (name ?? `Mia ${familyNameOf(born)}`).split(' ');
      const site = api.sites.byBrand(brand);
      const id = await api.database.transaction((tx) =>
        openAccount(api.services, tx, {
          brand: brandId(brand),
          email,
          password: 'foyer-demo-1',
          firstName,
          lastName,
          birthDate: born,
          country: site?.market.country ?? 'FI',
          language: 'en',
          currency: site?.market.currency ?? 'EUR',
        }),
      );
      return { id, brand, email, birthDate: born };
    },
  };
}

function requestsOf(api: TestApi) {
  const graphql = async (
    brand: string,
    { documentId }: { documentId: string },
    variables: object,
    bearer: string,
  ) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { documentId, variables },
      headers: { host: `${brand}.localhost`, authorization: `Bearer ${bearer}` },
    });
    return response.json();
  };
  return {
    ask: graphql,
    /** Sends a request in a new session. @returns the response and the bearer token */
    as: async ({ brand, email }: TestPerson, document: { documentId: string }, variables: object = {}) =>
      graphql(brand, document, variables, await api.token(brand, email)),
    signIn: ({ brand, email }: TestPerson): Promise<string> => api.token(brand, email),
    async rows(statement: ReturnType<typeof sql>): Promise<readonly unknown[]> {
      return (await statement.execute(api.database.query)).rows;
    },
  };
}

function exclusionCallsOf(api: TestApi) {
  const { signIn, selfExclusion: exclusions } = api.services;
  const read = ({ id }: TestPerson): Promise<SelfExclusion> => exclusions.read(api.database.query, id);
  /** Opens a session directly: tokens of a real sign-in would expire by real time instead of the test's clock. */
  const open = async ({ id, brand }: TestPerson): Promise<Session> => {
    const session = sessionId(randomUUID());
    const expiresAt = new Date(api.clock.now().getTime() + DAY);
    const origin = { device: { kind: null, browser: null, system: null }, country: null };
    await api.database.transaction((tx) =>
      signIn.openSession(tx, { id: session, playerId: id, brand: brandId(brand), origin, expiresAt }),
    );
    const country = api.sites.byBrand(brand)?.market.country ?? 'FI';
    return {
      sessionId: session,
      playerId: id,
      brand: brandId(brand),
      country,
      expiresAt,
      subDivision: null,
      previousSignInAt: null,
    };
  };
  type Exclusions = SelfExclusions;
  const act = async (
    person: TestPerson,
    work: (tx: Transaction, asPlayer: Session, service: Exclusions) => Promise<void>,
    known?: Session,
  ): Promise<SelfExclusion> => {
    const session = known ?? (await open(person));
    await api.database.transaction((tx) => work(tx, session, exclusions));
    return read(person);
  };
  return {
    read,
    open,
    /** Each command runs in a new session, or in the given one. */
    takeTimeout: (person: TestPerson, days: number, known?: Session) =>
      act(
        person,
        (tx, asPlayer, service) => service.takeTimeout(tx, asPlayer, { days, idempotencyKey: key() }),
        known,
      ),
    exclude: (person: TestPerson, term: string, known?: Session) =>
      act(
        person,
        (tx, asPlayer, service) => service.excludeSelf(tx, asPlayer, { term, idempotencyKey: key() }),
        known,
      ),
    askForLift: (person: TestPerson, reason = 'I was angry that evening, and am not any more.') =>
      act(person, (tx, asPlayer, service) => service.askForLift(tx, asPlayer, reason)),
    confirmLift: (person: TestPerson, known?: Session) =>
      act(person, (tx, asPlayer, service) => service.confirmLift(tx, asPlayer), known),
    cancelLift: (person: TestPerson) =>
      act(person, (tx, asPlayer, service) => service.cancelLift(tx, asPlayer)),
    launch: async (person: TestPerson) =>
      launchGame(api.services, {
        site: api.sites.byBrand(person.brand) ?? api.sites.defaultSite,
        session: await open(person),
        locale: 'en',
        slug: 'fox-and-ember',
        mode: 'real',
        lobbyOrigin: 'http://localhost:3000',
      }),
  };
}

/** A family name that only people with this birth date have. */
const familyNameOf = (born: string): string =>
  createHash('sha256')
    .update(born)
    .digest('hex')
    .slice(0, 10)
    .replace(/\d/g, (digit) => 'ghilmnopst'[Number(digit)] ?? '');

let keys = 0;
export const key = () => {
  keys += 1;
  return `press-${keys}-of-a-button`;
};
