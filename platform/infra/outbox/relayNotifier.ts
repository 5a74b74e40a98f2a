import type { Database } from '../database/database.ts';

export const CHANNEL = 'outbox_event';

/** Wakes the leading relay, in whatever process it runs. Calls during a notification cause one more notification. */
export function createRelayNotifier(
  { pool }: Pick<Database, 'pool'>,
  log: { warn(details: object, message: string): void },
) {
  let notifying: Promise<void> | null = null;
  let isRequested = false;

  const notifyUntilDone = async (): Promise<void> => {
    while (isRequested) {
      isRequested = false;
      await pool
        .query('select pg_notify($1, $2)', [CHANNEL, ''])
        .catch((error: unknown) => log.warn({ err: error }, 'the relay could not be notified'));
    }
  };

  return {
    notify(): void {
      isRequested = true;
      notifying ??= notifyUntilDone().finally(() => (notifying = null));
    },
    settled: async (): Promise<void> => {
      await notifying;
    },
  };
}
