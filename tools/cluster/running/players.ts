import { randomUUID } from 'node:crypto';
import { sessionId, type BrandId, type PlayerId, type SessionId } from '@foyer/domain/ids.ts';
import { HOUR } from '@foyer/domain/duration.ts';
import { systemClock } from '@foyer/platform/infra/clock.ts';
import type { Database } from '@foyer/platform/infra/database/database.ts';
import { PLATFORM_AUDIENCE } from '@foyer/platform/modules/signIn/realm/tokens.ts';
import { signToken } from '@foyer/platform/modules/signIn/access/signToken.ts';
import { signingKeys } from '@foyer/platform/modules/signIn/access/signingKeys.ts';
import { UNKNOWN_ORIGIN } from '@foyer/platform/modules/signIn/history/origin.ts';
import type { Services } from '@foyer/platform/server/services.ts';
import { openFundedAccount, openGame } from '@foyer/platform/testing/stories/faults/players.ts';
import { faultServices } from '@foyer/platform/testing/stories/faults/services.ts';
import type { Site } from '@foyer/platform/sites/index.ts';

/** A player of the default brand who is signed in and has 200.00 EUR and an open game. */
export interface ClusterPlayer {
  readonly index: number;
  readonly brand: BrandId;
  /** The host of the brand's pages. */
  readonly host: string;
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
  readonly gameSession: string;
  readonly token: string;
  /** The IP address from which the player seems to come. */
  readonly address: string;
}

const AT_ONCE = 8;

/** Creates the players in a migrated database on which no node runs yet. */
export async function createPlayers(database: Database, count: number): Promise<readonly ClusterPlayer[]> {
  const services = await faultServices(database, systemClock);
  const site = services.sites.defaultSite.inCountry('FI');
  if (!site) throw new Error('the default brand has no site in Finland');
  await database.transaction((tx) => services.catalogue.seed(tx));
  const players: ClusterPlayer[] = [];
  let next = 0;
  const create = async (): Promise<void> => {
    while (next < count) players.push(await createPlayer(services, site, next++));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, create));
  await services.wallet.settled();
  return players.toSorted((a, b) => a.index - b.index);
}

async function createPlayer(services: Services, site: Site, index: number): Promise<ClusterPlayer> {
  const { database, clock } = services;
  const { brand } = site;
  const playerId = await openFundedAccount(services, { brand, name: 'cluster', index });
  const session = sessionId(randomUUID());
  const expiresAt = new Date(clock.now().getTime() + HOUR);
  await database.transaction(async (tx) => {
    await services.signIn.openSession(tx, {
      id: session,
      playerId,
      brand,
      origin: UNKNOWN_ORIGIN,
      expiresAt,
    });
    await openGame(services, tx, { playerId, brand, sessionId: session });
  });
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from wallet.game_session where session_id = $1',
    [session],
  );
  return {
    index,
    brand,
    host: hostOf(site),
    playerId,
    sessionId: session,
    gameSession: rows[0]?.id ?? '',
    token: await tokenOf(database, site, playerId, session),
    address: `198.51.${100 + Math.floor(index / 250)}.${1 + (index % 250)}`,
  };
}

const hostOf = ({ brand }: Site): string => `${brand}.localhost`;

function tokenOf(database: Database, site: Site, playerId: PlayerId, sid: SessionId): Promise<string> {
  const issuedMs = systemClock.now().getTime();
  return signToken(
    ({ brand }) => signingKeys(database, brand, systemClock),
    { site, origin: `http://${hostOf(site)}` },
    {
      type: 'at+jwt',
      audience: PLATFORM_AUDIENCE,
      playerId,
      issuedMs,
      // As long as the session, because nobody signs in during a run.
      expiresMs: issuedMs + HOUR,
      claims: { player_id: playerId, sid, passwordless: true, flow: 'test' },
    },
  );
}
