import { sql } from 'kysely';
import { brandId, type PlayerId, type SessionId } from '@foyer/domain/ids.ts';
import { chooseJackpot } from '../../../flows/chooseJackpot.ts';
import { drawJackpots } from '../../../flows/drawJackpots.ts';
import { drawRaffles } from '../../../flows/drawRaffles.ts';
import { openAccount } from '../../../flows/registration/createAccount.ts';
import { systemClock } from '../../../infra/clock.ts';
import type { Database } from '../../../infra/database/database.ts';
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
  const { database, wallet, sites } = services;
  const brand = brandId(BRAND);
  const site = sites.byBrand(BRAND)?.inCountry('FI');
  if (!site) throw new Error(`${BRAND} has no site in Finland`);
  const playerId = await database.transaction((tx) =>
    openAccount(services, tx, {
      brand,
      email: `player-${index}@foyer.test`,
      password: null,
      firstName: 'Pia',
      lastName: `Player ${index}`,
      birthDate: '1990-01-01',
      language: 'en',
      country: 'FI',
      currency: 'EUR',
    }),
  );
  const command = { playerId, gameSession: '', amount: '200.00', subject: '', clockOffsetMs: 0 };
  const opening = { ...command, key: `opening-${index}` };
  const payment = await PERFORM.deposit(services, { ...opening, kind: 'deposit' });
  await PERFORM.depositPaid(services, { ...opening, kind: 'depositPaid', subject: payment });
  await chooseJackpot(services, { site, playerId, isIn: true, contribution: 0.5, cause: 'test' });
  await database.transaction(async (tx) => {
    await wallet.setCheckDue(tx, { playerId, dueAt: null });
    await wallet.openGameSession(tx, {
      playerId,
      brand,
      sessionId: `session-${index}` as SessionId,
      currency: 'EUR',
      studio: STUDIO,
      game: 'fox-and-ember',
      category: 'slots',
      shortestCycleMs: null,
      largestWin: { stakes: 100_000, amount: null },
      locale: 'en',
    });
  });
}

export async function readPlayers({ query }: Database): Promise<readonly FaultPlayer[]> {
  const { rows } = await sql<FaultPlayer>`
    select s.player_id as "playerId", s.id as "gameSession"
    from wallet.game_session s join identity.player p on p.id = s.player_id order by p.email`.execute(query);
  return rows;
}
