import type { MigrationSet } from './database/migrate.ts';

export interface ModuleDescription {
  readonly name: string;
  readonly migrations: MigrationSet;
}
