import { money } from '@foyer/domain/money.ts';
import { bet, type Wallet } from '@foyer/platform/modules/wallet/index.ts';
import { measureRate, type Rate } from '../measure/rate.ts';
import { STUDIO } from './world.ts';

export interface Run {
  readonly players: number;
  readonly inFlight: number;
  readonly durationMs: number;
  /** Prefix of the run's transaction ids. */
  readonly name: string;
}

/** Bets of random players with the given number of bets in flight. */
export function measureBatched(wallet: Wallet, { players, inFlight, durationMs, name }: Run): Promise<Rate> {
  let next = 0;
  return measureRate({ concurrency: inFlight, durationMs }, () => {
    const id = `${name}-${next++}`;
    const player = 1 + Math.floor(Math.random() * players);
    return wallet.submit(
      bet({
        studio: STUDIO,
        transactionId: id,
        gameSession: `session-${player}`,
        round: id,
        amount: money(20n, 'EUR'),
      }),
    );
  });
}
