import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { createJackpot } from '@foyer/platform/modules/jackpot/index.ts';
import { createWallet } from '@foyer/platform/modules/wallet/index.ts';
import { drawJackpots } from '@foyer/platform/flows/drawJackpots.ts';
import { systemClock } from '@foyer/platform/infra/clock.ts';
import { openDatabase } from '@foyer/platform/infra/database/database.ts';
import { LONG_LIMITS } from '@foyer/platform/infra/database/limits.ts';
import { MIGRATIONS } from '@foyer/platform/server/modules.ts';
import { migrate } from '@foyer/platform/infra/database/migrate.ts';
import { startJobs } from '@foyer/platform/infra/jobs/jobs.ts';
import { loadSites } from '@foyer/platform/sites/index.ts';
import { UPDATE_EVERY_MS } from '@foyer/platform/server/sockets/jackpot/listeners.ts';
import { money } from '@foyer/domain/money.ts';
import { measureBatched } from '../bets/batched.ts';
import { prepare, seatPlayers } from '../bets/world.ts';

const SEATS = 5_000;
const IN_FLIGHT = 64;
const BRAND = 'northlight' as BrandId;

export interface BetRates {
  readonly off: readonly number[];
  readonly on: readonly number[];
}

/** Bets a second of players who give to a jackpot, its draws included, beside the same without; in turns. */
export async function betsBeside(url: string, rounds: number, durationMs: number): Promise<BetRates> {
  const database = openDatabase(url, { limits: LONG_LIMITS });
  const log = { error: console.error, info: console.log };
  const parts = { database, clock: systemClock, wakeRelay() {}, log };
  const wallet = createWallet(parts);
  const sites = await loadSites('sites');
  const jackpot = createJackpot({ ...parts, sites, config: { isProduction: true } });
  const brands = sites.brands.filter(({ brand }) => brand === BRAND);
  await prepare(database);
  await migrate(database, MIGRATIONS);
  await seatPlayers(database, wallet, SEATS);
  const rates = { off: [] as number[], on: [] as number[] };
  const run = (name: string) =>
    measureBatched(wallet, { seats: SEATS, inFlight: IN_FLIGHT, durationMs, name });

  for (let round = 0; round < rounds; round++) {
    rates.off.push((await run(`off-${round}`)).perSecond);
    await database.transaction(async (tx) => {
      await wallet.openPot(tx, { brand: BRAND, currency: 'EUR', pot: jackpot.account });
      for (let seat = 1; seat <= SEATS; seat++) {
        const playerId = `player-${seat}` as PlayerId;
        await wallet.setContribution(tx, { playerId, pot: jackpot.account, amount: money(10n, 'EUR') });
      }
    });
    const draws = { database, jackpot, wallet, sites: { brands }, wakeRelay() {} };
    const stop = startJobs(
      [{ name: 'drawJackpots', everyMs: UPDATE_EVERY_MS, run: () => drawJackpots(draws) }],
      log,
    );
    rates.on.push((await run(`on-${round}`)).perSecond);
    await stop();
    await database.pool.query('delete from wallet.standing_contribution');
    while ((await drawJackpots(draws)) > 0);
    await database.pool.query('truncate outbox.event');
  }
  await database.close();
  return rates;
}
