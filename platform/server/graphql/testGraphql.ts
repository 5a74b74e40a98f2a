import type { FastifyInstance } from 'fastify';
import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { readConfig } from '../../infra/config.ts';
import { createLog } from '../../infra/log.ts';
import { countInMemory } from '../../infra/nodes/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import { createApp } from '../http/app.ts';
import { createDocuments } from './documents/documents.ts';
import { createExecutor } from './execute.ts';
import { graphqlRoutes } from './routes.ts';
import { executableSchema } from './schema/schema.ts';

export const GAME = {
  id: 'g1',
  slug: 'fox-and-ember',
  idx: 1,
  lookupId: 'fox',
  title: 'Fox & Ember',
  category: 'slots',
  studio: { name: 'Pepper & Pine', slug: 'pepper-and-pine', imageUrl: null },
  rtp: '96.2',
  isNew: false,
  isLive: false,
  tileColour: '#102030',
  tileUrl: '/images/games/fox-and-ember',
} as const;

const LIST = {
  name: 'New',
  slug: 'new',
  format: 'portrait',
  isRanked: false,
  path: '/game-list/new/',
  edges: ['0', '1', '2'].map((cursor) => ({ cursor, node: GAME })),
} as const;

let logouts = 0;
/** Number of mutations that ran in this process. */
export const testCalls = (): number => logouts;

/** One list with one game, and fields with each kind of resolver error. */
const RESOLVERS: Resolvers<unknown> = {
  Query: {
    gameList: () => LIST,
    lobby: () => ({
      heroes: [],
      jackpot: null,
      lists: [LIST],
      recentlyPlayed: [],
      personal: [],
      recentWins: [],
    }),
    menu: (_, { menuKey }) => {
      if (menuKey === 'broken') throw new Error('select * from secrets failed');
      throw new Refusal('NotFound', { status: 404, reasons: ['$noSuchMenu'], keys: { menuKey } });
    },
  },
  GameList: {
    games: ({ edges }, { first }) => ({
      edges: edges.slice(0, first),
      pageInfo: { hasNextPage: false, endCursor: null },
      totalCount: edges.length,
    }),
  },
  Game: { isFavourite: () => true },
  Mutation: {
    logout: () => {
      logouts += 1;
      return { loggedOut: true };
    },
  },
};

/** A GraphQL server for visitors on a bare app, with constant data. */
export async function testGraphql({
  mayIntrospect = false,
  requestsPerMinute = 1000,
} = {}): Promise<FastifyInstance> {
  const log = createLog({ level: 'silent' });
  const app = await createApp(readConfig({}), log);
  const schema = executableSchema([RESOLVERS]);
  const documents = createDocuments(schema, { mayIntrospect });
  const executor = await createExecutor(app, { schema, documents, log });
  const contextOf = async ({ id }: { id: string }) => ({ traceId: id });
  await app.register((scope) =>
    graphqlRoutes(scope, {
      executor,
      contextOf,
      playerOf: () => null,
      requestsPerMinute,
      countRequests: countInMemory(),
    }),
  );
  return app;
}
