import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BrandId } from '@foyer/domain/ids.ts';
import { MAX_MINOR, money, toJson } from '@foyer/domain/money.ts';
import { bet, createWallet, rollback, win, withdrawalInitiated } from '../index.ts';
import { openLedger, type Ledger, type TestPlayer } from '../testing/ledger.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
  await ledger.database.transaction((tx) =>
    ledger.wallet.openPot(tx, { brand: 'northlight' as BrandId, currency: 'EUR', pot: 'mega' }),
  );
});
afterEach(() => ledger.check());
afterAll(() => ledger.drop());

/** The least amount that a JSON number cannot hold. */
const ODD = 2n ** 53n + 1n;
const eur = (minor: bigint) => money(minor, 'EUR');

const stateOf = ({ playerId }: TestPlayer) => ledger.wallet.state(ledger.database.query, playerId);
const statementOf = async ({ playerId }: TestPlayer) => {
  const year = { from: new Date('2000-01-01'), to: new Date('2100-01-01') };
  const { lines } = await ledger.wallet.statement({ playerId, ...year, first: 10, after: null });
  return lines.map(({ what, real, balance }) => ({ what, real: real.minor, balance: balance.minor }));
};
const consume = () => ledger.database.transaction((tx) => ledger.wallet.consumeContributions(tx, 1_000));
const addContributor = async (balance: bigint, amount: bigint) => {
  const player = await ledger.addPlayer({ balance });
  await ledger.database.transaction((tx) =>
    ledger.wallet.setContribution(tx, { playerId: player.playerId, pot: 'mega', amount: eur(amount) }),
  );
  return player;
};

describe('amounts above 2^53', () => {
  it('are exact in balances, the statement, events and contributions', async () => {
    const player = await addContributor(2n ** 62n + 1n, ODD + 2n);
    const submit = async (command: ReturnType<typeof bet>) => {
      ledger.clock.advance(1);
      return (await ledger.wallet.submit(command)).balance.minor;
    };
    const deposited = 2n ** 62n + 1n;
    const staked = deposited - ODD - (ODD + 2n);
    const won = staked + 3n * ODD;

    expect(await submit(bet(player.play('stake', 'r1', ODD)))).toBe(staked);
    expect(await submit(win(player.play('win', 'r1', 3n * ODD)))).toBe(won);
    expect(await submit(bet(player.play('undone', 'r2', ODD + 4n)))).toBe(won - 2n * ODD - 6n);
    expect(await submit(rollback({ ...player.play('back', 'r2'), rollsBack: 'undone' }))).toBe(won);

    expect(await stateOf(player)).toMatchObject({ balance: eur(won) });
    const moves = [
      { what: 'deposit', real: deposited, balance: deposited },
      { what: 'bet', real: -2n * ODD - 2n, balance: staked },
      { what: 'win', real: 3n * ODD, balance: won },
      { what: 'bet', real: -2n * ODD - 6n, balance: won - 2n * ODD - 6n },
      { what: 'rollback', real: 2n * ODD + 6n, balance: won },
    ];
    expect(await statementOf(player)).toEqual(moves.toReversed());
    expect(await ledger.eventsOf(player.playerId)).toMatchObject(
      moves.map(({ real, balance }) => ({ amount: toJson(eur(real)), balance: toJson(eur(balance)) })),
    );
    expect(await consume()).toMatchObject([
      { transactionId: 'stake', amount: eur(ODD + 2n) },
      { transactionId: 'undone', amount: eur(ODD + 2n) },
      { transactionId: 'undone', amount: eur(-ODD - 2n) },
    ]);
    const request = { playerId: player.playerId, before: null, first: 1 };
    expect(await ledger.wallet.contributions(request)).toMatchObject([{ amount: eur(ODD + 2n) }]);
  });

  it('are exact in contributions that are queued as numbers', async () => {
    const player = await ledger.addPlayer();
    await sql`insert into wallet.gathered (gifts, gathered_at)
      select jsonb_build_array(jsonb_build_array(id, ${player.playerId}::text, 'sandbox', 'old', ${ODD}::bigint)), now()
      from wallet.account where kind = 'jackpot'`.execute(ledger.database.query);
    expect(await consume()).toMatchObject([
      { pot: 'mega', playerId: player.playerId, studio: 'sandbox', transactionId: 'old', amount: eur(ODD) },
    ]);
  });

  it('are accepted up to the largest balance', async () => {
    const player = await ledger.addPlayer({ balance: MAX_MINOR });
    expect(await ledger.wallet.submit(bet(player.play('all', 'all', MAX_MINOR)))).toMatchObject({
      balance: eur(0n),
    });
    expect(await ledger.wallet.submit(win(player.play('win all', 'all', MAX_MINOR)))).toMatchObject({
      balance: eur(MAX_MINOR),
    });
  });
});

it('LIMIT-11 wins are paid when together they exceed what a limit can count', async () => {
  const stake = MAX_MINOR / 5n;
  const largestWin = { stakes: 5, amount: null };
  const player = await ledger.addPlayer({ balance: 2n * stake, largestWin });
  const { playerId } = player;
  const limit = { kind: 'Loss', period: 'Month', amount: eur(2n * stake) } as const;
  await ledger.database.transaction((tx) =>
    ledger.wallet.setPlayLimits(tx, { playerId, timeZone: 'UTC', limits: [limit] }),
  );
  for (const round of ['one', 'two'])
    await ledger.wallet.submit(bet(player.play(`bet ${round}`, round, stake)));
  const wonIn = (round: string) => ledger.wallet.submit(win(player.play(`won ${round}`, round, 5n * stake)));
  await wonIn('one');
  const all = withdrawalInitiated({ caller: 'foyer:test', key: 'all', playerId, amount: eur(5n * stake) });
  await ledger.database.transaction((tx) => ledger.wallet.post(tx, all));
  expect(await wonIn('two')).toMatchObject({ balance: eur(5n * stake), held: null });
});

describe('a win that the balance cannot hold', () => {
  it('is refused alone and logged as an error', async () => {
    const log = { error: vi.fn() };
    const wallet = createWallet({ database: ledger.database, clock: ledger.clock, wakeRelay() {}, log });
    const rich = await ledger.addPlayer({ balance: MAX_MINOR });
    const other = await ledger.addPlayer();
    await wallet.submit(bet(rich.play('rich bet', 'rich', 1_00n)));
    await wallet.submit(bet(other.play('other bet', 'other', 1_00n)));

    const outcomes = await Promise.allSettled([
      wallet.submit(win(other.play('before', 'other', 2_00n))),
      wallet.submit(win(rich.play('too large', 'rich', 1_01n))),
      wallet.submit(bet(other.play('after', 'new', 3_00n))),
    ]);

    expect(outcomes).toMatchObject([
      { status: 'fulfilled', value: { balance: eur(101_00n) } },
      { status: 'rejected', reason: { type: 'AmountTooLarge' } },
      { status: 'fulfilled', value: { balance: eur(98_00n) } },
    ]);
    const { rows } = await sql<{ commits: bigint }>`select count(distinct xmin::text) as commits
      from wallet.transfer where key in ('before', 'after')`.execute(ledger.database.query);
    expect(rows).toEqual([{ commits: 1n }]);
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      { studio: 'sandbox', transactionId: 'too large', amount: '1.01', currency: 'EUR' },
      expect.stringContaining('a win is refused'),
    );
    expect(await stateOf(rich)).toMatchObject({ balance: eur(MAX_MINOR - 1_00n) });
    expect(await wallet.submit(win(rich.play('fits', 'rich', 1_00n)))).toMatchObject({
      balance: eur(MAX_MINOR),
    });
  });

  it('is refused and logged where it is promotional', async () => {
    const log = { error: vi.fn() };
    const wallet = createWallet({ database: ledger.database, clock: ledger.clock, wakeRelay() {}, log });
    const { playerId } = await ledger.addPlayer({ balance: MAX_MINOR });
    const prize = {
      studio: 'sandbox',
      transactionId: 'prize',
      playerId,
      terms: '',
      amount: eur(1n),
      largest: 1n,
      largestDay: 1n,
    };
    await expect(wallet.payPromotionalWin(prize)).rejects.toMatchObject({ type: 'AmountTooLarge' });
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      { studio: 'sandbox', transactionId: 'prize', amount: '0.01', currency: 'EUR' },
      expect.stringContaining('a win is refused'),
    );
  });

  it('is logged as a rollback where a stake cannot be returned, alone and together', async () => {
    const log = { error: vi.fn() };
    const wallet = createWallet({ database: ledger.database, clock: ledger.clock, wakeRelay() {}, log });
    const player = await ledger.addPlayer({ balance: MAX_MINOR });
    await wallet.submit(bet(player.play('lost bet', 'lost', 1_00n)));
    await wallet.submit(win(player.play('its win', 'lost', 1_00n)));
    const back = rollback({ ...player.play('no room', 'lost'), rollsBack: 'lost bet' });
    for (const send of [() => wallet.submit(back), () => wallet.submitTogether([back])]) {
      log.error.mockClear();
      await expect(send()).rejects.toMatchObject({ type: 'AmountTooLarge' });
      expect(log.error).toHaveBeenCalledExactlyOnceWith(
        { studio: 'sandbox', transactionId: 'no room' },
        expect.stringContaining('a rollback is refused'),
      );
    }
  });

  it('is not logged where a stake is refused', async () => {
    const log = { error: vi.fn() };
    const wallet = createWallet({ database: ledger.database, clock: ledger.clock, wakeRelay() {}, log });
    const player = await ledger.addPlayer({ balance: MAX_MINOR });
    await wallet.submit(bet(player.play('bet half', 'round', MAX_MINOR)));
    await wallet.submit(win(player.play('win half', 'round', MAX_MINOR)));
    await expect(wallet.submit(bet(player.play('more', 'round', 1n)))).rejects.toMatchObject({
      type: 'AmountTooLarge',
    });
    expect(log.error).not.toHaveBeenCalled();
  });
});
