import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import balanceUpdates from '@foyer/contract/wallet/fixtures/balanceUpdates.json' with { type: 'json' };
import type { BrandId } from '@foyer/domain/ids.ts';
import { bet, win, createWallet } from '../../../modules/wallet/index.ts';
import { openLedger, type Ledger } from '../../../modules/wallet/testing/ledger.ts';
import { inProcessBus, type Bus } from '../../../infra/bus.ts';
import { createRelay, type Relay } from '../../../infra/outbox/index.ts';
import { walletStream } from '../../../server/sockets/streams/streams.ts';

let ledger: Ledger;
let bus: Bus;
let relay: Relay;
beforeAll(async () => {
  ledger = await openLedger();
  bus = inProcessBus((error) => {
    throw error;
  });
  relay = createRelay({ database: ledger.database, bus, log: { warn() {} } });
  relay.start();
});
afterAll(async () => {
  await relay.stop();
  await ledger.drop();
});

const log = { error() {} };

describe('balance updates', () => {
  it('GQLO-15 the current state comes first, then one update per movement, in the contract’s format', async () => {
    const { database, clock } = ledger;
    const wallet = createWallet({ database, clock, wakeRelay: relay.wake, log });
    const player = await ledger.addPlayer({ balance: 1_000_00n });
    const stream = walletStream(bus, { state: (player) => wallet.state(database.query, player) });
    const { playerId, sessionId } = player;
    const session = {
      playerId,
      sessionId,
      brand: 'northlight' as BrandId,
      country: 'FI',
      expiresAt: clock.now(),
      previousSignInAt: null,
      subDivision: null,
    };

    const updates: unknown[] = [await stream.present(session)];
    stream.listen(session, (update) => {
      if (update.sequence > 1) updates.push(update);
    });
    await wallet.submit(bet(player.play('bet', 'round', 2_50n)));
    await wallet.submit(win(player.play('win', 'round', 7_30n)));
    await expect.poll(() => updates).toEqual(balanceUpdates);
  });
});
