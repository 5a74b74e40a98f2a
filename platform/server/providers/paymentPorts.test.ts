import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import finshark from '@foyer/contract/cashier/fixtures/finshark.json' with { type: 'json' };
import gateway from '@foyer/contract/cashier/fixtures/gateway.json' with { type: 'json' };
import krofort from '@foyer/contract/cashier/fixtures/krofort.json' with { type: 'json' };
import meanings from '@foyer/contract/cashier/fixtures/meanings.json' with { type: 'json' };
import piq from '@foyer/contract/cashier/fixtures/piq.json' with { type: 'json' };
import plastra from '@foyer/contract/cashier/fixtures/plastra.json' with { type: 'json' };
import trustly from '@foyer/contract/cashier/fixtures/trustly.json' with { type: 'json' };
import zimpler from '@foyer/contract/cashier/fixtures/zimpler.json' with { type: 'json' };
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { playerId } from '@foyer/domain/ids.ts';
import { isLocale, type Locale } from '@foyer/domain/locale.ts';
import { fromJson } from '@foyer/domain/money.ts';
import type { SharedSecrets } from '../../infra/config/sharedSecrets.ts';
import type { PaymentPort } from '../../modules/cashier/index.ts';
import { ConfigError } from '../../infra/config.ts';
import { paymentPorts } from './paymentPorts.ts';

const PROVIDERS = { trustly, zimpler, piq, finshark, krofort, plastra, gateway };
type Provider = keyof typeof PROVIDERS;
type Call = keyof (typeof trustly)['calls'];
type Event = keyof (typeof trustly)['notices'];
const names = Object.keys(PROVIDERS) as Provider[];
const { key, frameOrigin } = meanings;
const now = new Date(meanings.now);

const localeOf = (text: string): Locale => (isLocale(text) ? text : 'en');
const orderOf = <Order extends typeof meanings.payout | typeof meanings.deposit>(order: Order) => ({
  ...order,
  merchant: order.brand,
  playerId: playerId(order.playerId),
  amount: fromJson(order),
  locale: localeOf(order.locale),
});
const deposit = orderOf(meanings.deposit);
const payout = orderOf(meanings.payout);

const BRANDS = ['harbour', 'tivoli', 'northlight'];
const NEXT = 'the-key-that-replaces-it-later';
const portOf = (
  name: string,
  url = `https://api.example/${name}`,
  keys: SharedSecrets = [key, NEXT],
): PaymentPort => {
  const config = { paymentProviders: { [name]: { url, keys } }, paymentFrames: { [name]: frameOrigin } };
  return paymentPorts(config, { now: () => now }, BRANDS)[name]!;
};

describe.each(names)('requests to %s', (name) => {
  let server: Server;
  let port: PaymentPort;
  let reply: string;
  let status: number;
  let replyHeaders: Record<string, string>;
  let requests: { path: string; headers: Record<string, unknown>; body: string }[];
  beforeEach(async () => {
    requests = [];
    status = 200;
    replyHeaders = {};
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += String(part)));
      request.on('end', () => {
        requests.push({ path: request.url ?? '', headers: request.headers, body });
        response.writeHead(status, replyHeaders).end(reply);
      });
    });
    await new Promise<void>((listening) => server.listen(0, listening));
    port = portOf(name, `http://localhost:${(server.address() as AddressInfo).port}/${name}`);
  });
  afterEach(() => server.close());

  const respondWith = (call: Call) => (reply = PROVIDERS[name].calls[call].answer);
  const expectRequest = ({ path, headers, body }: (typeof trustly)['question']) =>
    expect(requests).toEqual([{ path: `/${name}/${path}`, headers: expect.objectContaining(headers), body }]);
  const asWritten = (call: Call) => expectRequest(PROVIDERS[name].calls[call].order);

  it('a deposit, in the provider’s format, returns the URL of its page', async () => {
    respondWith('deposit');
    expect(await port.beginDeposit(deposit)).toBe(meanings.frameUrl);
    asWritten('deposit');
  });

  it('a deposit page at another origin is refused', async () => {
    respondWith('deposit');
    reply = reply.replace('pay.example', 'pay.example.evil');
    await expect(port.beginDeposit(deposit)).rejects.toMatchObject({ type: 'PartnerUnavailable' });
  });

  it('LIMIT-12 closing a deposit’s page returns whether it may still be paid', async () => {
    respondWith('depositClosed');
    expect(await port.cancelDeposit(deposit)).toBe(true);
    asWritten('depositClosed');
    respondWith('depositNotClosed');
    expect(await port.cancelDeposit(deposit)).toBe(false);
  });

  it('is signed with the first of two keys', async () => {
    respondWith('payout');
    const url = `http://localhost:${(server.address() as AddressInfo).port}/${name}`;
    await portOf(name, url, [key, NEXT]).payOut(payout);
    asWritten('payout');
    const [signed] = requests.splice(0);
    respondWith('payout');
    await portOf(name, url, [NEXT, key]).payOut(payout);
    expect(requests).not.toEqual([signed]);
  });

  it('a payout in yen has no decimals', async () => {
    respondWith('payout');
    await port.payOut(payout);
    asWritten('payout');
  });

  it('a payout that the provider refuses', async () => {
    respondWith('payoutRefused');
    const refused = { type: 'PayoutRefused', keys: { reason: meanings.reason } };
    await expect(port.payOut(payout)).rejects.toMatchObject(refused);
  });

  it('cancelling a payout, in time or too late', async () => {
    respondWith('cancelInTime');
    expect(await port.cancelPayout(payout)).toBe(true);
    asWritten('cancelInTime');
    respondWith('cancelTooLate');
    expect(await port.cancelPayout(payout)).toBe(false);
  });

  it('the status of a payout is its latest callback, parsed like a callback', async () => {
    const { headers, body } = PROVIDERS[name].notices['payout.succeeded'];
    [replyHeaders, reply] = [{ ...headers }, body];
    const latest = await port.latestCallback(payout);
    expectRequest(PROVIDERS[name].question);
    expect(port.read({ headers: {}, body: '', ...latest, now })).toEqual(port.read({ headers, body, now }));
  });

  it('a status of an unknown payout, or from a provider without status requests', async () => {
    status = 404;
    reply = 'nothing is known of it';
    expect(await port.latestCallback(payout)).toBeNull();
    status = 500;
    await expect(port.latestCallback(payout)).rejects.toMatchObject({ type: 'PartnerUnavailable' });
  });

  it.each(['', 'null', '{}', '[]', '<html></html>', '{"result":"1"}'])(
    'an unexpected response, %j, is refused',
    async (text) => {
      reply = text;
      const unavailable = { type: 'PartnerUnavailable' };
      await expect(port.beginDeposit(deposit)).rejects.toMatchObject(unavailable);
      await expect(port.payOut(payout)).rejects.toMatchObject(unavailable);
      await expect(port.cancelPayout(payout)).rejects.toMatchObject(unavailable);
      await expect(port.cancelDeposit(deposit)).rejects.toMatchObject(unavailable);
    },
  );

  it('a repeated request is identical, so that the provider handles it once', async () => {
    respondWith('payout');
    await port.payOut(payout);
    await port.payOut(payout);
    expect(requests[1]).toEqual({ ...requests[0], headers: expect.anything() });
  });
});

describe.each(names)('callbacks of %s', (name) => {
  const port = portOf(name);
  const notices = PROVIDERS[name].notices;
  const events = Object.keys(notices) as Event[];
  type Notice = { readonly headers: Record<string, string>; readonly body: string };
  const told = (event: Event): Notice => notices[event];
  const read = (notice: Notice, at = now) => port.read({ ...notice, now: at });

  it.each(events)('for %s are parsed to the last minor unit', (event) => {
    const [kind, outcome] = event.split('.');
    const { merchant, reference, amount } = kind === 'deposit' ? deposit : payout;
    const isBad = ['refused', 'returned', 'reversed'].includes(outcome ?? '');
    expect(read(told(event))).toEqual({
      noticeId: `notice-${event}`,
      merchant,
      reference,
      kind,
      outcome,
      amount,
      reason: isBad ? meanings.reason : null,
      account: outcome === 'abandoned' ? null : name === 'plastra' ? plastraCard : meanings.account,
    });
  });

  it('are accepted only with a signature of the key', () => {
    const { headers, body } = resigned(told('deposit.succeeded'), 'the key of somebody else');
    expect(() => read({ headers, body })).toThrow(expect.objectContaining({ type: 'BadSignature' }));
  });

  it.each(['deposit.succeeded', 'payout.succeeded'] as const)(
    'for %s are refused when one character was changed, anywhere',
    (event) => {
      const { headers, body } = told(event);
      expect(() => read({ headers, body })).not.toThrow();
      for (let at = 0; at < body.length; at += 1) {
        const changed = body.slice(0, at) + (body[at] === '9' ? '8' : '9') + body.slice(at + 1);
        expect(() => read({ headers, body: changed }), changed).toThrow(
          expect.objectContaining({ type: expect.stringMatching(/^Bad(Signature|Request)$/) }),
        );
      }
    },
  );

  it.each([-5 * MINUTE - SECOND, 5 * MINUTE + SECOND])('are stale %d ms away from our clock', (beside) => {
    const at = new Date(now.getTime() + beside);
    expect(() => read(told('deposit.succeeded'), at)).toThrow(
      expect.objectContaining({ type: 'StaleTimestamp' }),
    );
    expect(() => read(told('deposit.succeeded'), new Date(now.getTime() + beside * 0.9))).not.toThrow();
  });

  it.each(['', '{}', 'null', '<a/>', 'a=b', 'x.y.z', '{"method":"__proto__","params":{}}'])(
    'are refused as %j',
    (body) => {
      for (const headers of [{}, told('deposit.succeeded').headers])
        expect(() => read({ headers, body })).toThrow(
          expect.objectContaining({ name: expect.stringMatching(/^Bad/) }),
        );
    },
  );

  it('are accepted under both keys while one is replaced, and under the former one no longer after that', () => {
    const { headers, body } = told('deposit.succeeded');
    for (const keys of [[key], [key, NEXT], [NEXT, key]] as const)
      expect(portOf(name, undefined, keys).read({ headers, body, now })).toEqual(
        read(told('deposit.succeeded')),
      );
    expect(() => portOf(name, undefined, [NEXT]).read({ headers, body, now })).toThrow(
      expect.objectContaining({ type: 'BadSignature' }),
    );
  });

  it('are acknowledged in the provider’s format', () => {
    const { type, body } = port.acknowledge({ ...told('deposit.succeeded'), now });
    expect(type).toMatch(/^(application|text)\//);
    expect(body.length).toBeGreaterThan(0);
  });

  /** Signs the body with another key, like an attacker who knows the format but not the key. */
  const resigned = ({ headers, body }: Notice, secret: string): Notice => {
    const hmac = (algorithm: string, text: string) => createHmac(algorithm, secret).update(text);
    const hex = hmac('sha512', `plastra\n${headers['plastra-time' as never]}\n${body}`).digest('hex');
    const seconds = Math.floor(now.getTime() / SECOND);
    return {
      headers: {
        ...headers,
        'plastra-seal': hex,
        'x-signature': hmac('sha256', `${headers['x-timestamp' as never]}.event.${body}`).digest('hex'),
        'x-krofort-digest': hmac('sha512', body).digest('base64'),
        'zimpler-signature': `t=${seconds},v1=${hmac('sha256', `${seconds}.${body}`).digest('hex')}`,
      },
      body: body
        .replace(/"signature":"[^"]*"/, `"signature":"${hmac('sha256', body).digest('base64')}"`)
        .replace(/sign=\w+/, `sign=${hmac('sha256', body).digest('hex').toUpperCase()}`)
        .replace(/^([\w-]+\.[\w-]+)\.[\w-]+$/, (_whole, signed: string) => {
          return `${signed}.${hmac('sha256', signed).digest('base64url')}`;
        }),
    };
  };
});

/** The card's display text is composed here from brand and last digits. */
const plastraCard = meanings.account;

describe('additional fields in callbacks', () => {
  const sealed = (told: object) => {
    const body = JSON.stringify(told);
    const time = String(now.getTime());
    const seal = createHmac('sha512', key).update(`plastra\n${time}\n${body}`).digest('hex');
    return { headers: { 'plastra-time': time, 'plastra-seal': seal }, body, now };
  };
  const given = JSON.parse(plastra.notices['deposit.succeeded'].body) as Record<string, unknown>;
  const port = portOf('plastra');

  it('are ignored', () => {
    expect(port.read(sealed({ ...given, loyalty: 7, __proto__: { merchant: 'tivoli' } }))).toEqual(
      port.read(sealed(given)),
    );
  });

  it.each([
    ['amount.minor', { amount: { minor: '12.5', currency: 'CAD' } }, 'amount'],
    ['amount.minor', { amount: { minor: '-5', currency: 'CAD' } }, 'amount'],
    ['amount.minor', { amount: { minor: '0', currency: 'CAD' } }, 'amount'],
    ['amount.currency', { amount: { minor: '5', currency: 'XXX' } }, 'amount.currency'],
    ['card', { card: { token: 't', brand: 'Visa', lastFour: '4111111111111111' } }, 'card.lastFour'],
    ['happened', { happened: 'charge.doubled' }, 'happened'],
    ['merchant', { merchant: 7 }, 'merchant'],
  ])('but a wrong %s is refused by its name, signed or not', (_what, change, field) => {
    expect(() => port.read(sealed({ ...given, ...change }))).toThrow(
      expect.objectContaining({ type: 'BadRequest', keys: { field } }),
    );
  });
});

describe('forms and XML documents', () => {
  it('CASH-17 the payload of PIQ’s payments carries the method as txName and the account as accountId', () => {
    for (const [call, txName, accountId] of [
      ['deposit', meanings.deposit.method, null],
      ['payout', meanings.payout.method, meanings.payout.account],
    ] as const) {
      const payload = new URLSearchParams(piq.calls[call].order.body);
      expect([payload.get('txName'), payload.get('accountId')]).toEqual([txName, accountId]);
    }
    const told = new URLSearchParams(piq.notices['payout.succeeded'].body);
    expect(told.get('accountId')).toBe(meanings.account.id);
  });

  it('a repeated field of PIQ’s is refused', () => {
    const { headers, body } = piq.notices['deposit.succeeded'];
    expect(() => portOf('piq').read({ headers, body: `txAmount=9.00&${body}`, now })).toThrow(
      expect.objectContaining({ type: 'BadRequest' }),
    );
  });

  it('a document of Krofort’s is one element, with each attribute once', () => {
    const signed = (body: string) => {
      const digest = createHmac('sha512', key).update(body).digest('base64');
      return { headers: { 'x-krofort-digest': digest }, body, now };
    };
    const { body } = krofort.notices['deposit.refused'];
    expect(portOf('krofort').read(signed(body)).reason).toBe(meanings.reason);
    for (const other of [
      body.replace(' amount=', ' amount="1.00" amount='),
      `${body}${body}`,
      `<!DOCTYPE a [<!ENTITY x "y">]>${body}`,
      body.replace('paymentResult ', 'loginResult '),
    ])
      expect(() => portOf('krofort').read(signed(other))).toThrow(
        expect.objectContaining({ type: 'BadRequest' }),
      );
  });
});

describe('the adapters', () => {
  it('are created for configured providers, and an unknown provider stops the start', () => {
    const clock = { now: () => now };
    expect(paymentPorts({ paymentProviders: {}, paymentFrames: {} }, clock, BRANDS)).toEqual({});
    for (const stranger of ['trusty', '__proto__', 'constructor']) {
      const paymentProviders = Object.fromEntries([
        [stranger, { url: 'https://a.example', keys: [key] as const }],
      ]);
      expect(() => paymentPorts({ paymentProviders, paymentFrames: {} }, clock, BRANDS)).toThrow(ConfigError);
    }
  });

  it('may have a name of their own, and merchants of brands that exist', () => {
    const acme = { url: 'https://acme.example', keys: [key] as const };
    const create = (more: object) => () =>
      paymentPorts(
        { paymentProviders: { acme: { ...acme, ...more } }, paymentFrames: {} },
        { now: () => now },
        BRANDS,
      );
    expect(Object.keys(create({ protocol: 'gateway' })())).toEqual(['acme']);
    expect(create({})).toThrow(/set FOYER_PAYMENT_PROTOCOLS=acme:/);
    expect(create({ protocol: 'getaway' })).toThrow(/^FOYER_PAYMENT_PROTOCOLS names 'getaway' for 'acme'/);
    const merchants = { nobody: { id: 'm', keys: null } };
    expect(create({ protocol: 'gateway', merchants })).toThrow(/names 'acme\/nobody': there is no brand/);
    const [brand = '', other = ''] = BRANDS;
    const taken = { [brand]: { id: other, keys: [`${key}-2`] as const } };
    expect(create({ protocol: 'gateway', merchants: taken })).toThrow(/give '\w+' a merchant of its own/);
  });

  it('have the frame origin of their URL unless configured otherwise', () => {
    const paymentProviders = { piq: { url: 'https://api.piq.example/v1', keys: [key] as const } };
    const clock = { now: () => now };
    expect(paymentPorts({ paymentProviders, paymentFrames: {} }, clock, BRANDS)['piq']?.frameOrigin).toBe(
      'https://api.piq.example',
    );
  });
});
