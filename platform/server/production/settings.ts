import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { checkConfig, ConfigError, type Config } from '../../infra/config.ts';
import { productionProblems } from '../../infra/config/production.ts';
import { studioProblems } from '../../infra/config/studioProblems.ts';
import { seals } from '../../modules/wallet/index.ts';
import { dialectProblems } from '../../providers/studios/index.ts';
import { loadSites, SiteError, type Sites } from '../../sites/index.ts';
import { requireHosts } from '../http/requireHosts.ts';
import { exclusionRegisters, registerProblems } from '../providers/registers.ts';
import { requireWebBuild, WebBundleError } from '../pages/webBundle.ts';

/** Files that `npm start` writes into its data folder. */
const DEMO_FILES = ['studioSecret', 'companiesSecret'];

/** What a start in production is made of. @throws ConfigError listing everything that prevents the start */
export async function productionSettings(env: NodeJS.ProcessEnv): Promise<{ config: Config; sites: Sites }> {
  const { config, given, problems } = checkConfig(env);
  problems.push(...productionProblems(config, given));
  const attempt = async <Result>(check: () => Promise<Result>): Promise<Result | null> =>
    check().catch((error: unknown) => {
      if (!isClear(error)) throw error;
      problems.push(error.message);
      return null;
    });
  await attempt(() => requireWebBuild(config.webBuildFolder));
  await attempt(() => refuseDemoFolder(config));
  await attempt(async () => requireLedgerKey(config));
  const sites = await attempt(() => loadSites(config.sitesFolder, config));
  if (sites)
    problems.push(
      ...studioProblems(sites.studioServers, {
        keys: config.studioKeys,
        given: config.studioKeySources.given,
      }),
      ...reportProblems(sites.reportingLicences, config),
      ...dialectProblems(sites.studioServers, config.studioKeys),
    );
  if (sites) problems.push(...registerProblems(sites, config), ...pushProblems(sites.brands, config));
  await attempt(async () => void exclusionRegisters(config));
  if (sites && given.isValid('FOYER_BRAND_ORIGINS')) await attempt(async () => requireHosts(sites, config));
  if (problems.length > 0 || !sites)
    throw new ConfigError(`it cannot start in production:\n${problems.map(asItem).join('\n')}`);
  return { config, sites };
}

/** A licence that reports needs a receiver. */
const reportProblems = (
  licences: Sites['reportingLicences'],
  { reportReceivers }: Config,
): readonly string[] =>
  licences
    .filter(({ licence }) => !Object.hasOwn(reportReceivers, licence))
    .map(
      ({ licence }) =>
        `licences/${licence}.json › regulatorReports: no receiver: set FOYER_REPORT_URLS=${licence}:<address>, FOYER_REPORT_KEYS=${licence}:<key> and FOYER_REPORT_PSEUDONYM_KEY, or remove the field`,
    );

/** A brand that sends push messages needs a key that signs them. */
const pushProblems = (brands: Sites['brands'], { push }: Config): readonly string[] =>
  brands
    .filter(({ pushNotifications }) => pushNotifications && push === null)
    .map(
      ({ brand }) =>
        `brands/${brand}/brand.json › pushNotifications: no key: set FOYER_PUSH_KEY and FOYER_PUSH_CONTACT, or remove the field`,
    );

const isClear = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof SiteError || error instanceof WebBundleError;

const asItem = (problem: string): string => `  - ${problem.replaceAll('\n', '\n    ')}`;

function requireLedgerKey({ ledgerKey, ledgerPublicKeys }: Config): void {
  try {
    seals.ledgerKeysOf(ledgerKey, ledgerPublicKeys);
  } catch {
    throw new ConfigError(
      'FOYER_LEDGER_KEY is damaged: copy it again, whole, as `npm run ledger-key -- <name>` printed it',
    );
  }
}

async function refuseDemoFolder({ dataFolder }: Config): Promise<void> {
  for (const name of DEMO_FILES) {
    const isThere = await access(join(dataFolder, name)).then(
      () => true,
      () => false,
    );
    if (isThere)
      throw new ConfigError(
        `FOYER_DATA is ${dataFolder}, the folder of a demonstration (it has ${name}): set an empty folder`,
      );
  }
}
