import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as openid from 'openid-client';
import { WebSocket } from 'ws';
import { createClient } from '../createClient.ts';
import { LobbyPage, Wallet } from '../generated/documents.ts';

// Signs a player in, prints the lobby and the balance, and then each change of the balance until Ctrl+C:
//   FOYER_ORIGIN=http://localhost:3000 FOYER_BRAND=<brand> node --import tsx client/sample/balance.ts
const { FOYER_ORIGIN: origin = 'http://localhost:3000', FOYER_BRAND: brand } = process.env;
if (brand === undefined) throw new Error('set FOYER_BRAND to a brand that lists the client `sample`');
/** One of `clients` in the brand's `brand.json`. */
const CLIENT_ID = 'sample';
const SIGNED_IN = '/signed-in';
const REFRESH_BEFORE_SECONDS = 30;

const provider = await openid.discovery(
  new URL(`/realms/${brand}`, origin),
  CLIENT_ID,
  { id_token_signed_response_alg: 'ES256' },
  openid.None(),
  { execute: origin.startsWith('http:') ? [openid.allowInsecureRequests] : [] },
);
let tokens = signIn();
await tokens;
const client = createClient({
  origin,
  brand,
  webSocketImpl: WebSocket,
  accessToken: async () => {
    tokens = refreshIfNeeded(tokens);
    return (await tokens).access_token;
  },
  onReconnected: () => console.log('connected again'),
});
const { lobby, viewer } = await client.request(LobbyPage, {});
for (const { name, games } of lobby.lists) console.log(`${name}: ${games.totalCount} games`);
console.log('balance:', viewer?.wallet.balance, viewer?.wallet.currency);
for await (const { balanceUpdated } of client.subscribe(Wallet, {}))
  console.log('balance is now:', balanceUpdated.balance, balanceUpdated.currency);

/** The authorization code flow with PKCE (RFC 8252): the player signs in with a browser, which returns here. */
async function signIn() {
  const callback = createServer().listen(0, '127.0.0.1');
  await once(callback, 'listening');
  const home = `http://127.0.0.1:${(callback.address() as AddressInfo).port}`;
  const [pkceCodeVerifier, expectedState] = [openid.randomPKCECodeVerifier(), openid.randomState()];
  const url = openid.buildAuthorizationUrl(provider, {
    redirect_uri: home + SIGNED_IN,
    scope: 'openid',
    code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: expectedState,
  });
  console.log('open in a browser:', url.href);
  const [request, response] = await once(callback, 'request');
  response.end('You are signed in, and may close this page.');
  callback.close();
  return openid.authorizationCodeGrant(provider, new URL(request.url, home), {
    pkceCodeVerifier,
    expectedState,
  });
}

/** A refresh token works once, so calls at the same time wait for the same refresh. */
async function refreshIfNeeded(current: typeof tokens): typeof tokens {
  const given = await current;
  const { refresh_token: refreshToken } = given;
  if (refreshToken === undefined || (given.expiresIn() ?? 0) > REFRESH_BEFORE_SECONDS) return given;
  return openid.refreshTokenGrant(provider, refreshToken);
}
