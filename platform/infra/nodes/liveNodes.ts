import { randomInt } from 'node:crypto';

/** The name of one run of a node; a restarted node has another. */
export type NodeId = number;

export const newNodeId = (): NodeId => randomInt(1, 2 ** 31 - 1);

/** First key of the advisory lock that a live node holds; the second one is its id. */
const LIVE = 0x0f0_11e5;

/** SQL that marks the node of the connection as alive. PostgreSQL ends the mark with the connection. */
export const markAlive = (node: NodeId): string => `select pg_advisory_lock_shared(${LIVE}, ${node})`;

/** SQL query of the ids of all live nodes. */
export const LIVE_NODES = `select objid::bigint from pg_locks
  where locktype = 'advisory' and classid = ${LIVE} and objsubid = 2 and granted
    and database = (select oid from pg_database where datname = current_database())`;
