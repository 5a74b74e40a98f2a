import type { Wallet } from '@foyer/platform/modules/wallet/index.ts';
import type { Database } from '@foyer/platform/infra/database/database.ts';
import type { Rate } from '../measure/rate.ts';
import { median } from '../measure/statistics.ts';
import { measureBatched } from './batched.ts';
import type { SingleBench } from './single.ts';

export interface Comparison {
  readonly title: string;
  readonly players: number;
  /** Target ratios to the rate of one function call per bet, for each number of `IN_FLIGHT`. */
  readonly aims: readonly [number, number];
  readonly rounds: number;
  readonly durationMs: number;
}

const IN_FLIGHT = [64, 256] as const;

/** Alternates the measurements, so that other load on the machine affects all of them. @returns lines to print */
export async function compare(
  database: Database,
  wallet: Wallet,
  single: SingleBench,
  { title, players, aims, rounds, durationMs }: Comparison,
): Promise<string[]> {
  const alone: number[] = [];
  const together = new Map<number, Rate[]>(IN_FLIGHT.map((inFlight) => [inFlight, []]));
  const walBytes = new Map<number, number[]>(IN_FLIGHT.map((inFlight) => [inFlight, []]));
  const nodeMicroseconds = new Map<number, number[]>(IN_FLIGHT.map((inFlight) => [inFlight, []]));
  for (let round = 0; round < rounds; round++) {
    const name = `${players}-${round}`;
    alone.push(await single.measure({ players, durationMs, name: `alone-${name}` }));
    for (const [inFlight, rates] of together) {
      const before = await walPosition(database);
      const usedBefore = process.cpuUsage();
      const rate = await measureBatched(wallet, {
        players,
        inFlight,
        durationMs,
        name: `${inFlight}-${name}`,
      });
      const used = process.cpuUsage(usedBefore);
      const bytes = Number((await walPosition(database)) - before);
      const bets = (rate.perSecond * durationMs) / 1_000;
      rates.push(rate);
      walBytes.get(inFlight)?.push(bytes / bets);
      nodeMicroseconds.get(inFlight)?.push((used.user + used.system) / bets);
    }
    // No relay runs here, so the outbox would only grow.
    await database.pool.query('truncate outbox.event');
  }
  const base = median(alone);
  const lines = [title, `  one function a bet, ${single.by}: ${Math.round(base)}/s`];
  for (const [index, inFlight] of IN_FLIGHT.entries()) {
    const rates = together.get(inFlight) ?? [];
    const rate = median(rates.map(({ perSecond }) => perSecond));
    const p99Ms = median(rates.map((one) => one.p99Ms)).toFixed(1);
    const ratio = `${(rate / base).toFixed(1)} times (aim ${aims[index]})`;
    const wal = Math.round(median(walBytes.get(inFlight) ?? []));
    const cost = `WAL ${wal} bytes and ${Math.round(median(nodeMicroseconds.get(inFlight) ?? []))} µs of this process a bet`;
    lines.push(`  batches, ${inFlight} in flight: ${Math.round(rate)}/s, p99 ${p99Ms} ms, ${ratio}; ${cost}`);
  }
  return lines;
}

/** Bytes of write-ahead log since the server was set up. */
async function walPosition({ pool }: Database): Promise<bigint> {
  const { rows } = await pool.query<{ bytes: bigint }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint as bytes`,
  );
  return rows[0]?.bytes ?? 0n;
}
