import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type pg from 'pg';
import type { Command } from '../command.ts';
import { bet } from '../index.ts';
import { openLedger, type Ledger, type TestPlayer } from '../testing/ledger.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { createBatcher } from './batcher.ts';
import { commitCommands } from './commitCommands.ts';
import { postAllOrNone } from './post.ts';
import { NO_SETTINGS } from './postCommands.ts';
import { runInTransaction } from './runStatement.ts';

let ledger: Ledger;
let other: pg.PoolClient;
beforeAll(async () => {
  ledger = await openLedger();
  other = await ledger.database.pool.connect();
});
afterAll(async () => {
  other.release(true);
  await ledger.drop();
});

async function isWaitingForLock(): Promise<boolean> {
  const { rowCount } = await ledger.database.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return (rowCount ?? 0) > 0;
}

/** Another node takes one minor unit from each of the players after the batch was decided and before it is written. */
async function changedDuring<Result>(
  players: readonly TestPlayer[],
  commit: () => Promise<Result>,
): Promise<Result> {
  await other.query('begin');
  await other.query(
    `update wallet.account set balance = balance - 1, version = version + 1
     where kind = 'real' and player_id = any($1)`,
    [players.map(({ playerId }) => playerId)],
  );
  const committed = commit();
  await expect.poll(isWaitingForLock).toBe(true);
  await other.query('commit');
  return committed;
}

const commit = () => commitCommands(ledger.database.pool, NO_SETTINGS);

/** Submits the commands to one node in one turn, so that they share a batch. */
function submitConcurrently(commands: readonly Command[]) {
  const batcher = createBatcher({ commit: commit(), clock: ledger.clock, wakeRelay() {} });
  return Promise.all(commands.map((command) => batcher.submit(command).catch((error: unknown) => error)));
}

/** Counts the connections that are closed during work. */
async function closedDuring(work: () => Promise<unknown>): Promise<number> {
  const { pool } = ledger.database;
  let closed = 0;
  const count = () => closed++;
  pool.on('remove', count);
  await work();
  pool.off('remove', count);
  return closed;
}

/** The transaction that wrote each transfer, by the key of its command. */
async function transactions(keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await ledger.database.pool.query<{ key: string; id: string }>(
    'select distinct key, xmin::text as id from wallet.transfer where key = any($1)',
    [keys],
  );
  return new Map(rows.map(({ key, id }) => [key, id]));
}

it('a batch of which another node changed one player decides only the commands of that player again', async () => {
  const [first, changed, last] = await Promise.all(
    [0, 1, 2].map(() => ledger.addPlayer({ balance: 1_000n })),
  );
  if (!first || !changed || !last) throw new Error('three players were added');
  const commands = [
    bet(first.play('first', 'first', 100n)),
    bet(changed.play('stake', 'changed', 950n)),
    bet(last.play('last', 'last', 100n)),
    bet(changed.play('next', 'next', 49n)),
    bet(changed.play('too much', 'third', 1n)),
  ];
  const responses = await changedDuring([changed], () => submitConcurrently(commands));
  expect(responses).toMatchObject([
    { balance: { minor: 900n } },
    { balance: { minor: 49n } },
    { balance: { minor: 900n } },
    { balance: { minor: 0n } },
    { type: 'InsufficientFunds' },
  ]);
  const by = await transactions(['first', 'stake', 'last', 'next']);
  expect(by.get('first')).toBe(by.get('last'));
  expect(by.get('stake')).toBe(by.get('next'));
  expect(by.get('stake')).not.toBe(by.get('first'));
});

describe('a batch of which another node changed every player', () => {
  const stakesOf = (players: readonly TestPlayer[], name: string) =>
    players.map((player, index) => bet(player.play(`${name} ${index}`, `${name} ${index}`, 999n)));

  it.each<[string, (commands: readonly Command[]) => Promise<readonly unknown[]>]>([
    ['is decided again', submitConcurrently],
    [
      'waits for the other node if it locks the players',
      (commands: readonly Command[]) => commit()(commands, ledger.clock.now(), { isLocking: true }),
    ],
  ])('%s', async (name, submit) => {
    const players = await Promise.all([0, 1].map(() => ledger.addPlayer({ balance: 1_000n })));
    const responses = await changedDuring(players, () => submit(stakesOf(players, name)));
    expect(responses).toMatchObject([{ balance: { minor: 0n } }, { balance: { minor: 0n } }]);
  });

  it('is not written without locks, and nothing of it is', async () => {
    const players = await Promise.all([0, 1].map(() => ledger.addPlayer({ balance: 1_000n })));
    const responses = await changedDuring(players, () =>
      commit()(stakesOf(players, 'left'), ledger.clock.now(), { isLocking: false }),
    );
    expect(responses.filter((response) => response !== undefined)).toEqual([]);
    expect((await transactions(['left 0', 'left 1'])).size).toBe(0);
  });

  it.each([2, 40])(
    'of %i commands leaves its connection open, with the plans of its statements',
    async (size) => {
      const player = await ledger.addPlayer({ balance: 1_000n });
      const name = `kept ${size}`;
      const commands = Array.from({ length: size }, (_, index) =>
        bet(player.play(`${name} ${index}`, `${name} ${index}`, 1n)),
      );
      expect(await closedDuring(() => changedDuring([player], () => submitConcurrently(commands)))).toBe(0);
      expect((await transactions(commands.map(({ key }) => key))).size).toBe(size);
    },
  );
});

describe('a stake that was decided before a change and is written after it is decided again', () => {
  async function stakeDuring(change: (tx: Transaction) => Promise<unknown>, stake: Command) {
    let responses: Promise<readonly unknown[]> = Promise.resolve([]);
    await ledger.database.transaction(async (tx) => {
      await change(tx);
      responses = submitConcurrently([stake]);
      await expect.poll(isWaitingForLock).toBe(true);
    });
    return responses;
  }

  it('and refused when its free rounds have ended', async () => {
    const player = await ledger.addPlayer();
    const play = player.play('free', 'free', 1_00n);
    const of = { id: 'ended', studio: 'sandbox' };
    const grant = {
      ...of,
      playerId: player.playerId,
      game: 'fox-and-ember',
      stake: play.amount,
      rounds: 2,
      expiresAt: null,
    };
    await ledger.database.transaction((tx) => ledger.wallet.grantFreeRounds(tx, grant));
    const end = (tx: Transaction) => ledger.wallet.endFreeRounds(tx, of);
    expect(await stakeDuring(end, bet({ ...play, freeRounds: of.id }))).toMatchObject([
      { type: 'FreeRoundsOver' },
    ]);
  });

  it('and refused when the sign-in session ends at once', async () => {
    const player = await ledger.addPlayer();
    const end = (tx: Transaction) => ledger.wallet.setSessionExpiry(tx, player.playerId, ledger.clock.now());
    expect(await stakeDuring(end, bet(player.play('late', 'late', 1_00n)))).toMatchObject([
      { type: 'SessionEnded' },
    ]);
  });
});

describe('a transaction that fails', () => {
  /** Another node uses the key of a bet after the bet was decided and before it is written. */
  async function keyTakenDuring(key: string, commitBet: () => Promise<unknown>): Promise<unknown> {
    await other.query('begin');
    await other.query(
      `insert into wallet.command_key (caller, key, payload_hash, player_id, created_at, balance_after, bonus_after)
       values ('sandbox', $1, 'another', 'somebody', now(), 0, 0)`,
      [key],
    );
    const committed = commitBet().catch((error: unknown) => error);
    await expect.poll(isWaitingForLock).toBe(true);
    await other.query('commit');
    return committed;
  }

  it('on a conflict leaves its connection open, alone and with several commands', async () => {
    const player = await ledger.addPlayer();
    const [one, two] = ['taken 1', 'taken 2'].map((key) => bet(player.play(key, key)));
    if (!one || !two) throw new Error('two bets were made');
    const { pool } = ledger.database;
    const now = ledger.clock.now();
    const answers: unknown[] = [];
    const closed = await closedDuring(async () => {
      answers.push(await keyTakenDuring(one.key, () => commit()([one], now, { isLocking: true })));
      answers.push(await keyTakenDuring(two.key, () => postAllOrNone(pool, NO_SETTINGS)([two], now)));
    });
    expect(answers).toMatchObject([{ code: '23505' }, { type: 'TransactionConflict' }]);
    expect(closed).toBe(0);
    await ledger.wallet.submit(bet(player.play('after', 'after')));
  });

  it('throws its own error, not that of a rollback that fails as well', async () => {
    const { pool } = ledger.database;
    const work = runInTransaction(pool, async (run) => {
      const { rows } = await run<{ pid: number }>({
        name: '',
        text: 'select pg_backend_pid() as pid',
        values: [],
      });
      await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await expect
        .poll(() =>
          run({ name: '', text: 'select 1', values: [] }).then(
            () => 'open',
            () => 'closed',
          ),
        )
        .toBe('closed');
      throw new Refusal('TransactionConflict');
    });
    await expect(work).rejects.toMatchObject({ type: 'TransactionConflict' });
  });
});
