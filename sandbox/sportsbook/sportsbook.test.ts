import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { MINUTE } from '@foyer/domain/duration.ts';
import { sign } from '../studios/wallet/signature.ts';
import { refusal } from '../studios/testing/testWallet.ts';
import type { Board } from './board.ts';
import type { Pick } from './bets/coupon.ts';
import { added, readSlip, slipText } from './client/slip.ts';
import {
  calls,
  cleanups,
  LOBBY,
  names,
  openBook,
  openWallet,
  type RunningWallet,
} from './testing/testBook.ts';

describe('a coupon', () => {
  it('OPEN-43 is one bet in its own wallet round, whose win is paid once', async () => {
    const wallet = await openWallet();
    const book = await openBook(wallet);
    const key = await book.sit();
    const picks = await book.picks(2);
    const { status, body } = await book.place(key, picks);
    expect(status).toBe(200);
    for (const { match } of picks) await book.decide(match, 'home');
    await vi.waitFor(() => expect(names(wallet)).toEqual(['bet', 'win', 'endRound']));
    const [[, bet], [, win]] = calls(wallet) as [
      [string, Record<string, string>],
      [string, Record<string, string>],
    ];
    const odds = body.legs.map((leg: { odds: number }) => leg.odds);
    expect(bet).toMatchObject({ amount: '10.00', currency: 'EUR', roundId: body.id });
    expect(win).toMatchObject({
      amount: (Math.floor((1000 * odds[0] * odds[1]) / 10_000) / 100).toFixed(2),
      roundId: body.id,
    });
    const [settled] = await book.coupons(key);
    expect(settled).toMatchObject({ state: 'won', paid: win.amount });
    await book.decide(picks[0]?.match ?? '', 'home');
    expect(names(wallet)).toHaveLength(3);
  });

  it('MONEY-07 creates one coupon when it is submitted twice at once or again later', async () => {
    const wallet = await openWallet();
    const book = await openBook(wallet);
    const key = await book.sit();
    const picks = await book.picks(1);
    const id = randomUUID();
    const responses = await Promise.all([1, 2, 3].map(() => book.place(key, picks, { id })));
    responses.push(await book.place(key, picks, { id }));
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect(names(wallet)).toEqual(['bet']);
    // The id of another bet, also in capitals.
    const other = { id: id.toUpperCase(), stake: '400.00' };
    expect(await book.place(key, picks, other)).toMatchObject({
      status: 400,
      body: { error: { type: 'BadRequest' } },
    });
    // Request ids are per player: another player's request with the same id places another bet.
    await book.place(await book.sit('bo'), picks, { id });
    expect(names(wallet)).toEqual(['bet', 'bet']);
  });

  it('is lost with one lost leg, and an abandoned match is left out', async () => {
    const wallet = await openWallet();
    const book = await openBook(wallet);
    const key = await book.sit();
    const picks = await book.picks(3);
    await book.place(key, picks);
    await book.place(key, picks.slice(0, 2), { stake: '20.00' });
    await book.decide(picks[0]?.match ?? '', 'abandoned');
    await book.decide(picks[1]?.match ?? '', 'home');
    await book.decide(picks[2]?.match ?? '', 'away');
    await vi.waitFor(async () => {
      const [one, other] = (await book.coupons(key)).sort((a, b) => Number(a.stake) - Number(b.stake));
      expect([one?.state, other?.state]).toEqual(['lost', 'won']);
      expect(Number(other?.paid)).toBeCloseTo((20 * (other?.legs[1]?.odds ?? 0)) / 100, 1);
    });
  });

  it('OPEN-43 with only abandoned matches is void, and its bet is rolled back', async () => {
    const wallet = await openWallet();
    const book = await openBook(wallet);
    const key = await book.sit();
    const picks = await book.picks(1);
    const { body } = await book.place(key, picks);
    await book.decide(picks[0]?.match ?? '', 'abandoned');
    await vi.waitFor(() => expect(names(wallet)).toEqual(['bet', 'rollback', 'endRound']));
    expect(calls(wallet)[1]?.[1]).toMatchObject({ rollsBack: `${body.id}:bet` });
  });
});

describe('FAIR-05 the odds', () => {
  const moved = async (wallet: RunningWallet, book: Awaited<ReturnType<typeof openBook>>) => {
    const [pick] = await book.picks(1);
    if (!pick) throw new Error('no match');
    const quote = async () =>
      (await book.ask('board', { view: 'live', match: null, picks: [pick] })).body.quotes[0];
    for (let step = 0; step < 200; step++) {
      const { was, odds } = await quote();
      if (odds !== was) return { pick, was, odds, now: (await quote()).now as string };
      wallet.time.now += MINUTE / 2;
      const { leagues }: Board = (await book.ask('board', { view: 'football', match: null, picks: [] })).body;
      expect(leagues.length).toBeGreaterThan(0);
    }
    throw new Error('the odds never move');
  };

  it('that have changed are refused with both values, and accepted once the player has seen the new ones', async () => {
    const wallet = await openWallet();
    const book = await openBook(wallet);
    const key = await book.sit();
    const { pick, was, odds, now } = await moved(wallet, book);
    const refused = await book.place(key, [pick]);
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { type: 'OddsChanged', legs: [{ match: pick.match, was, now: odds, version: now }] } },
    });
    expect(names(wallet)).toEqual([]);
    const taken = await book.place(key, [{ ...pick, version: now }]);
    expect(taken.body.legs[0]).toMatchObject({ odds, version: now });
  });

  it('that are better are accepted if the player allows it, and worse ones never are', async () => {
    const wallet = await openWallet();
    const book = await openBook(wallet);
    const key = await book.sit();
    const { pick, was, odds } = await moved(wallet, book);
    const { status } = await book.place(key, [pick], { takesBetter: true });
    expect(status).toBe(odds > was ? 200 : 409);
  });
});

describe('the sportsbook refuses', () => {
  it.each([
    [{ stake: '0.49' }, 'StakeTooLow'],
    [{ stake: '500.01' }, 'StakeTooHigh'],
    [{ stake: '1.001' }, 'BadRequest'],
    [{ stake: '-5' }, 'BadRequest'],
    [{ picks: [] }, 'BadRequest'],
    [{ id: 'x' }, 'BadRequest'],
  ])('%j: %s', async (change, type) => {
    const wallet = await openWallet();
    const book = await openBook(wallet);
    const response = await book.place(await book.sit(), await book.picks(1), change);
    expect(response.body.error.type).toBe(type);
    expect(names(wallet)).toEqual([]);
  });

  it('two picks of one match, a finished match, an unknown match, and a request without a session', async () => {
    const wallet = await openWallet();
    const book = await openBook(wallet);
    const key = await book.sit();
    const [pick] = await book.picks(1);
    if (!pick) throw new Error('no match');
    const typeOf = async (picks: readonly Pick[], by = key) => (await book.place(by, picks)).body.error.type;
    expect(await typeOf([pick, { ...pick, outcome: 'away' }])).toBe('BadRequest');
    expect(await typeOf([{ ...pick, match: 'northern-1-9' }])).toBe('BadRequest');
    expect(await typeOf([{ ...pick, version: 'l80' }])).toBe('BadRequest');
    expect(await typeOf([pick], 'made-up')).toBe('SessionEnded');
    await book.decide(pick.match, 'home');
    expect(await typeOf([pick])).toBe('Closed');
    expect(names(wallet)).toEqual([]);
  });

  it.each([
    [402, 'InsufficientFunds', [], 'InsufficientFunds'],
    [403, 'SessionEnded', [], 'SessionEnded'],
    [403, 'SessionLimitReached', [], 'SessionEnded'],
    [403, 'LimitReached', ['Loss', 'Day'], 'LimitReached'],
    [403, 'RealityCheckDue', [], 'RealityCheckDue'],
    [403, 'ContentAcceptRequired', [], 'ContentAcceptRequired'],
    [422, 'WrongCurrency', [], 'Refused'],
  ] as const)(
    'CLOCK-03 LIMIT-07 what the wallet refuses, in its words: %i %s',
    async (status, type, reasons, hashParams) => {
      const wallet = await openWallet();
      const book = await openBook(wallet);
      const key = await book.sit();
      wallet.wallet.script.push(refusal(status, type, reasons));
      const { body } = await book.place(key, await book.picks(1));
      expect(body.error.type).toBe(hashParams);
      expect(await book.coupons(key)).toEqual([]);
      expect(names(wallet)).toEqual(['bet']);
    },
  );
});

describe('after failures', () => {
  it('MONEY-07 a bet without a response is rolled back, and the next submission is another bet', async () => {
    const wallet = await openWallet();
    const book = await openBook(wallet);
    const key = await book.sit();
    const picks = await book.picks(1);
    wallet.wallet.script.push('hangUp', 'hangUp', 'hangUp', 'hangUp');
    const { body } = await book.place(key, picks);
    expect(body.error.type).toBe('ConnectionLost');
    await vi.waitFor(() => expect(names(wallet).at(-1)).toBe('rollback'));
    expect(await book.coupons(key)).toEqual([]);
    expect((await book.place(key, picks)).status).toBe(200);
  });

  /** A book whose disk cannot delete the pending rollback of a bet that was sent. */
  async function openStuckBook() {
    const folder = await mkdtemp(join(tmpdir(), 'book-'));
    cleanups.push(() => rm(folder, { recursive: true, force: true }));
    const running = { ...(await openWallet()), folder };
    const { usual } = running.wallet;
    running.wallet.usual = (path, body) => {
      const entries = path.endsWith('bet')
        ? readdirSync(folder).filter((name) => name.includes('placing'))
        : [];
      for (const name of entries) {
        rmSync(join(folder, name));
        mkdirSync(join(folder, name));
      }
      return body['amount'] === '20.00' ? refusal(402, 'InsufficientFunds') : usual(path, body);
    };
    return { running, book: await openBook(running) };
  }

  it('MONEY-07 counts once although its rollback cannot be deleted', async () => {
    const { running, book } = await openStuckBook();
    const key = await book.sit();
    const picks = await book.picks(1);
    const id = randomUUID();
    const placed = await book.place(key, picks, { id });
    expect(placed.status).toBe(200);
    expect(await book.place(key, picks, { id })).toEqual(placed);
    expect(names(running)).toEqual(['bet']);
  });

  it('is refused with its own reason although its rollback cannot be deleted', async () => {
    const { book } = await openStuckBook();
    const { body } = await book.place(await book.sit(), await book.picks(1), { stake: '20.00' });
    expect(body.error.type).toBe('InsufficientFunds');
  });

  it('LIMIT-11 a coupon is settled after a restart, days later, in the session of its stake', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'book-'));
    cleanups.push(() => rm(folder, { recursive: true, force: true }));
    const wallet = { ...(await openWallet()), folder };
    const first = await openBook(wallet);
    const key = await first.sit();
    const picks = await first.picks(2);
    const { body } = await first.place(key, picks);
    await first.app.close();
    wallet.time.now += 3 * 24 * 60 * MINUTE;
    wallet.wallet.script.push('hangUp');
    await openBook(wallet);
    await vi.waitFor(() => expect(names(wallet).at(-1)).toBe('endRound'), 5_000);
    for (const [, call] of calls(wallet).slice(1))
      expect(call).toMatchObject({ sessionId: 'session of anna', roundId: body.id });
    const third = await openBook(wallet);
    const [settled] = await third.coupons(await third.sit());
    expect(settled?.state).not.toBe('open');
    const sent = names(wallet).length;
    await third.app.inject('/touchline/');
    expect(names(wallet)).toHaveLength(sent);
  });
});

it('OPEN-43 the page can be embedded only by lobbies, and has texts in eight languages', async () => {
  const { app } = await openBook(await openWallet());
  const page = (query: object) =>
    app.inject(
      `/touchline/book?${new URLSearchParams({ locale: 'fr', currency: 'EUR', lobby: LOBBY, ...query })}`,
    );
  const { headers, body } = await page({ token: 'secret</script>' });
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${LOBBY}`);
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(body).toContain('<html lang="fr">');
  expect(body).not.toContain('secret</script>');
  expect((await page({ lobby: 'https://evil.example' })).statusCode).toBe(400);
  expect((await page({ currency: 'XXX' })).statusCode).toBe(400);
});

describe('the featured matches', () => {
  const path = '/sportsbook/v1/featured';
  const ask = (app: Awaited<ReturnType<typeof openBook>>['app'], now: number, secret = 'test') =>
    app.inject({
      method: 'POST',
      url: path,
      headers: {
        'content-type': 'application/json',
        ...sign({ studio: 'sportsbook', secret }, now, path, '{}'),
      },
      payload: '{}',
    });

  it('PROMO-11 are published to the platform, live ones first, with picks that a bet accepts', async () => {
    const wallet = await openWallet();
    const book = await openBook(wallet);
    const { matches } = (await ask(book.app, wallet.time.now)).json();
    expect(matches).toHaveLength(6);
    const live: readonly boolean[] = matches.map((match: { live: unknown }) => match.live !== null);
    expect(live).toEqual([...live].sort((one, other) => Number(other) - Number(one)));
    expect(live.slice(0, 1)).toEqual([true]);
    const ahead = matches.find((match: { live: unknown }) => match.live === null);
    const [{ pick, odds }] = ahead.selections;
    const { status, body } = await book.place(await book.sit(), readSlip(pick));
    expect([status, (body.legs[0].odds / 100).toFixed(2)]).toEqual([200, odds]);
  });

  it('PROMO-11 are published to nobody else', async () => {
    const wallet = await openWallet();
    const book = await openBook(wallet);
    expect((await ask(book.app, wallet.time.now, 'other')).statusCode).toBe(401);
    expect((await ask(book.app, wallet.time.now - 6 * MINUTE)).statusCode).toBe(401);
  });

  it('PROMO-11 a pick replaces another outcome of its market on the slip', () => {
    const slip = readSlip('m-1-0~result~home~p7~m-2-0~result~draw~p7');
    const pick = { match: 'm-1-0', market: 'result', outcome: 'away', version: 'p8' };
    expect(slipText(added(slip, pick))).toBe('m-2-0~result~draw~p7~m-1-0~result~away~p8');
    expect(added(added(slip, pick), pick)).toEqual(added(slip, pick));
  });
});
