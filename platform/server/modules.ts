import type { MigrationSet } from '../infra/database/migrate.ts';
import { nodesMigrations } from '../infra/nodes/index.ts';
import { outboxMigrations } from '../infra/outbox/index.ts';
import { cashbackModule } from '../modules/cashback/index.ts';
import { cashierModule } from '../modules/cashier/index.ts';
import { calendarModule } from '../modules/calendar/index.ts';
import { catalogueModule } from '../modules/catalogue/index.ts';
import { sourceOfWealthModule } from '../modules/sourceOfWealth/index.ts';
import { gamificationModule } from '../modules/gamification/index.ts';
import { signInModule } from '../modules/signIn/index.ts';
import { jackpotModule } from '../modules/jackpot/index.ts';
import { limitsModule } from '../modules/limits/index.ts';
import { notificationsModule } from '../modules/notifications/index.ts';
import { raffleModule } from '../modules/raffle/index.ts';
import { realityCheckModule } from '../modules/realityCheck/index.ts';
import { regulatorModule } from '../modules/regulator/index.ts';
import { rewardsModule } from '../modules/rewards/index.ts';
import { shopModule } from '../modules/shop/index.ts';
import { walletModule } from '../modules/wallet/index.ts';
import type { ModuleDescription } from '../infra/module.ts';

/** The modules that have tables. */
export const MODULES: readonly ModuleDescription[] = [
  signInModule,
  walletModule,
  cashierModule,
  limitsModule,
  catalogueModule,
  jackpotModule,
  raffleModule,
  rewardsModule,
  cashbackModule,
  shopModule,
  sourceOfWealthModule,
  gamificationModule,
  realityCheckModule,
  calendarModule,
  regulatorModule,
  notificationsModule,
];

export const MIGRATIONS: readonly MigrationSet[] = [
  outboxMigrations,
  nodesMigrations,
  ...MODULES.map((module) => module.migrations),
];
