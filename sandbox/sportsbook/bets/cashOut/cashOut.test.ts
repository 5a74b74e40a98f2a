import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { add, compare, fromDecimal, money, subtract, toDecimal, zero } from '@foyer/domain/money.ts';
import { calls, cleanups, names, openBook, openWallet, type RunningWallet } from '../../testing/testBook.ts';
import { fileStore } from '../store.ts';
import type { ValuedCoupon } from '../value.ts';
import { offerAt, partOf, UNIT } from './terms.ts';

const euros = (decimal: string) => fromDecimal(decimal, 'EUR');

/** A bet of 10.00 on the home side of a match, and functions that read it and cash it out. */
async function placed(given?: RunningWallet) {
  const wallet = given ?? (await openWallet());
  const book = await openBook(wallet);
  const key = await book.sit();
  const [pick] = await book.picks(1);
  if (!pick) throw new Error('no match');
  const { body } = await book.place(key, [pick]);
  return { wallet, book, key, match: pick.match, ...opened(book, key, body.id) };
}

function opened(book: Awaited<ReturnType<typeof openBook>>, key: string, id: string) {
  const bet = async (): Promise<ValuedCoupon> => {
    const { body } = await book.ask('bets', undefined, key);
    return body.coupons.find((one: ValuedCoupon) => one.id === id);
  };
  const cashOut = (change: object = {}) =>
    book.ask(
      'bets/cash-out',
      { id: randomUUID(), coupon: id, stake: '10.00', shown: '0.01', takesLower: false, ...change },
      key,
    );
  return { id, bet, cashOut };
}

/** What the wallet has paid to a round. A transaction counts once, and always has the same amount. */
function paid(wallet: RunningWallet): string {
  const wins = new Map<string, string>();
  for (const [name, body] of calls(wallet) as [string, Record<string, string>][]) {
    if (name !== 'win') continue;
    const { transactionId = '', amount = '' } = body;
    expect(wins.get(transactionId) ?? amount).toBe(amount);
    wins.set(transactionId, amount);
  }
  return toDecimal([...wins.values()].map(euros).reduce(add, zero('EUR')));
}

describe('a cash-out', () => {
  it('OPEN-43 of a whole bet pays its value less 5 %, ends its round, and no result changes it', async () => {
    const { wallet, book, match, bet, cashOut } = await placed();
    const { value, cashOut: offered } = await bet();
    expect(Number(offered)).toBeCloseTo(Number(value) * 0.95, 1);
    const { status, body } = await cashOut({ shown: offered });
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'cashedOut', paid: offered, running: '0.00', cashOut: null });
    await vi.waitFor(() => expect(names(wallet)).toEqual(['bet', 'win', 'endRound']));
    // The result, its correction, and an abandonment afterwards.
    for (const end of ['home', 'away', 'abandoned']) await book.decide(match, end);
    expect(await bet()).toMatchObject({ state: 'cashedOut', paid: offered });
    expect(names(wallet)).toEqual(['bet', 'win', 'endRound']);
    expect(paid(wallet)).toBe(offered);
  });

  it.each([
    ['home', 'won', 'win'],
    ['away', 'lost', null],
    ['abandoned', 'void', 'win'],
  ] as const)(
    'OPEN-43 of a part leaves the rest running in proportion: after "%s" it is %s',
    async (end, state, settles) => {
      const { wallet, book, match, bet, cashOut } = await placed();
      const { legs, cashOut: whole } = await bet();
      const { body } = await cashOut({ stake: '4.00' });
      const part = toDecimal(partOf(euros(whole ?? ''), euros('4.00'), euros('10.00')));
      expect(body).toMatchObject({
        state: 'open',
        running: '6.00',
        cashOuts: [{ stake: '4.00', amount: part }],
      });
      await book.decide(match, end);
      const rest = { home: ((6 * (legs[0]?.odds ?? 0)) / 100).toFixed(2), away: '0.00', abandoned: '6.00' }[
        end
      ];
      await vi.waitFor(() =>
        expect(names(wallet)).toEqual(['bet', 'win', ...(settles ? [settles] : []), 'endRound']),
      );
      const total = toDecimal(add(euros(part), euros(rest)));
      expect(await bet()).toMatchObject({ state, paid: total });
      expect(paid(wallet)).toBe(total);
      // A correction afterwards pays nothing and takes nothing back.
      const sent = names(wallet).length;
      for (const later of ['home', 'away', 'abandoned']) await book.decide(match, later);
      expect(await bet()).toMatchObject({ state, paid: total });
      expect(names(wallet)).toHaveLength(sent);
    },
  );

  it('MONEY-07 is paid once when it is sent twice at once or again later, and two requests share the stake', async () => {
    const { wallet, bet, cashOut } = await placed();
    const once = { id: randomUUID(), stake: '6.00' };
    const both = await Promise.all([cashOut(once), cashOut(once)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await cashOut({ ...once, id: once.id.toUpperCase() })).status).toBe(200);
    expect(await cashOut({ ...once, stake: '3.00' })).toMatchObject({
      status: 400,
      body: { error: { type: 'BadRequest' } },
    });
    expect((await bet()).cashOuts).toHaveLength(1);
    const rest = await Promise.all(['4.00', '4.00'].map((stake) => cashOut({ stake })));
    expect(new Set(rest.map(({ body }) => body.error?.type ?? body.state))).toEqual(
      new Set(['Settled', 'cashedOut']),
    );
    const { paid: total } = await bet();
    await vi.waitFor(() => expect(names(wallet).filter((name) => name === 'endRound')).toHaveLength(1));
    expect(paid(wallet)).toBe(total);
  });

  it('MONEY-07 and a settlement at the same moment never pay the same stake, whichever comes first', async () => {
    for (const isFirst of [true, false]) {
      const { wallet, book, match, bet, cashOut } = await placed();
      const { legs, cashOut: offered } = await bet();
      const ask = () => cashOut({ stake: '10.00' });
      const settle = () => book.decide(match, 'home');
      const [one, other] = isFirst ? [ask, settle] : [settle, ask];
      await Promise.all([one(), other()]);
      const settled = await bet();
      await vi.waitFor(() => expect(names(wallet).at(-1)).toBe('endRound'));
      expect(names(wallet)).toEqual(['bet', 'win', 'endRound']);
      const won = ((10 * (legs[0]?.odds ?? 0)) / 100).toFixed(2);
      expect([settled.state, settled.paid]).toEqual(
        settled.state === 'cashedOut' ? ['cashedOut', offered] : ['won', won],
      );
      expect(paid(wallet)).toBe(settled.paid);
    }
  });

  it('MONEY-07 is paid once after a lost response, a wallet that does not answer and a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'book-'));
    cleanups.push(() => rm(folder, { recursive: true, force: true }));
    const { wallet, book, id, cashOut } = await placed({ ...(await openWallet()), folder });
    const request = { id: randomUUID(), stake: '10.00' };
    wallet.wallet.script.push('hangUp', 'hangUp', 'hangUp', 'hangUp');
    const first = await cashOut(request);
    await book.app.close();
    const again = await openBook(wallet);
    const retried = await opened(again, await again.sit(), id).cashOut(request);
    expect(retried.body.cashOuts).toEqual(first.body.cashOuts);
    await vi.waitFor(() => expect(names(wallet).at(-1)).toBe('endRound'), 5_000);
    expect(paid(wallet)).toBe(first.body.paid);
    const attempts = calls(wallet).filter(([name]) => name === 'win');
    expect(attempts.length).toBeGreaterThan(1);
    expect(new Set(attempts.map(([, body]) => Reflect.get(Object(body), 'transactionId'))).size).toBe(1);
  });

  it('MONEY-07 that was stored just before a crash is paid after the restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'book-'));
    cleanups.push(() => rm(folder, { recursive: true, force: true }));
    const { wallet, book, bet } = await placed({ ...(await openWallet()), folder });
    const { running: _running, value: _value, cashOut: _offer, ...coupon } = await bet();
    await book.app.close();
    const part = { id: randomUUID(), stake: '4.00', amount: '3.50', at: wallet.time.now, isOwed: false };
    await fileStore(folder).save({ ...coupon, cashOuts: [part] });
    const again = await openBook(wallet);
    await vi.waitFor(() => expect(paid(wallet)).toBe('3.50'));
    await again.app.close();
    const last = await openBook(wallet);
    const [stored] = await last.coupons(await last.sit());
    expect(stored?.cashOuts).toEqual([{ ...part, isOwed: true }]);
    expect(paid(wallet)).toBe('3.50');
  });
});

describe('a cash-out is refused', () => {
  const typeOf = ({ body }: { body: { error?: { type: string } } }) => body.error?.type;

  it('when the value is lower than shown, with both values, unless lower ones are accepted; more is paid in full', async () => {
    const { wallet, bet, cashOut } = await placed();
    const { cashOut: offered } = await bet();
    const shown = toDecimal(add(euros(offered ?? ''), money(1n, 'EUR')));
    expect(await cashOut({ shown })).toMatchObject({
      status: 409,
      body: { error: { type: 'ValueChanged', detail: { was: shown, now: offered } } },
    });
    expect(names(wallet)).toEqual(['bet']);
    const lower = await cashOut({ shown, stake: '5.00', takesLower: true });
    expect(lower.body.cashOuts[0].amount).toBe(
      toDecimal(partOf(euros(offered ?? ''), euros('5.00'), euros('10.00'))),
    );
    const { cashOut: rest } = await bet();
    expect((await cashOut({ shown: '0.01', stake: '5.00' })).body.cashOuts[1].amount).toBe(rest);
  });

  it.each([
    [{ stake: '10.01' }, 'MoreThanRunning'],
    [{ stake: '0.00' }, 'BadRequest'],
    [{ stake: '-1.00' }, 'BadRequest'],
    [{ stake: '1.001' }, 'BadRequest'],
    [{ stake: '0.49' }, 'StakeTooLow'],
    [{ shown: 'x' }, 'BadRequest'],
    [{ id: 'x' }, 'BadRequest'],
    [{ coupon: randomUUID() }, 'BadRequest'],
  ])('for %j: %s', async (change, type) => {
    const { wallet, cashOut } = await placed();
    expect(typeOf(await cashOut(change))).toBe(type);
    expect(names(wallet)).toEqual(['bet']);
  });

  it('below the least stake, except for all that still runs', async () => {
    const { wallet, cashOut } = await placed();
    expect((await cashOut({ stake: '9.70' })).status).toBe(200);
    expect((await cashOut({ stake: '0.29' })).body.error).toMatchObject({
      type: 'StakeTooLow',
      detail: { least: '0.30' },
    });
    expect((await cashOut({ stake: '0.30' })).body.state).toBe('cashedOut');
    await vi.waitFor(() => expect(names(wallet)).toEqual(['bet', 'win', 'win', 'endRound']));
  });

  it('above what still runs, for the bet of another player, without a session, and after the end', async () => {
    const { wallet, book, match, id, cashOut } = await placed();
    await cashOut({ stake: '9.00' });
    expect((await cashOut({ stake: '1.01' })).body.error).toMatchObject({
      type: 'MoreThanRunning',
      detail: { running: '1.00' },
    });
    expect(typeOf(await opened(book, await book.sit('bo'), id).cashOut({ stake: '1.00' }))).toBe(
      'BadRequest',
    );
    expect(typeOf(await opened(book, 'made-up', id).cashOut({ stake: '1.00' }))).toBe('SessionEnded');
    await book.decide(match, 'away');
    expect(typeOf(await cashOut({ stake: '1.00' }))).toBe('Settled');
    await vi.waitFor(() => expect(names(wallet)).toEqual(['bet', 'win', 'endRound']));
  });

  it('while its match is suspended, and accepted at the value afterwards', async () => {
    const { wallet, bet, cashOut } = await placed();
    const isSuspended = async () => {
      const { state, value } = await bet();
      return state === 'open' && value === null;
    };
    for (let step = 0; step < 4_000 && !(await isSuspended()); step++) wallet.time.now += 5 * SECOND;
    const { state } = await bet();
    if (state !== 'open') throw new Error('the match had no goals');
    expect(typeOf(await cashOut({ stake: '1.00' }))).toBe('Suspended');
    wallet.time.now += 9 * SECOND;
    const { cashOut: offered } = await bet();
    const later = await cashOut({ stake: '10.00', shown: offered });
    expect([later.status, later.body.paid]).toEqual([200, offered]);
  });
});

describe('OPEN-43 a live bet is cashed out at the value after the acceptance delay', () => {
  const DELAY_MS = 2 * MINUTE;

  /** A bet in play at a moment after which its offer changes as wanted during the delay. */
  async function liveBet(isWanted: (shown: string, later: string) => boolean) {
    const running = await openWallet();
    const { time } = running;
    let delayMs = 0;
    const bet = await placed({ ...running, pause: async () => void (time.now += delayMs) });
    const { body } = await bet.book.ask('board', { view: 'football', match: bet.match, picks: [] });
    for (let minute = 0; minute < 30; minute++) {
      const offerAfter = async (laterMs: number) => {
        time.now = body.match.startsAt + minute * MINUTE + laterMs;
        return (await bet.bet()).cashOut;
      };
      const [later, shown] = [await offerAfter(DELAY_MS), await offerAfter(0)];
      if (shown === null || later === null || !isWanted(shown, later)) continue;
      delayMs = DELAY_MS;
      return { ...bet, time, shown, later };
    }
    throw new Error('the value never changed as wanted');
  }

  it('which is paid if it is higher', async () => {
    const { wallet, time, shown, later, cashOut } = await liveBet(
      (one, other) => Number(other) > Number(one),
    );
    const startedAt = time.now;
    expect(await cashOut({ shown })).toMatchObject({ status: 200, body: { paid: later } });
    expect(time.now).toBe(startedAt + DELAY_MS);
    await vi.waitFor(() => expect(paid(wallet)).toBe(later));
  });

  it('which is refused if it is lower', async () => {
    const { wallet, shown, later, cashOut } = await liveBet((one, other) => Number(other) < Number(one));
    expect(await cashOut({ shown })).toMatchObject({
      status: 409,
      body: { error: { type: 'ValueChanged', detail: { was: shown, now: later } } },
    });
    expect(paid(wallet)).toBe('0.00');
  });

  it('and one of matches that have ended or not begun is not delayed', async () => {
    const running = await openWallet();
    let pauses = 0;
    const book = await openBook({ ...running, pause: async () => void pauses++ });
    const key = await book.sit();
    const [first, second] = await book.picks(2);
    if (!first || !second) throw new Error('no matches');
    const { body } = await book.place(key, [first, second]);
    await book.decide(first.match, 'home');
    expect((await opened(book, key, body.id).cashOut()).body.state).toBe('cashedOut');
    expect(pauses).toBe(0);
  });
});

it('OPEN-43 no division of a stake into parts pays more than the whole, and the rest never wins more than declared', () => {
  const stakes = fc.bigInt({ min: 50n, max: 50_000n });
  fc.assert(
    fc.property(
      stakes,
      fc.integer({ min: 101, max: 15_000 }),
      fc.array(fc.double({ min: 0.01, max: 0.99, noNaN: true }), { maxLength: 12 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (stake, odds, parts, chance) => {
        let running = money(stake, 'EUR');
        let paidOut = zero('EUR');
        const unit = BigInt(Math.floor(Number(UNIT) * chance * (odds / 100)));
        const whole = offerAt(running, unit);
        for (const share of parts) {
          const part = money(BigInt(Math.floor(Number(running.minor) * share)), 'EUR');
          if (part.minor === 0n) continue;
          paidOut = add(paidOut, partOf(offerAt(running, unit), part, running));
          running = subtract(running, part);
        }
        const rest = offerAt(running, unit);
        expect(compare(add(paidOut, rest), whole)).toBeLessThanOrEqual(0);
        const won = money((running.minor * BigInt(odds)) / 100n, 'EUR');
        expect(add(paidOut, won).minor).toBeLessThanOrEqual((stake * BigInt(odds)) / 100n);
      },
    ),
  );
});
