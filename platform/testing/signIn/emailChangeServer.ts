import { expect } from 'vitest';
import { emailChangers } from './emailChanger.ts';
import { startIdentity } from './identityServer.ts';

export type EmailChangeServer = Awaited<ReturnType<typeof startEmailChanges>>;

/** An identity server for tests of email changes, each of which visits from an address of its own. */
export async function startEmailChanges() {
  const server = await startIdentity();
  let visits = 0;
  const rowsOf = async (statement: string, ...values: unknown[]) =>
    (await server.database.pool.query(statement, values)).rows;
  return {
    server,
    change: server.registration.emailChange,
    people: emailChangers(server),
    /** Forgets emails and attempts of earlier tests. @returns the IP address of the next visit */
    async nextVisit(): Promise<string> {
      server.sent.length = 0;
      visits += 1;
      await server.database.pool.query('delete from identity.attempt');
      return `203.0.${visits}.5`;
    },
    rowsOf,
    /** The number of connections that wait for a lock. */
    countWaiting: async (): Promise<number> =>
      (
        await rowsOf(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).length,
  };
}

export const refusedAs = (outcome: string) =>
  expect.objectContaining({ type: 'EmailChangeRefused', reasons: [outcome] });
