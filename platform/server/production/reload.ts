import type { Config } from '../../infra/config.ts';
import type { Log } from '../../infra/log.ts';
import { loadSites, SiteError } from '../../sites/index.ts';
import { requireHosts } from '../http/requireHosts.ts';
import type { ReloadableSites } from './reloadableSites.ts';

export interface ReloadDeps {
  readonly config: Config;
  readonly log: Log;
  readonly reloadable: ReloadableSites;
}

/**
 * Reads the files of the sites again, and takes them if all of them are valid. Otherwise the running state stays and
 * one line of the log says why. Reloads run one after another; calls during one lead to a single further reload.
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

async function reload({ config, log, reloadable }: ReloadDeps): Promise<void> {
  try {
    const next = await loadSites(config.sitesFolder, config);
    requireHosts(next, config);
    const reasons = reloadable.replace(next);
    if (reasons.length > 0)
      return log.error(`nothing was reloaded: ${reasons.join('; ')}: restart this node`);
    log.warn(
      `brands, licences, markets, texts and toggles were reloaded, maintenance is ${next.isInMaintenance ? 'on' : 'off'}; environment variables, such as the database, need a restart`,
    );
  } catch (error) {
    log.error(`nothing was reloaded, and the running settings stay: ${problemOf(error)}`);
  }
}

const problemOf = (error: unknown): string =>
  error instanceof SiteError
    ? error.mistakes
        .map(({ file, field, problem }) => `${file}${field && ` › ${field}`}: ${problem}`)
        .join('; ')
    : String(error);
