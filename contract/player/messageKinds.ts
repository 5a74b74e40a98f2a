import type { AccountBannerType } from '../content/banners.ts';

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
  page: { promotions: 'marketing' },
} as const satisfies Record<string, Readonly<Record<string, MessageKind>>>;

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
