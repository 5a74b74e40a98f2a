import type { BrandId } from '@foyer/domain/ids.ts';
import { drawRaffles } from '@foyer/platform/flows/draws/drawRaffles.ts';
import { createGamification } from '@foyer/platform/modules/gamification/index.ts';
import { createRaffle } from '@foyer/platform/modules/raffle/index.ts';
import { createWallet } from '@foyer/platform/modules/wallet/index.ts';
import { systemClock } from '@foyer/platform/infra/clock.ts';
import type { Database } from '@foyer/platform/infra/database/database.ts';
import { MIGRATIONS } from '@foyer/platform/server/modules.ts';
import { migrate } from '@foyer/platform/infra/database/migrate.ts';
import { startJobs } from '@foyer/platform/infra/jobs/jobs.ts';
import { loadSites } from '@foyer/platform/sites/index.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { measureBatched } from '../bets/batched.ts';
import { createPlayers, emptyQueues, prepare, prepareForLoad } from '../bets/world.ts';

const PLAYERS = 5_000;
const BRAND = 'northlight' as BrandId;

export interface Rates {
  /** Bets per second without and with the raffle. */
  readonly off: readonly number[];
  readonly on: readonly number[];
  /** Duration of each raffle run that entered stakes. */
  readonly runsMs: readonly number[];
}

export interface Plan {
  readonly inFlight: number;
  readonly rounds: number;
  readonly durationMs: number;
}

/** Bets per second with a raffle run once a second, and without. The two alternate, each first equally often. */
export async function compareBets(database: Database, plans: readonly Plan[]): Promise<readonly Rates[]> {
  const log = { error: console.error, info: console.log };
  const deps = { database, clock: systemClock, wakeRelay() {}, log };
  const wallet = createWallet(deps);
  const sites = await loadSites('sites');
  const raffle = createRaffle({ ...deps, sites, config: { isProduction: true } });
  const gamification = createGamification({ ...deps, hasProvider: true });
  const brands = sites.brands.filter(({ brand }) => brand === BRAND);
  const runRaffle = () => drawRaffles({ ...deps, raffle, wallet, gamification, sites: { ...sites, brands } });
  await prepare(database);
  await migrate(database, MIGRATIONS);
  await runRaffle();
  await createPlayers(database, wallet, PLAYERS);
  await drain(runRaffle);
  await prepareForLoad(database);

  const measured: Rates[] = [];
  for (const { inFlight, rounds, durationMs } of plans) {
    const [off, on, runsMs]: [number[], number[], number[]] = [[], [], []];
    const run = async (name: string) =>
      (await measureBatched(wallet, { players: PLAYERS, inFlight, durationMs, name: `${inFlight}-${name}` }))
        .perSecond;
    const without = async (round: number) => {
      off.push(await run(`off-${round}`));
      await emptyQueues(database);
    };
    const withRuns = async (round: number) => {
      const timed = async () => {
        const began = performance.now();
        if ((await runRaffle()) > 0) runsMs.push(performance.now() - began);
      };
      const stop = startJobs([{ name: 'drawRaffles', everyMs: SECOND, run: timed }], {
        log,
        isLeader: () => true,
      });
      on.push(await run(`on-${round}`));
      await stop();
      await drain(runRaffle);
      await emptyQueues(database);
    };
    for (let round = 0; round < rounds; round++)
      for (const one of round % 2 === 0 ? [without, withRuns] : [withRuns, without]) await one(round);
    measured.push({ off, on, runsMs });
  }
  return measured;
}

async function drain(runRaffle: () => Promise<number>): Promise<void> {
  while ((await runRaffle()) > 0);
}
