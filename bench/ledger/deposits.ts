import type { PlayerId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import { deposit, type Wallet } from '@foyer/platform/modules/wallet/index.ts';
import type { Database } from '@foyer/platform/infra/database/database.ts';
import { measure } from './measure.ts';

const CLIENTS = 8;
const IN_FLIGHT = 64;

/** Deposits a second: one function each, in a transaction of its caller as a flow does it, and sharing commits. */
export async function measureDeposits(
  database: Database,
  wallet: Wallet,
  { seats, durationMs }: { readonly seats: number; readonly durationMs: number },
): Promise<string[]> {
  let next = 0;
  const player = () => `player-${2 + Math.floor(Math.random() * (seats - 1))}` as PlayerId;
  const command = () =>
    deposit({
      caller: 'foyer:bench',
      key: `deposit-${next++}`,
      playerId: player(),
      amount: money(20_00n, 'EUR'),
    });

  const bare = await measure({ inFlight: CLIENTS, durationMs }, () =>
    database.pool.query({
      name: 'bench.deposit_one',
      text: 'select bench.deposit_one($1, 2000, now())',
      values: [player()],
    }),
  );
  const alone = await measure({ inFlight: CLIENTS, durationMs }, () =>
    database.transaction((tx) => wallet.post(tx, command())),
  );
  const together = await measure({ inFlight: IN_FLIGHT, durationMs }, () => wallet.submit(command()));
  const beside = ({ perSecond, p99Ms }: typeof bare) =>
    `${Math.round(perSecond)}/s, p99 ${p99Ms.toFixed(1)} ms, ${(perSecond / bare.perSecond).toFixed(2)} times`;
  return [
    `deposits, one function each, ${CLIENTS} connections: ${Math.round(bare.perSecond)}/s`,
    `  in a transaction of a flow's, ${CLIENTS} at once: ${beside(alone)}`,
    `  sharing commits, ${IN_FLIGHT} in flight: ${beside(together)}`,
  ];
}
