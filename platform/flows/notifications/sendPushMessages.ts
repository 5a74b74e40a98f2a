import { notificationPath } from '@foyer/contract/notifications/notificationPath.ts';
import type { PushPayload } from '@foyer/contract/notifications/pushPayload.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { languageTag, type Locale } from '@foyer/domain/locale.ts';
import {
  PUSH_LIFE_MS,
  type DueSubscription,
  type Notifications,
  type PushPort,
  type UnsentNotification,
} from '../../modules/notifications/index.ts';
import type { PlayerRecord, Players } from '../../modules/player/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/database.ts';
import { limitConcurrency } from '../../infra/jobs/limitConcurrency.ts';
import type { Log } from '../../infra/log.ts';
import type { Site, Sites } from '../../sites/index.ts';

export interface SendPushDeps {
  readonly database: Pick<Database, 'query'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  readonly sites: Pick<Sites, 'byBrand' | 'translator'>;
  readonly players: Pick<Players, 'find'>;
  readonly notifications: Pick<Notifications, 'push'>;
  /** Null: no push messages are configured. */
  readonly pushPort: PushPort | null;
}

const DEVICES_PER_CLAIM = 16;
const DEVICES_AT_ONCE = 8;
const MAX_CLAIMS = 50;

/**
 * Sends new notifications to the devices of their players: each at least once, and a repeated one replaces itself on
 * the device. A device that fails waits for its own next attempt.
 */
export async function sendPushMessages({ pushPort, ...deps }: SendPushDeps): Promise<void> {
  if (!pushPort) return;
  const { database, notifications } = deps;
  for (let claim = 0; claim < MAX_CLAIMS; claim++) {
    const due = await notifications.push.claimDue(database.query, DEVICES_PER_CLAIM);
    const limited = limitConcurrency(DEVICES_AT_ONCE);
    await Promise.all(due.map((one) => limited(() => sendAndSave({ ...deps, pushPort }, one))));
    if (due.length < DEVICES_PER_CLAIM) break;
  }
}

type SendDeps = SendPushDeps & { readonly pushPort: PushPort };

/** A fault at one device leaves the others alone. */
async function sendAndSave(deps: SendDeps, due: DueSubscription): Promise<void> {
  try {
    await sendToDevice(deps, due);
  } catch (error) {
    deps.log.warn({ error }, 'the messages of a device could not be sent');
    await deps.notifications.push.saveUnsent(deps.database.query, due, due.sentNumber);
  }
}

async function sendToDevice(deps: SendDeps, due: DueSubscription): Promise<void> {
  const { database, notifications, players, sites } = deps;
  const { push } = notifications;
  const player = await players.find(database.query, due.playerId);
  // The account was erased or closed.
  if (player?.status.status !== 'Active') return push.deleteDue(database.query, due);
  const site = sites.byBrand(player.brand)?.inCountry(player.country);
  if (!site?.pushNotifications) return push.saveSent(database.query, due, due.latestNumber);
  const unsent = await push.unsent(database.query, due);
  let { sentNumber } = due;
  for (const notification of unsent.notifications) {
    const outcome = await sendOne(deps, { due, player, site, notification });
    if (outcome === 'gone') return push.deleteDue(database.query, due);
    if (outcome === 'failed') return push.saveUnsent(database.query, due, sentNumber);
    sentNumber = notification.number;
  }
  const handled = unsent.hasMore || sentNumber > due.latestNumber ? sentNumber : due.latestNumber;
  await push.saveSent(database.query, due, handled);
}

interface OneMessage {
  readonly due: DueSubscription;
  readonly player: PlayerRecord;
  readonly site: Site;
  readonly notification: UnsentNotification;
}

async function sendOne(deps: SendDeps, { due, player, site, notification }: OneMessage) {
  const locale = site.settings.locales.find((one) => one === player.language) ?? site.settings.defaultLocale;
  const lifeMs = PUSH_LIFE_MS - (deps.clock.now().getTime() - notification.createdAt.getTime());
  const outcome = await deps.pushPort.send(due, {
    payload: JSON.stringify(payloadOf(deps, site, locale, notification)),
    topic: `foyer-${notification.number}`,
    lifeSeconds: Math.max(0, Math.floor(lifeMs / SECOND)),
  });
  if (outcome === 'refused')
    deps.log.warn({ host: new URL(due.endpoint).host }, 'a push service refused a message');
  return outcome;
}

/** Without amounts and names, because a device may show it while it is locked. */
function payloadOf(
  { sites }: Pick<SendPushDeps, 'sites'>,
  { settings }: Site,
  locale: Locale,
  { kind, number, data }: UnsentNotification,
): PushPayload {
  const translate = sites.translator(locale, ['letters']);
  const path = notificationPath({ kind, limit: data.limit ?? null, message: null }, settings);
  return {
    title: settings.label,
    body: translate(`letters.push.${kind}`),
    lang: languageTag(locale),
    tag: `notification-${number}`,
    path: `/${locale}${path ?? '/profile/notifications/'}`,
  };
}
