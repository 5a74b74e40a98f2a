import { PAYMENT_PROVIDERS } from '@foyer/contract/signIn/providers.ts';
import { DAY } from '@foyer/domain/duration.ts';
import { fromDecimal } from '@foyer/domain/money.ts';
import { brandId, type PlayerId } from '@foyer/domain/ids.ts';
import { openAccount, type Opening } from '../../flows/registration/createAccount.ts';
import { requireSourceOfWealth } from '../../flows/sourceOfWealth/decide.ts';
import { giveReward } from '../../flows/rewards/giveReward.ts';
import { EmailTaken, isPreviousEmail } from '../../modules/registration/index.ts';
import { playerByEmail } from '../../modules/player/index.ts';
import type { Config } from '../../infra/config.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import type { Site, Sites } from '../../sites/index.ts';
import { requireNoDemoPlayers } from './requireNoDemoPlayers.ts';
import { seedLastVisit } from './seedLastVisit.ts';
import { seedPayments } from './seedPayments.ts';
import { seedPlay } from './seedPlay.ts';
import { readDemoPlayers, type DemoPlayer } from './demoPlayers.ts';
import type { Services } from '../services.ts';

export interface SeedDeps {
  readonly config: Pick<Config, 'sitesFolder' | 'isProduction'>;
  readonly database: Database;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly services: Services;
}

/** Writes the site data and, outside production, the demo players. Runs at every start and keeps existing data. */
export async function seed({ config, database, clock, sites, services }: SeedDeps): Promise<void> {
  await database.transaction((tx) => services.catalogue.seed(tx));
  if (config.isProduction) return requireNoDemoPlayers(database, config);
  const { password, players } = await readDemoPlayers(config.sitesFolder);
  for (const player of players) {
    await seedPlayer({ database, clock, sites, services }, player, password).catch((error: unknown) => {
      if (!(error instanceof EmailTaken)) throw error;
    });
    await seedNationalId(database, services, player);
  }
  services.wakeRelay();
}

/** Runs at every start, because demo players of earlier versions had none. */
async function seedNationalId(
  database: Database,
  { selfExclusion }: Services,
  { brand, email, country, nationalId }: DemoPlayer,
): Promise<void> {
  const id = nationalId && (await playerByEmail(database.query, brandId(brand), email));
  if (!id) return;
  await database.transaction((tx) =>
    selfExclusion.registers.saveNationalId(
      tx,
      { id, brand: brandId(brand), country },
      { number: nationalId },
    ),
  );
}

type PlayerSeedDeps = Pick<SeedDeps, 'database' | 'clock' | 'sites' | 'services'>;

async function seedPlayer(deps: PlayerSeedDeps, demo: DemoPlayer, password: string): Promise<void> {
  const { database, clock, sites, services } = deps;
  const { email, firstName, lastName, birthDate, country, language, currency } = demo;
  const brand = brandId(demo.brand);
  const person = {
    brand,
    email,
    password,
    firstName,
    lastName,
    birthDate,
    country,
    language,
    currency,
  };
  const versions = sites.byBrand(brand)?.settings.documentVersions;
  const acceptedVersions =
    versions && demo.acceptedPrivacyPolicy !== undefined
      ? { ...versions, 'privacy-policy': demo.acceptedPrivacyPolicy }
      : versions;
  const player = await database.transaction(async (tx) => {
    // A demo player who has changed their email address is kept, and not created a second time.
    if (await isPreviousEmail(tx, brand, email)) throw new EmailTaken();
    const playerId = await openAccount(
      services,
      tx,
      { ...person, ...(acceptedVersions && { acceptedVersions }) },
      openingOf(demo, sites.byBrand(brand), clock.now()),
    );
    // FLAG-11: the number precedes the payments, because a brand may refuse payments without a verified number.
    const { phone } = demo;
    const hasPhone =
      !phone || (await services.signIn.custom.addPhone(tx, { brand, playerId, number: phone }));
    // Another player has verified the number, so this demo player is left out.
    if (!hasPhone) throw new EmailTaken();
    await seedPayments(services, tx, { playerId, demo });
    await seedPlay(deps, tx, { playerId, demo });
    await seedLastVisit({ ...deps, signIn: services.signIn }, tx, {
      playerId,
      demo,
    });
    for (const provider of PAYMENT_PROVIDERS) {
      const subject = demo.providerAccounts[provider];
      if (subject) await services.signIn.custom.link(tx, { brand, provider, subject }, playerId);
    }
    await seedRestrictions(deps, tx, { playerId, demo });
    return playerId;
  });
  await seedFavourites(deps, demo, player);
  await seedRewards(deps, demo, player);
}

/** Runs last, because these restrictions would prevent the other steps. */
async function seedRestrictions(
  { clock, services }: PlayerSeedDeps,
  tx: Transaction,
  { playerId, demo }: { readonly playerId: PlayerId; readonly demo: DemoPlayer },
): Promise<void> {
  const { players, selfExclusion } = services;
  const { isExcluded, timeOutDays, closedBecause, isAskedForSourceOfWealth } = demo;
  if (isExcluded) await selfExclusion.excludePlayer(tx, playerId, null);
  if (timeOutDays !== undefined) {
    const endsAt = new Date(clock.now().getTime() + timeOutDays * DAY);
    await selfExclusion.timeOutPlayer(tx, playerId, endsAt);
  }
  if (closedBecause !== undefined)
    await players.commands.closeAccount(tx, playerId, { cause: closedBecause, mayReopen: false });
  if (isAskedForSourceOfWealth)
    await requireSourceOfWealth(services, tx, { playerId, why: 'to be seen in the demo' });
}

/** Runs after the deposits, because a reward may require a later deposit. */
async function seedRewards(
  { database, services }: PlayerSeedDeps,
  { rewards }: DemoPlayer,
  playerId: PlayerId,
): Promise<void> {
  await database.transaction(async (tx) => {
    for (const [index, terms] of rewards.entries()) {
      const key = `demo ${playerId} ${index}`;
      await giveReward(services, tx, { key, playerId, terms, by: 'demo', why: 'to be seen in the demo' });
    }
  });
}

function openingOf({ bonus, currency }: DemoPlayer, site: Site | undefined, now: Date): Opening {
  const money = (amount: string) => fromDecimal(amount, currency);
  return {
    ...(bonus && {
      bonus: {
        amount: money(bonus.amount),
        wageringRequired: money(bonus.wageringRequired),
        weights: site?.wageringWeights ?? {},
        maxBet: money(bonus.maxBet),
        maxPayout: money(bonus.maxPayout),
        expiresAt: new Date(now.getTime() + bonus.days * DAY),
      },
    }),
  };
}

async function seedFavourites(
  { sites, services: { catalogue } }: PlayerSeedDeps,
  { brand, language, favourites }: DemoPlayer,
  player: PlayerId,
): Promise<void> {
  const site = sites.byBrand(brand);
  if (!site) return;
  for (const slug of favourites) {
    await catalogue.setFavourite({
      site,
      locale: language,
      player,
      slug,
      isFavourite: true,
    });
  }
}
