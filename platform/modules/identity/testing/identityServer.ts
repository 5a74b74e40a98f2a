import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { FormFrame, SignInFormModel } from '@foyer/contract/identity/forms.ts';
import { brandId, type PlayerId } from '@foyer/domain/ids.ts';
import { inProcessBus, type Bus } from '../../../infra/bus.ts';
import { adjustableClock, type AdjustableClock } from '../../../infra/clock.ts';
import { testDatabase } from '../../../infra/database/testDatabase.ts';
import { outboxMigrations } from '../../../infra/outbox/index.ts';
import type { Sites } from '../../../sites/index.ts';
import { testSites } from '../../../sites/testSites.ts';
import {
  createIdentity,
  identityModule,
  type Identity,
  type LoginOrder,
  type NewPlayer,
  type PlayerMessage,
  type ProviderLoginPort,
} from '../index.ts';

export const ANNA: NewPlayer & { readonly password: string } = {
  brand: brandId('northlight'),
  email: 'anna@foyer.test',
  password: 'foyer-demo-1',
  firstName: 'Anna',
  lastName: 'Aalto',
  birthDate: '1988-03-14',
  country: 'FI',
  language: 'fi',
  currency: 'EUR',
};

/** Nobody may sign in from here. */
export const UNSAFE_ADDRESS = '198.51.100.66';

export interface IdentityServer {
  readonly app: FastifyInstance;
  readonly identity: Identity;
  readonly sites: Sites;
  readonly bus: Bus;
  readonly clock: AdjustableClock;
  readonly database: Awaited<ReturnType<typeof testDatabase>>;
  readonly annaId: PlayerId;
  readonly registered: NewPlayer[];
  /** Every email and text message. */
  readonly sent: PlayerMessage[];
  /** Sign-ins asked of the three payment providers there are. */
  readonly ordered: LoginOrder[];
  /** Every line the identity provider and the server logged. */
  readonly logged: string[];
  stop(): Promise<void>;
}

interface IdentityOptions {
  readonly identityUrl?: string | null;
  /** The demo's site data, but for what a test wants otherwise. */
  readonly changed?: (sites: Sites) => Sites;
}

/** The identity module alone, on a database of its own, with its forms as bare JSON. */
export async function startIdentity({
  identityUrl = null,
  changed = (sites) => sites,
}: IdentityOptions = {}): Promise<IdentityServer> {
  const database = await testDatabase([outboxMigrations, identityModule.migrations]);
  const sites = changed(await testSites());
  const clock = adjustableClock({ runs: true });
  const bus = inProcessBus((error) => {
    throw error;
  });
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
  const registered: NewPlayer[] = [];
  const sent: PlayerMessage[] = [];
  const ordered: LoginOrder[] = [];
  const companyAt = (host: string): ProviderLoginPort => ({
    begin: async (order) => {
      ordered.push(order);
      return `https://${host}/${order.reference}`;
    },
    read: () => {
      throw new Error('its callbacks are told to the module directly');
    },
    thank: () => ({ type: 'text/plain', body: 'OK' }),
  });
  const identity = createIdentity({
    database,
    clock,
    sites,
    bus,
    config: { identityUrl, countryHeader: 'cf-ipcountry' },
    log,
    renderForm: bareForm,
    register: (player) => {
      registered.push(player);
      return database.transaction(async (tx) => {
        const playerId = await identity.createPlayer(tx, player);
        identity.endRehearsal(player);
        return playerId;
      });
    },
    customSignIn: {
      sendMessage: async (message) => void sent.push(message),
      isUnsafe: (ip) => ip === UNSAFE_ADDRESS,
      providers: {
        Piq: companyAt('piq.test'),
        Trustly: companyAt('trustly.test'),
        Zimpler: companyAt('zimpler.test'),
      },
    },
    beginPlay: async () => {},
    endPlay: async () => {},
    endOptIns: async () => {},
    wakeRelay: () => {},
  });
  const app: FastifyInstance = Fastify({ loggerInstance: log as FastifyBaseLogger });
  identity.routes(app);
  await app.ready();
  const annaId = await database.transaction((tx) => identity.createPlayer(tx, ANNA));
  const stop = async (): Promise<void> => {
    await app.close();
    await database.drop();
  };
  return { app, identity, sites, bus, clock, database, annaId, registered, sent, ordered, logged, stop };
}

const bareForm = (model: SignInFormModel, { locale }: FormFrame): string =>
  JSON.stringify({ ...model, locale });
