import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import messages from './fixtures/messages.json' with { type: 'json' };
import { drawText, oddsOf, wonBy } from './draw.ts';
import { JACKPOT_PATHS, jackpotToken } from './paths.ts';
import { POT_IDS, POT_LABELS } from './potNames.ts';
import { PotSchema } from './pots.ts';
import { brandIdOf, JackpotMessageSchema, JackpotRequestSchema, PlayerOptInRequestSchema } from './socket.ts';

describe('jackpot messages', () => {
  const readsRequests = (type: string) => {
    const requests = messages.requests.filter((request) => request.type === type);
    expect(requests).not.toEqual([]);
    for (const request of requests) expect(v.parse(JackpotRequestSchema, request)).toEqual(request);
  };
  it('JSOCK-02 the platform reads a SubscribeRequest', () => readsRequests('SubscribeRequest'));
  it('JSOCK-03 the platform reads a PlayerOptInRequest', () => readsRequests('PlayerOptInRequest'));
  it('JSOCK-04 the platform reads a PlayerRaffleTicketsRequest', () =>
    readsRequests('PlayerRaffleTicketsRequest'));
  it.each(['WinSeen', 'RaffleWinSeen'])('the platform reads a %s', readsRequests);

  const readsMessages = (type: string) => {
    const received = messages.messages.filter((message) => message.type === type);
    expect(received).not.toEqual([]);
    for (const message of received) expect(v.parse(JackpotMessageSchema, message)).toEqual(message);
  };
  it('JSOCK-05 a browser reads a JackpotUpdate', () => readsMessages('JackpotUpdate'));
  it('JSOCK-06 a browser reads a WinEvent', () => readsMessages('WinEvent'));
  it('JSOCK-07 a browser reads a RaffleWinEvent', () => readsMessages('RaffleWinEvent'));
  it('JSOCK-08 a browser reads a PlayerRaffleTicketsListResponse', () =>
    readsMessages('PlayerRaffleTicketsListResponse'));
  it.each(['WinSeen', 'RaffleWinSeen', 'PlayerOptInResponse', 'Error'])(
    'a browser reads a %s',
    readsMessages,
  );

  it('JACK-35 an opt-in has instance, player, operator, brand, country, choice and contribution', () => {
    const [, request] = messages.requests;
    const { data } = v.parse(PlayerOptInRequestSchema, request);
    expect(Object.keys(data)).toEqual([
      'instance_id',
      'player_id',
      'brand_id',
      'player_country',
      'opt_in',
      'contribution_value',
    ]);
    expect(data.brand_id).toBe(brandIdOf('nordlys-play', 'northlight'));
  });

  it.each([
    ['player_country', 'Finland'],
    ['brand_id', 'northlight'],
    ['contribution_value', '0.1'],
    ['contribution_value', -0.1],
    ['opt_in', 'yes'],
    ['player_id', 'p anna'],
  ])('JACK-35 a %s of %j is invalid', (field, value) => {
    const [, request] = messages.requests;
    const wrong = { ...request, data: { ...request?.data, [field]: value } };
    expect(v.safeParse(JackpotRequestSchema, wrong).success).toBe(false);
  });

  it('JACK-37 JACK-38 JACK-39 a pot has one of five ids and an amount; three have a name', () => {
    expect(POT_IDS).toEqual(['mega', 'major', 'minor', 'shared', 'total']);
    expect(POT_LABELS).toEqual({ mega: 'EPIC', major: 'SUPER', minor: 'MINI' });
    expect(v.safeParse(PotSchema, { id: 'mega', current_value: '10.00' }).success).toBe(true);
    expect(v.safeParse(PotSchema, { id: 'giga', current_value: '10.00' }).success).toBe(false);
    expect(v.safeParse(PotSchema, { id: 'mega', current_value: '-1' }).success).toBe(false);
  });

  it('HTTP-05 the token is the player’s id and the session’s', () => {
    expect(jackpotToken('p-anna', 's-1')).toBe('p-anna:s-1');
    expect(JACKPOT_PATHS.instance('thrillpots', 'northlight')).toBe(
      '/jackpot/v1/instances/thrillpots/northlight',
    );
  });
});

describe('draw', () => {
  const drawn = {
    seed: '7c'.repeat(32),
    instance: 'northlight-aurora',
    period: 7,
    bet: 'sandbox:bet-1',
  };
  const digestOf = (text: string) => createHash('sha256').update(text).digest();
  const oneIn = { mega: 2_000_000, major: 50_000, minor: 500 };

  it('FAIR-08 is the same in the browser and on the platform: a digest of seed, instance, period and bet', async () => {
    const text = drawText(drawn);
    expect(text).toBe(`${'7c'.repeat(32)}:northlight-aurora:7:sandbox:bet-1`);
    const inBrowser = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
    const terms = { microEuros: 500_000_000n, oneIn };
    expect(wonBy(inBrowser, terms)).toEqual(wonBy(digestOf(text), terms));
  });

  it('FAIR-08 wins if its number is below the chance, not at it', () => {
    const digest = new Uint8Array(32);
    // A chance of one in 500 means a number below 2^64 / 500.
    const bound = (1n << 64n) / 500n;
    new DataView(digest.buffer).setBigUint64(0, (1n << 64n) - 1n);
    new DataView(digest.buffer).setBigUint64(8, (1n << 64n) - 1n);
    new DataView(digest.buffer).setBigUint64(16, bound);
    expect(wonBy(digest, { microEuros: 1_000_000n, oneIn })).toEqual(['minor']);
    new DataView(digest.buffer).setBigUint64(16, bound + 1n);
    expect(wonBy(digest, { microEuros: 1_000_000n, oneIn })).toEqual([]);
    expect(wonBy(digest, { microEuros: 2_000_000n, oneIn })).toEqual(['minor']);
  });

  it('FAIR-08 a number that equals the chance does not win', () => {
    const digest = new Uint8Array(40);
    const numbers = new DataView(digest.buffer);
    // The digest may be a view into a larger buffer. A chance of one in two means a number below 2^63.
    const view = digest.subarray(8);
    const half = { microEuros: 1_000_000n, oneIn: { mega: 2, major: 2, minor: 2 } };
    for (const [number, won] of [
      [1n << 63n, []],
      [(1n << 63n) - 1n, ['mega', 'major', 'minor']],
    ] as const) {
      for (const offset of [8, 16, 24]) numbers.setBigUint64(offset, number);
      expect(wonBy(view, half)).toEqual(won);
    }
    numbers.setBigUint64(16, 1n << 63n);
    expect(wonBy(view, half)).toEqual(['mega', 'minor']);
  });

  it('FAIR-03 wins at its stated chance, and twice the contribution wins twice as often', () => {
    const often = (microEuros: bigint) => {
      let wins = 0;
      for (let bet = 0; bet < 40_000; bet++) {
        const digest = digestOf(drawText({ ...drawn, bet: `sandbox:${bet}` }));
        wins += wonBy(digest, { microEuros, oneIn: { mega: 2_000_000, major: 50_000, minor: 100 } }).length;
      }
      return wins;
    };
    // Expected 400 and 800 of 40,000; the bounds are five standard deviations. The bets are fixed, so the
    // result never changes.
    expect(Math.abs(often(1_000_000n) - 400)).toBeLessThan(100);
    expect(Math.abs(often(2_000_000n) - 800)).toBeLessThan(140);
    expect(oddsOf(0.1, 500)).toBe(5_000);
    expect(oddsOf(3, 500)).toBe(167);
    expect(oddsOf(1_000, 500)).toBe(1);
  });
});
