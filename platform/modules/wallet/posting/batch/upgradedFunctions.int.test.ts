import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Command } from '../../command.ts';
import { bet } from '../../index.ts';
import { openLedger, type Ledger } from '../../testing/ledger.ts';
import { commitCommands } from '../commitCommands.ts';
import { postAllOrNone } from '../post.ts';
import { NO_SETTINGS } from '../postCommands.ts';

/** More than the attempts after a conflict. */
const CONNECTIONS = 8;

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.drop());

type Commit = (command: Command) => Promise<readonly unknown[]>;

const COMMITS: readonly (readonly [string, () => Commit])[] = [
  [
    'alone',
    () => (command) =>
      commitCommands(ledger.database.pool, NO_SETTINGS)([command], ledger.clock.now(), { isLocking: false }),
  ],
  [
    'with locks',
    () => (command) =>
      commitCommands(ledger.database.pool, NO_SETTINGS)([command], ledger.clock.now(), { isLocking: true }),
  ],
  [
    'all or none',
    () => (command) => postAllOrNone(ledger.database.pool, NO_SETTINGS)([command], ledger.clock.now()),
  ],
];

/** Commits bets at once, each on a connection of its own. */
async function betOnAllConnections(name: string, commit: Commit): Promise<readonly unknown[]> {
  const players = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => ledger.addPlayer({ balance: 1_000n })),
  );
  const responses = await Promise.all(
    players.map((player, index) => commit(bet(player.play(`${name} ${index}`, `${name} ${index}`, 100n)))),
  );
  return responses.flat();
}

/** What an upgrade does whose `read_facts` returns one column more: the function is dropped and created. */
async function upgradeReadFacts(name: string): Promise<void> {
  const { pool } = ledger.database;
  const { rows } = await pool.query<{ result: string }>(
    `select pg_get_function_result('wallet.read_facts'::regproc) as result`,
  );
  const result = rows[0]?.result.replace(/\)$/, `, "isUpgraded ${name}" boolean)`);
  await pool.query(
    `begin;
     alter function wallet.read_facts rename to "read_facts_before ${name}";
     create function wallet.read_facts(commands wallet.lookup[], is_locking boolean) returns ${result}
       language sql as 'select f.*, true from wallet."read_facts_before ${name}"(commands, is_locking) f';
     commit`,
  );
}

it.each(COMMITS)(
  'bets that are committed %s go on when an upgrade changes what a function returns',
  async (name, commit) => {
    const done = Array.from({ length: CONNECTIONS }, () => ({ balance: { minor: 900n } }));
    expect(await betOnAllConnections(`${name} before`, commit())).toMatchObject(done);
    await upgradeReadFacts(name);
    expect(await betOnAllConnections(`${name} after`, commit())).toMatchObject(done);
  },
);
