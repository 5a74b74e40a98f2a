import { comparePaymentAccount } from '../flows/compliance/comparePaymentAccount.ts';
import type { OptInStatus } from '@foyer/contract/jackpot/pots.ts';
import type { RenderForm } from '@foyer/contract/identity/forms.ts';
import { createCalendarDesk, type CalendarDesk } from '../flows/calendar/calendarService.ts';
import { cancelOpenDeposits } from '../flows/cashier/cancelDeposit.ts';
import type { CashierParts } from '../flows/cashier/lockedPlayer.ts';
import { createCashbackDesk, type CashbackDesk } from '../flows/cashback/cashbackService.ts';
import { createAccount } from '../flows/createAccount.ts';
import { chooseJackpot, leaveJackpot, type JackpotChoice } from '../flows/chooseJackpot.ts';
import { drawJackpots } from '../flows/drawJackpots.ts';
import { drawRaffles } from '../flows/drawRaffles.ts';
import { createComplianceDesk, type ComplianceDesk } from '../flows/compliance/sourceOfWealthService.ts';
import { createIdentityDesk, type IdentityDesk } from '../flows/compliance/kycService.ts';
import { createGamificationDesk, type GamificationDesk } from '../flows/gamification/gamificationService.ts';
import { createLaunchGame, type LaunchGame } from '../flows/launch/launchGame.ts';
import { createLaunchSportsbook, type LaunchSportsbook } from '../flows/launch/launchSportsbook.ts';
import { createRealityCheckDesk, type RealityCheckDesk } from '../flows/realityCheck.ts';
import { createShopDesk, type ShopDesk } from '../flows/shop/shopService.ts';
import type { ShopParts } from '../flows/shop/shopDeps.ts';
import { createRewardDesk, type RewardDesk } from '../flows/rewards/rewardService.ts';
import { createCalendar } from '../modules/calendar/index.ts';
import { createCashback } from '../modules/cashback/index.ts';
import { createCashier } from '../modules/cashier/index.ts';
import { createCatalogue, type Catalogue } from '../modules/catalogue/index.ts';
import { createCompliance, type Compliance } from '../modules/compliance/index.ts';
import { createContent, type Content } from '../modules/content/index.ts';
import { createGamification, type Gamification } from '../modules/gamification/index.ts';
import { createIdentity, type Identity } from '../modules/identity/index.ts';
import { createJackpot, type Jackpot } from '../modules/jackpot/index.ts';
import { createLimits } from '../modules/limits/index.ts';
import { createRaffle, type Raffle } from '../modules/raffle/index.ts';
import { createRealityCheck } from '../modules/realityCheck/index.ts';
import { createRewards, type Rewards } from '../modules/rewards/index.ts';
import { createShop } from '../modules/shop/index.ts';
import { createWallet, type Wallet } from '../modules/wallet/index.ts';
import { chatTokens, type ChatToken } from '../providers/chat/index.ts';
import { gamificationProvider } from '../providers/gamification/index.ts';
import { messageCarrier } from '../providers/messages/index.ts';
import { sumsub } from '../providers/sumsub/index.ts';
import { createLiveTables, type FreshLiveTables } from '../providers/studios/index.ts';
import { paymentPorts } from './payments/paymentPorts.ts';
import { providerPorts } from './payments/paymentProviders.ts';
import type { Bus } from '../infra/bus.ts';
import type { Clock } from '../infra/clock.ts';
import type { Config } from '../infra/config.ts';
import { isIn } from '../infra/edge/networks.ts';
import type { Database, Transaction } from '../infra/database/database.ts';
import { LONG_LIMITS } from '../infra/database/limits.ts';
import type { Log } from '../infra/log.ts';
import type { Sites } from '../sites/index.ts';

/** The modules' doors and the flows that resolvers and routes call. */
export interface Services {
  readonly identity: Identity;
  readonly wallet: Wallet;
  readonly catalogue: Catalogue;
  readonly liveTables: FreshLiveTables;
  readonly content: Content;
  readonly jackpot: Jackpot;
  /** JSOCK-03. @throws Refusal PlayerBlocked, JackpotNotOffered, ContributionNotOffered */
  chooseJackpot(choice: JackpotChoice): Promise<OptInStatus>;
  /** JSOCK-06: a player has seen one of his wins. @throws Refusal BadRequest */
  seeJackpotWin(win: Parameters<Jackpot['seeWin']>[1]): Promise<void>;
  /** All bets that wait are drawn. @returns how many */
  drawJackpots(): Promise<number>;
  readonly raffle: Raffle;
  /** JSOCK-07: a player has seen what he won in a drop. @throws Refusal BadRequest */
  seeRaffleWin(win: Parameters<Raffle['seeWin']>[1]): Promise<void>;
  /** All stakes that wait are entered, and the drops that are over closed and drawn. @returns how many stakes */
  drawRaffles(): Promise<number>;
  readonly launchGame: LaunchGame;
  readonly launchSportsbook: LaunchSportsbook;
  readonly rewards: Rewards;
  /** What of rewards touches players and money. */
  readonly rewardDesk: RewardDesk;
  /** OPEN-44: a door a day. */
  readonly calendarDesk: CalendarDesk;
  /** What of players' losses comes back. */
  readonly cashbackDesk: CashbackDesk;
  /** What players' points buy. */
  readonly shopDesk: ShopDesk;
  /** Where players show where the money comes from. */
  readonly complianceDesk: ComplianceDesk;
  /** And who they are. */
  readonly identityDesk: IdentityDesk;
  /** CHAT-04 */
  readonly chatToken: ChatToken;
  readonly gamification: Gamification;
  /** What of gamification touches players and its provider. */
  readonly gamificationDesk: GamificationDesk;
  /** CLOCK-01 to CLOCK-04: the clock of each session. */
  readonly realityCheckDesk: RealityCheckDesk;
  /** What the flows of deposits and withdrawals are made of. */
  readonly payments: CashierParts;
  /** To be called after the commit of a transaction that wrote an event. */
  wakeRelay(): void;
}

export interface ServiceParts {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly bus: Bus;
  readonly log: Log;
  readonly renderForm: RenderForm;
  wakeRelay(): void;
}

function identityDeskOf(
  parts: ServiceParts,
  modules: { readonly identity: Identity; readonly compliance: Compliance },
): IdentityDesk {
  const { identityReview: place } = parts.config;
  return createIdentityDesk({ ...parts, ...modules, review: place && sumsub(place, parts.clock) });
}

/** Makes the modules and ties them together where one must not know the other. */
export function createServices(parts: ServiceParts): Services {
  const { config, wakeRelay } = parts;
  const wallet = createWallet(parts);
  const catalogue = createCatalogue(parts);
  const content = createContent(parts);
  const jackpot = createJackpot(parts);
  const raffle = createRaffle(parts);
  const limits = createLimits({ ...parts, play: wallet });
  const compliance = createCompliance(parts);
  const cashier = createCashier(parts);
  const identity: Identity = createIdentity({
    ...parts,
    register: (player) =>
      createAccount({ ...parts, identity, wallet, limits, jackpot, compliance, cashier }, player),
    customSignIn: {
      sendMessage: messageCarrier(config.messages),
      providers: providerPorts(config),
      isUnsafe: (ip) => isIn(config.unsafeNetworks, ip),
    },
    beginPlay: (tx, session) => realityCheckDesk.begin(tx, session),
    endPlay: wallet.endGameSessions,
    endOptIns: async (tx, playerId, cause) => {
      await leaveJackpot(tx, { wallet, jackpot }, playerId, cause);
      await cancelOpenDeposits({ ...parts, cashier }, tx, playerId, cause);
    },
  });
  const realityCheck = createRealityCheck(parts);
  const realityCheckDesk = createRealityCheckDesk({ ...parts, identity, wallet, realityCheck });
  const { points, ...ofGamification } = gamificationServices(parts, identity);
  const drawing = { ...parts, wallet, identity, jackpot, raffle, ...ofGamification };
  const atLength = { ...drawing, database: withoutHaste(parts.database) };
  const launchGame = launchGameOf(parts, { wallet, identity, catalogue });
  const payments = paymentsOf(parts, { wallet, identity, cashier, limits, compliance });
  const rewards = createRewards(parts);
  const rewardDesk = createRewardDesk({ ...parts, identity, wallet, catalogue, rewards });
  const cashback = createCashback(parts);
  return {
    identity,
    wallet,
    catalogue,
    liveTables: createLiveTables(parts),
    content,
    jackpot,
    raffle,
    launchGame,
    launchSportsbook: launchSportsbookOf(parts, { wallet, identity }),
    rewards,
    rewardDesk,
    calendarDesk: calendarDeskOf(parts, { identity, wallet, catalogue, content, rewardDesk }),
    cashbackDesk: createCashbackDesk({ ...parts, identity, wallet, rewardDesk, cashback }),
    ...ofGamification,
    shopDesk: shopDeskOf(parts, { ...ofGamification, points, identity, catalogue, rewardDesk }),
    complianceDesk: createComplianceDesk({ ...parts, identity, compliance }),
    identityDesk: identityDeskOf(parts, { identity, compliance }),
    chatToken: chatTokens(parts),
    realityCheckDesk,
    payments,
    wakeRelay,
    chooseJackpot: (choice) => chooseJackpot(drawing, choice),
    seeJackpotWin: (win) => toldAfter(parts, (tx) => jackpot.seeWin(tx, win)),
    drawJackpots: () => drawJackpots(atLength),
    seeRaffleWin: (win) => toldAfter(parts, (tx) => raffle.seeWin(tx, win)),
    drawRaffles: () => drawRaffles(atLength),
  };
}

/** A draw takes as long as what has gathered since the last: a limit that it cannot meet would stop all draws. */
const withoutHaste = (database: Database): Database => ({ ...database, ...database.withLimits(LONG_LIMITS) });

const paymentsOf = (
  parts: ServiceParts,
  modules: Pick<CashierParts, 'wallet' | 'identity' | 'cashier' | 'limits' | 'compliance'>,
): CashierParts => ({
  ...parts,
  ...modules,
  ports: paymentPorts(parts.config, parts.clock),
  comparePaymentAccount: async (tx, { id }, account) =>
    void (await comparePaymentAccount(modules, tx, id, account)),
});

/** In a transaction of its own, and what it wrote is told. */
async function toldAfter(
  { database, wakeRelay }: ServiceParts,
  work: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  await database.transaction(work);
  wakeRelay();
}

function gamificationServices(
  parts: ServiceParts,
  identity: Identity,
): Pick<Services, 'gamification' | 'gamificationDesk'> & Pick<ShopParts, 'points'> {
  const provider = gamificationProvider(parts);
  const gamification = createGamification({ ...parts, hasProvider: provider !== null });
  return {
    points: provider?.points ?? null,
    gamification,
    gamificationDesk: createGamificationDesk({ ...parts, identity, gamification, provider }),
  };
}

const calendarDeskOf = (
  parts: ServiceParts,
  modules: Pick<Services, 'identity' | 'wallet' | 'catalogue' | 'content' | 'rewardDesk'>,
): CalendarDesk => createCalendarDesk({ ...parts, ...modules, calendar: createCalendar() });

const shopDeskOf = (parts: ServiceParts, modules: Omit<ShopParts, keyof ServiceParts | 'shop'>): ShopDesk =>
  createShopDesk({ ...parts, ...modules, shop: createShop(parts) });

const launchGameOf = (
  { config, database, sites }: ServiceParts,
  { wallet, identity, catalogue }: Pick<Services, 'wallet' | 'identity' | 'catalogue'>,
): LaunchGame =>
  createLaunchGame({
    database,
    wallet,
    identity,
    studioOrigin: config.studioOrigin,
    euros: sites.euros,
    findGame: catalogue.launchable,
    recordPlayed: catalogue.recordPlayed,
  });

const launchSportsbookOf = (
  { config, database, sites }: ServiceParts,
  modules: Pick<Services, 'wallet' | 'identity'>,
): LaunchSportsbook =>
  createLaunchSportsbook({
    database,
    ...modules,
    bookUrl: config.sportsbook?.url ?? null,
    euros: sites.euros,
  });
