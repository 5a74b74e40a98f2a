import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BrandId } from '@foyer/domain/ids.ts';
import { DAY } from '@foyer/domain/duration.ts';
import { money } from '@foyer/domain/money.ts';
import { auditLedger } from '../books/audit.ts';
import { readTrialBalance } from '../books/trialBalance.ts';
import { createWallet, type Wallet } from '../index.ts';
import { openLedger, type Ledger, type TestPlayer } from '../testing/ledger.ts';
import type { HeldWinDecision } from './decideHeldWin.ts';
import type { BoundedPromotionalWin } from './payPromotionalWin.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterEach(() => ledger.check());
afterAll(() => ledger.drop());

const eur = (minor: bigint) => money(minor, 'EUR');
const prizeOf = ({ playerId }: TestPlayer, minor: bigint): BoundedPromotionalWin => ({
  studio: 'sandbox',
  transactionId: randomUUID(),
  playerId,
  terms: 'cup',
  amount: eur(minor),
  largest: 10_00n,
  largestDay: 1_000_000_00n,
});
const balance = async ({ playerId }: TestPlayer) =>
  (await ledger.wallet.state(ledger.database.query, playerId)).balance;
const waiting = async ({ playerId }: TestPlayer) => {
  const brand = 'northlight' as BrandId;
  const all = await ledger.wallet.heldWins(ledger.database.query, { brand, first: 1000 });
  return all.filter((one) => one.playerId === playerId);
};
const decide = (
  { playerId }: TestPlayer,
  id: bigint,
  verdict: HeldWinDecision['verdict'],
  wallet: Wallet = ledger.wallet,
) =>
  ledger.database.transaction((tx) =>
    wallet.decideHeldWin(tx, { id, playerId, verdict, operator: 'Ada', reason: 'checked' }),
  );
/** A player whose promotional win of 10.01 is held. */
async function heldPrize() {
  const player = await ledger.addPlayer();
  const prize = prizeOf(player, 10_01n);
  const posted = await ledger.wallet.payPromotionalWin(prize);
  const [win] = await waiting(player);
  if (!win) throw new Error('no win is held');
  return { player, prize, posted, win };
}
async function books(kind: string): Promise<bigint> {
  const all = await readTrialBalance(ledger.database.query, new Date('2999-01-01'));
  const book = all.find(({ currency }) => currency === 'EUR');
  expect(book?.sum.minor).toBe(0n);
  return book?.rows.find((row) => row.kind === kind)?.balance.minor ?? 0n;
}

it('MONEY-09 a promotional win above the largest is held: not paid, not dropped, and logged as an error', async () => {
  const logged: unknown[] = [];
  const { database, clock } = ledger;
  const log = { error: (...entry: unknown[]) => void logged.push(entry) };
  const wallet = createWallet({ database, clock, wakeRelay() {}, log });
  const player = await ledger.addPlayer();
  const prize = prizeOf(player, 10_01n);
  const posted = await wallet.payPromotionalWin(prize);
  expect(posted).toMatchObject({ balance: eur(100_00n), held: eur(10_01n) });
  expect(await waiting(player)).toMatchObject([
    {
      amount: eur(10_01n),
      room: eur(10_00n),
      staked: eur(0n),
      game: null,
      round: null,
      reason: 'LargestWin',
    },
  ]);
  expect(await wallet.heldBalance(player.playerId)).toEqual(eur(10_01n));
  const entry = { studio: 'sandbox', transactionId: prize.transactionId, amount: '10.01', currency: 'EUR' };
  expect(logged).toEqual([[entry, expect.stringContaining('MONEY-09')]]);
  // Repeated, also after the operator has raised the largest, it is the same win, once.
  expect(await wallet.payPromotionalWin(prize)).toEqual({ ...posted, sequence: null });
  expect(await wallet.payPromotionalWin({ ...prize, largest: 99_00n })).toEqual({
    ...posted,
    sequence: null,
  });
  await expect(wallet.payPromotionalWin({ ...prize, amount: eur(1_00n) })).rejects.toMatchObject({
    type: 'TransactionConflict',
  });
  expect([await waiting(player), logged]).toMatchObject([{ length: 1 }, { length: 1 }]);
});

it('MONEY-09 a promotional win sent to two nodes in parallel is held once, and two wins are two', async () => {
  const player = await ledger.addPlayer();
  const [one, two] = [prizeOf(player, 20_00n), prizeOf(player, 30_00n)];
  const nodes = [ledger.wallet, ledger.secondNode()];
  const posted = await Promise.all(
    nodes.flatMap((node) => [one, two, one].map((prize) => node.payPromotionalWin(prize))),
  );
  expect(posted.map(({ held }) => held?.minor)).toEqual([20_00n, 30_00n, 20_00n, 20_00n, 30_00n, 20_00n]);
  const amounts = (await waiting(player)).map(({ amount }) => amount.minor);
  expect(new Set(amounts)).toEqual(new Set([20_00n, 30_00n]));
  expect(amounts).toHaveLength(2);
  expect(await balance(player)).toEqual(eur(100_00n));
});

it('MONEY-09 a release pays a promotional win once, as real money, and the company still gets its first response', async () => {
  const [held, promotion] = [await books('heldWins'), await books('promotion')];
  const { player, prize, posted, win } = await heldPrize();
  expect(await books('heldWins')).toBe(held + 10_01n);
  // LIMIT-11: no end of a session matters.
  await ledger.wallet.endGameSessions(ledger.database.query, player.sessionId);
  await decide(player, win.id, 'Released');
  await decide(player, win.id, 'Released');
  await expect(decide(player, win.id, 'Reversed')).rejects.toMatchObject({ type: 'TransactionConflict' });
  expect([await balance(player), await waiting(player)]).toEqual([eur(110_01n), []]);
  expect(await ledger.wallet.payPromotionalWin(prize)).toEqual({ ...posted, sequence: null });
  expect([await books('heldWins'), await books('promotion')]).toEqual([held, promotion - 10_01n]);
  const [event] = (await ledger.eventsOf(player.playerId)).slice(-1);
  expect(event).toMatchObject({ amount: { amount: '10.01' }, balance: { amount: '110.01' } });
});

it('MONEY-09 a reversal of a promotional win pays nothing, and the money is on the promotion account again', async () => {
  const [held, promotion, game] = [await books('heldWins'), await books('promotion'), await books('game')];
  const { player, win } = await heldPrize();
  await decide(player, win.id, 'Reversed');
  await decide(player, win.id, 'Reversed');
  await expect(decide(player, win.id, 'Released')).rejects.toMatchObject({ type: 'TransactionConflict' });
  expect([await balance(player), await waiting(player)]).toEqual([eur(100_00n), []]);
  expect([await books('heldWins'), await books('promotion'), await books('game')]).toEqual([
    held,
    promotion,
    game,
  ]);
});

it('MONEY-09 parallel decisions of both kinds about a promotional win on two nodes are one decision', async () => {
  const { player, win } = await heldPrize();
  const second = ledger.secondNode();
  const results = await Promise.allSettled([
    decide(player, win.id, 'Released'),
    decide(player, win.id, 'Reversed', second),
    decide(player, win.id, 'Released', second),
  ]);
  const isReleased = (await balance(player)).minor === 110_01n;
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([isReleased, !isReleased, isReleased]);
});

it('MONEY-10 a promotional win of a held studio is held and released like one above the largest', async () => {
  const player = await ledger.addPlayer();
  const hold = { studio: 'sandbox', currency: 'EUR', operator: 'Ada', reason: 'a stolen key' } as const;
  await ledger.database.transaction((tx) => ledger.wallet.studioControl.hold(tx, hold));
  expect((await ledger.wallet.payPromotionalWin(prizeOf(player, 1n))).held).toEqual(eur(1n));
  await ledger.database.transaction((tx) => ledger.wallet.studioControl.end(tx, hold));
  expect((await ledger.wallet.payPromotionalWin(prizeOf(player, 1n))).held).toBeNull();
  const [win] = await waiting(player);
  expect(win).toMatchObject({ reason: 'StudioHold', round: null });
  await decide(player, win?.id ?? 0n, 'Released');
  expect(await balance(player)).toEqual(eur(100_02n));
});

it('MONEY-09 the audit finds a promotional win that was returned to the account of games', async () => {
  const { player, win } = await heldPrize();
  await expect(
    ledger.database.transaction(async (tx) => {
      await sql`insert into wallet.transfer (caller, key, leg, recipe, player_id, debit, credit, amount,
          status, balance_after, bonus_after, created_at)
        select 'sandbox', ${`reverse ${win.transactionId}`}, 0, 'heldWinReversal', ${player.playerId}, held.id, game.id,
               10_01, 'posted', 100_00, 0, now()
        from wallet.account held join wallet.account game using (brand, currency)
        where held.kind = 'heldWins' and game.kind = 'game' and held.currency = 'EUR'`.execute(tx);
      const { findings } = await auditLedger(tx);
      throw new Error(findings.map(({ what }) => what).join('; '));
    }),
  ).rejects.toThrow('transfers between accounts that do not belong together');
});

describe('MONEY-10 the promotional wins of a studio on a day', () => {
  const STUDIO_DAY = { largestDay: 25_00n };
  const pay = (player: TestPlayer, minor: bigint, wallet: Wallet = ledger.wallet, studio = 'tide') =>
    wallet.payPromotionalWin({ ...prizeOf(player, minor), ...STUDIO_DAY, studio });

  it('are paid up to their sum, over all players; further ones are held and none refused', async () => {
    const [one, two] = [await ledger.addPlayer(), await ledger.addPlayer()];
    for (const player of [one, two]) expect((await pay(player, 10_00n)).held).toBeNull();
    expect((await pay(two, 5_01n)).held).toEqual(eur(5_01n));
    expect(await waiting(two)).toMatchObject([{ reason: 'LargestWin', room: eur(5_00n), round: null }]);
    expect((await pay(one, 5_00n)).held).toBeNull();
    expect((await pay(one, 1n)).held).toEqual(eur(1n));
    expect((await pay(one, 1n, ledger.wallet, 'orbit')).held).toBeNull();
    // What a person releases counts in no day.
    const [held] = await waiting(two);
    await decide(two, held?.id ?? 0n, 'Released');
    ledger.clock.advance(DAY);
    expect((await pay(one, 10_00n)).held).toBeNull();
    expect([await balance(one), await balance(two)]).toEqual([eur(125_01n), eur(115_01n)]);
  });

  it('on two nodes in parallel never exceed the sum, and a repeated win counts once', async () => {
    ledger.clock.advance(DAY);
    const players = await Promise.all(Array.from({ length: 6 }, () => ledger.addPlayer()));
    const nodes = [ledger.wallet, ledger.secondNode()];
    const prizes = players.map((player) => ({ ...prizeOf(player, 4_00n), ...STUDIO_DAY, studio: 'tide' }));
    const posted = await Promise.all(
      prizes.flatMap((prize) => nodes.map((node) => node.payPromotionalWin(prize))),
    );
    expect(posted.filter(({ held, sequence }) => held === null && sequence !== null)).toHaveLength(6);
    const more = await Promise.all(players.map((player, n) => pay(player, 50n, nodes[n % 2])));
    expect(more.filter(({ held }) => held === null)).toHaveLength(2);
    const after = await Promise.all(players.map(balance));
    expect(after.reduce((sum, { minor }) => sum + minor - 100_00n, 0n)).toBe(25_00n);
  });

  it('that are refused use nothing of the sum', async () => {
    ledger.clock.advance(DAY);
    const player = await ledger.addPlayer();
    const unknown = { ...player, playerId: 'nobody' as TestPlayer['playerId'] };
    await expect(pay(unknown, 10_00n)).rejects.toMatchObject({ type: 'UnknownPlayer' });
    for (const minor of [10_00n, 10_00n, 5_00n]) expect((await pay(player, minor)).held).toBeNull();
  });
});
