import { expect, it } from 'vitest';
import { SECOND } from '@foyer/domain/duration.ts';
import { funWallet } from '../../play/funWallet.ts';
import type { GameWallet } from '../../play/gameWallet.ts';
import { minor } from '../../testing/liveSeats.ts';
import { bet, listen, make, PACE, testCardRoom } from '../../testing/testCardRoom.ts';

const START = minor(testCardRoom().sit());
/** Delay before the deal once all players have bet. */
const SOON_MS = 3 * SECOND;

it('a journal that fails is logged; the table goes on, and the win is shown and paid once it works again', async () => {
  const { sit, stack, pass, logged } = testCardRoom();
  let failuresLeft = 2;
  const wallet = funWallet('EUR');
  const failing: GameWallet = {
    ...wallet,
    async owe(...result) {
      failuresLeft -= 1;
      if (failuresLeft >= 0) throw new Error('the disk is full');
      await wallet.owe(...result);
    },
  };
  const [anna, bo] = [sit('anna', failing), sit('bo')];
  const [hers, his] = [listen(anna), listen(bo)];
  // Both have 10 and 9; the dealer has 7 and 10.
  stack('T T 7 9 9 T');
  for (const player of [anna, bo]) await bet(player);
  await pass(SOON_MS + 10);
  for (const player of [anna, bo]) await make(player, 'stand');
  await pass(10);
  expect(his.latest()).toMatchObject({ phase: 'paying', own: { win: { amount: '20.00' } } });
  expect(hers.latest()).toMatchObject({ phase: 'paying', own: { win: null } });
  expect([minor(anna), minor(bo)]).toEqual([START - 1_000n, START + 1_000n]);
  expect(logged).toHaveLength(2);
  // The win is tried again when the next round begins.
  await pass(PACE.payingMs + 2 * SECOND);
  expect(hers.latest()).toMatchObject({ phase: 'betting', own: { win: { amount: '20.00' } } });
  expect(minor(anna)).toBe(START + 1_000n);
});

it('a win that is not written yet is kept when its player bets again and returns', async () => {
  const { sit, stack, pass } = testCardRoom();
  let isBroken = true;
  const wallet = funWallet('EUR');
  const broken: GameWallet = {
    ...wallet,
    owe: (...result) => (isBroken ? Promise.reject(new Error('the disk is full')) : wallet.owe(...result)),
  };
  const anna = sit('anna', broken);
  listen(anna);
  stack('T 7 9 T');
  await bet(anna);
  await pass(SOON_MS + 10);
  await make(anna, 'stand');
  await pass(PACE.payingMs + 2 * SECOND);
  await bet(anna);
  const back = sit('anna', broken);
  expect(minor(back)).toBe(START - 2_000n);
  isBroken = false;
  await make(back, 'standing');
  expect(minor(back)).toBe(START);
});
