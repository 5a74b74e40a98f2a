import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { FormFrame, SignInFormModel } from '@foyer/contract/registration/forms.ts';
import { brandId, type PlayerId } from '@foyer/domain/ids.ts';
import { inProcessBus, type Bus } from '../../infra/bus.ts';
import { readConfig } from '../../infra/config.ts';
import { adjustableClock, type AdjustableClock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { testDatabase } from '../../infra/database/testDatabase.ts';
import { outboxMigrations } from '../../infra/outbox/index.ts';
import type { Sites } from '../../sites/index.ts';
import { testSites } from '../../sites/testSites.ts';
import { createPlayer } from '../../flows/registration/createPlayer.ts';
import { signInModule, type LoginOrder, type ProviderLoginPort } from '../../modules/signIn/index.ts';
import { createPlayerModules, type PlayerModules } from '../../server/playerModules.ts';
import type { NewPlayer } from '../../modules/registration/index.ts';
import type { PlayerMessage } from '../../sites/playerMessage.ts';

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

/** An IP address from which sign-in is refused. */
export const UNSAFE_ADDRESS = '198.51.100.66';

export interface IdentityServer extends PlayerModules {
  readonly app: FastifyInstance;
  createPlayer(tx: Transaction, player: NewPlayer): Promise<PlayerId>;
  readonly sites: Sites;
  readonly bus: Bus;
  readonly clock: AdjustableClock;
  readonly database: Awaited<ReturnType<typeof testDatabase>>;
  readonly annaId: PlayerId;
  readonly registered: NewPlayer[];
  readonly sent: PlayerMessage[];
  /** Sign-ins requested from the three configured payment providers. */
  readonly ordered: LoginOrder[];
  readonly logged: string[];
  stop(): Promise<void>;
}

interface IdentityOptions {
  readonly identityUrl?: string | null;
  /** Changes the demo's site data for one test. */
  readonly changeSites?: (sites: Sites) => Sites;
}

const rethrow = (error: unknown): never => {
  throw error;
};

/** The modules of a player's account on a database of their own, with forms as bare JSON. */
export async function startIdentity({
  identityUrl = null,
  changeSites = (sites) => sites,
}: IdentityOptions = {}): Promise<IdentityServer> {
  const database = await testDatabase([outboxMigrations, signInModule.migrations]);
  const sites = changeSites(await testSites());
  const clock = adjustableClock({ runs: true });
  const bus = inProcessBus(rethrow);
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
  const registered: NewPlayer[] = [];
  const sent: PlayerMessage[] = [];
  const ordered: LoginOrder[] = [];
  const modules = createPlayerModules({
    database,
    clock,
    sites,
    bus,
    config: { ...readConfig({}), identityUrl, countryHeader: 'cf-ipcountry' },
    registers: new Map(),
    log,
    renderForm: renderJsonForm,
    createAccount(created, player) {
      registered.push(player);
      return database.transaction(async (tx) => {
        const id = await createPlayer({ ...created, clock }, tx, player);
        created.registration.endDryRun(player);
        return id;
      });
    },
    sendMessage: async (message) => void sent.push(message),
    isUnsafe: (ip) => ip === UNSAFE_ADDRESS,
    providers: {
      Piq: loginProviderAt('piq.test', ordered),
      Trustly: loginProviderAt('trustly.test', ordered),
      Zimpler: loginProviderAt('zimpler.test', ordered),
    },
    beginPlay: async () => {},
    extendPlay: async () => {},
    endPlay: async () => {},
    joinLimits: async () => {},
    endOptIns: async () => {},
    wakeRelay: () => {},
  });
  const create: IdentityServer['createPlayer'] = (tx, who) => createPlayer({ ...modules, clock }, tx, who);
  const app: FastifyInstance = Fastify({ loggerInstance: log as FastifyBaseLogger });
  modules.signIn.routes(app);
  await app.ready();
  const annaId = await database.transaction((tx) => create(tx, ANNA));
  const stop = async (): Promise<void> => {
    await app.close();
    await database.drop();
  };
  return {
    ...modules,
    createPlayer: create,
    app,
    sites,
    bus,
    clock,
    database,
    annaId,
    registered,
    sent,
    ordered,
    logged,
    stop,
  };
}

const loginProviderAt = (host: string, ordered: LoginOrder[]): ProviderLoginPort => ({
  begin: async (order) => {
    ordered.push(order);
    return `https://${host}/${order.reference}`;
  },
  read: () => {
    throw new Error('tests report logins to the module directly');
  },
  acknowledge: () => ({ type: 'text/plain', body: 'OK' }),
});

const renderJsonForm = (model: SignInFormModel, { locale }: FormFrame): string =>
  JSON.stringify({ ...model, locale });
