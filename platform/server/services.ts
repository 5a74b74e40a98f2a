import { LEGAL_DOCUMENTS } from '@foyer/contract/legal/documents.ts';
import type { RenderForm } from '@foyer/contract/registration/forms.ts';
import { cancelOpenDeposits } from '../flows/cashier/cancelDeposit.ts';
import type { CashierDeps } from '../flows/cashier/lockedPlayer.ts';
import { leaveJackpot } from '../flows/chooseJackpot.ts';
import { joinGlobalLimits } from '../flows/globalLimits.ts';
import { comparePaymentAccount } from '../flows/selfExclusion/comparePaymentAccount.ts';
import { createKycService } from '../flows/kyc/kycService.ts';
import { createSourceOfWealthService } from '../flows/sourceOfWealth/sourceOfWealthService.ts';
import { createAccount } from '../flows/registration/createAccount.ts';
import { beginPlayTime } from '../flows/sessionLimits.ts';
import { beginSessionClock } from '../flows/realityCheck.ts';
import { createCalendar } from '../modules/calendar/index.ts';
import { createCashback } from '../modules/cashback/index.ts';
import { createCashier } from '../modules/cashier/index.ts';
import { availability, createCatalogue, createImages } from '../modules/catalogue/index.ts';
import { createKyc, type Kyc } from '../modules/kyc/index.ts';
import { createContent } from '../modules/content/index.ts';
import { createGamification } from '../modules/gamification/index.ts';
import { createSourceOfWealth } from '../modules/sourceOfWealth/index.ts';
import { createJackpot } from '../modules/jackpot/index.ts';
import { createLimits } from '../modules/limits/index.ts';
import { createNotifications } from '../modules/notifications/index.ts';
import { createRaffle } from '../modules/raffle/index.ts';
import { createRealityCheck } from '../modules/realityCheck/index.ts';
import { createRegulator } from '../modules/regulator/index.ts';
import { createRewards } from '../modules/rewards/index.ts';
import { createShop } from '../modules/shop/index.ts';
import { createWallet, seals } from '../modules/wallet/index.ts';
import { affiliateSystem } from '../providers/affiliates/index.ts';
import { chatTokens } from '../providers/chat/token.ts';
import { gamificationProvider } from '../providers/gamification/index.ts';
import { createMessageSender } from '../providers/messages/index.ts';
import { pushServices } from '../providers/push/pushServices.ts';
import { reportReceiver } from '../providers/regulator/deliverReport.ts';
import { sumsub } from '../providers/sumsub/review.ts';
import {
  companyLaunches,
  createFeaturedMatches,
  createLiveTables,
  createRoundPages,
} from '../providers/studios/index.ts';
import { paymentPorts } from './providers/paymentPorts.ts';
import { loginPorts } from './providers/loginPorts.ts';
import { exclusionRegisters } from './providers/registers.ts';
import { createPlayerModules, type PlayerModules } from './playerModules.ts';
import type { Bus } from '../infra/bus.ts';
import type { Clock } from '../infra/clock.ts';
import type { Config } from '../infra/config.ts';
import { liveStudioKeys, type LiveStudioKeys } from '../infra/config/studioKeys.ts';
import { isIn } from '../infra/edge/networks.ts';
import type { Database } from '../infra/database/database.ts';
import type { Log } from '../infra/log.ts';
import type { NodeId } from '../infra/nodes/index.ts';
import type { Site, Sites } from '../sites/index.ts';

/** The first argument of every flow, which declares the members that it uses. */
export type Services = ReturnType<typeof createServices>;

export interface ServiceDeps {
  readonly database: Database;
  /** The node that this process is, if it runs jobs. */
  readonly node?: NodeId;
  readonly clock: Clock;
  readonly log: Log;
  readonly sites: Sites;
  /** Publishes new events; called after the commit of a transaction that wrote some. */
  wakeRelay(): void;
  readonly config: Config;
  readonly bus: Bus;
  readonly renderForm: RenderForm;
}

/** Creates the modules and connects those that depend on each other. */
export function createServices(deps: ServiceDeps) {
  const { config, database, clock, log, sites, wakeRelay } = deps;
  const kyc = createKyc({ clock });
  const studioKeys = liveStudioKeys(config.studioKeys);
  const sourceOfWealth = createSourceOfWealth({ clock, config });
  const money = createMoneyModules(deps);
  const play = createPlayModules(deps);
  const player = connectPlayerModules(deps, { ...money, ...play, kyc });
  const { players } = player;
  const review = config.identityReview && sumsub(config.identityReview, clock);
  return {
    config,
    database,
    clock,
    log,
    sites,
    wakeRelay,
    ...money,
    ...play,
    ...createRewardModules(deps, players),
    studioKeys,
    ...connectPartnerCompanies(deps, studioKeys),
    ...player,
    kyc,
    sourceOfWealth,
    comparePaymentAccount: (async (tx, { id }, account) =>
      void (await comparePaymentAccount(
        player,
        tx,
        id,
        account,
      ))) satisfies CashierDeps['comparePaymentAccount'],
    sourceOfWealthService: createSourceOfWealthService({
      database,
      clock,
      players,
      sourceOfWealth,
      wakeRelay,
    }),
    kycService: createKycService({ database, clock, players, kyc, review }),
  };
}

/** Parts of a report's file that one request carries. */
const REPORT_CHUNK_BYTES = 1024 * 1024;

/** OVER-08: at a brand that is no longer served, no document can be accepted and no game can be opened. */
const versionList = (site: Site | undefined): readonly number[] =>
  site ? LEGAL_DOCUMENTS.map((document) => site.settings.documentVersions[document]) : [];

function createMoneyModules(deps: ServiceDeps) {
  const { config, database, clock, sites, log, wakeRelay, node = null } = deps;
  const wallet = createWallet({
    database,
    clock,
    log,
    wakeRelay,
    settings: {
      documentVersions: (brand) => versionList(sites.byBrand(brand)),
      isSwitchedOff: availability.switchedOffGames(sites),
    },
    minimumOf: (brand, direction, currency) =>
      sites.byBrand(brand)?.minimums[direction].get(currency) ?? null,
  });
  const days = seals.createSeals({
    database,
    clock,
    keys: seals.ledgerKeysOf(config.ledgerKey, config.ledgerPublicKeys),
  });
  return {
    wallet,
    seals: days,
    regulator: createRegulatorReports(deps, days),
    limits: createLimits({ clock, play: wallet, sites }),
    cashier: createCashier({ database, clock, node }),
  };
}

/** Null without a key for the references of players. */
const createRegulatorReports = ({ config, database, clock, log }: ServiceDeps, days: seals.Seals) =>
  config.reportPseudonymKey === null
    ? null
    : createRegulator({
        database,
        clock,
        log,
        days,
        deliver: reportReceiver(config.reportReceivers),
        pseudonymKey: config.reportPseudonymKey,
        chunkBytes: REPORT_CHUNK_BYTES,
      });

const createPlayModules = ({ config, database, clock, sites, log }: ServiceDeps) => ({
  catalogue: createCatalogue({ database, clock, sites }),
  images: createImages({ config, sites, database, clock, log }),
  content: createContent({ sites, clock }),
  jackpot: createJackpot({ database, clock, sites, config }),
  raffle: createRaffle({ database, clock, sites, config }),
  realityCheck: createRealityCheck({ clock }),
  notifications: createNotifications({ clock }),
});

const createRewardModules = ({ clock }: ServiceDeps, players: PlayerModules['players']) => ({
  rewards: createRewards({ clock, brandOf: async (tx, id) => (await players.get(tx, id)).brand }),
  cashback: createCashback({ clock }),
  calendar: createCalendar(),
  shop: createShop({ clock }),
});

/** Null where no company is configured. */
function connectPartnerCompanies(
  { config, database, sites, clock, log }: ServiceDeps,
  studioKeys: LiveStudioKeys,
) {
  const provider = gamificationProvider({ config, clock });
  return {
    gamification: createGamification({ database, clock, hasProvider: provider !== null }),
    gamificationProvider: provider,
    pointsLedger: provider?.points ?? null,
    affiliates: affiliateSystem({ config, clock }),
    companyLaunches: companyLaunches(studioKeys, { clock, log }),
    roundPages: createRoundPages({ sites, studioKeys, clock }),
    liveTables: createLiveTables({ sites, studioKeys, clock, log }),
    featuredMatches: createFeaturedMatches({ config, clock, log }),
    sportsbookUrl: config.sportsbook?.url ?? null,
    paymentPorts: paymentPorts(
      config,
      clock,
      sites.brands.map(({ brand }) => brand),
    ),
    chatToken: chatTokens({ config, clock }),
    pushPort: config.push && pushServices(config.push),
  };
}

type ModulesOfAccount = ReturnType<typeof createMoneyModules> &
  ReturnType<typeof createPlayModules> & { readonly kyc: Kyc };

/** Connects sign-in and exclusion with what reacts to them: session clock, games, opt-ins and open deposits. */
function connectPlayerModules(
  { config, database, clock, sites, bus, log, renderForm, wakeRelay }: ServiceDeps,
  { wallet, limits, cashier, jackpot, realityCheck, kyc, notifications }: ModulesOfAccount,
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
    registers: exclusionRegisters(config),
    isUnsafe: (ip) => isIn(config.unsafeNetworks, ip),
    joinLimits: (tx, playerId) => joinGlobalLimits({ ...modules, limits, sites }, tx, playerId),
    async beginPlay(tx, session) {
      const { players, signIn } = modules;
      await wallet.setSessionExpiry(tx, session.playerId, session.expiresAt);
      await beginSessionClock({ sites, players, wallet, realityCheck }, tx, session);
      await beginPlayTime({ clock, sites, players, signIn, wallet, limits }, tx, session);
    },
    extendPlay: (tx, playerId, expiresAt) => wallet.setSessionExpiry(tx, playerId, expiresAt),
    async endPlay(tx, sessionId, reason) {
      await wallet.endGameSessions(tx, sessionId);
      // LIMIT-14: while the player stays signed in, the limit still warns and ends the session.
      if (reason !== undefined) await limits.endPlayTime(tx, sessionId);
      if (reason === 'SIGNED_OUT') await notifications.push.deleteOfSession(tx, sessionId);
    },
    endOptIns: async (tx, playerId, cause) => {
      await leaveJackpot(tx, { wallet, jackpot }, playerId, cause);
      await cancelOpenDeposits({ cashier, clock }, tx, playerId, cause);
      if (cause === 'ACCOUNT_CLOSED') await notifications.push.deleteOfPlayer(tx, playerId);
    },
  });
  return modules;
}
