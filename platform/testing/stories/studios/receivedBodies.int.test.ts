import { createHmac, generateKeyPairSync, sign as signRsa } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { A8R_SIGNATURE, a8rPath } from '@foyer/contract/studios/a8r.ts';
import { STUDIO_PATHS } from '@foyer/contract/studios/http.ts';
import { HUB88_SIGNATURE, hub88Path } from '@foyer/contract/studios/hub88.ts';
import type { BrandId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import { openLedger, type Ledger, type TestPlayer } from '../../../modules/wallet/testing/ledger.ts';
import { liveStudioKeys } from '../../../infra/config/studioKeys.ts';
import { createLog } from '../../../infra/log.ts';
import { registerA8r, registerHub88, registerStudioWallet } from '../../../providers/studios/index.ts';
import { sign } from '../../../providers/studios/signature.ts';
import { createApp } from '../../../server/http/app.ts';
import type { StudioServer } from '../../../sites/index.ts';

const SECRET = 'a secret of thirty-two characters';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const RSA = Buffer.from(
  privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() +
    publicKey.export({ type: 'spki', format: 'pem' }).toString(),
).toString('base64');

/** The same company with each protocol, each in an app of its own. */
const PROTOCOLS = ['own', 'hub88', 'a8r'] as const;
type Protocol = (typeof PROTOCOLS)[number];

let ledger: Ledger;
const apps = new Map<Protocol, FastifyInstance>();
beforeAll(async () => {
  ledger = await openLedger();
  const { wallet, database, clock } = ledger;
  const players = { get: async () => ({ country: 'FI', brand: 'northlight' as BrandId }) };
  const register = { own: registerStudioWallet, hub88: registerHub88, a8r: registerA8r };
  for (const protocol of PROTOCOLS) {
    const app = await createApp(
      { trustedProxies: null, isProduction: false },
      createLog({ level: 'silent' }),
    );
    const studioKeys = liveStudioKeys({ sandbox: [protocol === 'hub88' ? RSA : SECRET] });
    const server: StudioServer = {
      studio: 'sandbox',
      ...(protocol !== 'own' && { dialect: protocol }),
      origin: 'https://games.example',
      launch: '/',
      currencies: ['EUR'],
    };
    register[protocol](app, {
      services: { wallet, studioKeys, players },
      sites: { studioServers: [server] },
      database,
      clock,
      config: { sportsbook: null },
      metrics: new Registry(),
    });
    apps.set(protocol, app);
  }
});
afterEach(() => ledger.check());
afterAll(async () => {
  for (const app of apps.values()) await app.close();
  await ledger.drop();
});

let player: TestPlayer;
let game: string;
beforeEach(async () => {
  player = await ledger.addPlayer();
  const of = { studio: 'sandbox', gameSession: player.gameSession };
  game = (await ledger.wallet.gameSession(of))?.game ?? '';
});

/** A bet of 1.00 EUR. */
const bets = {
  own: () => ({
    transactionId: 'own-bet',
    sessionId: player.gameSession,
    roundId: 'own-round',
    amount: '1.00',
    currency: 'EUR',
  }),
  hub88: () => ({
    user: player.playerId,
    token: player.gameSession,
    request_uuid: 'request',
    game_code: game,
    transaction_uuid: 'hub88-bet',
    round: 'hub88-round',
    currency: 'EUR',
    amount: 100_000,
  }),
  a8r: () => ({
    player_id: player.playerId,
    currency: 'EUR',
    session_payload: player.gameSession,
    game_id: game,
    round_id: 'a8r-round',
    transactions: [{ id: 'a8r-bet', type: 'bet', amount: '1.00' }],
  }),
};

const calls: Readonly<
  Record<Protocol, (payload: Buffer) => { url: string; headers: Record<string, string> }>
> = {
  own(payload) {
    const at = String(ledger.clock.now().getTime());
    const signature = sign(SECRET, at, STUDIO_PATHS.bet, payload).toString('hex');
    const headers = { 'x-studio': 'sandbox', 'x-timestamp': at, 'x-signature': signature };
    return { url: STUDIO_PATHS.bet, headers };
  },
  hub88: (payload) => ({
    url: hub88Path('sandbox', 'bet'),
    headers: { [HUB88_SIGNATURE]: signRsa('RSA-SHA256', payload, privateKey).toString('base64') },
  }),
  a8r: (payload) => ({
    url: a8rPath('sandbox', 'betWin'),
    headers: { [A8R_SIGNATURE]: createHmac('sha256', SECRET).update(payload).digest('hex') },
  }),
};

async function post(protocol: Protocol, body: string) {
  const payload = Buffer.from(body);
  const response = await apps.get(protocol)?.inject({ method: 'POST', ...calls[protocol](payload), payload });
  return { status: response?.statusCode, body: response?.json() };
}
const balance = async () => (await ledger.wallet.state(ledger.database.query, player.playerId)).balance;

/** How each protocol refuses a call that it cannot read. */
const refusalOf = (reason: string, field: string) => ({
  own: { status: 400, body: { error: { type: 'BadRequest', reasons: [reason], keys: { field } } } },
  hub88: { status: 200, body: { status: 'RS_ERROR_WRONG_SYNTAX' } },
  a8r: {
    status: 400,
    body: { code: 'invalid_argument', meta: { api_code: '400', api_message: `BadRequest ${reason}` } },
  },
});

it.each(PROTOCOLS)(
  '%s: a signed bet with an amount twice is refused in the form of the protocol, and none is taken',
  async (protocol) => {
    const bet = JSON.stringify(bets[protocol]());
    for (const other of ['"amount":"0.01",', '"\\u0061mount":1,'])
      expect(await post(protocol, bet.replace('"amount"', `${other}"amount"`))).toMatchObject(
        refusalOf('repeatedKey', 'amount')[protocol],
      );
    expect(await balance()).toEqual(money(100_00n, 'EUR'));
    expect(await post(protocol, bet)).toMatchObject({ status: 200 });
    expect(await balance()).toEqual(money(99_00n, 'EUR'));
  },
);

it.each(['hub88', 'a8r'] as const)(
  '%s: a call above the largest size is refused in the form of the protocol',
  async (protocol) => {
    const meta = { notes: 'x'.repeat(64 * 1024) };
    const large = await post(protocol, JSON.stringify({ ...bets[protocol](), meta }));
    expect(large).toMatchObject(refusalOf('bodyTooLarge', 'body')[protocol]);
    expect(await balance()).toEqual(money(100_00n, 'EUR'));
  },
);

it('own: a call above the largest size is refused with the status that the API document names', async () => {
  const large = await post('own', JSON.stringify({ ...bets.own(), notes: 'x'.repeat(8 * 1024) }));
  expect(large).toMatchObject({ status: 413, body: { error: { type: 'BadRequest' } } });
});
