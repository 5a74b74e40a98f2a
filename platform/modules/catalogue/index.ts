import type { ModuleDescription } from '../../infra/module.ts';

export { deviceOf } from './availability/device.ts';
export { createCatalogue, type Catalogue } from './catalogue.ts';
export { GAME_VARIANTS } from './images/encode.ts';
export { registerImages } from './images/imageRoutes.ts';
export { createImages, type Images } from './images/images.ts';
export { prefetch, type ImageToLoad } from './images/prefetch.ts';
export { gameSources } from './images/sources.ts';
export { hintedMarket } from './availability/marketHint.ts';
export { page, type Page, type Edge as Placed } from './cursor.ts';
export type { IndexedGame, IndexedList } from './siteIndex/indexed.ts';
export { BECAUSE_YOU_PLAYED, SINCE_LAST_VISIT } from './siteIndex/personalRows.ts';
export type { LiveTables, TableState } from './liveTables.ts';
export { gameLanguage } from './gameLanguage.ts';

export const catalogueModule: ModuleDescription = {
  name: 'catalogue',
  migrations: { schema: 'catalogue', folder: new URL('./migrations/', import.meta.url) },
};
