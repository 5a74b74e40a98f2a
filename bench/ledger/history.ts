import type { PlayerId } from '@foyer/domain/ids.ts';
import { DAY } from '@foyer/domain/duration.ts';
import type { Wallet } from '@foyer/platform/modules/wallet/index.ts';
import { systemClock } from '@foyer/platform/infra/clock.ts';
import type { Database } from '@foyer/platform/infra/database/database.ts';
import { compareRate, measureRate } from '../measure/rate.ts';

const CLIENTS = 8;
const LINES = 20;

/** Reads pages of the most active player's year, compared with reading only their rows by the same index. */
export async function measureHistory(
  database: Database,
  wallet: Wallet,
  { player, durationMs }: { readonly player: string; readonly durationMs: number },
): Promise<string[]> {
  const now = systemClock.now().getTime();
  const from = new Date(now - 366 * DAY);
  const someday = () => new Date(from.getTime() + Math.random() * 366 * DAY);

  const baseline = await measureRate({ concurrency: CLIENTS, durationMs }, () =>
    database.pool.query({
      name: 'bench.rows',
      text: `select * from wallet.transfer where player_id = $1 and sequence is not null and created_at < $2
             order by created_at desc, sequence desc limit ${LINES}`,
      values: [player, someday()],
    }),
  );
  const page = await measureRate({ concurrency: CLIENTS, durationMs }, () =>
    wallet.statement({ playerId: player as PlayerId, from, to: someday(), first: LINES, after: null }),
  );
  const rounds = await measureRate({ concurrency: CLIENTS, durationMs }, () =>
    wallet.gameHistory({ playerId: player as PlayerId, from, to: someday(), first: LINES, after: null }),
  );
  return [
    `${LINES} rows of ${player} by the index, ${CLIENTS} connections: ${compareRate(baseline, baseline)}`,
    `  a page of the statement: ${compareRate(page, baseline)} (aim: p99 50 ms)`,
    `  a page of the game history: ${compareRate(rounds, baseline)}`,
  ];
}
