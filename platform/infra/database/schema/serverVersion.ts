import { DataVersionError } from '../versions.ts';

/** The oldest PostgreSQL that has what the migrations use, such as `storage` in `create table`. */
const OLDEST_MAJOR = 16;
const MAJOR = 10_000;

/** @param version `server_version_num`, such as 180004 @throws DataVersionError if the server is too old */
export function requireServerVersion(version: number): void {
  const major = Math.floor(version / MAJOR);
  if (major >= OLDEST_MAJOR) return;
  throw new DataVersionError(
    `FOYER_DATABASE_URL is a PostgreSQL ${major}.${version % MAJOR}, and Foyer needs ${OLDEST_MAJOR} or newer: upgrade the server, or name another one`,
  );
}
