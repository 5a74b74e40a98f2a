import type { ModuleDescription } from '../../server/module.ts';

export { createCatalogue, MAX_RECENTLY_PLAYED, type Catalogue, type LaunchableGame } from './catalogue.ts';
export { catalogueResolvers } from './resolvers.ts';

export const catalogueModule: ModuleDescription = {
  name: 'catalogue',
  migrations: { schema: 'catalogue', folder: new URL('./migrations/', import.meta.url) },
};
