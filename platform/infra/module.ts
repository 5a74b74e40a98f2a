import type { MigrationSet } from './database/migrate.ts';

/** What each module gives the server in addition to its commands: its own tables. */
export interface ModuleDescription {
  readonly name: string;
  readonly migrations: MigrationSet;
}
