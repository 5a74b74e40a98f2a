import { sql } from 'kysely';
import type { BrandId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger, bet, jackpotWin, rollback, win } from '../index.ts';
import { openLedger, type Ledger, type TestPlayer } from '../testing/ledger.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
  for (const pot of ['mega', 'mini'])
    await ledger.database.transaction((tx) =>
      ledger.wallet.openPot(tx, { brand: 'northlight' as BrandId, currency: 'EUR', pot }),
    );
});
afterEach(() => ledger.check());
afterAll(() => ledger.drop());

const eur = (minor: bigint) => money(minor, 'EUR');
let names = 0;
const fresh = (what: string) => `${what}-${++names}`;
const setContribution = (player: TestPlayer, minor: bigint | null, pot = 'mega') =>
  ledger.database.transaction((tx) =>
    ledger.wallet.setContribution(tx, {
      playerId: player.playerId,
      pot,
      amount: minor === null ? null : eur(minor),
    }),
  );
/** A player who contributes 15 cents with each stake. */
const addContributor = async (options: Parameters<Ledger['addPlayer']>[0] = {}) => {
  const player = await ledger.addPlayer(options);
  await setContribution(player, 15n);
  return player;
};
const stake = (player: TestPlayer, minor: bigint, { round = fresh('round'), id = fresh('bet') } = {}) =>
  ledger.wallet.submit(bet(player.play(id, round, minor)));
const consume = () => ledger.database.transaction((tx) => ledger.wallet.consumeContributions(tx, 1_000));
/** All contributions to a pot minus its payouts. */
const inPot = async (pot: string): Promise<bigint> => {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(case when t.credit = a.id then t.amount else -t.amount end), 0)::bigint as sum
    from wallet.account a join wallet.transfer t on a.id in (t.debit, t.credit)
    where a.kind = 'jackpot' and a.name = ${pot}`.execute(ledger.database.query);
  return rows[0]?.sum ?? 0n;
};

describe('a contribution to a jackpot', () => {
  it('LIMIT-10 is debited with the stake, in one movement, and queued for the jackpot', async () => {
    const player = await addContributor({ balance: 10_00n });
    await consume();
    const before = await inPot('mega');
    expect(await stake(player, 1_00n, { id: 'contributed' })).toMatchObject({
      balance: eur(8_85n),
      contributed: eur(15n),
      sequence: 2,
    });
    expect((await inPot('mega')) - before).toBe(15n);
    expect((await ledger.eventsOf(player.playerId)).at(-1)).toMatchObject({
      amount: { amount: '-1.15' },
      moneyType: 'CasinoBet',
    });
    expect(await consume()).toMatchObject([
      {
        brand: 'northlight',
        pot: 'mega',
        playerId: player.playerId,
        transactionId: 'contributed',
        amount: eur(15n),
      },
    ]);
    expect(await consume()).toEqual([]);
  });

  it('MONEY-02 is one line of the statement, with its stake and round', async () => {
    const player = await addContributor({ balance: 10_00n });
    const same = { round: fresh('round'), id: fresh('bet') };
    await stake(player, 1_00n, same);
    const { lines } = await ledger.wallet.statement({
      playerId: player.playerId,
      from: new Date(0),
      to: new Date(8.64e15),
      first: 1,
      after: null,
    });
    expect(lines).toMatchObject([
      { what: 'bet', key: same.id, round: same.round, real: eur(-1_15n), balance: eur(8_85n) },
    ]);
  });

  it('read without a commit stays in the queue', async () => {
    const player = await addContributor({ balance: 10_00n });
    await consume();
    await stake(player, 1_00n);
    const failing = ledger.database.transaction(async (tx) => {
      expect(await ledger.wallet.consumeContributions(tx, 1_000)).toHaveLength(1);
      throw new Error('failed');
    });
    await expect(failing).rejects.toThrow('failed');
    expect(await consume()).toHaveLength(1);
  });

  it('MONEY-07 repeated and in parallel is debited once, with the same response, whatever the current choice', async () => {
    const player = await addContributor({ balance: 10_00n });
    const same = { round: fresh('round'), id: fresh('bet') };
    const before = await inPot('mega');
    const responses = await Promise.all([1, 2, 3].map(() => stake(player, 1_00n, same)));
    await setContribution(player, 20n);
    responses.push(await stake(player, 1_00n, same));
    await setContribution(player, null);
    responses.push(await stake(player, 1_00n, same));
    for (const { contributed, balance } of responses)
      expect({ contributed, balance }).toEqual({ contributed: eur(15n), balance: eur(8_85n) });
    expect((await inPot('mega')) - before).toBe(15n);
  });

  it('applies from the next stake after the opt-in until the opt-out', async () => {
    const player = await ledger.addPlayer({ balance: 10_00n });
    expect((await stake(player, 1_00n)).contributed).toEqual(eur(0n));
    await setContribution(player, 5n);
    expect((await stake(player, 1_00n)).contributed).toEqual(eur(5n));
    await setContribution(player, 7n);
    expect((await stake(player, 1_00n)).contributed).toEqual(eur(7n));
    await setContribution(player, null);
    expect((await stake(player, 1_00n)).contributed).toEqual(eur(0n));
  });

  it('is real money only: if the stake leaves too little, the bet is accepted without it', async () => {
    const player = await addContributor({ balance: 1_14n, bonus: { amount: 5_00n, required: 50_00n } });
    expect(await stake(player, 1_00n)).toMatchObject({ balance: eur(14n), contributed: eur(0n) });
    expect(await stake(player, 1_00n)).toMatchObject({ balance: eur(0n), contributed: eur(0n) });
  });

  it('is no part of the round: wins and wagering depend on the stakes', async () => {
    const player = await addContributor({ balance: 2_00n, bonus: { amount: 5_00n, required: 50_00n } });
    const round = fresh('round');
    await stake(player, 1_00n, { round });
    expect(await ledger.wallet.submit(win(player.play(fresh('win'), round, 3_00n)))).toMatchObject({
      balance: eur(3_85n),
      bonusBalance: eur(5_00n),
    });
    expect((await ledger.wallet.bonus(player.playerId))?.wagered).toEqual(eur(1_00n));
  });

  it('is refunded with a rolled-back bet, once, and the jackpot is notified', async () => {
    const player = await addContributor({ balance: 10_00n });
    const same = { round: fresh('round'), id: fresh('bet') };
    const before = await inPot('mega');
    await stake(player, 1_00n, same);
    await consume();
    const back = () =>
      ledger.wallet.submit(rollback({ ...player.play(fresh('back'), same.round), rollsBack: same.id }));
    expect(await back()).toMatchObject({ balance: eur(10_00n), contributed: eur(-15n) });
    expect(await back()).toMatchObject({ balance: eur(10_00n), contributed: eur(0n) });
    expect(await inPot('mega')).toBe(before);
    expect(await consume()).toMatchObject([{ transactionId: same.id, amount: eur(-15n) }]);
    expect(
      await ledger.wallet.contributions({ playerId: player.playerId, before: null, first: 5 }),
    ).toMatchObject([{ transactionId: same.id, amount: eur(15n), isTakenBack: true }]);
  });

  it('is not debited with free rounds or refused bets', async () => {
    const player = await addContributor({ balance: 1_00n });
    await expect(stake(player, 2_00n)).rejects.toMatchObject({ type: 'InsufficientFunds' });
    await ledger.database.transaction((tx) =>
      ledger.wallet.grantFreeRounds(tx, {
        id: 'free',
        playerId: player.playerId,
        studio: 'sandbox',
        game: 'fox-and-ember',
        stake: eur(20n),
        rounds: 1,
        expiresAt: null,
      }),
    );
    const free = bet({ ...player.play(fresh('bet'), fresh('round'), 20n), freeRounds: 'free' });
    expect(await ledger.wallet.submit(free)).toMatchObject({ balance: eur(1_00n), contributed: eur(0n) });
  });

  it('to a pot that is not open refuses the bet; one of zero or in another currency is ignored', async () => {
    const player = await ledger.addPlayer();
    await setContribution(player, 1n, 'made-up');
    await expect(stake(player, 1_00n)).rejects.toMatchObject({ type: 'UnknownPot', status: 404 });
    await expect(setContribution(player, 0n)).rejects.toThrow(RangeError);
    const inDollars = { playerId: player.playerId, pot: 'mega', amount: money(1n, 'USD') };
    await expect(
      ledger.database.transaction((tx) => ledger.wallet.setContribution(tx, inDollars)),
    ).rejects.toThrow(RangeError);
    expect((await ledger.wallet.state(ledger.database.query, player.playerId)).balance).toEqual(eur(100_00n));
  });

  it('in parallel with stakes, a choice applies between two of them, and the balance is correct', async () => {
    const player = await ledger.addPlayer({ balance: 100_00n });
    await Promise.all(
      Array.from({ length: 40 }, (_, turn) =>
        turn % 4 === 0 ? setContribution(player, turn % 8 === 0 ? 3n : null) : stake(player, 1_00n),
      ),
    );
    const { balance } = await ledger.wallet.state(ledger.database.query, player.playerId);
    const contributions = (
      await ledger.wallet.contributions({ playerId: player.playerId, before: null, first: 100 })
    ).length;
    expect(balance.minor).toBe(100_00n - 30n * 1_00n - 3n * BigInt(contributions));
  });
});

describe('operator money in a pot', () => {
  const fund = (key: string, minor: bigint) =>
    ledger.database.transaction((tx) =>
      ledger.wallet.fundPot(tx, { key, brand: 'northlight' as BrandId, pot: 'mega', amount: eur(minor) }),
    );

  it('is moved in and out once per key, and is in the ledger', async () => {
    const before = await inPot('mega');
    await fund('seed-1', 100_00n);
    await fund('change-1', -30_00n);
    expect((await inPot('mega')) - before).toBe(70_00n);
    await expect(fund('seed-1', 100_00n)).rejects.toThrow('command_key_pkey');
    await expect(fund('nothing', 0n)).rejects.toThrow(RangeError);
    const { pots } = await auditLedger(ledger.database.query);
    expect(pots.find(({ name }) => name === 'mega')?.held).toBe(await inPot('mega'));
  });
});

describe('a jackpot win', () => {
  it('MONEY-07 is paid from the pot to the real account, once for repeated and parallel calls', async () => {
    const player = await ledger.addPlayer({ balance: 0n });
    const before = await inPot('mega');
    const paid = jackpotWin({
      winId: fresh('win'),
      playerId: player.playerId,
      pot: 'mega',
      amount: eur(500_00n),
    });
    const pay = () => ledger.database.transaction((tx) => ledger.wallet.post(tx, paid));
    for (const { balance } of await Promise.all([pay(), pay(), pay()])) expect(balance).toEqual(eur(500_00n));
    // A pot that holds less than the promised amount still pays in full.
    expect(before - (await inPot('mega'))).toBe(500_00n);
  });

  it('of a pot that is not open is refused', async () => {
    const { playerId } = await ledger.addPlayer();
    const paid = jackpotWin({ winId: fresh('win'), playerId, pot: 'made-up', amount: eur(1n) });
    await expect(ledger.database.transaction((tx) => ledger.wallet.post(tx, paid))).rejects.toMatchObject({
      type: 'UnknownPot',
    });
    expect(() => jackpotWin({ winId: 'w', playerId, pot: 'mega', amount: eur(0n) })).toThrow(RangeError);
  });
});
