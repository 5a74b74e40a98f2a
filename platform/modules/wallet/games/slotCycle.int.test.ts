import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bet, win } from '../index.ts';
import { openLedger, type Ledger, type TestPlayer } from '../testing/ledger.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.drop());

const CYCLE_MS = 2_500;
const slotPlayer = () => ledger.addPlayer({ shortestCycleMs: CYCLE_MS });
let ids = 0;
const stake = (player: TestPlayer, round: string) =>
  ledger.wallet.submit(bet(player.play(`slot-${++ids}`, round)));

describe('CLOCK-06 the shortest cycle of a slot', () => {
  it('a stake that begins a round sooner is refused alone, with the time when it may begin', async () => {
    const player = await slotPlayer();
    const start = ledger.clock.now();
    await stake(player, 'a1');
    ledger.clock.advance(CYCLE_MS - 101);
    await expect(stake(player, 'a2')).rejects.toMatchObject({
      type: 'RoundTooSoon',
      status: 403,
      keys: { rule: 'CLOCK-06', mayStartAt: new Date(start.getTime() + CYCLE_MS - 100).toISOString() },
    });
    ledger.clock.advance(1);
    await expect(stake(player, 'a2')).resolves.toMatchObject({ sequence: 3 });
  });

  it('further stakes and wins of the open round are accepted at once', async () => {
    const player = await slotPlayer();
    await stake(player, 'b1');
    await expect(stake(player, 'b1')).resolves.toMatchObject({ sequence: 3 });
    await expect(ledger.wallet.submit(win(player.play('win-b1', 'b1')))).resolves.toMatchObject({
      sequence: 4,
    });
  });

  it('of stakes that arrive together, one begins a round', async () => {
    const player = await slotPlayer();
    const [one, other] = [ledger.wallet, ledger.secondNode()];
    const responses = await Promise.allSettled(
      Array.from({ length: 20 }, (_, number) =>
        (number % 2 === 0 ? one : other).submit(bet(player.play(`c-${number}`, `c-${number}`))),
      ),
    );
    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('a refused stake does not begin a cycle, and its id may be sent again', async () => {
    const player = await ledger.addPlayer({ shortestCycleMs: CYCLE_MS, balance: 1_00n });
    const large = bet(player.play('d-1', 'd1', 2_00n));
    await expect(ledger.wallet.submit(large)).rejects.toMatchObject({ type: 'InsufficientFunds' });
    await stake(player, 'd2');
  });

  it('does not concern games other than slots', async () => {
    const player = await ledger.addPlayer({ shortestCycleMs: null });
    await stake(player, 'e1');
    await expect(stake(player, 'e2')).resolves.toMatchObject({ sequence: 3 });
  });
});
