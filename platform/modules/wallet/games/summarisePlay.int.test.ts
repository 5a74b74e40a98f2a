import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { EVENT_TYPES } from '@foyer/contract/events/eventTypes.ts';
import { DAY, HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { money } from '@foyer/domain/money.ts';
import { collectFeed, readFeed, readFeedHead } from '../../../infra/outbox/feed/index.ts';
import { bet, createWallet, rollback, win } from '../index.ts';
import { documentedSql } from '../testing/documentedSql.ts';
import { openLedger, type Ledger } from '../testing/ledger.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterEach(() => ledger.check());
afterAll(() => ledger.drop());

/** Moves to a minute of which nothing is summarised, and everything before it is. */
beforeEach(async () => {
  const { clock } = ledger;
  clock.advance(MINUTE - (clock.now().getTime() % MINUTE) + 40 * SECOND);
  await ledger.wallet.summarisePlay();
});

async function summaries(from: bigint) {
  await collectFeed(ledger.database, ledger.clock.now());
  const rows = await readFeed(ledger.database.query, { after: from, limit: 100 });
  return rows.flatMap(({ type, playerId, data }) =>
    type === 'play.summarised' ? [{ playerId, ...v.parse(EVENT_TYPES[type].data, data) }] : [],
  );
}
const position = async () => (await readFeedHead(ledger.database.query)).position;

it('records the stakes and wins of each player and minute once, also if two nodes do it', async () => {
  const { wallet, clock, database } = ledger;
  const [one, other] = [await ledger.addPlayer({ balance: 100_00n }), await ledger.addPlayer()];
  const start = new Date(clock.now().getTime() - 40 * SECOND);
  const before = await position();
  await wallet.submit(bet(one.play('s1', 'r1', 10_00n)));
  await wallet.submit(bet(one.play('s2', 'r2', 5_00n)));
  await wallet.submit(rollback({ ...one.play('s3', 'r2'), rollsBack: 's2' }));
  await wallet.submit(win(one.play('s4', 'r1', 25_50n)));
  await database.transaction((tx) =>
    wallet.grantFreeRounds(tx, {
      id: 'free',
      playerId: other.playerId,
      studio: 'sandbox',
      game: 'fox-and-ember',
      stake: money(20n, 'EUR'),
      rounds: 1,
      expiresAt: null,
    }),
  );
  await wallet.submit(bet({ ...other.play('f1', 'r3', 20n), freeRounds: 'free' }));
  clock.advance(20 * SECOND);
  await wallet.submit(bet(one.play('s5', 'r4', 1_00n)));

  // The minute is not closed before a transaction that began in it has ended.
  clock.advance(39 * SECOND);
  expect(await wallet.summarisePlay()).toBe(0);
  clock.advance(SECOND);
  const counts = await Promise.all([wallet.summarisePlay(), ledger.secondNode().summarisePlay()]);
  expect(counts.toSorted()).toEqual([0, 1]);
  const span = { from: start.toISOString(), to: new Date(start.getTime() + MINUTE).toISOString() };
  const sums = { bets: 2, staked: '10.00', wins: 1, won: '25.50' };
  const free = { bets: 1, staked: '0.00', wins: 0, won: '0.00' };
  const found = await summaries(before);
  expect(found).toHaveLength(2);
  expect(found).toEqual(
    expect.arrayContaining([
      {
        playerId: one.playerId,
        ...span,
        currency: 'EUR',
        ...sums,
        studios: [{ studio: 'sandbox', ...sums }],
      },
      {
        playerId: other.playerId,
        ...span,
        currency: 'EUR',
        ...free,
        studios: [{ studio: 'sandbox', ...free }],
      },
    ]),
  );

  clock.advance(MINUTE);
  expect([await wallet.summarisePlay(), await wallet.summarisePlay()]).toEqual([1, 0]);
  expect(await summaries(before)).toHaveLength(3);
});

it('refuses play of a minute that is summarised, which would be in no summary', async () => {
  const { wallet, clock } = ledger;
  const player = await ledger.addPlayer();
  clock.advance(-2 * MINUTE);
  await expect(wallet.submit(bet(player.play('late', 'late')))).rejects.toThrow('is summarised already');
  clock.advance(2 * MINUTE);
  await wallet.submit(bet(player.play('late', 'late')));
});

describe('a clock that is ahead', () => {
  const closing = async () => (await ledger.database.pool.query('select * from wallet.closing')).rows;

  it('closes nothing while another clock contradicts it, and play goes on afterwards', async () => {
    const { database, clock } = ledger;
    const player = await ledger.addPlayer();
    const doubtful = {
      now: () => clock.now(),
      requireCertain: () => Promise.reject(new Error('the clocks differ')),
    };
    const node = createWallet({ database, clock: doubtful, wakeRelay() {}, log: { error: console.error } });
    const before = await closing();
    clock.advance(HOUR);
    await expect(node.summarisePlay()).rejects.toThrow('the clocks differ');
    clock.advance(-HOUR);
    expect(await closing()).toEqual(before);
    await node.submit(bet(player.play('ahead', 'ahead')));
  });

  it('refuses play after it is corrected, until the SQL of the runbook has run; then play is summarised', async () => {
    const { database, clock, wallet } = ledger;
    const player = await ledger.addPlayer();
    clock.advance(HOUR);
    await wallet.summarisePlay();
    clock.advance(-HOUR);
    await database.pool.query('update wallet.closing set closed_until = $1', [
      new Date(clock.now().getTime() + DAY),
    ]);
    const stake = bet(player.play('repaired', 'repaired', 1_00n));
    await expect(wallet.submit(stake)).rejects.toThrow('belongs to a sealed day');

    await database.pool.query(await documentedSql('docs/runbooks/slo/wallet-fails.md', 'takes both back'));
    await wallet.submit(stake);
    const before = await position();
    clock.advance(2 * MINUTE);
    await wallet.summarisePlay();
    // The minutes of the tests before come again, because their clock is ahead of that of the database.
    const theirs = (await summaries(before)).filter(({ playerId }) => playerId === player.playerId);
    expect(theirs).toMatchObject([{ staked: '1.00' }]);
  });
});
