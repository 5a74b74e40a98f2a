import type { PlayerId } from '@foyer/domain/ids.ts';
import { DAY } from '@foyer/domain/duration.ts';
import type { Wallet } from '@foyer/platform/modules/wallet/index.ts';
import { systemClock } from '@foyer/platform/infra/clock.ts';
import type { Database } from '@foyer/platform/infra/database/database.ts';
import { measure } from './measure.ts';

const CLIENTS = 8;
const LINES = 20;

/** A page from anywhere in the year of a player who has played most, beside the rows alone by the same index. */
export async function measureHistory(
  database: Database,
  wallet: Wallet,
  { player, durationMs }: { readonly player: string; readonly durationMs: number },
): Promise<string[]> {
  const now = systemClock.now().getTime();
  const from = new Date(now - 366 * DAY);
  const someday = () => new Date(from.getTime() + Math.random() * 366 * DAY);

  const bare = await measure({ inFlight: CLIENTS, durationMs }, () =>
    database.pool.query({
      name: 'bench.rows',
      text: `select * from wallet.transfer where player_id = $1 and sequence is not null and created_at < $2
             order by created_at desc, sequence desc limit ${LINES}`,
      values: [player, someday()],
    }),
  );
  const page = await measure({ inFlight: CLIENTS, durationMs }, () =>
    wallet.statement({ playerId: player as PlayerId, from, to: someday(), first: LINES, after: null }),
  );
  const rounds = await measure({ inFlight: CLIENTS, durationMs }, () =>
    wallet.gameHistory({ playerId: player as PlayerId, from, to: someday(), first: LINES, after: null }),
  );
  const beside = ({ perSecond, p99Ms }: typeof bare) =>
    `${Math.round(perSecond)}/s, p99 ${p99Ms.toFixed(1)} ms, ${(perSecond / bare.perSecond).toFixed(2)} times`;
  return [
    `${LINES} rows of ${player} by the index, ${CLIENTS} connections: ${beside(bare)}`,
    `  a page of the statement: ${beside(page)} (aim: p99 50 ms)`,
    `  a page of the game history: ${beside(rounds)}`,
  ];
}
