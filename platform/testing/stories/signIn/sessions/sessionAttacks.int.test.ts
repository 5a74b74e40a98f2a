import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GetPlayerInfo, Logout, UpdateMarketingPreferences } from '@foyer/contract/generated/operations.ts';
import { ACCESS_TOKEN_COOKIE } from '@foyer/contract/transport/headers.ts';
import { testApi, type TestApi } from '../../../testApi.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  token = await api.token();
});

const EVERYTHING = { email: true, sms: true, phone: true, webPush: true };
const acceptEverything = {
  documentId: UpdateMarketingPreferences.documentId,
  variables: { preferences: EVERYTHING },
};

const post = (payload: object | string, headers: Record<string, string>, brand = 'northlight') =>
  api.app.inject({
    method: 'POST',
    url: '/graphql',
    payload,
    headers: { host: `${brand}.localhost`, ...headers },
  });

async function player() {
  const answer = await post({ documentId: GetPlayerInfo.documentId }, { authorization: `Bearer ${token}` });
  return answer.json().data.viewer.player;
}

describe('another site’s page in the player’s browser', () => {
  const cookie = () => ({ cookie: `${ACCESS_TOKEN_COOKIE}=${token}`, origin: 'https://evil.example' });

  it.each([
    ['signs nobody out', { documentId: Logout.documentId }],
    ['accepts nothing in the player’s name', acceptEverything],
  ])('%s: its cookie gives no access', async (_what, payload) => {
    await post(payload, cookie());
    expect(await player()).toMatchObject({ isEmailMarketingAccepted: false });
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'its form is not read: %s',
    async (type) => {
      const answer = await post(JSON.stringify(acceptEverything), { ...cookie(), 'content-type': type });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(await player()).toMatchObject({ isEmailMarketingAccepted: false });
    },
  );

  it('a URL changes nothing, even with the token in it', async () => {
    const query = new URLSearchParams({
      documentId: acceptEverything.documentId,
      variables: JSON.stringify(acceptEverything.variables),
      access_token: token,
    });
    const answer = await api.app.inject({
      url: `/graphql?${query}`,
      headers: { host: 'northlight.localhost', authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(405);
    expect(await player()).toMatchObject({ isEmailMarketingAccepted: false });
  });
});

describe('a token', () => {
  it('of one brand changes nothing at another', async () => {
    const answer = await post(acceptEverything, { authorization: `Bearer ${token}` }, 'tivoli');
    expect(answer.json().errors[0].extensions).toMatchObject({ type: 'AuthenticationFailure' });
    expect(await player()).toMatchObject({ isEmailMarketingAccepted: false });
  });

  it('that is refused is not in the response, and the response is not cached', async () => {
    const forged = `${token.slice(0, -8)}AAAAAAAA`;
    const answer = await post(
      { documentId: GetPlayerInfo.documentId },
      { authorization: `Bearer ${forged}` },
    );
    expect(answer.statusCode).toBe(401);
    expect(answer.body).not.toContain(forged.slice(0, 40));
    expect(JSON.stringify(answer.headers)).not.toContain(forged.slice(0, 40));
    expect(answer.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });
});
