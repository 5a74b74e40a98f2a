import type { Wallet } from '@foyer/platform/modules/wallet/index.ts';
import type { Database } from '@foyer/platform/infra/database/database.ts';
import type { Rate } from '../rate.ts';
import { median } from '../statistics.ts';
import { measureBatched } from './batched.ts';
import type { SingleBench } from './single.ts';

export interface Comparison {
  readonly title: string;
  readonly players: number;
  /** Target ratio to the rate of one function call per bet. */
  readonly aim: number;
  readonly rounds: number;
  readonly durationMs: number;
}

const IN_FLIGHT = [64, 256] as const;

/** Alternates the measurements, so that other load on the machine affects all of them. @returns lines to print */
export async function compare(
  database: Database,
  wallet: Wallet,
  single: SingleBench,
  { title, players, aim, rounds, durationMs }: Comparison,
): Promise<string[]> {
  const alone: number[] = [];
  const together = new Map<number, Rate[]>(IN_FLIGHT.map((inFlight) => [inFlight, []]));
  for (let round = 0; round < rounds; round++) {
    const name = `${players}-${round}`;
    alone.push(await single.measure({ players, durationMs, name: `alone-${name}` }));
    for (const [inFlight, rates] of together) {
      rates.push(
        await measureBatched(wallet, { players, inFlight, durationMs, name: `${inFlight}-${name}` }),
      );
    }
    // No relay runs here, so the outbox would only grow.
    await database.pool.query('truncate outbox.event');
  }
  const base = median(alone);
  const lines = [title, `  one function a bet, ${single.by}: ${Math.round(base)}/s`];
  for (const [inFlight, rates] of together) {
    const rate = median(rates.map(({ perSecond }) => perSecond));
    const p99Ms = median(rates.map((one) => one.p99Ms)).toFixed(1);
    const ratio = `${(rate / base).toFixed(1)} times (aim ${aim})`;
    lines.push(`  placeBet, ${inFlight} in flight: ${Math.round(rate)}/s, p99 ${p99Ms} ms, ${ratio}`);
  }
  return lines;
}
