import type { MigrationSet } from '../database/migrate.ts';

/** What the nodes of one database count together. */
export const nodesMigrations: MigrationSet = {
  schema: 'nodes',
  folder: new URL('./migrations/', import.meta.url),
};

export { followDatabaseClock } from './databaseClock.ts';
export { joinNodes, type Nodes } from './joinNodes.ts';
export { LIVE_NODES, type NodeId } from './liveNodes.ts';
export { countInMemory, countTogether, deleteExpiredCounts, type CountRequests } from './requestCounts.ts';
export { countSocketsAlone, deleteCountsOfDeadNodes, type CountSockets } from './socketCounts.ts';
