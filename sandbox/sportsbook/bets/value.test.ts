import { expect, it } from 'vitest';
import { MINUTE } from '@foyer/domain/duration.ts';
import { names, openBook, openWallet } from '../testing/testBook.ts';

it('OPEN-43 an open bet shows its value: near its stake when placed, the return when its match is nearly won', async () => {
  const wallet = await openWallet();
  const book = await openBook(wallet);
  const key = await book.sit();
  const [pick] = await book.picks(1);
  if (!pick) throw new Error('no match');
  await book.place(key, [pick]);
  const read = async () => (await book.ask('bets', undefined, key)).body.coupons[0];
  const placed = await read();
  // Fair probabilities give back the stake without the margin of 5 to 7 %, and rounded odds a little less.
  expect(Number(placed.value)).toBeGreaterThan(9);
  expect(Number(placed.value)).toBeLessThan(9.6);

  const values = new Set<string | null>([placed.value]);
  for (let step = 0; step < 20; step++) {
    wallet.time.now += 10 * MINUTE;
    const { state, value } = await read();
    if (state !== 'open') break;
    values.add(value);
    if (value !== null) expect(Number(value)).toBeLessThanOrEqual((10 * placed.legs[0].odds) / 100);
  }
  expect(values.size).toBeGreaterThan(2);
  await book.decide(pick.match, 'home');
  expect(await read()).toMatchObject({ state: 'won', value: null });
  expect(names(wallet)[0]).toBe('bet');
});
