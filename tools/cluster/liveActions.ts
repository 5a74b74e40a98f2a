import { randomUUID } from 'node:crypto';
import type { JackpotMessage } from '@foyer/contract/jackpot/socket.ts';
import {
  BeginDeposit,
  ComplianceUpdated,
  CustomerPopUpAdded,
  Logout,
  NotificationsUpdated,
  PlayerUpdated,
  PlayTimeUpdated,
  RewardsContextSubscription,
  SessionClockUpdated,
  SessionDestroyed,
  SetSessionLimit,
  TransactionUpdated,
  Wallet,
} from '@foyer/contract/generated/operations.ts';
import type { Subscription } from '@foyer/contract/generated/resolvers.ts';
import { money } from '@foyer/domain/money.ts';
import { chooseJackpot } from '@foyer/platform/flows/chooseJackpot.ts';
import { drawJackpots } from '@foyer/platform/flows/draws/drawJackpots.ts';
import { drawRaffles } from '@foyer/platform/flows/draws/drawRaffles.ts';
import { notifyPlayers } from '@foyer/platform/flows/notifications/notifyPlayers.ts';
import { chooseRealityCheckPeriod } from '@foyer/platform/flows/realityCheck.ts';
import { collectFeed } from '@foyer/platform/infra/outbox/feed/index.ts';
import { deposit } from '@foyer/platform/modules/wallet/index.ts';
import type { Site } from '@foyer/platform/sites/index.ts';
import { operate } from '@foyer/platform/server/commands/operate.ts';
import {
  betThatWins,
  type JackpotConnection,
  type TestPlayer,
} from '@foyer/platform/testing/jackpotHarness.ts';
import { subscription, type RaffleHarness } from '@foyer/platform/testing/raffleHarness.ts';

export interface Acting {
  /** The node on which everything happens. */
  readonly harness: RaffleHarness;
  readonly site: Site;
  readonly player: TestPlayer;
  readonly accessToken: string;
  /** A connection of the player to the same node. */
  readonly connection: JackpotConnection;
  call(document: { readonly documentId: string }, variables?: object): Promise<unknown>;
}

export type SubscriptionField = Exclude<keyof Subscription, '__typename'>;
type Action = (acting: Acting) => Promise<unknown>;

// A field or a message that the contract gets needs an entry in each of these tables, or it does not compile.

export const SUBSCRIPTIONS: Readonly<Record<SubscriptionField, { readonly documentId: string }>> = {
  balanceUpdated: Wallet,
  transactionUpdated: TransactionUpdated,
  playerUpdated: PlayerUpdated,
  customerPopUpAdded: CustomerPopUpAdded,
  complianceUpdated: ComplianceUpdated,
  rewardUpdated: RewardsContextSubscription,
  notificationsUpdated: NotificationsUpdated,
  playTimeUpdated: PlayTimeUpdated,
  sessionClockUpdated: SessionClockUpdated,
  sessionDestroyed: SessionDestroyed,
};

/** What makes each field send something to the player; the end of the session comes last. */
export const SUBSCRIPTION_ACTIONS: Readonly<Record<SubscriptionField, Action>> = {
  balanceUpdated: ({ harness: { services }, player: { playerId } }) =>
    services.wallet.submit(deposit({ caller: 'test', key: 'live', playerId, amount: money(25_00n, 'EUR') })),
  transactionUpdated: ({ call }) =>
    call(BeginDeposit, {
      deposit: {
        idempotencyKey: randomUUID(),
        method: 'trustly',
        account: null,
        amount: '20.00',
        currency: 'EUR',
      },
    }),
  playerUpdated: (acting) => command(acting, 'banking-cdd', 'asked'),
  customerPopUpAdded: (acting) => command(acting, 'pop-up', 'limits'),
  complianceUpdated: (acting) => command(acting, 'kyc', 'Done'),
  rewardUpdated: (acting) => command(acting, 'give-reward', 'birthday', JSON.stringify(REWARD)),
  async notificationsUpdated(acting) {
    const { database, services, clock } = acting.harness;
    // The first call begins at the end of the feed.
    await notifyPlayers(services);
    await command(acting, 'give-reward', 'name day', JSON.stringify(REWARD));
    await collectFeed(database, clock.now());
    await notifyPlayers(services);
  },
  playTimeUpdated: ({ call }) => call(SetSessionLimit, { period: 'Day', minutes: 90 }),
  async sessionClockUpdated({ harness: { services }, site, accessToken }) {
    const session = await services.signIn.authenticate(accessToken, site);
    await chooseRealityCheckPeriod(services, session, 15);
  },
  sessionDestroyed: ({ call }) => call(Logout),
};

/** What makes the jackpot's socket send each message to the player; some need the one before. */
export const JACKPOT_ACTIONS: Readonly<Record<JackpotMessage['type'], Action>> = {
  PlayerOptInResponse: ({ harness, site, player: { playerId } }) =>
    chooseJackpot(harness.services, {
      site,
      playerId,
      isIn: true,
      contribution: 0.5,
      cause: 'player',
    }),
  async JackpotUpdate({ harness, player }) {
    await player.stake(10n);
    await drawJackpots(harness.services);
  },
  async WinEvent({ harness, site: { brand }, player }) {
    const id = await betThatWins(harness, { brand, pot: 'minor', microEuros: 500_000n });
    await player.stake(10n, { id });
    await drawJackpots(harness.services);
  },
  async WinSeen({ site, player: { playerId }, connection }) {
    // The response has the wins that the player has not seen.
    connection.sendMessage(subscription(playerId, site.brand));
    const { win_id } = (await connection.next('WinEvent')).data;
    connection.sendMessage({ type: 'WinSeen', data: { player_id: playerId, win_id } });
  },
  async PlayerRaffleTicketsListResponse({ harness, player }) {
    await player.stake(2_00n);
    await drawRaffles(harness.services);
  },
  RaffleWinEvent: ({ harness, site }) => harness.drawNow(site.brand, 'hourly'),
  async RaffleWinSeen({ player: { playerId }, connection }) {
    const { instance_id } = (await connection.next('RaffleWinEvent')).data;
    connection.sendMessage({ type: 'RaffleWinSeen', data: { player_id: playerId, instance_id } });
  },
  Error: ({ call }) => call(Logout),
};

const command = (
  { harness, site, player }: Acting,
  name: string,
  argument: string,
  ...more: readonly string[]
) => operate(harness, [name, site.brand, player.email, argument, ...more, 'Ada', 'a test']);
const REWARD = { type: 'money-drop', name: 'Birthday drop', amount: '15.00', hours: 72 };
