import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MESSAGE_KINDS } from '@foyer/contract/player/messageKinds.ts';
import {
  CustomerPopUpAdded,
  PromotionsPage,
  RewardsContextSubscription,
  Wallet,
} from '@foyer/contract/generated/operations.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { notifyReadyRaises } from '../../../flows/notifications/limitNotifications.ts';
import { setLimit } from '../../../flows/limits.ts';
import { fromDecimal } from '@foyer/domain/money.ts';
import { legacySocket } from '../../../server/sockets/testHub.ts';
import { moneyDrop, rewardHarness, type RewardHarness } from '../../rewardHarness.ts';
import { testApi, type TestApi } from '../../testApi.ts';

let api: TestApi;
let harness: RewardHarness;
let player: PlayerId;
let token: string;
beforeAll(async () => {
  api = await testApi();
  harness = rewardHarness(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  const created = await harness.createPlayer();
  player = created.player;
  token = await api.token('northlight', created.email);
});

const suppress = (isSuppressed = true) => harness.set(player, { suppressed_in_a_group: isSuppressed });
const addPopUp = (id: string) =>
  api.database.transaction((tx) => api.services.players.commands.addPopUp(tx, player, id));
const popUps = () => api.services.players.popUps(player);
/** A tab that has subscribed. */
async function listen({ documentId }: { documentId: string }) {
  const tab = await legacySocket(api.port, token);
  tab.say({ type: 'start', id: 's', payload: { documentId } });
  // The next message has a response, so the subscription is active.
  tab.say({ type: 'start', id: 'w', payload: { documentId: Wallet.documentId } });
  expect(await tab.take()).toMatchObject({ id: 'w' });
  tab.say({ type: 'stop', id: 'w' });
  expect(await tab.take()).toMatchObject({ type: 'complete', id: 'w' });
  return tab;
}

describe('PLAYER-09 a player who is suppressed in a communication group', () => {
  it.each(Object.entries({ ...MESSAGE_KINDS.popUp, 'a-campaign': 'marketing' }))(
    'receives the pop-up %s only as a service message (%s)',
    async (id, kind) => {
      await suppress();
      const isReceived = kind === 'service';
      expect(await addPopUp(id)).toBe(isReceived);
      expect(await popUps()).toEqual(isReceived ? [id] : []);
    },
  );

  it('does not see marketing pop-ups of before, which come back afterwards', async () => {
    await addPopUp('welcome');
    await addPopUp('limits');
    await suppress();
    expect(await popUps()).toEqual(['limits']);
    await suppress(false);
    expect(await popUps()).toEqual(['welcome', 'limits']);
  });

  it('gets no marketing pop-up over the socket, and still the notice of a limit that is ready', async () => {
    const limit = { playerId: player, kind: 'Deposit', period: 'Day' } as const;
    for (const amount of ['100.00', '200.00'])
      await setLimit(api.services, { ...limit, amount: fromDecimal(amount, 'EUR') });
    const tab = await listen(CustomerPopUpAdded);
    await suppress();
    await addPopUp('welcome');
    // Tokens expire by the system clock, so the change is moved instead of the clock.
    await api.database.pool.query(
      `update limits.change set asked_at = asked_at - interval '1 day', ready_at = ready_at - interval '1 day'
       where holder = $1`,
      [player],
    );
    await notifyReadyRaises(api.services);
    expect(JSON.stringify(await tab.take())).toContain('limitReady:Deposit:Day');
    tab.socket.close();
  });

  it('gets no message about an offered reward, and one about a reward they claim', async () => {
    const tab = await listen(RewardsContextSubscription);
    await suppress();
    const now = await harness.give(moneyDrop(), player);
    const later = await harness.give(moneyDrop({ startsInHours: 1, hours: 48 }), player);
    await api.database.pool.query(
      `update rewards.reward set starts_at = starts_at - interval '2 hours' where id = $1`,
      [later.reward.id],
    );
    await api.database.pool.query(
      `update rewards.assignment set due_at = due_at - interval '2 hours' where id = $1`,
      [later.id],
    );
    await harness.processDue();
    expect(await harness.storedReward(later)).toMatchObject({ status: 'Unclaimed' });
    await harness.claim(now, player);
    expect(await tab.take()).toMatchObject({
      payload: { data: { rewardUpdated: { assignationId: now.id, status: 'Credited' } } },
    });
    tab.socket.close();
  });

  it('sees no promotions, and all of them afterwards', async () => {
    const promotions = async () => (await harness.ask(PromotionsPage, {}, token)).data.contentBlocks;
    const before = await promotions();
    expect(before.length).toBeGreaterThan(0);
    await suppress();
    expect(await promotions()).toEqual([]);
    await suppress(false);
    expect(await promotions()).toEqual(before);
  });
});
