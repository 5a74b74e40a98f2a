import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import type { NotificationKind, NotificationPartsFragment } from '@foyer/contract/generated/operations.ts';
import { notificationPath } from '@foyer/contract/notifications/notificationPath.ts';
import type { MoneyJson } from '@foyer/domain/money.ts';
import type { Text } from '../../i18n/texts.ts';
import type { IconName } from '../../ui/icon/icons.ts';

export type Notification = NotificationPartsFragment;

export interface Describe {
  readonly text: Text;
  money(amount: MoneyJson): string;
}

interface Kind {
  readonly icon: IconName;
  sentence(notification: Notification, tools: Describe & { readonly amount: string }): string;
}

const payment = (
  icon: IconName,
  news: 'deposited' | 'reversed' | 'paidOut' | 'takenBack' | 'refused' | 'returned' | 'held' | 'refunded',
): Kind => ({ icon, sentence: (_one, { text, amount }) => text(`wallet.news.${news}`, { amount }) });

const reward = (name: 'RewardGiven' | 'RewardCredited'): Kind => ({
  icon: 'gift',
  sentence({ rewardType, spins }, { text, amount }) {
    if (rewardType === 'free-spin') return text(`notifications.${name}.spins`, { spins: spins ?? 0 });
    return text(`notifications.${name}.${rewardType === 'bonus-money-drop' ? 'bonus' : 'money'}`, { amount });
  },
});

const withAmount = (
  icon: IconName,
  name: 'CashbackCredited' | 'CashbackGiven' | 'DepositFailed' | 'JackpotWon' | 'RaffleWon' | 'SportsBetWon',
): Kind => ({ icon, sentence: (_one, { text, amount }) => text(`notifications.${name}`, { amount }) });

const plain = (
  icon: IconName,
  name:
    | 'BonusConverted'
    | 'BonusExpired'
    | 'DocumentsAccepted'
    | 'DocumentsRefused'
    | 'DocumentsRequired'
    | 'SourceOfWealthAccepted'
    | 'SourceOfWealthRequired',
): Kind => ({ icon, sentence: (_one, { text }) => text(`notifications.${name}`) });

const KINDS: Readonly<Record<NotificationKind, Kind>> = {
  BonusConverted: plain('sparkle', 'BonusConverted'),
  BonusExpired: plain('sparkle', 'BonusExpired'),
  CashbackCredited: withAmount('percent', 'CashbackCredited'),
  CashbackGiven: withAmount('percent', 'CashbackGiven'),
  DepositCredited: payment('arrow-down-left', 'deposited'),
  DepositFailed: withAmount('arrow-down-left', 'DepositFailed'),
  DepositHeld: payment('arrow-down-left', 'held'),
  DepositRefunded: payment('arrow-down-left', 'refunded'),
  DepositReversed: payment('arrow-down-left', 'reversed'),
  DocumentsAccepted: plain('files', 'DocumentsAccepted'),
  DocumentsRefused: plain('files', 'DocumentsRefused'),
  DocumentsRequired: plain('files', 'DocumentsRequired'),
  OperatorMessage: { icon: 'megaphone-simple', sentence: ({ message }) => message?.title ?? '' },
  JackpotWon: withAmount('crown-simple', 'JackpotWon'),
  LimitRaiseReady: {
    icon: 'sliders-horizontal',
    sentence: ({ limit }, { text }) =>
      text('notifications.LimitRaiseReady', { kind: limit?.kind ?? 'Session' }),
  },
  RaffleWon: withAmount('ticket', 'RaffleWon'),
  RewardCredited: reward('RewardCredited'),
  RewardGiven: reward('RewardGiven'),
  SourceOfWealthAccepted: plain('bank', 'SourceOfWealthAccepted'),
  SourceOfWealthRequired: plain('bank', 'SourceOfWealthRequired'),
  SportsBetWon: withAmount('soccer-ball', 'SportsBetWon'),
  WithdrawalCancelled: payment('arrow-up-right', 'takenBack'),
  WithdrawalPaid: payment('arrow-up-right', 'paidOut'),
  WithdrawalRefused: payment('arrow-up-right', 'refused'),
  WithdrawalReturned: payment('arrow-up-right', 'returned'),
  WithdrawalWaiting: {
    icon: 'clock',
    sentence: ({ reason }, { text, amount }) =>
      text(`notifications.WithdrawalWaiting.${waitOf(reason)}`, { amount }),
  },
};

const WAITS = ['IdentityVerification', 'SourceOfWealth'] as const;
const waitOf = (reason: string | null) => WAITS.find((wait) => wait === reason) ?? 'Approval';

export interface Description {
  readonly icon: IconName;
  readonly sentence: string;
  /** Further text of a message of the operator. */
  readonly detail: string | null;
  readonly path: string | null;
}

/** A notification in the reader's language; null for a kind that this version does not know, and for a removed message. */
export function describe(
  notification: Notification,
  site: Pick<LobbySettings, 'pages' | 'features'>,
  tools: Describe,
): Description | null {
  const { kind, amount, currency, message } = notification;
  if (!Object.hasOwn(KINDS, kind) || (kind === 'OperatorMessage' && !message)) return null;
  const { icon, sentence } = KINDS[kind];
  const written = amount !== null && currency !== null ? tools.money({ amount, currency }) : '';
  return {
    icon,
    sentence: sentence(notification, { ...tools, amount: written }),
    detail: message?.text ?? null,
    path: notificationPath(notification, site),
  };
}
