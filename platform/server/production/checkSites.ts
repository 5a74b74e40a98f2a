import { resolve } from 'node:path';
import { readConfig } from '../../infra/config.ts';
import { loadSites, SiteError, type Sites } from '../../sites/index.ts';
import { reportErrors } from '../commands/runCommand.ts';

/** `npm run check-sites [folder]`: the checks of the start; without a folder it checks that of `FOYER_SITES`. */
await reportErrors('check-sites', async () => {
  const [given] = process.argv.slice(2);
  const { sitesFolder, brandOrigins, sharedHosts, studioOrigins, studioKeys, reportReceivers } = readConfig(
    process.env,
  );
  // npm runs commands in the project's folder, and names the one in which it was called.
  const folder = given ? resolve(process.env['INIT_CWD'] ?? '.', given) : sitesFolder;
  try {
    const sites = await loadSites(
      folder,
      given ? {} : { brandOrigins, sharedHosts, studioOrigins, studioKeys, reportReceivers },
    );
    process.stdout.write(`${folder}: no mistakes in ${contentsOf(sites)}\n`);
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    process.stderr.write(`${folder}: ${error.message}\n`);
    process.exitCode = 1;
  }
});

function contentsOf({ brands, studios, games }: Sites): string {
  const names = brands.map(({ brand }) => brand).join(', ');
  return `the brands ${names}, ${studios.length} studios and ${games.length} games`;
}
