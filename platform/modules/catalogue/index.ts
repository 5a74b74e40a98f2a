import type { ModuleDescription } from '../../infra/module.ts';

export { deviceOf } from './availability/device.ts';
export { createCatalogue, type Catalogue } from './catalogue.ts';
export type { LiveTables, TableState } from './liveTables.ts';
export { gameLanguage } from './gameLanguage.ts';
export { catalogueResolvers } from './resolvers.ts';

export const catalogueModule: ModuleDescription = {
  name: 'catalogue',
  migrations: { schema: 'catalogue', folder: new URL('./migrations/', import.meta.url) },
};
