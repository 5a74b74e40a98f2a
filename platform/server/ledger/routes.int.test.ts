import { CHECKPOINTS_PATH, LEDGER_KEYS_PATH, PROOF_PATH } from '@foyer/contract/wallet/seals/paths.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseProof, verifyProof } from '@foyer/contract/wallet/seals/balanceProof.ts';
import { findListError, joinList, splitList } from '@foyer/contract/wallet/seals/checkpoint.ts';
import { parseKey } from '@foyer/contract/wallet/seals/signedNote.ts';
import { DAY } from '@foyer/domain/duration.ts';
import { readConfig } from '../../infra/config.ts';
import { seals } from '../../modules/wallet/index.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  // Seals the days up to three days ahead; sessions keep their time. The first sealed day includes the demo players'
  // payments and bets of earlier weeks.
  const later = { now: () => new Date(api.clock.now().getTime() + 3 * DAY) };
  const { ledgerKey, ledgerPublicKeys } = readConfig({});
  const keys = seals.ledgerKeysOf(ledgerKey, ledgerPublicKeys);
  const ahead = seals.createSeals({ database: api.database, clock: later, keys });
  expect(await ahead.sealDays()).toBeGreaterThan(1);
});
afterAll(() => api.stop());

const get = (url: string, { brand = 'northlight', token = null as string | null } = {}) =>
  api.app.inject({
    url,
    headers: { host: `${brand}.localhost:3000`, ...(token && { cookie: `keycloakAccessToken=${token}` }) },
  });
const publicKeys = async () => {
  const { payload } = await get(LEDGER_KEYS_PATH);
  return Promise.all(payload.trim().split('\n').map(parseKey));
};

describe('the published ledger', () => {
  it('MONEY-11 is one list of signed checkpoints at every brand, which anybody may copy', async () => {
    const list = await get(CHECKPOINTS_PATH);
    expect(list.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=60',
    });
    expect(await findListError(list.payload, await publicKeys())).toBe(null);
    expect((await get(CHECKPOINTS_PATH, { brand: 'baltika' })).payload).toBe(list.payload);
    const [first = '', ...later] = splitList(list.payload);
    const day = /^day (\S+)$/m.exec(first)?.[1];
    expect((await get(`${CHECKPOINTS_PATH}?after=${day}`)).payload).toBe(joinList(later));
  });

  it('MONEY-12 a player downloads the proof of their own balance, which verifies with the public keys', async () => {
    const token = await api.token();
    const { statusCode, headers, payload } = await get(PROOF_PATH, { token });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="balance-proof-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(await verifyProof(payload, await publicKeys())).toMatchObject({ isRight: true });
    const { player, real } = parseProof(payload);
    expect(player).toBe(api.player(token));
    const { balance } = await api.services.wallet.state(api.database.query, api.player(token));
    expect(BigInt(real)).toBe(balance.minor);
    const stranger = await get(PROOF_PATH, {
      token: await api.token('baltika', 'bo@foyer.test'),
      brand: 'baltika',
    });
    expect(parseProof(stranger.payload).player).not.toBe(player);
  });

  it('MONEY-12 refuses a visitor, an unsealed day and a parameter that is no day', async () => {
    const token = await api.token();
    const refusal = async (query: string, of: { readonly token?: string } = {}) => {
      const { statusCode, headers } = await get(PROOF_PATH + query, of);
      return [statusCode, headers['cache-control']];
    };
    expect(await refusal('')).toEqual([401, 'no-store']);
    expect(await refusal('?day=2020-01-01', { token })).toEqual([404, 'no-store']);
    for (const day of [
      'yesterday',
      '2026-13-01',
      '2026-11-1',
      '2026-02-31',
      '0000-01-01',
      "'",
      '2026-11-01&day=2026-11-02',
    ])
      expect(await refusal(`?day=${day}`, { token })).toEqual([400, 'no-store']);
    for (const day of ['x', '2026-02-31', '0000-01-01']) {
      const { statusCode, headers } = await get(`${CHECKPOINTS_PATH}?after=${day}`);
      expect([statusCode, headers['cache-control']]).toEqual([400, 'no-store']);
    }
  });
});
