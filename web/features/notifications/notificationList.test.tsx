import { renderToStaticMarkup } from 'react-dom/server';
import { describe as group, expect, it } from 'vitest';
import type { NotificationKind } from '@foyer/contract/generated/operations.ts';
import { AppProvider, type App } from '../../app/app.tsx';
import { GraphqlProvider } from '../../app/graphql.tsx';
import { textStore } from '../../i18n/texts.ts';
import type { Graphql } from '../../transport/graphql/client.ts';
import type { Notification } from './describe.ts';
import { NotificationList } from './NotificationList.tsx';

const NOW = Date.parse('2026-11-30T12:00:00Z');
const ALL = ['cashback', 'jackpot', 'raffle', 'rewards'];

const notification = (change: Partial<Notification> = {}): Notification => ({
  id: '1',
  kind: 'DepositCredited',
  createdAt: '2026-11-30T11:00:00.000Z',
  isRead: false,
  amount: null,
  currency: null,
  rewardType: null,
  spins: null,
  pot: null,
  reason: null,
  limit: null,
  message: null,
  ...change,
});

/** Texts are shown as their keys. */
function shown(pages: readonly string[], ...notifications: readonly Notification[]): string {
  const app = {
    settings: { pages, features: ['EnableFinancialHistory'] },
    locale: 'en',
    texts: textStore('en', {}),
    renderedAtMs: NOW,
  } as unknown as App;
  return renderToStaticMarkup(
    <AppProvider app={app}>
      <GraphqlProvider graphql={{} as unknown as Graphql}>
        <NotificationList notifications={notifications} headingLevel={2} onRead={() => undefined} />
      </GraphqlProvider>
    </AppProvider>,
  );
}

const SENTENCES: readonly (readonly [
  NotificationKind,
  Partial<Notification>,
  text: string,
  href: string | null,
])[] = [
  ['BonusConverted', {}, 'notifications.BonusConverted', '/profile/rewards-history/'],
  ['BonusExpired', {}, 'notifications.BonusExpired', '/profile/rewards-history/'],
  ['CashbackCredited', {}, 'notifications.CashbackCredited', '/cashback/'],
  ['CashbackGiven', {}, 'notifications.CashbackGiven', '/rewards/'],
  ['DepositCredited', {}, 'wallet.news.deposited', '/profile/deposit-history/'],
  ['DepositFailed', {}, 'notifications.DepositFailed', '/profile/deposit-history/'],
  ['DepositHeld', {}, 'wallet.news.held', '/profile/deposit-history/'],
  ['DepositRefunded', {}, 'wallet.news.refunded', '/profile/deposit-history/'],
  ['DepositReversed', {}, 'wallet.news.reversed', '/profile/deposit-history/'],
  ['DocumentsAccepted', {}, 'notifications.DocumentsAccepted', '/profile/documents/'],
  ['DocumentsRefused', {}, 'notifications.DocumentsRefused', '/profile/documents/'],
  ['DocumentsRequired', {}, 'notifications.DocumentsRequired', '/profile/documents/'],
  ['JackpotWon', { pot: 'mega' }, 'notifications.JackpotWon', '/jackpot/'],
  [
    'LimitRaiseReady',
    { limit: { scope: 'Global', kind: 'Loss', period: 'Day' } },
    'notifications.LimitRaiseReady',
    '/profile/global-limits/',
  ],
  ['OperatorMessage', {}, '', null],
  ['RaffleWon', {}, 'notifications.RaffleWon', '/raffle/'],
  [
    'RewardCredited',
    { rewardType: 'bonus-money-drop' },
    'notifications.RewardCredited.bonus',
    '/profile/rewards-history/',
  ],
  ['RewardGiven', { rewardType: 'free-spin', spins: 40 }, 'notifications.RewardGiven.spins', '/rewards/'],
  ['SourceOfWealthAccepted', {}, 'notifications.SourceOfWealthAccepted', '/profile/documents/'],
  ['SourceOfWealthRequired', {}, 'notifications.SourceOfWealthRequired', '/source-of-wealth/'],
  ['SportsBetWon', {}, 'notifications.SportsBetWon', '/profile/game-history/'],
  ['WithdrawalCancelled', {}, 'wallet.news.takenBack', '/profile/withdrawal-history/'],
  ['WithdrawalPaid', {}, 'wallet.news.paidOut', '/profile/withdrawal-history/'],
  ['WithdrawalRefused', {}, 'wallet.news.refused', '/profile/withdrawal-history/'],
  ['WithdrawalReturned', {}, 'wallet.news.returned', '/profile/withdrawal-history/'],
  [
    'WithdrawalWaiting',
    { reason: 'SourceOfWealth' },
    'notifications.WithdrawalWaiting.SourceOfWealth',
    '/withdraw/',
  ],
  ['WithdrawalWaiting', { reason: 'SomethingNew' }, 'notifications.WithdrawalWaiting.Approval', '/withdraw/'],
];

group('a notification', () => {
  it.each(SENTENCES)('of the kind %s %j says %s and leads to %s', (kind, change, text, href) => {
    const html = shown(ALL, notification({ kind, ...change }));
    if (href === null) return expect(html).not.toContain('<li');
    expect(html).toContain(`<b>${text}</b>`);
    expect(html).toContain(`href="/en${href}"`);
  });

  it('leads nowhere where the site has not the page', () => {
    const html = shown([], notification({ kind: 'JackpotWon' }));
    expect(html).toContain('<b>notifications.JackpotWon</b>');
    expect(html).not.toContain('<a');
  });

  it('of a kind that this version does not know is left out', () => {
    const unknown = notification({ kind: 'MoonLanded' as NotificationKind });
    expect(shown(ALL, unknown, notification()).match(/<li/g)).toHaveLength(1);
  });

  it('is announced as unread before its text, until it is read', () => {
    expect(shown(ALL, notification())).toContain('notifications.isUnread');
    expect(shown(ALL, notification({ isRead: true }))).not.toContain('notifications.isUnread');
  });

  it('of the operator is text, whatever it contains', () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const message = {
      __typename: 'OperatorMessage',
      title: hostile,
      text: hostile,
      path: '/promotions/',
    } as const;
    const html = shown(ALL, notification({ kind: 'OperatorMessage', message }));
    expect(html).not.toContain('<img');
    expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt;/g)).toHaveLength(2);
    expect(html).toContain('href="/en/promotions/"');
  });
});
