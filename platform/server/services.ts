import type { RenderForm } from '@foyer/contract/registration/forms.ts';
import { cancelOpenDeposits } from '../flows/cashier/cancelDeposit.ts';
import type { CashierDeps } from '../flows/cashier/lockedPlayer.ts';
import { leaveJackpot } from '../flows/chooseJackpot.ts';
import { comparePaymentAccount } from '../flows/selfExclusion/comparePaymentAccount.ts';
import { createKycService, type KycService } from '../flows/kyc/kycService.ts';
import {
  createSourceOfWealthService,
  type SourceOfWealthService,
} from '../flows/sourceOfWealth/sourceOfWealthService.ts';
import { createAccount } from '../flows/registration/createAccount.ts';
import { beginSessionClock } from '../flows/realityCheck.ts';
import { createCalendar, type Calendar } from '../modules/calendar/index.ts';
import { createCashback, type Cashback } from '../modules/cashback/index.ts';
import { createCashier, type Cashier, type PaymentPorts } from '../modules/cashier/index.ts';
import { createCatalogue, createImages, type Catalogue, type Images } from '../modules/catalogue/index.ts';
import { createKyc, type Kyc } from '../modules/kyc/index.ts';
import { createContent, type Content } from '../modules/content/index.ts';
import {
  createGamification,
  type Gamification,
  type GamificationPort,
} from '../modules/gamification/index.ts';
import { createSourceOfWealth, type SourceOfWealthDocuments } from '../modules/sourceOfWealth/index.ts';
import { createJackpot, type Jackpot } from '../modules/jackpot/index.ts';
import { createLimits, type Limits } from '../modules/limits/index.ts';
import { createRaffle, type Raffle } from '../modules/raffle/index.ts';
import { createRealityCheck, type RealityCheck } from '../modules/realityCheck/index.ts';
import { createRewards, type Rewards } from '../modules/rewards/index.ts';
import { createShop, type PointsLedger, type Shop } from '../modules/shop/index.ts';
import { createWallet, seals, type Wallet } from '../modules/wallet/index.ts';
import { chatTokens, type ChatToken } from '../providers/chat/index.ts';
import { gamificationProvider } from '../providers/gamification/index.ts';
import { createMessageSender } from '../providers/messages/index.ts';
import { sumsub } from '../providers/sumsub/index.ts';
import { createLiveTables, type FreshLiveTables } from '../providers/studios/index.ts';
import { paymentPorts } from './providers/paymentPorts.ts';
import { loginPorts } from './providers/loginPorts.ts';
import { createPlayerModules, type PlayerModules } from './playerModules.ts';
import type { Bus } from '../infra/bus.ts';
import type { Clock } from '../infra/clock.ts';
import type { Config } from '../infra/config.ts';
import { isIn } from '../infra/edge/networks.ts';
import type { Database } from '../infra/database/database.ts';
import type { Log } from '../infra/log.ts';
import type { Sites } from '../sites/index.ts';

/** Available to every module and flow. */
interface Infrastructure {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly sites: Sites;
  /** Publishes new events; called after the commit of a transaction that wrote some. */
  wakeRelay(): void;
}

interface MoneyModules {
  readonly wallet: Wallet;
  readonly seals: seals.Seals;
  readonly limits: Limits;
  readonly cashier: Cashier;
}

interface PlayModules {
  readonly catalogue: Catalogue;
  readonly images: Images;
  readonly content: Content;
  readonly jackpot: Jackpot;
  readonly raffle: Raffle;
  readonly realityCheck: RealityCheck;
}

interface RewardModules {
  readonly rewards: Rewards;
  readonly cashback: Cashback;
  readonly calendar: Calendar;
  readonly shop: Shop;
}

/** Other companies; null where none is configured. */
interface PartnerCompanies {
  readonly gamification: Gamification;
  readonly gamificationProvider: GamificationPort | null;
  readonly pointsLedger: PointsLedger | null;
  readonly liveTables: FreshLiveTables;
  readonly studioOrigin: string;
  /** URL of the sportsbook's page. */
  readonly sportsbookUrl: string | null;
  readonly paymentPorts: PaymentPorts;
  /** CHAT-04 */
  readonly chatToken: ChatToken;
}

/**
 * All modules and their infrastructure: the first argument of every flow, which declares the members that it
 * uses.
 */
export interface Services
  extends Infrastructure, PlayerModules, MoneyModules, PlayModules, RewardModules, PartnerCompanies {
  readonly kyc: Kyc;
  readonly sourceOfWealth: SourceOfWealthDocuments;
  readonly comparePaymentAccount: NonNullable<CashierDeps['comparePaymentAccount']>;
  readonly sourceOfWealthService: SourceOfWealthService;
  readonly kycService: KycService;
}

export interface ServiceDeps extends Infrastructure {
  readonly config: Config;
  readonly bus: Bus;
  readonly renderForm: RenderForm;
}

/** Creates the modules and connects those that depend on each other. */
export function createServices(deps: ServiceDeps): Services {
  const { config, database, clock, log, sites, wakeRelay } = deps;
  const kyc = createKyc({ clock });
  const sourceOfWealth = createSourceOfWealth({ clock, config });
  const money = createMoneyModules(deps);
  const play = createPlayModules(deps);
  const player = connectPlayerModules(deps, { ...money, ...play, kyc });
  const { players } = player;
  const review = config.identityReview && sumsub(config.identityReview, clock);
  return {
    database,
    clock,
    log,
    sites,
    wakeRelay,
    ...money,
    ...play,
    ...createRewardModules(deps),
    ...connectPartnerCompanies(deps),
    ...player,
    kyc,
    sourceOfWealth,
    comparePaymentAccount: async (tx, { id }, account) =>
      void (await comparePaymentAccount(player, tx, id, account)),
    sourceOfWealthService: createSourceOfWealthService({ database, players, sourceOfWealth, wakeRelay }),
    kycService: createKycService({ database, clock, players, kyc, review }),
  };
}

function createMoneyModules({ config, database, clock, log, wakeRelay }: ServiceDeps): MoneyModules {
  const wallet = createWallet({ database, clock, log, wakeRelay });
  return {
    wallet,
    seals: seals.createSeals({
      database,
      clock,
      keys: seals.ledgerKeysOf(config.ledgerKey, config.ledgerPublicKeys),
    }),
    limits: createLimits({ clock, play: wallet }),
    cashier: createCashier({ database, clock }),
  };
}

const createPlayModules = ({ config, database, clock, sites, log }: ServiceDeps): PlayModules => ({
  catalogue: createCatalogue({ database, clock, sites }),
  images: createImages({ config, database, clock, log }),
  content: createContent({ sites, clock }),
  jackpot: createJackpot({ database, clock, sites, config }),
  raffle: createRaffle({ database, clock, sites, config }),
  realityCheck: createRealityCheck({ clock }),
});

const createRewardModules = ({ clock }: ServiceDeps): RewardModules => ({
  rewards: createRewards({ clock }),
  cashback: createCashback({ clock }),
  calendar: createCalendar(),
  shop: createShop({ clock }),
});

function connectPartnerCompanies({ config, clock, log }: ServiceDeps): PartnerCompanies {
  const provider = gamificationProvider({ config, clock });
  return {
    gamification: createGamification({ clock, hasProvider: provider !== null }),
    gamificationProvider: provider,
    pointsLedger: provider?.points ?? null,
    liveTables: createLiveTables({ config, clock, log }),
    studioOrigin: config.studioOrigin,
    sportsbookUrl: config.sportsbook?.url ?? null,
    paymentPorts: paymentPorts(config, clock),
    chatToken: chatTokens({ config, clock }),
  };
}

type ModulesOfAccount = MoneyModules & PlayModules & { readonly kyc: Kyc };

/**
 * Connects sign-in and exclusion with the modules that react to them: clock, games, opt-ins and open
 * deposits.
 */
function connectPlayerModules(
  { config, database, clock, sites, bus, log, renderForm, wakeRelay }: ServiceDeps,
  { wallet, limits, cashier, jackpot, realityCheck, kyc }: ModulesOfAccount,
): PlayerModules {
  const modules: PlayerModules = createPlayerModules({
    config,
    database,
    clock,
    sites,
    bus,
    log,
    renderForm,
    wakeRelay,
    createAccount: (created, player) =>
      createAccount(
        { ...created, database, clock, sites, wallet, limits, jackpot, kyc, cashier, wakeRelay },
        player,
      ),
    sendMessage: createMessageSender(config.messages),
    providers: loginPorts(config),
    isUnsafe: (ip) => isIn(config.unsafeNetworks, ip),
    beginPlay: (tx, session) =>
      beginSessionClock({ sites, players: modules.players, wallet, realityCheck }, tx, session),
    endPlay: wallet.endGameSessions,
    endOptIns: async (tx, playerId, cause) => {
      await leaveJackpot(tx, { wallet, jackpot }, playerId, cause);
      await cancelOpenDeposits({ cashier, clock }, tx, playerId, cause);
    },
  });
  return modules;
}
