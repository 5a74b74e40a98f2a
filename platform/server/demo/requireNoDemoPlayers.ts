import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { brandId } from '@foyer/domain/ids.ts';
import { ConfigError, type Config } from '../../infra/config.ts';
import type { Database } from '../../infra/database/database.ts';
import { isPreviousEmail } from '../../modules/registration/index.ts';
import { playerByEmail } from '../../modules/player/index.ts';
import { DEMO_FILE, readDemoPlayers } from './demoPlayers.ts';

/** @throws ConfigError if the database has players of the demonstration, whose password is public */
export async function requireNoDemoPlayers(
  database: Database,
  { sitesFolder }: Pick<Config, 'sitesFolder'>,
): Promise<void> {
  const isPublished = await access(join(sitesFolder, DEMO_FILE)).then(
    () => true,
    () => false,
  );
  if (!isPublished) return;
  const { players } = await readDemoPlayers(sitesFolder);
  for (const { brand, email } of players)
    if (
      (await playerByEmail(database.query, brandId(brand), email)) ||
      (await isPreviousEmail(database.query, brandId(brand), email))
    )
      throw new ConfigError(
        `the database has players of the demonstration (${email}), whose password is public: use an empty database`,
      );
}
