import { sql } from 'kysely';
import { brandId, type BrandId, type PlayerId, type SessionId } from '@foyer/domain/ids.ts';
import { chooseJackpot } from '../../../flows/chooseJackpot.ts';
import { drawJackpots } from '../../../flows/draws/drawJackpots.ts';
import { drawRaffles } from '../../../flows/draws/drawRaffles.ts';
import { openAccount } from '../../../flows/registration/createAccount.ts';
import { systemClock } from '../../../infra/clock.ts';
import type { Database, Transaction } from '../../../infra/database/database.ts';
import type { Filling } from '../../../infra/database/testTemplate.ts';
import type { Services } from '../../../server/services.ts';
import { BRAND, PERFORM, STUDIO } from './moneyCommands.ts';
import { faultServices } from './services.ts';

export interface FaultPlayer {
  readonly playerId: PlayerId;
  readonly gameSession: string;
}

const PLAYERS = 12;

/** Players with money, an open game session and a jackpot contribution, in a database that is copied. */
export const FAULT_PLAYERS: Filling = {
  name: 'fault players',
  async fill(database) {
    const services = await faultServices(database, systemClock);
    await database.transaction((tx) => services.catalogue.seed(tx));
    await drawJackpots(services);
    await drawRaffles(services);
    for (let index = 0; index < PLAYERS; index++) await createPlayer(services, index);
    await services.wallet.settled();
  },
};

async function createPlayer(services: Services, index: number): Promise<void> {
  const brand = brandId(BRAND);
  const site = services.sites.byBrand(BRAND)?.inCountry('FI');
  if (!site) throw new Error(`${BRAND} has no site in Finland`);
  const playerId = await openFundedAccount(services, { brand, name: 'player', index });
  await chooseJackpot(services, { site, playerId, isIn: true, contribution: 0.5, cause: 'test' });
  const sessionId = `session-${index}` as SessionId;
  await services.database.transaction((tx) => openGame(services, tx, { playerId, brand, sessionId }));
}

interface NewAccount {
  readonly brand: BrandId;
  /** The email address begins with it. */
  readonly name: string;
  readonly index: number;
}

/** Opens the account of a Finnish player, who deposits 200.00 EUR. */
export async function openFundedAccount(
  services: Services,
  { brand, name, index }: NewAccount,
): Promise<PlayerId> {
  const playerId = await services.database.transaction((tx) =>
    openAccount(services, tx, {
      brand,
      email: `${name}-${index}@foyer.test`,
      password: null,
      firstName: 'Pia',
      lastName: `Player ${index}`,
      birthDate: '1990-01-01',
      language: 'en',
      country: 'FI',
      currency: 'EUR',
    }),
  );
  const opening = { key: `opening-${index}`, playerId, gameSession: '', amount: '200.00', clockOffsetMs: 0 };
  const subject = await PERFORM.deposit(services, { ...opening, kind: 'deposit', subject: '' });
  await PERFORM.depositPaid(services, { ...opening, kind: 'depositPaid', subject });
  return playerId;
}

/** Opens a game in a session in which no reality check is due. */
export async function openGame(
  { wallet }: Pick<Services, 'wallet'>,
  tx: Transaction,
  session: { readonly playerId: PlayerId; readonly brand: BrandId; readonly sessionId: SessionId },
): Promise<void> {
  await wallet.setCheckDue(tx, { playerId: session.playerId, dueAt: null });
  await wallet.openGameSession(tx, {
    ...session,
    currency: 'EUR',
    studio: STUDIO,
    game: 'fox-and-ember',
    category: 'slots',
    shortestCycleMs: null,
    largestWin: { stakes: 100_000, amount: null },
    locale: 'en',
  });
}

export async function readPlayers({ query }: Database): Promise<readonly FaultPlayer[]> {
  const { rows } = await sql<FaultPlayer>`
    select s.player_id as "playerId", s.id as "gameSession"
    from wallet.game_session s join identity.player p on p.id = s.player_id order by p.email`.execute(query);
  return rows;
}
