import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { createJackpot } from '@foyer/platform/modules/jackpot/index.ts';
import { createWallet } from '@foyer/platform/modules/wallet/index.ts';
import { drawJackpots } from '@foyer/platform/flows/drawJackpots.ts';
import { systemClock } from '@foyer/platform/infra/clock.ts';
import type { Database } from '@foyer/platform/infra/database/database.ts';
import { MIGRATIONS } from '@foyer/platform/server/modules.ts';
import { migrate } from '@foyer/platform/infra/database/migrate.ts';
import { startJobs } from '@foyer/platform/infra/jobs/jobs.ts';
import { loadSites } from '@foyer/platform/sites/index.ts';
import { UPDATE_EVERY_MS } from '@foyer/platform/server/sockets/jackpot/listeners.ts';
import { money } from '@foyer/domain/money.ts';
import { measureBatched } from '../bets/batched.ts';
import { prepare, createPlayers } from '../bets/world.ts';

const PLAYERS = 5_000;
const IN_FLIGHT = 64;
const BRAND = 'northlight' as BrandId;

export interface BetRates {
  readonly off: readonly number[];
  readonly on: readonly number[];
}

/** Measures bets per second with and without jackpot contributions and draws, in alternating rounds. */
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
  const rates = { off: [] as number[], on: [] as number[] };
  const run = (name: string) =>
    measureBatched(wallet, { players: PLAYERS, inFlight: IN_FLIGHT, durationMs, name });

  for (let round = 0; round < rounds; round++) {
    rates.off.push((await run(`off-${round}`)).perSecond);
    await database.transaction(async (tx) => {
      await wallet.openPot(tx, { brand: BRAND, currency: 'EUR', pot: jackpot.account });
      for (let player = 1; player <= PLAYERS; player++) {
        const playerId = `player-${player}` as PlayerId;
        await wallet.setContribution(tx, { playerId, pot: jackpot.account, amount: money(10n, 'EUR') });
      }
    });
    const draws = { database, jackpot, wallet, sites: { brands }, wakeRelay() {} };
    const stop = startJobs(
      [{ name: 'drawJackpots', everyMs: UPDATE_EVERY_MS, run: () => drawJackpots(draws) }],
      { log, isLeader: () => true },
    );
    rates.on.push((await run(`on-${round}`)).perSecond);
    await stop();
    await database.pool.query('delete from wallet.standing_contribution');
    while ((await drawJackpots(draws)) > 0);
    await database.pool.query('truncate outbox.event');
  }
  return rates;
}
