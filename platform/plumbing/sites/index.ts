/** The brands this installation serves, read from `sites/`. */
export { icuOf } from './icu.ts';
export { loadSites, type Sites } from './loadSites.ts';
export type { Market, Site } from './site.ts';
export type { Page } from './pages/page.ts';
export { SiteError, type SiteMistake } from './siteError.ts';
export type { CompiledMessage, Messages, Say } from './messages.ts';
export type { GameData, ListData, Selection, StudioData } from '@foyer/sites/schema/catalogue.ts';
export { WHOLE_SHARE, type Contributions, type JackpotFile } from '@foyer/sites/schema/jackpot.ts';
export type { MethodLimits, PaymentMethodData } from '@foyer/sites/schema/payments.ts';
