import type { Database } from '../database/database.ts';

export const CHANNEL = 'outbox_event';

/** Wakes the relay that leads, in whatever process it sits. Rings that come while one is under way share the next. */
export interface RelayNotifier {
  ring(): void;
  settled(): Promise<void>;
}

interface BellParts {
  readonly database: Database;
  readonly log: { warn(details: object, message: string): void };
}

export function createRelayNotifier({ database, log }: BellParts): RelayNotifier {
  let ringing: Promise<void> | null = null;
  let isRungAgain = false;

  const ringUntilQuiet = async (): Promise<void> => {
    while (isRungAgain) {
      isRungAgain = false;
      await database.pool
        .query('select pg_notify($1, $2)', [CHANNEL, ''])
        .catch((error: unknown) => log.warn({ err: error }, 'the relay could not be rung'));
    }
  };

  return {
    ring() {
      isRungAgain = true;
      ringing ??= ringUntilQuiet().finally(() => (ringing = null));
    },
    settled: async () => {
      await ringing;
    },
  };
}
