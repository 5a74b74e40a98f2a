import { SECOND } from '@foyer/domain/duration.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { loadGames } from './games.ts';
import { buildAssets } from './http/assets.ts';
import { registerGameRoutes } from './http/gameRoutes.ts';
import { attachPush } from './http/push.ts';
import { lobbyOriginsOf } from './http/lobbyOrigins.ts';
import { registerPageRoutes } from './http/pageRoutes.ts';
import { registerPictureRoutes } from './http/pictureRoutes.ts';
import { registerRoundRoutes } from './http/roundRoutes.ts';
import { registerTableRoutes } from './http/tableRoutes.ts';
import { createRooms } from './live/rooms.ts';
import { secureRandom } from './maths/random.ts';
import type { Random } from './maths/window.ts';
import { createOpening } from './play/opening.ts';
import { PlayRefusal, REFUSALS } from './play/refusal.ts';
import { createRoundSeeds, type RoundSeeds } from './play/slot/roundSeeds.ts';
import { createSeats } from './play/seats.ts';
import { createTables } from './play/tables.ts';
import { fileFreeWins, memoryFreeWins } from './wallet/freeWins.ts';
import { fileJournal, memoryJournal } from './wallet/journal.ts';
import { createSettlements } from './wallet/settlements.ts';
import { timedJournal } from './wallet/timedJournal.ts';
import { createWalletClient } from './wallet/walletClient.ts';

export interface StudioSettings {
  readonly host?: string;
  readonly port: number;
  readonly platformUrl: string;
  /** Id of the studio's key at the platform. */
  readonly studio: string;
  readonly secret: string;
  /** Previous secret, with which the platform may still sign its calls while the secret is being replaced. */
  readonly formerSecret?: string;
  /** Folder of the journal, with which pending wallet calls survive a crash; in memory only when absent. */
  readonly journalFolder?: string;
  /** Further lobby origins beside those under the platform's host; `*.` stands for any subdomain. */
  readonly lobbyOrigins?: readonly string[];
  /** Seeds of the rounds of slots. By default their secret lasts as long as the process. */
  readonly seeds?: RoundSeeds;
  /** Random numbers of all other games. */
  readonly random?: Random;
  readonly now?: () => number;
  readonly later?: (delayMs: number, work: () => void) => void;
  /** Delay between two attempts to reach the wallet. */
  readonly pause?: (delayMs: number) => Promise<void>;
  readonly log?: (line: string) => void;
}

export interface Studio {
  readonly url: string;
  stop(): Promise<void>;
}

/** How long a player waits for the confirmation of a win before the game shows that the payment is pending. */
const PATIENCE_MS = 4 * SECOND;

/** Timers do not keep the process alive: pending payments are in the journal as well. */
const afterwards = (delayMs: number, work: () => void): void => void setTimeout(work, delayMs).unref();
const wait = (delayMs: number): Promise<void> => new Promise((done) => afterwards(delayMs, done));

/** Starts a game studio: its pages, its games and its wallet client. */
export async function startStudio(settings: StudioSettings): Promise<Studio> {
  const { port, platformUrl, studio, secret, formerSecret, journalFolder } = settings;
  const { random = secureRandom, now = Date.now, later = afterwards } = settings;
  const { pause = wait, log = console.error, seeds = createRoundSeeds() } = settings;
  const client = createWalletClient({ platformUrl, key: { studio, secret }, now, pause });
  const journal = journalFolder === undefined ? memoryJournal() : timedJournal(fileJournal(journalFolder));
  const freeWins = journalFolder === undefined ? memoryFreeWins() : fileFreeWins(journalFolder);
  const settlements = createSettlements({ client, journal, pause, log });
  const seats = createSeats(now);
  const patience = (): Promise<void> => wait(PATIENCE_MS);
  const games = loadGames();
  const rooms = createRooms(games, { random, now, later, log });
  const openTable = createTables({ random, seeds, now, later }, rooms);
  const opening = createOpening({ client, settlements, freeWins, seats, openTable, patience });

  const app = Fastify({ bodyLimit: 16_384, forceCloseConnections: true });
  answerRefusals(app, log);
  const lobbyOrigins = lobbyOriginsOf(platformUrl, settings.lobbyOrigins);
  const assets = await buildAssets();
  const key = { studio, secret, ...(formerSecret !== undefined && { formerSecret }) };
  registerPageRoutes(app, { games, assets, lobbyOrigins });
  registerRoundRoutes(app, { games, seeds, assets, lobbyOrigins, key, now });
  registerPictureRoutes(app, games);
  registerGameRoutes(app, { games, opening, seats });
  registerTableRoutes(app, { rooms: rooms.all(), key, now });
  const detachPush = attachPush(app.server, seats);
  // Only the process that has bound the port may use the journal, and requests wait until the pending calls are
  // loaded.
  let open = (): void => {};
  const isOpen = new Promise<void>((done) => (open = done));
  app.addHook('onRequest', () => isOpen);
  await app.listen({ port, host: settings.host ?? 'localhost' });
  await settlements.resume();
  open();

  const address = app.server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://localhost:${taken}`,
    async stop() {
      const settlementsEnd = settlements.stop();
      detachPush();
      await app.close();
      await settlementsEnd;
    },
  };
}

function answerRefusals(app: FastifyInstance, log: (line: string) => void): void {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof PlayRefusal) {
      return reply.code(REFUSALS[error.type]).send({ error: { type: error.type, reasons: error.reasons } });
    }
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 500) log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    const type = status >= 500 ? 'ConnectionLost' : 'BadRequest';
    return reply.code(status).send({ error: { type, reasons: [] } });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: { type: 'NotFound', reasons: [] } }),
  );
}
