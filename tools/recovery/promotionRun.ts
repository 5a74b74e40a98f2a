import { testDatabase } from '@foyer/platform/infra/database/testDatabase.ts';
import { FAULT_PLAYERS } from '@foyer/platform/testing/stories/faults/players.ts';
import { MIGRATIONS } from '@foyer/platform/server/modules.ts';
import { checkBooks, LANES, startLoad, type BookFigures } from './moneyLoad.ts';
import { replicatedServers } from './replicatedServers.ts';

export interface PromotionRun {
  /** Where both servers are. */
  readonly folder: string;
  /** Commands that are acknowledged before the primary is lost, and after it. */
  readonly commands: number;
  /** Whether a commit waits until the standby has it. */
  readonly isSynchronous: boolean;
}

export interface PromotionFigures extends BookFigures {
  /** From the loss of the primary to the first command that the promoted standby acknowledged. */
  readonly pauseMs: number;
}

/**
 * Kills the primary under a load of money commands and promotes the standby, while the same node goes on. With
 * synchronous replication the standby must have every command that was acknowledged. Without it, the standby is made to
 * lag, to show what is lost.
 */
export async function runPromotion({
  folder,
  commands,
  isSynchronous,
}: PromotionRun): Promise<PromotionFigures> {
  const servers = await replicatedServers(folder, isSynchronous);
  try {
    const database = await testDatabase(MIGRATIONS, FAULT_PLAYERS, { server: servers.url });
    // The connections to the killed primary only close.
    database.pool.on('error', () => {});
    const load = await startLoad(database);
    await load.until(commands);
    if (!isSynchronous) {
      await servers.stopReceiving();
      await load.until(load.acknowledged.length + commands);
    }
    const startedAt = performance.now();
    await servers.killPrimary();
    const before = load.acknowledged.length;
    await servers.promote();
    // Responses of the primary can still arrive, at most one for each lane.
    await load.until(before + LANES + 1);
    const pauseMs = performance.now() - startedAt;
    await load.until(before + commands);
    await load.stop();
    await database.close();
    return { pauseMs, ...(await checkBooks(database.url, load.acknowledged)) };
  } finally {
    await servers.stop();
  }
}
