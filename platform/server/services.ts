import { comparePaymentAccount } from '../flows/compliance/comparePaymentAccount.ts';
import type { OptInStatus } from '@foyer/contract/jackpot/pots.ts';
import type { RenderForm } from '@foyer/contract/identity/forms.ts';
import { createCalendarService, type CalendarService } from '../flows/calendar/calendarService.ts';
import { cancelOpenDeposits } from '../flows/cashier/cancelDeposit.ts';
import type { CashierDeps } from '../flows/cashier/lockedPlayer.ts';
import { createCashbackService, type CashbackService } from '../flows/cashback/cashbackService.ts';
import { createAccount } from '../flows/createAccount.ts';
import { chooseJackpot, leaveJackpot, type JackpotChoice } from '../flows/chooseJackpot.ts';
import { drawJackpots } from '../flows/drawJackpots.ts';
import { drawRaffles } from '../flows/drawRaffles.ts';
import {
  createSourceOfWealthService,
  type SourceOfWealthService,
} from '../flows/compliance/sourceOfWealthService.ts';
import { createKycService, type KycService } from '../flows/compliance/kycService.ts';
import {
  createGamificationService,
  type GamificationService,
} from '../flows/gamification/gamificationService.ts';
import { createLaunchGame, type LaunchGame } from '../flows/launch/launchGame.ts';
import { createLaunchSportsbook, type LaunchSportsbook } from '../flows/launch/launchSportsbook.ts';
import { createRealityCheckService, type RealityCheckService } from '../flows/realityCheck.ts';
import { createShopService, type ShopService } from '../flows/shop/shopService.ts';
import type { ShopDeps } from '../flows/shop/shopDeps.ts';
import { createRewardService, type RewardService } from '../flows/rewards/rewardService.ts';
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
import { createMessageSender } from '../providers/messages/index.ts';
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
  readonly rewardDesk: RewardService;
  /** OPEN-44: a door a day. */
  readonly calendarDesk: CalendarService;
  /** What of players' losses comes back. */
  readonly cashbackDesk: CashbackService;
  /** What players' points buy. */
  readonly shopDesk: ShopService;
  /** Where players show where the money comes from. */
  readonly complianceDesk: SourceOfWealthService;
  /** And who they are. */
  readonly identityDesk: KycService;
  /** CHAT-04 */
  readonly chatToken: ChatToken;
  readonly gamification: Gamification;
  /** What of gamification touches players and its provider. */
  readonly gamificationDesk: GamificationService;
  /** CLOCK-01 to CLOCK-04: the clock of each session. */
  readonly realityCheckDesk: RealityCheckService;
  /** What the flows of deposits and withdrawals are made of. */
  readonly payments: CashierDeps;
  /** To be called after the commit of a transaction that wrote an event. */
  wakeRelay(): void;
}

export interface ServiceDeps {
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
  parts: ServiceDeps,
  modules: { readonly identity: Identity; readonly compliance: Compliance },
): KycService {
  const { identityReview: place } = parts.config;
  return createKycService({ ...parts, ...modules, review: place && sumsub(place, parts.clock) });
}

/** Makes the modules and ties them together where one must not know the other. */
export function createServices(parts: ServiceDeps): Services {
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
      sendMessage: createMessageSender(config.messages),
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
  const realityCheckDesk = createRealityCheckService({ ...parts, identity, wallet, realityCheck });
  const { points, ...ofGamification } = gamificationServices(parts, identity);
  const drawing = { ...parts, wallet, identity, jackpot, raffle, ...ofGamification };
  const atLength = { ...drawing, database: withoutHaste(parts.database) };
  const launchGame = launchGameOf(parts, { wallet, identity, catalogue });
  const payments = paymentsOf(parts, { wallet, identity, cashier, limits, compliance });
  const rewards = createRewards(parts);
  const rewardDesk = createRewardService({ ...parts, identity, wallet, catalogue, rewards });
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
    cashbackDesk: createCashbackService({ ...parts, identity, wallet, rewardDesk, cashback }),
    ...ofGamification,
    shopDesk: shopDeskOf(parts, { ...ofGamification, points, identity, catalogue, rewardDesk }),
    complianceDesk: createSourceOfWealthService({ ...parts, identity, compliance }),
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
  parts: ServiceDeps,
  modules: Pick<CashierDeps, 'wallet' | 'identity' | 'cashier' | 'limits' | 'compliance'>,
): CashierDeps => ({
  ...parts,
  ...modules,
  ports: paymentPorts(parts.config, parts.clock),
  comparePaymentAccount: async (tx, { id }, account) =>
    void (await comparePaymentAccount(modules, tx, id, account)),
});

/** In a transaction of its own, and what it wrote is told. */
async function toldAfter(
  { database, wakeRelay }: ServiceDeps,
  work: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  await database.transaction(work);
  wakeRelay();
}

function gamificationServices(
  parts: ServiceDeps,
  identity: Identity,
): Pick<Services, 'gamification' | 'gamificationDesk'> & Pick<ShopDeps, 'points'> {
  const provider = gamificationProvider(parts);
  const gamification = createGamification({ ...parts, hasProvider: provider !== null });
  return {
    points: provider?.points ?? null,
    gamification,
    gamificationDesk: createGamificationService({ ...parts, identity, gamification, provider }),
  };
}

const calendarDeskOf = (
  parts: ServiceDeps,
  modules: Pick<Services, 'identity' | 'wallet' | 'catalogue' | 'content' | 'rewardDesk'>,
): CalendarService => createCalendarService({ ...parts, ...modules, calendar: createCalendar() });

const shopDeskOf = (parts: ServiceDeps, modules: Omit<ShopDeps, keyof ServiceDeps | 'shop'>): ShopService =>
  createShopService({ ...parts, ...modules, shop: createShop(parts) });

const launchGameOf = (
  { config, database, sites }: ServiceDeps,
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
  { config, database, sites }: ServiceDeps,
  modules: Pick<Services, 'wallet' | 'identity'>,
): LaunchSportsbook =>
  createLaunchSportsbook({
    database,
    ...modules,
    bookUrl: config.sportsbook?.url ?? null,
    euros: sites.euros,
  });
