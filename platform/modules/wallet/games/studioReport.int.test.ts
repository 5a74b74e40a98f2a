import { afterAll, beforeAll, expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import { bet, readStudioReport, rollback, win } from '../index.ts';
import { openLedger, type Ledger } from '../testing/ledger.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.drop());

it('the settlement of operator and studio: stakes, wins, free rounds and jackpots, by currency', async () => {
  const { wallet, clock, database } = ledger;
  const player = await ledger.addPlayer({ balance: 2_00n, bonus: { amount: 10_00n, required: 100_00n } });
  const yen = await ledger.addPlayer({ currency: 'JPY', balance: 900n });
  const grant = { id: 'g', playerId: player.playerId, studio: 'sandbox', game: 'fox-and-ember' };
  const stake = money(50n, 'EUR');
  await database.transaction((tx) =>
    wallet.grantFreeRounds(tx, { ...grant, stake, rounds: 3, expiresAt: null }),
  );
  await wallet.submit(bet(yen.play('before', 'r0', 100n)));
  clock.advance(1000);
  const from = clock.now();
  await wallet.submit(bet({ ...player.play('b1', 'r1', 5_00n), jackpotPart: '0.0125' }));
  await wallet.submit(win({ ...player.play('w1', 'r1', 20_00n), jackpotPart: '18' }));
  await wallet.submit(win(player.play('w2', 'r1', 1_00n)));
  await wallet.submit(win({ ...player.play('w3', 'r1', 2_00n), jackpotPart: '1' }));
  await wallet.submit(rollback({ ...player.play('x3', 'r1'), rollsBack: 'w3' }));
  await wallet.submit(bet({ ...player.play('b2', 'r2', 9_00n), jackpotPart: '9' }));
  await wallet.submit(rollback({ ...player.play('x2', 'r2'), rollsBack: 'b2' }));
  await wallet.submit(bet({ ...player.play('f1', 'r3', 50n), freeRounds: 'g', jackpotPart: '0.001' }));
  await wallet.submit(bet({ ...player.play('f2', 'r4', 50n), freeRounds: 'g' }));
  await wallet.submit(rollback({ ...player.play('x4', 'r4'), rollsBack: 'f2' }));
  await wallet.submit(bet(yen.play('b5', 'r5', 100n)));
  clock.advance(1000);
  const to = clock.now();
  await wallet.submit(bet(yen.play('after', 'r6', 100n)));

  const of = { studio: 'sandbox', brand: 'northlight' };
  expect(await readStudioReport(database.query, { from, to })).toEqual([
    {
      ...of,
      currency: 'EUR',
      rounds: 2,
      stakes: money(5_00n, 'EUR'),
      freeStakes: money(50n, 'EUR'),
      wins: money(21_00n, 'EUR'),
      jackpotContributions: '0.013500',
      jackpotWins: '18.000000',
    },
    {
      ...of,
      currency: 'JPY',
      rounds: 1,
      stakes: money(100n, 'JPY'),
      freeStakes: money(0n, 'JPY'),
      wins: money(0n, 'JPY'),
      jackpotContributions: '0.000000',
      jackpotWins: '0.000000',
    },
  ]);
  await ledger.check();
});
