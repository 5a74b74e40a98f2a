import type { BrandFile } from '@foyer/sites/schema/brand.ts';
import type { StudioServer } from '@foyer/sites/schema/studio.ts';
import type { SiteFiles } from '../../siteFiles.ts';
import type { SiteReader } from '../../reader/siteReader.ts';

type Report = SiteReader['report'];

/** Every studio of the catalogue is served by a known company, in currencies that the company has. */
export function checkStudioServers({ studios, studioServers }: SiteFiles, report: Report): void {
  const byId = new Map(studioServers.map((server) => [server.studio, server]));
  studios.forEach(({ slug, provider, currencies }, index) => {
    const server = byId.get(provider);
    if (!server) {
      report(
        'catalogue/studios.json',
        `${index}.provider`,
        `'${slug}' is served by '${provider}', and there is no studios/${provider}.json`,
      );
      return;
    }
    for (const currency of currencies.filter((one) => !server.currencies.includes(one)))
      report(
        'catalogue/studios.json',
        `${index}.currencies`,
        `'${slug}' has ${currency}, which studios/${provider}.json has not`,
      );
  });
}

/** The addresses in `FOYER_STUDIO_ORIGINS` replace those of the files. */
export function relocated(
  servers: readonly StudioServer[],
  origins: Readonly<Record<string, string>>,
  report: Report,
): readonly StudioServer[] {
  for (const id of Object.keys(origins))
    if (!servers.some(({ studio }) => studio === id))
      report('FOYER_STUDIO_ORIGINS', id, `there is no studios/${id}.json`);
  return servers.map((server) => {
    const { [server.studio]: origin } = origins;
    if (origin === undefined) return server;
    const { apiOrigin: _former, frameOrigins: _formerFrames, ...rest } = server;
    return { ...rest, origin };
  });
}

/** The open games that the licence and the currencies of a brand allow. */
export function offeredGames(
  { games, studios }: Pick<SiteFiles, 'games' | 'studios'>,
  { licence, currencies }: Pick<BrandFile, 'licence' | 'currencies'>,
): SiteFiles['games'] {
  const allowed = new Set(
    studios
      .filter((studio) => studio.licences.includes(licence))
      .filter((studio) => currencies.some((currency) => studio.currencies.includes(currency)))
      .map(({ slug }) => slug),
  );
  return games.filter(
    ({ status, studio, blockedLicences }) =>
      status === 'open' && allowed.has(studio) && !blockedLicences.includes(licence),
  );
}

/** The origins of the studios whose games a brand offers, for its content security policy. */
export function studioOriginsOf(
  { games, studios, studioServers }: Pick<SiteFiles, 'games' | 'studios' | 'studioServers'>,
  { licence, currencies }: Pick<BrandFile, 'licence' | 'currencies'>,
): readonly string[] {
  const offered = new Set(
    offeredGames({ games, studios }, { licence, currencies }).map(({ studio }) => studio),
  );
  const providers = new Set(studios.filter(({ slug }) => offered.has(slug)).map(({ provider }) => provider));
  const origins = studioServers
    .filter(({ studio }) => providers.has(studio))
    .flatMap(({ origin, frameOrigins = [] }) => [origin, ...frameOrigins]);
  return [...new Set(origins)];
}
