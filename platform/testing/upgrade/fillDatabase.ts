import { randomUUID } from 'node:crypto';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import { bet, win } from '../../modules/wallet/index.ts';
import { inProcessBus } from '../../infra/bus.ts';
import { systemClock } from '../../infra/clock.ts';
import { readConfig } from '../../infra/config.ts';
import { openDatabase } from '../../infra/database/database.ts';
import { migrate } from '../../infra/database/migrate.ts';
import { createLog } from '../../infra/log.ts';
import { seed } from '../../server/demo/seed.ts';
import { MIGRATIONS } from '../../server/modules.ts';
import { createServices } from '../../server/services.ts';
import { testSites } from '../../sites/testSites.ts';

/**
 * Fills the empty database of `FOYER_DATABASE_URL` with the demo players, a round that is still open and a held win:
 * the data that `upgrade.int.test.ts` takes through an upgrade. See CONTRIBUTING.md.
 */
const url = process.env.FOYER_DATABASE_URL;
if (!url) throw new Error('FOYER_DATABASE_URL is not set: name an empty database');
const database = openDatabase(url);
await migrate(database, MIGRATIONS);

const log = createLog({ level: 'silent' });
const [config, clock, sites, bus] = [readConfig({}), systemClock, await testSites(), inProcessBus(() => {})];
const foundations = { config, database, clock, sites, bus, log };
const services = createServices({ ...foundations, renderForm: () => '', wakeRelay() {} });
await seed({ ...foundations, services });

const { rows } = await database.pool.query<{ player: PlayerId }>(
  `select id as player from identity.player where email_key = 'anna@foyer.test'`,
);
const player = rows[0]?.player;
if (!player) throw new Error('the demo player is missing');
const { token } = await database.transaction((tx) =>
  services.wallet.openGameSession(tx, {
    playerId: player,
    sessionId: randomUUID() as SessionId,
    brand: 'northlight' as BrandId,
    currency: 'EUR',
    studio: 'sandbox',
    game: 'fox-and-ember',
    category: 'slots',
    shortestCycleMs: null,
    largestWin: { stakes: 100, amount: null },
    locale: 'en',
  }),
);
const { gameSessionId: gameSession } = await services.wallet.redeemToken({ studio: 'sandbox', token });
const play = (round: string, minor: bigint) => ({
  studio: 'sandbox',
  gameSession,
  round,
  transactionId: randomUUID(),
  amount: money(minor, 'EUR'),
});
await services.wallet.submit(bet(play('an open round', 2_00n)));
await services.wallet.submit(bet(play('a round with a held win', 1_00n)));
await services.wallet.submit(win(play('a round with a held win', 5_000_00n)));
await services.wallet.settled();
await database.close();
