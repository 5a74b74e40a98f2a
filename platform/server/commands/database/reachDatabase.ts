import type { Config } from '../../../infra/config.ts';
import { runningEmbedded, startEmbedded } from '../../../infra/database/embedded/index.ts';
import { embeddedFolder } from '../../../infra/database/embedded/embeddedFolder.ts';

/** Connects to the database of the running product, or starts the embedded one. @throws EmbeddedError */
export async function reachDatabase({
  databaseUrl,
  dataFolder,
}: Pick<Config, 'databaseUrl' | 'dataFolder'>): Promise<{ readonly url: string; release(): Promise<void> }> {
  const folder = embeddedFolder(dataFolder);
  const url = databaseUrl ?? (await runningEmbedded(folder));
  if (url !== null) return { url, release: async () => {} };
  const server = await startEmbedded({ folder, log: { info: (text) => process.stderr.write(`${text}\n`) } });
  return { url: server.url, release: () => server.stop() };
}
