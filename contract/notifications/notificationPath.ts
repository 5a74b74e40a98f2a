import { hasPart, PAGE_PATHS, type SitePage } from '../content/pages.ts';
import type { LobbySettings } from '../content/lobbySettings.ts';
import type { LimitScope, NotificationKind } from '../generated/resolvers.ts';

type Site = Pick<LobbySettings, 'pages' | 'features'>;

/** What decides the page: of a limit, where it holds; of a message of the operator, the page that it names. */
export interface LinkedNotification {
  readonly kind: NotificationKind;
  readonly limit: { readonly scope: LimitScope } | null;
  readonly message: { readonly path: string | null } | null;
}

type PathOf = (site: Site, notification: LinkedNotification) => string | null;

const at = (path: string) => () => path;

const sitePage =
  (page: SitePage): PathOf =>
  ({ pages }) =>
    pages.includes(page) ? PAGE_PATHS[page] : null;

// FLAG-08: without the history, the cashier has the latest payments.
const deposits: PathOf = (site) =>
  hasPart(site, 'EnableFinancialHistory') ? '/profile/deposit-history/' : '/deposit/';
const withdrawals: PathOf = (site) =>
  hasPart(site, 'EnableFinancialHistory') ? '/profile/withdrawal-history/' : '/withdraw/';
const rewardsHistory: PathOf = (site) => (hasPart(site, 'rewards') ? '/profile/rewards-history/' : null);

const PATHS: Readonly<Record<NotificationKind, PathOf>> = {
  BonusConverted: rewardsHistory,
  BonusExpired: rewardsHistory,
  CashbackCredited: sitePage('cashback'),
  CashbackGiven: sitePage('rewards'),
  DepositCredited: deposits,
  DepositFailed: deposits,
  DepositHeld: deposits,
  DepositRefunded: deposits,
  DepositReversed: deposits,
  DocumentsAccepted: at('/profile/documents/'),
  DocumentsRefused: at('/profile/documents/'),
  DocumentsRequired: at('/profile/documents/'),
  JackpotWon: sitePage('jackpot'),
  LimitRaiseReady: (_site, { limit }) =>
    limit?.scope === 'Global' ? '/profile/global-limits/' : '/profile/limits/',
  OperatorMessage: (_site, { message }) => message?.path ?? null,
  RaffleWon: sitePage('raffle'),
  RewardCredited: rewardsHistory,
  RewardGiven: sitePage('rewards'),
  SourceOfWealthAccepted: at('/profile/documents/'),
  SourceOfWealthRequired: at('/source-of-wealth/'),
  SportsBetWon: at('/profile/game-history/'),
  WithdrawalCancelled: withdrawals,
  WithdrawalPaid: withdrawals,
  WithdrawalRefused: withdrawals,
  WithdrawalReturned: withdrawals,
  WithdrawalWaiting: at('/withdraw/'),
};

/** Path without locale of the page that the notification is about; null without one, and for an unknown kind. */
export const notificationPath = (notification: LinkedNotification, site: Site): string | null =>
  Object.hasOwn(PATHS, notification.kind) ? PATHS[notification.kind](site, notification) : null;
