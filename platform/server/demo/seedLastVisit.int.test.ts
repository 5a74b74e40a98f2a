import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playerId } from '@foyer/domain/ids.ts';
import { readConfig } from '../../infra/config.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { readDemoPlayers, type DemoPlayer } from './demoPlayers.ts';
import { seed } from './seed.ts';

let api: TestApi;
let players: readonly DemoPlayer[];
beforeAll(async () => {
  api = await testApi();
  ({ players } = await readDemoPlayers(readConfig({}).sitesFolder));
});
afterAll(() => api.stop());

const hasLastVisit = ({ lastVisit }: DemoPlayer): boolean => lastVisit !== undefined;

async function sessionsOf({ email }: DemoPlayer) {
  const { rows } = await api.database.pool.query('select id from identity.player where email = $1', [email]);
  const result = { playerId: playerId(rows[0].id), first: 10, after: null };
  return (await api.services.signIn.sessionHistory(api.database.query, result)).sessions;
}

/** Release dates of the games shown as new at the player's first sign-in. */
async function newSince({ brand, country }: DemoPlayer, previousSignInAt: Date | null) {
  const site = api.sites.byBrand(brand)?.inCountry(country) ?? expect.fail(brand);
  const rows = await api.services.catalogue.personalLists(site, 'en', {
    rounds: [],
    previousSignInAt,
  });
  const row = rows.find(({ slug }) => slug === 'since-last-visit');
  return row?.edges.map(({ node }) => api.sites.games.find(({ slug }) => slug === node.slug)?.released ?? '');
}

describe('a demo player', () => {
  it('PROF-10 has one earlier session, which has ended and was on another device', async () => {
    const player = players.find(hasLastVisit) ?? expect.fail('nobody has been here');
    expect(await sessionsOf(player)).toMatchObject([
      {
        endReason: 'SESSION_EXPIRED',
        origin: { device: player.lastVisit, country: player.country },
      },
    ]);
    const token = await api.token(player.brand, player.email);
    const site = api.sites.byBrand(player.brand) ?? expect.fail(player.brand);
    const { sessionId } = await api.services.signIn.authenticate(token, site);
    const [now, before] = await sessionsOf(player);
    expect([now?.endedAt, before?.endedAt]).toEqual([null, expect.any(Date)]);
    const { lastSignInAt } = await api.services.signIn.sessionTimes(api.database.query, sessionId);
    expect(lastSignInAt).toEqual(before?.startedAt);
  });

  it('GAME-02 who has visited before finds the games released since, at every brand', async () => {
    const back = players.filter(hasLastVisit);
    expect(back.length).toBeGreaterThan(4);
    for (const player of back) {
      const lastVisit = (await sessionsOf(player)).at(-1)?.startedAt ?? expect.fail(player.email);
      const since = await newSince(player, lastVisit);
      expect(since?.length, player.email).toBeGreaterThan(1);
      for (const released of since ?? []) expect(new Date(released) > lastVisit, player.email).toBe(true);
    }
  });

  it('GAME-02 who visits for the first time has no new games', async () => {
    const player = players.find((one) => !hasLastVisit(one)) ?? expect.fail('everybody has been here');
    expect(await sessionsOf(player)).toEqual([]);
    expect(await newSince(player, null)).toBeUndefined();
  });

  it('REG-03 who has changed their email address is not created a second time', async () => {
    const { brand, email } = players.find(({ played }) => played.length > 0) ?? expect.fail('nobody played');
    const id = api.player(await api.token(brand, email));
    await api.database.pool.query(
      `with moved as (update identity.player set email = 'away@foyer.test' where id = $1)
       insert into identity.email_change (player_id, session_id, previous_email, email, changed_at)
       select player_id, id, $2, 'away@foyer.test', now() from identity.session
       where player_id = $1 and ended_at is null`,
      [id, email.toUpperCase()],
    );
    await seed({ ...api, config: readConfig({}) });
    const { rows } = await api.database.pool.query(
      `select id from identity.player where email in ($1, 'away@foyer.test')`,
      [email],
    );
    expect(rows).toEqual([{ id }]);
  });

  it('who has changed their email address does not stop the next start', async () => {
    const { email, phone } = players.find((player) => player.phone) ?? expect.fail('nobody has a phone');
    await api.database.pool.query(`update identity.player set email = 'moved@foyer.test' where email = $1`, [
      email,
    ]);
    await seed({ ...api, config: readConfig({}) });
    const { rows } = await api.database.pool.query(
      `select email from identity.player left join identity.phone on player_id = id
       where number = $1 or email = $2`,
      [phone, email],
    );
    expect(rows).toEqual([{ email: 'moved@foyer.test' }]);
  });
});
