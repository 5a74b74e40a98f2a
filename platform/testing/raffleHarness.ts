import { importJWK, SignJWT, type JWK } from 'jose';
import { sql } from 'kysely';
import * as v from 'valibot';
import { JACKPOT_PATHS } from '@foyer/contract/jackpot/paths.ts';
import { brandIdOf } from '@foyer/contract/jackpot/socket.ts';
import { RaffleInstanceSchema, type DropType, type RaffleInstance } from '@foyer/contract/raffle/drops.ts';
import { RAFFLE_SOURCES } from '@foyer/contract/raffle/http.ts';
import { HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { drawRaffles } from '../flows/draws/drawRaffles.ts';
import type { Site } from '../sites/index.ts';
import { operate } from '../server/commands/operate.ts';
import {
  startJackpotHarness,
  type TestPlayer,
  type JackpotHarness,
  type JackpotConnection,
} from './jackpotHarness.ts';
import type { TestApi } from './testApi.ts';

/** A platform with raffles, some minutes after the hour, so that no drop ends by itself during a test. */
export interface RaffleHarness extends JackpotHarness {
  siteOf(brand: string): Site;
  /** The running drop of a type, with the player's tickets. */
  running(brand: string, type: DropType, guest?: TestPlayer): Promise<RaffleInstance>;
  /** Ends the running drop, closes its list and draws it. @returns its id */
  drawNow(brand: string, type: DropType): Promise<string>;
  /** A new access token for a player's session. The test's clock passes the lifetime of the token from the sign-in. */
  accessToken(guest: TestPlayer, brand: string): Promise<string>;
  /** A subscribed connection, as a browser tab opens it. */
  subscribed(guest: TestPlayer, brand: string): Promise<JackpotConnection>;
}

export const bearerOf = ({ token }: Pick<TestPlayer, 'token'>) => ({ authorization: `Bearer ${token}` });

export const ticketsRequest = ({ settings, brand }: Site, playerId: string) => ({
  type: 'PlayerRaffleTicketsRequest',
  data: { player_id: playerId, brand_id: brandIdOf(settings.operator, brand) },
});

export const subscription = (playerId: string, brand: string, source = 'thrillpots') => ({
  type: 'SubscribeRequest',
  data: { events: [{ source, type: '*' }], context: { player_id: playerId, brand } },
});

/** @param started a node that runs already, which the caller stops */
export async function startRaffleHarness(started?: TestApi): Promise<RaffleHarness> {
  const harness = await startJackpotHarness(started);
  const { services, clock } = harness;
  const sinceTheHour = clock.now().getTime() % HOUR;
  clock.advance(HOUR - sinceTheHour + 5 * MINUTE);
  await drawRaffles(services);

  async function running(brand: string, type: DropType, guest?: TestPlayer): Promise<RaffleInstance> {
    const own = guest ? `?player_id=${guest.playerId}` : '';
    const path = JACKPOT_PATHS.instance(RAFFLE_SOURCES[type], brand) + own;
    return v.parse(RaffleInstanceSchema, (await harness.get(path, guest && bearerOf(guest))).json());
  }

  return {
    ...harness,
    siteOf: (brand) => harness.sites.byBrand(brand) ?? harness.sites.defaultSite,
    running,
    async drawNow(brand, type) {
      const { id } = await running(brand, type);
      await drawRaffles(services);
      await operate(harness, ['end-drop', brand, type, 'Ada', 'a demonstration']);
      // The list closes first; the seed is published some seconds later.
      for (let round = 0; round < 2; round++) {
        clock.advance(15 * SECOND);
        await drawRaffles(services);
      }
      return id;
    },
    async accessToken({ playerId, sessionId }, brand) {
      const { rows } = await sql<{
        jwk: JWK;
      }>`select private_jwk as jwk from identity.signing_key where brand = ${brand}`.execute(
        harness.database.query,
      );
      const [{ jwk } = {}] = rows;
      if (!jwk) throw new Error(`${brand} has no key to sign with`);
      const now = Math.floor(clock.now().getTime() / SECOND);
      return new SignJWT({ player_id: playerId, sid: sessionId })
        .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: jwk.kid ?? '' })
        .setIssuer(`http://${brand}.localhost:3000/realms/${brand}`)
        .setAudience('foyer-platform')
        .setSubject(playerId)
        .setIssuedAt(now)
        .setExpirationTime(now + (5 * MINUTE) / SECOND)
        .sign(await importJWK(jwk, 'ES256'));
    },
    async subscribed(guest, brand) {
      const line = await guest.connect();
      line.sendMessage(subscription(guest.playerId, brand));
      await line.next('JackpotUpdate');
      return line;
    },
  };
}
