import type { ModuleDescription } from '../../infra/module.ts';
import { regionCodesOf } from './availability/availability.ts';
import { deviceOf } from './availability/device.ts';
import { hintedMarket } from './availability/marketHint.ts';
import { switchedOffGames } from './availability/switchedOffGames.ts';

export { createCatalogue, type Catalogue } from './catalogue.ts';
export { GAME_VARIANTS } from './images/encode.ts';
export { registerImages } from './images/imageRoutes.ts';
export { createImages, type Images } from './images/images.ts';
export { prefetch, type ImageToLoad } from './images/prefetch.ts';
export { gameSources } from './images/sources.ts';
export { page, type Page, type Edge as Placed } from './cursor.ts';
export type { IndexedGame, IndexedList } from './siteIndex/indexed.ts';
export { filterOf } from './search/filter.ts';
export { matchesName } from './search/matchesName.ts';
export { BECAUSE_YOU_PLAYED, SINCE_LAST_VISIT } from './siteIndex/personalRows.ts';
export { FAVOURITES } from './siteIndex/pickedLists.ts';
export type { LiveTables, TableState } from './liveTables.ts';
export { gameLanguage } from './gameLanguage.ts';

/** Where a visitor is and on what device, and which games are offered there. */
export const availability = { regionCodesOf, deviceOf, hintedMarket, switchedOffGames };

export const catalogueModule: ModuleDescription = {
  name: 'catalogue',
  migrations: { schema: 'catalogue', folder: new URL('./migrations/', import.meta.url) },
};
