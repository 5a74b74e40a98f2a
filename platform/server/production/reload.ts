import { ConfigError, requireNoProblems, type Config } from '../../infra/config.ts';
import { readStudioKeys, type LiveStudioKeys, type StudioKeys } from '../../infra/config/studioKeys.ts';
import { studioProblems } from '../../infra/config/studioProblems.ts';
import type { Log } from '../../infra/log.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import { dialectProblems } from '../../providers/studios/index.ts';
import { loadSites, SiteError } from '../../sites/index.ts';
import { requireHosts } from '../http/requireHosts.ts';
import type { ReloadableSites } from './reloadableSites.ts';

export interface ReloadDeps {
  readonly config: Config;
  readonly log: Log;
  readonly reloadable: ReloadableSites;
  readonly studioKeys: Pick<LiveStudioKeys, 'current' | 'replace'>;
  readonly wallet: Pick<Wallet, 'hasOpenRounds'>;
  /** Writes the games, studios and lists to the database. */
  readonly storeCatalogue: () => Promise<void>;
}

/**
 * Reads the files of the sites and the keys of studios again, and takes them if all of them are valid. Otherwise the
 * running state stays and one line of the log says why. Reloads run one after another; calls during one lead to a
 * single further reload.
 */
export function createReload(deps: ReloadDeps): () => Promise<void> {
  let running = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= running.then(() => {
      next = null;
      return (running = reload(deps));
    });
    return next;
  };
}

async function reload(deps: ReloadDeps): Promise<void> {
  const { config, log, reloadable, studioKeys, storeCatalogue } = deps;
  try {
    const keys = keysOf(config);
    const next = await loadSites(config.sitesFolder, { ...config, studioKeys: keys });
    requireHosts(next, config);
    requireNoProblems(dialectProblems(next.studioServers, keys));
    if (config.isProduction)
      requireNoProblems(studioProblems(next.studioServers, { keys, given: config.studioKeySources.given }));
    const removed = await removedWithRounds(deps, keys);
    const reasons = reloadable.replace(next);
    if (reasons.length > 0)
      return log.error(`nothing was reloaded: ${reasons.join('; ')}: restart this node`);
    studioKeys.replace(keys, removed);
    for (const studio of removed)
      log.warn(
        `the studio '${studio}' was removed, and has open rounds: this node takes no bets of it any more, and its wins and rollbacks until a reload finds no open round; put its file and key back before a restart`,
      );
    await storeCatalogue().catch((error: unknown) =>
      log.error(`the games could not be stored, send the signal again: ${String(error)}`),
    );
    log.warn(
      `brands, licences, markets, games, studios, texts and toggles were reloaded, maintenance is ${next.isInMaintenance ? 'on' : 'off'}; environment variables, such as the database, need a restart`,
    );
  } catch (error) {
    log.error(`nothing was reloaded, and the running settings stay: ${problemOf(error)}`);
  }
}

/** A player's money does not depend on the studio's file: rounds that are open are settled under the last keys. */
async function removedWithRounds(
  { studioKeys, wallet }: Pick<ReloadDeps, 'studioKeys' | 'wallet'>,
  next: StudioKeys,
): Promise<readonly string[]> {
  const removed = Object.keys(studioKeys.current()).filter((studio) => !Object.hasOwn(next, studio));
  const isOpen = await Promise.all(removed.map((studio) => wallet.hasOpenRounds(studio)));
  return removed.filter((_, index) => isOpen[index]);
}

function keysOf({ studioKeySources }: Config): StudioKeys {
  const { keys, problems } = readStudioKeys(studioKeySources);
  requireNoProblems(problems);
  return keys;
}

function problemOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  return error instanceof SiteError ? error.lines.join('; ') : String(error);
}
