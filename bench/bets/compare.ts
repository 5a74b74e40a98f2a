import type { Wallet } from '@foyer/platform/modules/wallet/index.ts';
import type { Database } from '@foyer/platform/infra/database/database.ts';
import { measureBatched, type Rate } from './batched.ts';
import type { SingleBench } from './single.ts';

export interface Comparison {
  readonly title: string;
  readonly seats: number;
  /** How many times the rate of one function a bet is aimed at. */
  readonly aim: number;
  readonly rounds: number;
  readonly durationMs: number;
}

const IN_FLIGHT = [64, 256] as const;

/** The ways take turns, so that what else the machine does troubles each alike. @returns lines to print */
export async function compare(
  database: Database,
  wallet: Wallet,
  single: SingleBench,
  { title, seats, aim, rounds, durationMs }: Comparison,
): Promise<string[]> {
  const alone: number[] = [];
  const together = new Map<number, Rate[]>(IN_FLIGHT.map((inFlight) => [inFlight, []]));
  for (let round = 0; round < rounds; round++) {
    const name = `${seats}-${round}`;
    alone.push(await single.measure({ seats, durationMs, name: `alone-${name}` }));
    for (const [inFlight, rates] of together) {
      rates.push(await measureBatched(wallet, { seats, inFlight, durationMs, name: `${inFlight}-${name}` }));
    }
    // Nobody relays here; an outbox that grows would be no part of a bet.
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

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
