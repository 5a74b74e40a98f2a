/** The brands this installation serves, read from `sites/`. */
export { loadSites, type Sites } from './loadSites.ts';
export { picturesOf } from './pictures.ts';
export { strictestRules } from './checks/strictness.ts';
export type { Market, Site } from './site.ts';
export { valuesOf } from './pages/values.ts';
export type { Page } from './pages/page.ts';
export { SiteError } from './siteError.ts';
export type { Translate } from './messages.ts';
export type { GameData, ListData, Selection, StudioData } from '@foyer/sites/schema/catalogue.ts';
export type { GamificationFile } from '@foyer/sites/schema/gamification.ts';
export { FULL_SHARE, type JackpotFile } from '@foyer/sites/schema/jackpot.ts';
export type { BlockData, PictureChoice, LinkTarget, PromotionData } from '@foyer/sites/schema/promotions.ts';
export type { SiteBanner } from '@foyer/sites/schema/banners.ts';
export type { RaffleFile } from '@foyer/sites/schema/raffle.ts';
export type { PaymentMethodData } from '@foyer/sites/schema/payments.ts';
