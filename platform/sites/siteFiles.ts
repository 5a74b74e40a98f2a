import type { Theme } from '@foyer/contract/content/theme.ts';
import type { MethodsByCountry } from '@foyer/contract/registration/methods.ts';
import type { BrandFile } from '@foyer/sites/schema/brand.ts';
import type { CalendarFile } from '@foyer/sites/schema/calendar.ts';
import type { CashbackFile } from '@foyer/sites/schema/cashback.ts';
import type { GameData, ListData, StudioData, SwitchedOff } from '@foyer/sites/schema/catalogue.ts';
import type { GamificationFile } from '@foyer/sites/schema/gamification.ts';
import type { JackpotFile } from '@foyer/sites/schema/jackpot.ts';
import type { LicenceFile } from '@foyer/sites/schema/licence.ts';
import type { MarketFile } from '@foyer/sites/schema/market.ts';
import type { PaymentMethodData } from '@foyer/sites/schema/payments.ts';
import type { PromotionsFile } from '@foyer/sites/schema/promotions.ts';
import type { RaffleFile } from '@foyer/sites/schema/raffle.ts';
import type { RatesFile } from '@foyer/sites/schema/rates.ts';
import type { ShopFile } from '@foyer/sites/schema/shop.ts';
import type { StudioServer } from '@foyer/sites/schema/studio.ts';

/** The files of the sites folder, each checked against its schema. */
export interface SiteFiles {
  readonly defaultBrand: string;
  readonly isInMaintenance: boolean;
  readonly registration: MethodsByCountry;
  readonly disposableEmailDomains: readonly string[];
  readonly brands: ReadonlyMap<string, BrandFiles>;
  readonly licences: ReadonlyMap<string, LicenceFile>;
  readonly markets: ReadonlyMap<string, MarketFile>;
  readonly studios: readonly StudioData[];
  readonly studioServers: readonly StudioServer[];
  /** The games of all files. */
  readonly games: readonly GameData[];
  readonly gameFiles: readonly GameFile[];
  readonly lists: readonly ListData[];
  readonly switchedOff: readonly SwitchedOff[];
  readonly paymentMethods: readonly PaymentMethodData[];
  /** Null if the file is invalid, which is reported. */
  readonly rates: RatesFile | null;
}

/** The games of one file of the catalogue. */
export interface GameFile {
  readonly file: string;
  /** Of the list in the file: empty, or `games.`. */
  readonly path: string;
  readonly games: readonly GameData[];
}

export interface BrandFiles {
  readonly brand: BrandFile;
  readonly themes: readonly Theme[];
  // Null if the brand has no such file.
  readonly jackpot: JackpotFile | null;
  readonly raffle: RaffleFile | null;
  readonly promotions: PromotionsFile | null;
  readonly calendar: CalendarFile | null;
  readonly gamification: GamificationFile | null;
  readonly cashback: CashbackFile | null;
  readonly shop: ShopFile | null;
}
