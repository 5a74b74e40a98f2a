import type { BrandId } from '@foyer/domain/ids.ts';
import { drawRaffles } from '@foyer/platform/flows/drawRaffles.ts';
import { createGamification } from '@foyer/platform/modules/gamification/index.ts';
import { createRaffle } from '@foyer/platform/modules/raffle/index.ts';
import { createWallet } from '@foyer/platform/modules/wallet/index.ts';
import { systemClock } from '@foyer/platform/infra/clock.ts';
import { openDatabase, type Database } from '@foyer/platform/infra/database/database.ts';
import { LONG_LIMITS } from '@foyer/platform/infra/database/limits.ts';
import { MIGRATIONS } from '@foyer/platform/server/modules.ts';
import { migrate } from '@foyer/platform/infra/database/migrate.ts';
import { startJobs } from '@foyer/platform/infra/jobs/jobs.ts';
import { loadSites } from '@foyer/platform/sites/index.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { measureBatched } from '../bets/batched.ts';
import { prepare, seatPlayers } from '../bets/world.ts';

const SEATS = 5_000;
const BRAND = 'northlight' as BrandId;

export interface Rates {
  /** Bets a second. */
  readonly off: readonly number[];
  readonly on: readonly number[];
  /** How long each look took that took stakes in. */
  readonly looksMs: readonly number[];
}

export interface Plan {
  readonly inFlight: number;
  readonly rounds: number;
  readonly durationMs: number;
}

/** Bets a second while a node looks once a second, beside the same without; in turns, each first as often as the other. */
export async function betsBeside(url: string, plans: readonly Plan[]): Promise<readonly Rates[]> {
  const database = openDatabase(url, { limits: LONG_LIMITS });
  const log = { error: console.error, info: console.log };
  const parts = { database, clock: systemClock, wakeRelay() {}, log };
  const wallet = createWallet(parts);
  const sites = await loadSites('sites');
  const raffle = createRaffle({ ...parts, sites, config: { isProduction: true } });
  const gamification = createGamification({ ...parts, hasProvider: true });
  const brands = sites.brands.filter(({ brand }) => brand === BRAND);
  const look = () => drawRaffles({ ...parts, raffle, wallet, gamification, sites: { ...sites, brands } });
  await prepare(database);
  await migrate(database, MIGRATIONS);
  await look();
  await seatPlayers(database, wallet, SEATS);
  await drain(look);

  const measured: Rates[] = [];
  for (const { inFlight, rounds, durationMs } of plans) {
    const [off, on, looksMs]: [number[], number[], number[]] = [[], [], []];
    const run = async (name: string) =>
      (await measureBatched(wallet, { seats: SEATS, inFlight, durationMs, name: `${inFlight}-${name}` }))
        .perSecond;
    const without = async (round: number) => {
      off.push(await run(`off-${round}`));
      await database.pool.query('truncate wallet.staked, outbox.event');
    };
    const withLooks = async (round: number) => {
      const timed = async () => {
        const began = performance.now();
        if ((await look()) > 0) looksMs.push(performance.now() - began);
      };
      const stop = startJobs([{ name: 'drawRaffles', everyMs: SECOND, run: timed }], log);
      on.push(await run(`on-${round}`));
      await stop();
      await drain(look);
      await forget(database);
    };
    for (let round = 0; round < rounds; round++)
      for (const one of round % 2 === 0 ? [without, withLooks] : [withLooks, without]) await one(round);
    measured.push({ off, on, looksMs });
  }
  await database.close();
  return measured;
}

/** Nobody relays here; an outbox that grows would be no part of a bet. */
const forget = ({ pool }: Database) => pool.query('truncate outbox.event');

async function drain(look: () => Promise<number>): Promise<void> {
  while ((await look()) > 0);
}
