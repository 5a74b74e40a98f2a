import type { ModuleDescription } from '../../infra/module.ts';

export { createNotifications, type Notifications } from './notifications.ts';
export { isReported } from './rules/notificationOf.ts';
export type { Visibility } from './visible.ts';
export { notificationCursor, NUMBER_TEXT, type StoredNotification } from './list.ts';

export { PUSH_LIFE_MS, type DueSubscription, type UnsentNotification } from './push/deliveries.ts';
export type { PushMessage, PushOutcome, PushPort } from './push/pushPort.ts';
export type { BrowserSubscription } from './push/subscriptions.ts';

export const notificationsModule: ModuleDescription = {
  name: 'notifications',
  migrations: { schema: 'notifications', folder: new URL('./migrations/', import.meta.url) },
};
