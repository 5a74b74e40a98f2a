import type { PlayerId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import { deposit, type Wallet } from '@foyer/platform/modules/wallet/index.ts';
import type { Database } from '@foyer/platform/infra/database/database.ts';
import { compareRate, measureRate } from '../measure/rate.ts';

const CLIENTS = 8;
const IN_FLIGHT = 64;

/** Deposits per second: with one function call each, in a transaction as in the flows, and with shared commits. */
export async function measureDeposits(
  database: Database,
  wallet: Wallet,
  { players, durationMs }: { readonly players: number; readonly durationMs: number },
): Promise<string[]> {
  let next = 0;
  const player = () => `player-${2 + Math.floor(Math.random() * (players - 1))}` as PlayerId;
  const command = () =>
    deposit({
      caller: 'foyer:bench',
      key: `deposit-${next++}`,
      playerId: player(),
      amount: money(20_00n, 'EUR'),
    });

  const baseline = await measureRate({ concurrency: CLIENTS, durationMs }, () =>
    database.pool.query({
      name: 'bench.deposit_one',
      text: 'select bench.deposit_one($1, 2000, now())',
      values: [player()],
    }),
  );
  const alone = await measureRate({ concurrency: CLIENTS, durationMs }, () =>
    database.transaction((tx) => wallet.post(tx, command())),
  );
  const together = await measureRate({ concurrency: IN_FLIGHT, durationMs }, () => wallet.submit(command()));
  return [
    `deposits, one function call each, ${CLIENTS} connections: ${Math.round(baseline.perSecond)}/s`,
    `  in a flow's transaction, ${CLIENTS} at once: ${compareRate(alone, baseline)}`,
    `  sharing commits, ${IN_FLIGHT} in flight: ${compareRate(together, baseline)}`,
  ];
}
