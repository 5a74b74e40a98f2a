import { decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GenerateZendeskToken, Logout } from '@foyer/contract/generated/operations.ts';
import { createLog } from '../../infra/log.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';

const NORTHLIGHT = { keyId: 'app_north', secret: 'a secret of northlight’s own' };
const TIVOLI = { keyId: 'app_tivoli', secret: 'a secret of tivoli’s own, too' };
const bytes = ({ secret }: { secret: string }) => new TextEncoder().encode(secret);

let api: TestApi;
const logged: string[] = [];
beforeAll(async () => {
  api = await testApi({
    chatKeys: { northlight: NORTHLIGHT, tivoli: TIVOLI },
    log: createLog({ level: 'trace', destination: { write: (line: string) => void logged.push(line) } }),
  });
});
afterAll(() => api.stop());

async function request(
  bearer: string | null,
  brand = 'northlight',
  operation: { documentId: string } = GenerateZendeskToken,
) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId: operation.documentId },
    headers: { host: `${brand}.localhost`, ...(bearer !== null && { authorization: `Bearer ${bearer}` }) },
  });
  return response.json();
}
const errorOf = ({ errors }: { errors?: { extensions: { type: string } }[] }) => errors?.[0]?.extensions.type;

describe('the chat’s token', () => {
  it('GQLO-28 CHAT-04 identifies the player for the chat provider, signed, for five minutes', async () => {
    const bearer = await api.token();
    const { data } = await request(bearer);
    const { token } = data.generateZendeskToken;
    const { payload, protectedHeader } = await jwtVerify(token, bytes(NORTHLIGHT), {
      currentDate: api.clock.now(),
    });
    expect(protectedHeader).toEqual({ alg: 'HS256', typ: 'JWT', kid: 'app_north' });
    expect(payload).toEqual({
      scope: 'user',
      external_id: api.player(bearer),
      name: 'Anna Aalto',
      email: 'anna@foyer.test',
      email_verified: expect.any(Boolean),
      iat: expect.any(Number),
      exp: Number(payload.iat) + 300,
    });
    const later = new Date(api.clock.now().getTime() + 301_000);
    await expect(jwtVerify(token, bytes(NORTHLIGHT), { currentDate: later })).rejects.toThrow(/exp/);
  });

  it('CHAT-04 is invalid when altered, or with another brand’s key', async () => {
    const { token } = (await request(await api.token())).data.generateZendeskToken;
    await expect(jwtVerify(token, bytes(TIVOLI))).rejects.toThrow(/signature/);
    const [header, , signature] = token.split('.');
    const claims = Buffer.from(JSON.stringify({ ...decodeJwt(token), external_id: 'another' }));
    const altered = `${header}.${claims.toString('base64url')}.${signature}`;
    await expect(jwtVerify(altered, bytes(NORTHLIGHT))).rejects.toThrow(/signature/);
    const finn = await api.token('tivoli', 'finn@foyer.test');
    const other = (await request(finn, 'tivoli')).data.generateZendeskToken.token;
    expect(decodeProtectedHeader(other).kid).toBe('app_tivoli');
    await expect(jwtVerify(other, bytes(NORTHLIGHT))).rejects.toThrow(/signature/);
  });

  it('CHAT-04 GAMI-17 is for signed-in players: not for visitors, ended sessions, forged or other brands’ tokens', async () => {
    const ended = await api.token();
    await request(ended, 'northlight', Logout);
    const alive = await api.token();
    const forged = `${alive.slice(0, -6)}AAAAAA`;
    const finn = await api.token('tivoli', 'finn@foyer.test');
    for (const bearer of [null, ended, forged, finn]) {
      const response = await request(bearer);
      expect(response.data?.generateZendeskToken ?? null).toBeNull();
      expect(errorOf(response)).toBe('AuthenticationFailure');
    }
  });

  it('CHAT-04 is refused where the brand has no key', async () => {
    const diego = await api.token('sol', 'diego@foyer.test');
    expect(errorOf(await request(diego, 'sol'))).toBe('ChatUnavailable');
  });

  it('CHAT-04 is available to players who may not play', async () => {
    const bearer = await api.token();
    const set = (value: string) =>
      api.database.pool.query(`update identity.player set timeout_ends_at = ${value} where id = $1`, [
        api.player(bearer),
      ]);
    await set("now() + interval '1 day'");
    expect((await request(bearer)).data.generateZendeskToken.token).toMatch(/^eyJ/);
    await set('null');
  });

  it('CHAT-04 neither a token nor its key is in the log', async () => {
    const { token } = (await request(await api.token())).data.generateZendeskToken;
    const lines = logged.join('');
    expect(lines).not.toBe('');
    for (const secret of [token, token.split('.')[2], NORTHLIGHT.secret, TIVOLI.secret])
      expect(lines).not.toContain(secret);
  });
});
