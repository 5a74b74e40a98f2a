import type { Catalogue } from '../modules/catalogue/index.ts';
import type { LargestWin, Wallet } from '../modules/wallet/index.ts';
import type { Database } from '../infra/database/database.ts';
import { JOB_LIMITS } from '../infra/database/limits.ts';
import type { Log } from '../infra/log.ts';
import type { Site, Sites } from '../sites/index.ts';
import { largestWinOf, type WinDefaults } from './launch/largestWin.ts';

export interface CheckStudioResultsDeps {
  readonly database: Database;
  readonly wallet: Pick<Wallet, 'studioControl'>;
  readonly catalogue: Pick<Catalogue, 'declaredGames'>;
  readonly sites: Pick<Sites, 'brands' | 'euros'>;
  readonly log: Pick<Log, 'error'>;
}

type StudioControl = Wallet['studioControl'];
type DeclaredGames = Awaited<ReturnType<Parameters<StudioControl['check']>[1]>>;

/** Transactions in one run of the job. */
const MAX_CHECKS = 20;

/**
 * MONEY-10: compares what studios paid with what their games can return, and holds the wins of a studio that paid
 * more. @returns the number of new holds
 */
export async function checkStudioResults(deps: CheckStudioResultsDeps): Promise<number> {
  const { database, wallet, log } = deps;
  let held = 0;
  for (let check = 0; check < MAX_CHECKS; check++) {
    const checked = await database
      .withLimits(JOB_LIMITS)
      .transaction((tx) => wallet.studioControl.check(tx, () => declaredGames(deps, tx)));
    // A crash right after the commit could lose the alert; the metrics count the stored rows.
    for (const { studio, currency, reason } of checked?.holds ?? [])
      log.error(
        { studio, currency, reason },
        'MONEY-10: the wins of a studio are held until an operator decides',
      );
    held += checked?.holds.length ?? 0;
    if (!checked?.isBehind) break;
  }
  return held;
}

/** A game without a declared return counts as one that returns every stake. */
const HIGHEST_RTP = '100';

async function declaredGames(
  { catalogue, sites }: CheckStudioResultsDeps,
  tx: Parameters<Catalogue['declaredGames']>[0],
): Promise<DeclaredGames> {
  const games = await catalogue.declaredGames(tx);
  const byName = new Map(games.map((game) => [nameOf(game.provider, game.lookupId), game]));
  const defaults = highestDefaults(sites.brands);
  return {
    shared: [...byName].filter(([, { isShared }]) => isShared).map(([name]) => name),
    fairGame({ studio, currency }, game) {
      const declared = byName.get(nameOf(studio, game)) ?? UNKNOWN_GAME;
      const largestWin: LargestWin = largestWinOf(declared, defaults, currency, sites.euros);
      return { rtp: Number(declared.rtp ?? HIGHEST_RTP) / 100, largestWin };
    },
  };
}

const UNKNOWN_GAME = { rtp: null, maxWin: null, maxWinAmounts: null };

const nameOf = (studio: string, game: string): string => `${studio}/${game}`;

/** A game may be played under each licence, so the highest of their limits is what it can pay without a check. */
const highestDefaults = (sites: readonly Site[]): WinDefaults => ({
  stakes: Math.max(...sites.map((site) => site.measure('undeclaredWinStakes'))),
  euros: Math.max(...sites.map((site) => site.measure('undeclaredWinEuros'))),
});
