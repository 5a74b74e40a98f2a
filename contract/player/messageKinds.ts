import type { AccountBannerType } from '../content/banners.ts';
import type { NotificationKind } from '../generated/resolvers.ts';

/** A service message is about the account, payments, limits or protection. Any other message is marketing. */
export type MessageKind = 'service' | 'marketing';

/** PLAYER-09: every message that a player is sent, by the way it reaches them. */
export const MESSAGE_KINDS = {
  /** Emails and text messages. They are sent to people who may have no account, so none may be marketing. */
  direct: {
    code: 'service',
    emailChange: 'service',
    emailChanged: 'service',
    emailInUse: 'service',
    newEmail: 'service',
    noAccount: 'service',
    phone: 'service',
    phoneTaken: 'service',
    taken: 'service',
    verify: 'service',
  } satisfies Record<string, 'service'>,
  /** Pop-ups, keyed by the part of their id before the first colon. */
  popUp: {
    limits: 'service',
    limitReady: 'service',
    globalLimitReady: 'service',
    limitsReview: 'service',
    welcome: 'marketing',
  },
  banner: {
    AccountClosed: 'service',
    SelfExclusion: 'service',
    Timeout: 'service',
    IdentityUnderReview: 'service',
    KycRequired: 'service',
    SowUploadRequired: 'service',
    SowRequired: 'service',
    BankingCDD: 'service',
    InstantBankingGracePeriod: 'service',
    GermanyCloseDown: 'service',
    Maintenance: 'service',
    InstantBankingJackpot: 'marketing',
    Content: 'marketing',
    NovemberCampaign: 'marketing',
  } satisfies Record<AccountBannerType, MessageKind>,
  /** Messages over the socket: a reward is offered to the player, or was claimed or lost. */
  reward: { offered: 'marketing', changed: 'service' },
  /** In the list of notifications. Each message of the operator there says itself whether it is advertising. */
  notification: {
    BonusConverted: 'service',
    BonusExpired: 'service',
    CashbackCredited: 'service',
    CashbackGiven: 'marketing',
    DepositCredited: 'service',
    DepositFailed: 'service',
    DepositHeld: 'service',
    DepositRefunded: 'service',
    DepositReversed: 'service',
    DocumentsAccepted: 'service',
    DocumentsRefused: 'service',
    DocumentsRequired: 'service',
    JackpotWon: 'service',
    LimitRaiseReady: 'service',
    RaffleWon: 'service',
    RewardCredited: 'service',
    RewardGiven: 'marketing',
    SourceOfWealthAccepted: 'service',
    SourceOfWealthRequired: 'service',
    SportsBetWon: 'service',
    WithdrawalCancelled: 'service',
    WithdrawalPaid: 'service',
    WithdrawalRefused: 'service',
    WithdrawalReturned: 'service',
    WithdrawalWaiting: 'service',
  } satisfies Record<Exclude<NotificationKind, 'OperatorMessage'>, MessageKind>,
  page: { promotions: 'marketing' },
} as const satisfies Record<string, Readonly<Record<string, MessageKind>>>;

type Notifications = typeof MESSAGE_KINDS.notification;
/** The notifications that are no advertising. */
export type ServiceNotification = {
  [Kind in keyof Notifications]: Notifications[Kind] extends 'service' ? Kind : never;
}[keyof Notifications];

export type DirectMessage = keyof typeof MESSAGE_KINDS.direct;

/** Whether a message of this kind may reach the player (PLAYER-09). */
export const mayReceive = (kind: MessageKind, isSuppressed: boolean): boolean =>
  kind === 'service' || !isSuppressed;

/** An unknown pop-up counts as marketing. */
export function popUpKind(popUpId: string): MessageKind {
  const [name] = popUpId.split(':');
  const known = Object.entries(MESSAGE_KINDS.popUp).find(([popUp]) => popUp === name);
  return known?.[1] ?? 'marketing';
}
