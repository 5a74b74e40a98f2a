import type { Wallet } from '@foyer/platform/modules/wallet/index.ts';
import type { Database } from '@foyer/platform/infra/database/database.ts';
import type { Rate } from '../measure/rate.ts';
import { median, medianRatio } from '../measure/statistics.ts';
import { measureBatched } from './batched.ts';
import { emptyQueues } from './world.ts';
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
/** Of one function call per bet: as many as are fastest, and as many as the smaller number in flight. */
const FEW_CLIENTS = 8;
const MANY_CLIENTS = 64;
/** The target with 64 in flight. */
const P99_AIM_MS = 15;
const WAL_AIM_BYTES = 1_024;

/** Alternates the measurements, so that other load on the machine affects all of them. @returns lines to print */
export async function compare(
  database: Database,
  wallet: Wallet,
  single: SingleBench,
  { title, players, aims, rounds, durationMs }: Comparison,
): Promise<string[]> {
  const alone: number[] = [];
  const aloneP99: number[] = [];
  const together = new Map<number, Rate[]>(IN_FLIGHT.map((inFlight) => [inFlight, []]));
  const walBytes = new Map<number, number[]>(IN_FLIGHT.map((inFlight) => [inFlight, []]));
  const nodeMicroseconds = new Map<number, number[]>(IN_FLIGHT.map((inFlight) => [inFlight, []]));
  for (let round = 0; round < rounds; round++) {
    const name = `${players}-${round}`;
    const measureAlone = (clients: number) =>
      single.measure({ players, durationMs, clients, name: `alone-${clients}-${name}` });
    alone.push((await measureAlone(FEW_CLIENTS)).perSecond);
    aloneP99.push((await measureAlone(MANY_CLIENTS)).p99Ms);
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
      rates.push(rate);
      walBytes.get(inFlight)?.push(bytes / rate.count);
      nodeMicroseconds.get(inFlight)?.push((used.user + used.system) / rate.count);
    }
    await emptyQueues(database);
  }
  const lines = [
    title,
    `  one function a bet, ${single.by}: ${Math.round(median(alone))}/s with ${FEW_CLIENTS} clients, ` +
      `p99 ${median(aloneP99).toFixed(1)} ms with ${MANY_CLIENTS}`,
  ];
  for (const [index, inFlight] of IN_FLIGHT.entries()) {
    const rates = together.get(inFlight) ?? [];
    const perSecond = rates.map((rate) => rate.perSecond);
    const p99Aim = inFlight === 64 ? ` (aim ${P99_AIM_MS})` : '';
    const p99 = `p99 ${median(rates.map(({ p99Ms }) => p99Ms)).toFixed(1)} ms${p99Aim}`;
    const ratio = `${medianRatio(perSecond, alone).toFixed(1)} times (aim ${aims[index]})`;
    const wal = Math.round(median(walBytes.get(inFlight) ?? []));
    const cost = `WAL ${wal} bytes (aim ${WAL_AIM_BYTES}) and ${Math.round(median(nodeMicroseconds.get(inFlight) ?? []))} µs of this process a bet`;
    lines.push(
      `  batches, ${inFlight} in flight: ${Math.round(median(perSecond))}/s, ${p99}, ${ratio}; ${cost}`,
    );
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
