import { money } from '@foyer/domain/money.ts';
import { bet, type Wallet } from '@foyer/platform/modules/wallet/index.ts';
import { STUDIO } from './world.ts';

export interface Run {
  readonly seats: number;
  readonly inFlight: number;
  readonly durationMs: number;
  /** Keeps the transaction ids of one run from another's. */
  readonly name: string;
}

export interface Rate {
  readonly perSecond: number;
  readonly p99Ms: number;
}

/** As many players bet at once as `inFlight` says, each again as soon as the last bet is answered. */
export async function measureBatched(
  wallet: Wallet,
  { seats, inFlight, durationMs, name }: Run,
): Promise<Rate> {
  const latencies: number[] = [];
  const begin = performance.now();
  const end = begin + durationMs;
  let next = 0;
  const play = async (): Promise<void> => {
    while (performance.now() < end) {
      const id = `${name}-${next++}`;
      const seat = 1 + Math.floor(Math.random() * seats);
      const asked = performance.now();
      await wallet.submit(
        bet({
          studio: STUDIO,
          transactionId: id,
          gameSession: `session-${seat}`,
          round: id,
          amount: money(20n, 'EUR'),
        }),
      );
      latencies.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, play));
  const seconds = (performance.now() - begin) / 1000;
  latencies.sort((a, b) => a - b);
  return {
    perSecond: latencies.length / seconds,
    p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? 0,
  };
}
