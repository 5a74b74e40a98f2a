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

export interface Body {
  readonly id: PlayerId;
  readonly brand: string;
  readonly email: string;
  readonly birthDate: string;
}

interface Who {
  readonly brand?: string;
  /** Else one that those born on the same day share, and nobody else has. */
  readonly name?: string;
  /** Else a day on which nobody else of these was born. */
  readonly birthDate?: string;
}

/** People with accounts, and what they ask of the platform, each signed in anew. */
export function peopleOf(api: TestApi) {
  return { ...accountsOf(api), ...callsOf(api), ...actsOf(api) };
}

function accountsOf(api: TestApi) {
  let people = 0;
  return {
    async somebody({ brand = api.sites.defaultSite.brand, birthDate, name }: Who = {}): Promise<Body> {
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

function callsOf(api: TestApi) {
  const ask = async (
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
    ask,
    /** In a session of its own. @returns what was answered, and the bearer */
    as: async ({ brand, email }: Body, document: { documentId: string }, variables: object = {}) =>
      ask(brand, document, variables, await api.token(brand, email)),
    signIn: ({ brand, email }: Body): Promise<string> => api.token(brand, email),
    async rows(statement: ReturnType<typeof sql>): Promise<readonly unknown[]> {
      return (await statement.execute(api.database.query)).rows;
    },
  };
}

function actsOf(api: TestApi) {
  const { signIn, selfExclusion: exclusions } = api.services;
  const read = ({ id }: Body): Promise<SelfExclusion> => exclusions.read(api.database.query, id);
  /** As behind a door: tokens go by the time of the world, which no test moves. */
  const open = async ({ id, brand }: Body): Promise<Session> => {
    const session = sessionId(randomUUID());
    const expiresAt = new Date(api.clock.now().getTime() + DAY);
    const device = { kind: null, browser: null, system: null };
    await api.database.transaction((tx) =>
      signIn.openSession(tx, {
        id: session,
        playerId: id,
        brand: brandId(brand),
        origin: { device, country: null },
        expiresAt,
      }),
    );
    const country = api.sites.byBrand(brand)?.market.country ?? 'FI';
    return {
      sessionId: session,
      playerId: id,
      brand: brandId(brand),
      country,
      expiresAt,
      previousSignInAt: null,
    };
  };
  type Exclusions = SelfExclusions;
  const act = async (
    body: Body,
    work: (tx: Transaction, asker: Session, door: Exclusions) => Promise<void>,
    known?: Session,
  ): Promise<SelfExclusion> => {
    const session = known ?? (await open(body));
    await api.database.transaction((tx) => work(tx, session, exclusions));
    return read(body);
  };
  return {
    read,
    open,
    /** Each in a session of its own, or in one that is known. */
    takeTimeout: (body: Body, days: number, known?: Session) =>
      act(body, (tx, asker, door) => door.takeTimeout(tx, asker, { days, idempotencyKey: key() }), known),
    exclude: (body: Body, term: string, known?: Session) =>
      act(body, (tx, asker, door) => door.excludeSelf(tx, asker, { term, idempotencyKey: key() }), known),
    askForLift: (body: Body, reason = 'I was angry that evening, and am not any more.') =>
      act(body, (tx, asker, door) => door.askForLift(tx, asker, reason)),
    confirmLift: (body: Body, known?: Session) =>
      act(body, (tx, asker, door) => door.confirmLift(tx, asker), known),
    cancelLift: (body: Body) => act(body, (tx, asker, door) => door.cancelLift(tx, asker)),
    launch: async (body: Body) =>
      launchGame(api.services, {
        site: api.sites.byBrand(body.brand) ?? api.sites.defaultSite,
        session: await open(body),
        locale: 'en',
        slug: 'fox-and-ember',
        mode: 'real',
        lobbyOrigin: 'http://localhost:3000',
      }),
  };
}

/** Far from that of anybody born on another day, and the same for all who were born on one. */
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
