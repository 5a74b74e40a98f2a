import type { CompanyLaunches } from '../../flows/launch/companyLaunch.ts';
import type { Clock } from '../../infra/clock.ts';
import type { LiveStudioKeys, StudioKeys } from '../../infra/config/studioKeys.ts';
import type { Log } from '../../infra/log.ts';
import type { StudioServer } from '../../sites/index.ts';
import { launchAtA8r } from './a8r/launch.ts';
import { hub88Keys } from './hub88/keys.ts';
import { launchAtHub88 } from './hub88/launch.ts';

/** Launches at companies that have a protocol of their own. */
export function companyLaunches(
  studioKeys: Pick<LiveStudioKeys, 'current'>,
  deps: { readonly clock: Clock; readonly log: Pick<Log, 'error'> },
): CompanyLaunches {
  const secretsOf = (studio: string) => studioKeys.current()[studio];
  return { a8r: launchAtA8r({ secretsOf, ...deps }), hub88: launchAtHub88({ secretsOf, ...deps }) };
}

/** What is wrong with the keys of companies with a dialect. Messages show no key. */
export const dialectProblems = (
  servers: readonly Pick<StudioServer, 'studio' | 'dialect'>[],
  keys: StudioKeys,
): readonly string[] =>
  servers.flatMap(({ studio, dialect }) => {
    const { [studio]: secrets } = keys;
    if (dialect !== 'hub88' || !secrets || hub88Keys(secrets)) return [];
    return [
      `the secret of '${studio}' is no PEM text with our RSA private key and the company's public key, as the dialect hub88 needs: see docs/guides/aggregators.md`,
    ];
  });
