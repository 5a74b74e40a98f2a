import type { OperatorMessage, Notification, Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { PAGE_PATHS } from '@foyer/contract/content/pages.ts';
import { toCurrency } from '@foyer/domain/currency.ts';
import { money, toDecimal } from '@foyer/domain/money.ts';
import { markNotificationsRead, readNotifications } from '../../../flows/notifications/readNotifications.ts';
import {
  isSubscribedToPush,
  pushKey,
  subscribeToPush,
  unsubscribeFromPush,
} from '../../../flows/notifications/pushSubscriptions.ts';
import { notificationCursor, type StoredNotification } from '../../../modules/notifications/index.ts';
import { valuesOf } from '../../../sites/index.ts';
import type { GraphqlContext } from '../context.ts';
import { signedIn } from '../signedIn.ts';

export const notificationsResolvers: Resolvers<GraphqlContext> = {
  Viewer: {
    async notifications(_viewer, { first, after }, context) {
      const { playerId } = signedIn(context.session);
      const page = { first, after: after ?? null };
      const { notifications, hasMore, unread } = await readNotifications(context.services, playerId, page);
      const edges = notifications.map((one) => ({
        cursor: notificationCursor(one),
        node: present(one, context),
      }));
      return { edges, pageInfo: { hasNextPage: hasMore, endCursor: edges.at(-1)?.cursor ?? null }, unread };
    },
    push: (_viewer, _args, context) => presentPush(context),
  },
  Push: {
    isSubscribed: (_push, { endpoint }, { session, services }) =>
      isSubscribedToPush(services, signedIn(session).playerId, endpoint),
  },
  Mutation: {
    async markNotificationsRead(_root, { id, upTo }, { session, services }) {
      const { playerId } = signedIn(session);
      return { unread: await markNotificationsRead(services, playerId, { id, isUpTo: upTo }) };
    },
    async subscribeToPush(_root, { subscription }, { session, services, site }) {
      return { publicKey: await subscribeToPush(services, site, signedIn(session), subscription) };
    },
    async unsubscribeFromPush(_root, { endpoint }, context) {
      await unsubscribeFromPush(context.services, signedIn(context.session).playerId, endpoint);
      return presentPush(context);
    },
  },
};

async function presentPush({ session, services, site }: GraphqlContext) {
  const publicKey = await pushKey(services, site, signedIn(session).playerId);
  return publicKey === null ? null : { publicKey };
}

function present(
  { number, kind, createdAt, readAt, data }: StoredNotification,
  context: GraphqlContext,
): Notification {
  const currency = data.amount ? toCurrency(data.amount.currency) : null;
  return {
    id: String(number),
    kind,
    createdAt,
    isRead: readAt !== null,
    amount: data.amount && currency ? toDecimal(money(BigInt(data.amount.minor), currency)) : null,
    currency,
    rewardType: data.reward ?? null,
    spins: data.spins ?? null,
    pot: data.pot ?? null,
    reason: data.reason ?? null,
    limit: data.limit ?? null,
    message: data.message === undefined ? null : messageOf(data.message, context),
  };
}

/** Null for a message that was removed from the site data after the list was read. */
function messageOf(id: string, { site, locale, sites }: GraphqlContext): OperatorMessage | null {
  const message = site.messages.find((one) => one.id === id);
  if (!message) return null;
  const translate = sites.translator(locale, ['notifications']);
  const text = (part: string) =>
    translate(`notifications.message.${message.words}.${part}`, valuesOf(site, locale));
  return {
    title: text('title'),
    text: text('text'),
    // A country may not have a page that the brand has.
    path: message.page && site.settings.pages.includes(message.page) ? PAGE_PATHS[message.page] : null,
  };
}
