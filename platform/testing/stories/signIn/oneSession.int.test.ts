import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { exchange, openBrowser, signIn, type Tokens } from '../../signIn/browser.ts';
import { ANNA, startIdentity, type IdentityServer } from '../../signIn/identityServer.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentity();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.pool.query(
    'delete from identity.session; delete from identity.oidc_payload; delete from outbox.event; delete from identity.attempt',
  );
});

const visitor = () => openBrowser(server.app, 'northlight');
const authenticate = (token: string) => server.signIn.authenticate(token, server.sites.defaultSite);
const sidOf = (tokens: Tokens) => String(decodeJwt(tokens.access_token).sid);

interface Row {
  readonly id: string;
  readonly end_reason: string | null;
  readonly started_at: Date;
  readonly ended_at: Date | null;
  readonly expires_at: Date;
}

async function sessions(): Promise<readonly Row[]> {
  const { rows } = await server.database.pool.query<Row>(
    'select id, end_reason, started_at, ended_at, expires_at from identity.session order by started_at',
  );
  return rows;
}

describe('one active session per player', () => {
  test('LOGOUT-07 a new sign-in ends the older session, with an event, its tokens and its refresh tokens', async () => {
    const [first, second] = [visitor(), visitor()];
    const { tokens: older } = await signIn(first);
    await authenticate(older.access_token);
    const { tokens: newer } = await signIn(second);

    expect((await authenticate(newer.access_token)).playerId).toBe(server.annaId);
    await expect(authenticate(older.access_token)).rejects.toThrow('ended');
    const renewed = await exchange(first, {
      grant_type: 'refresh_token',
      refresh_token: older.refresh_token,
    });
    expect(renewed.json()).toMatchObject({ error: 'invalid_grant' });
    const { rows } = await server.database.pool.query<{ payload: object }>(
      `select payload from outbox.event where topic = 'identity.sessionEnded'`,
    );
    expect(rows.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ sessionId: sidOf(older), reason: 'LOGGED_IN_FROM_ANOTHER_DEVICE' }),
    ]);
  });

  test('a second tab of the same browser shares the session', async () => {
    const browser = visitor();
    const { tokens } = await signIn(browser);
    const again = await exchange(browser, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    });
    expect(again.statusCode).toBe(200);
    expect(await sessions()).toHaveLength(1);
    expect((await authenticate(tokens.access_token)).sessionId).toBe(sidOf(tokens));
  });

  test('LOGOUT-07 twelve parallel sign-ins leave one session, and each end names its successor', async () => {
    await Promise.allSettled(Array.from({ length: 12 }, () => signIn(visitor())));
    const rows = await sessions();
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.filter(({ ended_at }) => ended_at === null)).toHaveLength(1);
    const { rows: events } = await server.database.pool.query('select 1 from outbox.event');
    expect(events).toHaveLength(rows.length - 1);
  });

  test('LOGOUT-07 a sign-in of another player, or at another brand, ends no session', async () => {
    const { tokens } = await signIn(visitor());
    const other = { ...ANNA, email: 'elsa@foyer.test' };
    await server.database.transaction((tx) => server.createPlayer(tx, other));
    await signIn(visitor(), other);
    const elsewhere = { ...(await annaAt('tivoli')), password: 'foyer-demo-1' };
    await signIn(openBrowser(server.app, 'tivoli'), elsewhere);
    expect((await authenticate(tokens.access_token)).playerId).toBe(server.annaId);
  });

  test('a session ends after the licence’s time without a refresh; each refresh restarts it', async () => {
    const browser = visitor();
    const { tokens } = await signIn(browser);
    const idleMs = server.sites.defaultSite.settings.rules.sessionIdleMinutes * MINUTE;
    const livesFor = async () => {
      const [only] = await sessions();
      return (only?.expires_at.getTime() ?? 0) - server.clock.now().getTime();
    };
    expect(Math.abs((await livesFor()) - idleMs)).toBeLessThan(5 * SECOND);
    server.clock.advance(5 * MINUTE);
    await exchange(browser, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    expect(Math.abs((await livesFor()) - idleMs)).toBeLessThan(5 * SECOND);
  });

  test('SESS-05 expired sessions end with the next sign-in of anybody, dated at their expiry, once', async () => {
    await signIn(visitor());
    await server.database.pool.query(`update identity.session set expires_at = now() - interval '1 minute'`);
    const other = { ...ANNA, email: 'carl@foyer.test' };
    await server.database.transaction((tx) => server.createPlayer(tx, other));
    await Promise.allSettled([signIn(visitor(), other), signIn(visitor(), other)]);
    const [ranOut] = await sessions();
    expect(ranOut).toMatchObject({ end_reason: 'SESSION_EXPIRED', ended_at: ranOut?.expires_at });
    const { rows } = await server.database.pool.query(
      `select 1 from outbox.event where payload->>'reason' = 'SESSION_EXPIRED'`,
    );
    expect(rows).toHaveLength(1);
  });

  test('SESS-05 an expired session ended at its expiry, and not by the following sign-in', async () => {
    await signIn(visitor());
    server.clock.advance(13 * HOUR);
    await signIn(visitor());
    const [older, newer] = await sessions();
    expect(older).toMatchObject({ end_reason: 'SESSION_EXPIRED', ended_at: older?.expires_at });
    expect(newer).toMatchObject({ end_reason: null });
  });
});

async function annaAt(brand: 'tivoli'): Promise<{ email: string }> {
  const site = server.sites.byBrand(brand);
  if (!site) throw new Error(`there is no ${brand}`);
  await server.database.transaction((tx) =>
    server.createPlayer(tx, { ...ANNA, brand: site.brand, country: site.market.country }),
  );
  return { email: ANNA.email };
}
