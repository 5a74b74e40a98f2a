import { sql } from 'kysely';
import type { BrandId } from '@foyer/vocabulary/ids.ts';
import { money } from '@foyer/vocabulary/money.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bet, jackpotWin, rollback, win } from '../index.ts';
import { openLedger, type Ledger, type Seat } from '../testing/ledger.ts';

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
const stake = (
  seat: Seat,
  minor: bigint,
  { round = fresh('round'), id = fresh('bet'), mega = 10n, mini = 5n } = {},
) =>
  ledger.wallet.submit(
    bet({
      ...seat.play(id, round, minor),
      contributions: [
        { pot: 'mega', amount: eur(mega) },
        { pot: 'mini', amount: eur(mini) },
      ],
    }),
  );
/** What all players gave to a pot, less what it paid. */
const inPot = async (pot: string): Promise<bigint> => {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(case when t.credit = a.id then t.amount else -t.amount end), 0)::bigint as sum
    from wallet.account a join wallet.transfer t on a.id in (t.debit, t.credit)
    where a.kind = 'jackpot' and a.name = ${pot}`.execute(ledger.database.query);
  return rows[0]?.sum ?? 0n;
};

describe('a contribution to a jackpot', () => {
  it('L10 is taken with the stake, in one movement, a pot by a pot', async () => {
    const seat = await ledger.seat({ balance: 10_00n });
    const before = await inPot('mega');
    expect(await stake(seat, 1_00n)).toMatchObject({
      balance: eur(8_85n),
      contributed: eur(15n),
      sequence: 2,
    });
    expect((await inPot('mega')) - before).toBe(10n);
    expect((await ledger.eventsOf(seat.playerId)).at(-1)).toMatchObject({
      amount: { amount: '-1.15' },
      moneyType: 'CasinoBet',
    });
  });

  it('M7 twice and together it is given once, and the answer says so again', async () => {
    const seat = await ledger.seat({ balance: 10_00n });
    const same = { round: fresh('round'), id: fresh('bet') };
    const before = await inPot('mini');
    const answers = await Promise.all([1, 2, 3].map(() => stake(seat, 1_00n, same)));
    for (const { contributed, balance } of answers)
      expect({ contributed, balance }).toEqual({ contributed: eur(15n), balance: eur(8_85n) });
    expect((await inPot('mini')) - before).toBe(5n);
    await expect(stake(seat, 1_00n, { ...same, mega: 11n })).rejects.toMatchObject({
      type: 'TransactionConflict',
    });
  });

  it('is of real money alone: where the stake leaves too little, the bet stands without', async () => {
    const seat = await ledger.seat({ balance: 1_14n, bonus: { amount: 5_00n, required: 50_00n } });
    expect(await stake(seat, 1_00n)).toMatchObject({ balance: eur(14n), contributed: eur(0n) });
    expect(await stake(seat, 1_00n)).toMatchObject({ balance: eur(0n), contributed: eur(0n) });
  });

  it('is no part of the round: a win goes by the stakes, a bonus counts the stake', async () => {
    const seat = await ledger.seat({ balance: 2_00n, bonus: { amount: 5_00n, required: 50_00n } });
    const round = fresh('round');
    await stake(seat, 1_00n, { round });
    expect(await ledger.wallet.submit(win(seat.play(fresh('win'), round, 3_00n)))).toMatchObject({
      balance: eur(3_85n),
      bonusBalance: eur(5_00n),
    });
    expect((await ledger.wallet.bonus(seat.playerId))?.wagered).toEqual(eur(1_00n));
  });

  it('comes back with a bet that is taken back, once', async () => {
    const seat = await ledger.seat({ balance: 10_00n });
    const same = { round: fresh('round'), id: fresh('bet') };
    const before = await inPot('mega');
    await stake(seat, 1_00n, same);
    const back = () =>
      ledger.wallet.submit(rollback({ ...seat.play(fresh('back'), same.round), rollsBack: same.id }));
    expect(await back()).toMatchObject({ balance: eur(10_00n), contributed: eur(-15n) });
    expect(await back()).toMatchObject({ balance: eur(10_00n), contributed: eur(0n) });
    expect(await inPot('mega')).toBe(before);
  });

  it('to a pot that nobody has opened refuses the bet; of nothing or in another currency it is none', async () => {
    const seat = await ledger.seat();
    const play = seat.play(fresh('bet'), fresh('round'));
    const giving = (amount = eur(1n), pot = 'made-up') => bet({ ...play, contributions: [{ pot, amount }] });
    await expect(ledger.wallet.submit(giving())).rejects.toMatchObject({ type: 'UnknownPot', status: 404 });
    expect(() => giving(eur(0n))).toThrow(RangeError);
    expect(() => giving(money(1n, 'USD'))).toThrow(RangeError);
    expect((await ledger.wallet.state(ledger.database.query, seat.playerId)).balance).toEqual(eur(100_00n));
  });
});

describe('a jackpot win', () => {
  it('M7 goes from the pot to the real account, twice and together once', async () => {
    const seat = await ledger.seat({ balance: 0n });
    const before = await inPot('mega');
    const paid = jackpotWin({
      winId: fresh('win'),
      playerId: seat.playerId,
      pot: 'mega',
      amount: eur(500_00n),
    });
    const pay = () => ledger.database.transaction((tx) => ledger.wallet.post(tx, paid));
    for (const { balance } of await Promise.all([pay(), pay(), pay()])) expect(balance).toEqual(eur(500_00n));
    // Trap 7: a pot that holds less than was promised pays all the same.
    expect(before - (await inPot('mega'))).toBe(500_00n);
  });

  it('of a pot that nobody has opened is refused', async () => {
    const { playerId } = await ledger.seat();
    const paid = jackpotWin({ winId: fresh('win'), playerId, pot: 'made-up', amount: eur(1n) });
    await expect(ledger.database.transaction((tx) => ledger.wallet.post(tx, paid))).rejects.toMatchObject({
      type: 'UnknownPot',
    });
    expect(() => jackpotWin({ winId: 'w', playerId, pot: 'mega', amount: eur(0n) })).toThrow(RangeError);
  });
});
