import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { testApi, type TestApi } from '../../../testing/testApi.ts';

let api: TestApi;
let token: string;
let player: PlayerId;
beforeAll(async () => {
  api = await testApi();
  token = await api.token('baltika', 'bo@foyer.test');
  player = api.player(token);
  // Moves the seeded demo payments out of the exported period.
  await sql`update cashier.payment set created_at = '2020-01-01' where player_id = ${player}`.execute(
    api.database.query,
  );
});
afterAll(() => api.stop());

async function read(file: string, { brand = 'baltika', as = token as string | null } = {}) {
  const { statusCode, headers, payload } = await api.app.inject({
    url: `/history/${file}`,
    headers: { host: `${brand}.localhost:3000`, ...(as && { cookie: `keycloakAccessToken=${as}` }) },
  });
  return { status: statusCode, headers, lines: payload.split('\r\n').slice(0, -1), text: payload };
}

let names = 0;
async function pay({ daysAgo = 1, status = 'Completed', type = 'Deposit', label = 'Bank •• 1' } = {}) {
  const id = `00000000-0000-4000-8000-${String(++names).padStart(12, '0')}`;
  const at = new Date(api.clock.now().getTime() - daysAgo * DAY);
  const { query } = api.database;
  await sql`insert into cashier.account (id, player_id, provider, method, provider_account, label, last_used_at)
    values (${id}, ${player}, 'trustly', 'trustly', ${id}, ${label}, ${at})`.execute(query);
  await sql`insert into cashier.payment (id, player_id, brand, type, status, method, provider, provider_method, speed,
      takes_minutes, country, locale, account_id, amount, fee, currency, euro_cents, idempotency_key, payload_hash,
      created_at, processed_at)
    values (${id}, ${player}, 'baltika', ${type}, ${status}, 'trustly', 'trustly', 'bank', 'Instant', 0, 'EE', 'en', ${id},
      5000, 150, 'EUR', 5000, ${id}, 'x', ${at}, ${at})`.execute(query);
  return id;
}

describe('an exported history', () => {
  it('MONEY-02 FLAG-08 has the player’s own last 12 months, named by brand and day, with decimal amounts', async () => {
    const [recent, old] = [await pay({ daysAgo: 3 }), await pay({ daysAgo: 360 })];
    await pay({ daysAgo: 370 });
    await pay({ type: 'Withdrawal' });
    const { status, headers, lines } = await read('deposits.csv');
    expect(status).toBe(200);
    const day = api.clock.now().toISOString().slice(0, 10);
    expect(headers['content-disposition']).toBe(`attachment; filename="baltika-deposits-${day}.csv"`);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(lines[0]).toBe('id,type,status,createdAt,processedAt,provider,account,amount,fee,currency');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([recent, old]);
    expect(lines[1]).toContain(',trustly,Bank •• 1,50.00,1.50,EUR');
  });

  it('MONEY-02 has no cell that is a formula, whatever a bank’s account label is', async () => {
    await pay({ daysAgo: 2, label: '=HYPERLINK("http://x","y")' });
    const { text } = await read('deposits.csv');
    expect(text).toContain(`,"'=HYPERLINK(""http://x"",""y"")",`);
  });

  it('CASH-20 CASH-19 uses the filter and the order of the page', async () => {
    const cancelled = await pay({ daysAgo: 1, status: 'Cancelled' });
    const only = await read('deposits.csv?status=Cancelled&sort=processedAt');
    expect(only.lines.slice(1).map((line) => line.split(',')[0])).toEqual([cancelled]);
    const from = new Date(api.clock.now().getTime() - 300 * DAY).toISOString();
    const { lines } = await read(`deposits.csv?from=${from}`);
    expect(lines).toHaveLength(4);
  });

  it('MONEY-02 is complete without duplicates, whatever its length', async () => {
    for (let count = 0; count < 405; count++) await pay({ type: 'Withdrawal', daysAgo: 5 });
    const { lines } = await read('withdrawals.csv');
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines).toHaveLength(1 + 406);
  });

  it('MONEY-02 of games has stakes, wins and losses', async () => {
    const { status, lines } = await read('games.csv');
    expect([status, lines[0]]).toEqual([
      200,
      'id,game,openedAt,staked,won,net,currency,beingChecked,takenBack',
    ]);
  });

  it.each([
    ['deposits.csv?from=yesterday', 400],
    ['deposits.csv?status=completed', 400],
    ['deposits.csv?sort=amount', 400],
    ['deposits.csv?from=2027-01-01T00:00:00Z&from=2027-01-02T00:00:00Z', 400],
    ['deposits.csv?player=1', 400],
    ['constructor.csv', 404],
    ['deposits', 404],
    ['deposits.csv/..%2f', 404],
  ])('MONEY-02 %s gets status %i', async (file, status) => {
    expect((await read(file)).status).toBe(status);
  });

  it('MONEY-02 needs a session of the brand', async () => {
    expect((await read('deposits.csv', { as: null })).status).toBe(401);
    expect((await read('deposits.csv', { as: 'forged' })).status).toBe(401);
    expect((await read('deposits.csv', { brand: 'northlight' })).status).toBe(401);
  });

  it('FLAG-08 does not exist where the site has no such page', async () => {
    const as = await api.token('tivoli', 'finn@foyer.test');
    expect((await read('deposits.csv', { brand: 'tivoli', as })).status).toBe(404);
    expect((await read('games.csv', { brand: 'tivoli', as })).status).toBe(200);
  });
});
