import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { createJackpot } from '@foyer/platform/modules/jackpot/index.ts';
import { createWallet, type Wallet } from '@foyer/platform/modules/wallet/index.ts';
import { drawJackpots } from '@foyer/platform/flows/draws/drawJackpots.ts';
import { systemClock } from '@foyer/platform/infra/clock.ts';
import type { Database } from '@foyer/platform/infra/database/database.ts';
import { MIGRATIONS } from '@foyer/platform/server/modules.ts';
import { migrate } from '@foyer/platform/infra/database/migrate.ts';
import { startJobs } from '@foyer/platform/infra/jobs/jobs.ts';
import { loadSites } from '@foyer/platform/sites/index.ts';
import { UPDATE_EVERY_MS } from '@foyer/platform/server/sockets/jackpot/listeners.ts';
import { money } from '@foyer/domain/money.ts';
import { measureBatched } from '../bets/batched.ts';
import { createPlayers, emptyQueues, prepare, prepareForLoad } from '../bets/world.ts';

const PLAYERS = 5_000;
const IN_FLIGHT = 64;
const BRAND = 'northlight' as BrandId;

export interface BetRates {
  readonly off: readonly number[];
  readonly on: readonly number[];
}

/** Bets per second with and without jackpot contributions and draws. The two alternate, each first equally often. */
export async function compareBets(database: Database, rounds: number, durationMs: number): Promise<BetRates> {
  const log = { error: console.error, info: console.log };
  const deps = { database, clock: systemClock, wakeRelay() {}, log };
  const wallet = createWallet(deps);
  const sites = await loadSites('sites');
  const jackpot = createJackpot({ ...deps, sites, config: { isProduction: true } });
  const brands = sites.brands.filter(({ brand }) => brand === BRAND);
  await prepare(database);
  await migrate(database, MIGRATIONS);
  await createPlayers(database, wallet, PLAYERS);
  await prepareForLoad(database);
  const [off, on]: [number[], number[]] = [[], []];
  const run = (name: string) =>
    measureBatched(wallet, { players: PLAYERS, inFlight: IN_FLIGHT, durationMs, name });

  const without = async (round: number) => {
    off.push((await run(`off-${round}`)).perSecond);
  };
  const withJackpot = async (round: number) => {
    await contribute(database, wallet, jackpot.account);
    const draws = { database, jackpot, wallet, sites: { brands }, log, wakeRelay() {} };
    const stop = startJobs(
      [{ name: 'drawJackpots', everyMs: UPDATE_EVERY_MS, run: () => drawJackpots(draws) }],
      { log, isLeader: () => true },
    );
    on.push((await run(`on-${round}`)).perSecond);
    await stop();
    await database.pool.query('delete from wallet.standing_contribution');
    while ((await drawJackpots(draws)) > 0);
  };
  for (let round = 0; round < rounds; round++)
    for (const one of round % 2 === 0 ? [without, withJackpot] : [withJackpot, without]) {
      await one(round);
      await emptyQueues(database);
    }
  return { off, on };
}

/** Every player contributes to the pot with each bet. */
async function contribute(database: Database, wallet: Wallet, pot: string): Promise<void> {
  await database.transaction(async (tx) => {
    await wallet.openPot(tx, { brand: BRAND, currency: 'EUR', pot });
    for (let player = 1; player <= PLAYERS; player++) {
      const playerId = `player-${player}` as PlayerId;
      await wallet.setContribution(tx, { playerId, pot, amount: money(10n, 'EUR') });
    }
  });
  // What the preparation left to the server is not part of the measurement.
  await database.pool.query('vacuum analyze wallet.account, wallet.standing_contribution');
}
