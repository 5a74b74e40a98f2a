import { sql } from 'kysely';
import type { Transaction } from '../../../infra/database/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger } from '../books/audit.ts';
import { auditChecks } from '../books/auditChecks.ts';
import { readAuditStart } from '../books/auditStart.ts';
import type { TestPlayer } from '../testing/ledger.ts';
import { auditSeals, type AuditedDays } from './auditSeals.ts';
import { parseLedgerKey, newLedgerKey, signNote } from './ledgerKeys.ts';
import { openSealedLedger, type SealedLedger } from './testing/sealedLedger.ts';
import { parseNote } from '@foyer/contract/wallet/seals/signedNote.ts';

let ledger: SealedLedger;
let players: readonly TestPlayer[];
let sealedDays: readonly string[];
beforeAll(async () => {
  ledger = await openSealedLedger();
  players = [await ledger.addPlayer({ balance: 500_00n }), await ledger.addPlayer({ balance: 500_00n })];
  const days: string[] = [];
  for (let day = 0; day < 3; day++) {
    days.push(ledger.today());
    for (const player of players) await ledger.play(player);
    ledger.nextDay();
    // Voids one of yesterday's pending transfers and posts another.
    for (const [recipe, verdict] of [
      ['withdrawal', 'voided'],
      ['deposit', 'posted'],
    ] as const)
      await concludeOne(recipe, verdict);
  }
  await ledger.seals.sealDays();
  for (const player of players) await ledger.play(player);
  sealedDays = days;
});
afterAll(() => ledger.drop());

async function concludeOne(recipe: string, verdict: 'posted' | 'voided') {
  const { rows } = await sql<{ caller: string; key: string }>`
    select caller, key from wallet.transfer where status = 'pending' and recipe = ${recipe} limit 1`.execute(
    ledger.database.query,
  );
  const [pending] = rows;
  if (!pending) throw new Error(`there is no pending ${recipe}`);
  await ledger.database.transaction((tx) => ledger.wallet.conclude(tx, pending, verdict));
}

const audit = (days: AuditedDays, queryable = ledger.database.query) =>
  auditSeals(queryable, ledger.keys.published, days);
const findings = async (days: AuditedDays, queryable = ledger.database.query) =>
  (await audit(days, queryable)).findings;

class Undone extends Error {}
/** Runs `work` after these statements of a superuser with all triggers off, and undoes them. */
async function afterForgery(statements: readonly string[], work: (tx: Transaction) => Promise<void>) {
  const done = ledger.database.transaction(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of statements) await sql.raw(statement).execute(tx);
    await sql`set local session_replication_role = origin`.execute(tx);
    await work(tx);
    throw new Undone();
  });
  await expect(done).rejects.toThrow(Undone);
}

/** The ids of a player's bet and win of the first day. */
async function firstRound() {
  const { rows } = await sql<{ bet: bigint; win: bigint }>`
    select min(id) filter (where recipe = 'bet') as bet, min(id) filter (where recipe = 'win') as win
    from wallet.transfer where player_id = ${players[0]?.playerId}`.execute(ledger.database.query);
  const [row] = rows;
  if (!row) throw new Error('the player has not played');
  return row;
}

describe('MONEY-11 the audit', () => {
  it('is clean for what happened, from the last seal and from the beginning', async () => {
    expect(await findings('all')).toEqual([]);
    expect(await audit('last')).toMatchObject({ days: 3, lastDay: sealedDays[2], compared: 0, findings: [] });
    const { query } = ledger.database;
    const [whole, since] = [await auditLedger(query), await auditLedger(query, 'sinceSeal')];
    expect(whole).toMatchObject({ isClean: true, findings: [] });
    expect(since).toMatchObject({ isClean: true, findings: [], currencies: whole.currencies });
    const { transfers } = await audit('last');
    expect(transfers + since.transfers).toBe(whole.transfers);
    expect(since.transfers).toBeLessThan(whole.transfers);
  });

  it('reads no transfer of a sealed day but those that ended since: it is the same when the others are gone', async () => {
    const { query } = ledger.database;
    const { currencies, pots, transfers } = await auditLedger(query, 'sinceSeal');
    const { from } = await readAuditStart(query);
    if (from === '-infinity') throw new Error('no day is sealed');
    const gone = `delete from wallet.transfer where created_at < '${from.toISOString()}' and id not in (
      select transfer from wallet.conclusion where concluded_at >= '${from.toISOString()}')`;
    await afterForgery([gone], async (tx) => {
      expect(await auditLedger(tx, 'sinceSeal')).toMatchObject({
        isClean: true,
        currencies,
        pots,
        transfers,
      });
      expect((await findings('all', tx)).length).toBeGreaterThan(0);
    });
  });

  it.each([
    ['transfers without a key that finds them', ['transfer_first_created_at_idx', 'command_key_by_time']],
    ['rounds that their opening stake does not find', ['round_first_opened_at_idx', 'command_key_by_time']],
    [
      'rounds whose stakes and wins are not those of their transfers',
      ['transfer_first_created_at_idx', 'round_first_opened_at_idx'],
    ],
    ['reversals and reversing transfers without each other', ['reversal_by_time']],
    ['free rounds whose use is not that of their bets', ['free_rounds_by_time']],
    ['bonuses whose wagering is not that of their stakes', ['bonus_by_time']],
  ])('finds what came since the last seal with indexes by time: %s', async (name, indexes) => {
    // So that small tables are read neither as a whole nor by an index of something else.
    const others = [
      ...['seqscan', 'indexscan', 'nestloop'].map((method) => `set local enable_${method} = off`),
      'drop index wallet.transfer_of_player, wallet.round_of_player, wallet.command_key_of_round',
    ];
    await afterForgery(others, async (tx) => {
      const check = auditChecks(await readAuditStart(tx)).find(({ what }) => what === name);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${check?.query}`.execute(tx);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      for (const index of indexes) expect(plan).toContain(`Bitmap Index Scan on ${index}`);
    });
  });

  it('finds a reversal that is dated before the last seal, of a bet after it', async () => {
    const statement = `insert into wallet.reversal
      select id, created_at - interval '1 day' from wallet.transfer where recipe = 'bet' order by id desc limit 1`;
    await afterForgery([statement], async (tx) => {
      const what = 'transfers that were reversed before they were made';
      for (const scope of ['sinceSeal', 'all'] as const)
        expect((await auditLedger(tx, scope)).findings).toContainEqual({ what, count: 1n });
    });
  });

  it('finds an edit of a sealed day that keeps all sums, made by the superuser with triggers off', async () => {
    const { bet, win } = await firstRound();
    const [day = ''] = sealedDays;
    // One euro less staked and won, in the transfers, their balances and the round: every balance stays right.
    const statements = [
      `update wallet.transfer set amount = amount - 100, balance_after = balance_after + 100 where id = ${bet}`,
      `update wallet.transfer set amount = amount - 100 where id = ${win}`,
      `update wallet.round r set staked_real = staked_real - 100, won = won - 100 from wallet.transfer t
       where t.id = ${bet} and r.studio = t.caller and r.id = t.round`,
    ];
    await afterForgery(statements, async (tx) => {
      expect(await auditLedger(tx)).toMatchObject({ isClean: true });
      const changed = `${day}T01: the transfers were changed after they were sealed`;
      for (const days of ['all', { day }] as const)
        expect(await findings(days, tx)).toContainEqual(expect.stringContaining(changed));
      expect(await findings({ day: sealedDays[1] ?? '' }, tx)).toEqual([]);
    });
  });

  it.each([
    ['deleted', (id: bigint) => `delete from wallet.transfer where id = ${id}`],
    [
      'inserted',
      (id: bigint) => `insert into wallet.transfer (caller, key, leg, recipe, player_id, debit, credit,
         amount, status, balance_after, bonus_after, created_at)
       select caller, 'forged', leg, recipe, player_id, debit, credit, 0, 'posted', 0, 0, created_at
       from wallet.transfer where id = ${id}`,
    ],
    [
      'moved to another player',
      (id: bigint) => `update wallet.transfer set player_id = 'player-2' where id = ${id}`,
    ],
    ['voided', (id: bigint) => `update wallet.transfer set status = 'voided' where id = ${id}`],
    [
      'dated otherwise',
      (id: bigint) => `update wallet.transfer set created_at = created_at + interval '1 us' where id = ${id}`,
    ],
    ['given another key', (id: bigint) => `update wallet.transfer set key = 'other' where id = ${id}`],
  ])('finds a transfer of a sealed day that was %s', async (_what, forgery) => {
    const { bet } = await firstRound();
    await afterForgery([forgery(bet)], async (tx) => {
      expect((await findings('all', tx)).join()).toContain('the transfers were changed');
    });
  });

  it('finds a changed and a deleted conclusion of a sealed day, and a status without one', async () => {
    const forgeries = [
      `update wallet.conclusion set came_back = came_back + 1`,
      `delete from wallet.conclusion`,
      `update wallet.transfer set status = 'voided' where status = 'pending'`,
    ];
    for (const forgery of forgeries)
      await afterForgery([forgery], async (tx) => {
        expect((await findings('all', tx)).length).toBeGreaterThan(0);
      });
  });

  it('finds an edited checkpoint, an edited statement, and one signed by a key that is not known', async () => {
    const [day = ''] = sealedDays;
    const { rows } = await sql<{ note: string }>`
      select note from wallet.seal where day = ${day}::date`.execute(ledger.database.query);
    const { text } = parseNote(rows[0]?.note ?? '');
    const stranger = parseLedgerKey(newLedgerKey('ledger.test').privateText);
    const signing = ledger.keys.signing ?? stranger;
    const changed = text.replace(/(book \S+ \S+ \d+) \d+/, '$1 1');
    for (const [note, why] of [
      [rows[0]?.note.replace(/(book \S+ \S+ \d+) \d+/, '$1 1') ?? '', 'not signed'],
      [signNote(text, stranger), 'not signed'],
      [signNote(changed, signing), 'does not follow'],
    ] as const)
      await afterForgery([`update wallet.seal set note = $$${note}$$ where day = '${day}'`], async (tx) => {
        expect((await findings('last', tx)).join()).toContain(why);
      });
    await afterForgery(
      [`update wallet.seal set statement = replace(statement, 'EUR ', 'EUR 1')`],
      async (tx) => {
        expect((await findings('last', tx)).join()).toContain('statement');
      },
    );
  });

  it('finds a chain that was cut at its beginning, in its middle or at its end', async () => {
    const [first = '', second = ''] = sealedDays;
    for (const condition of [`day = '${first}'`, `day = '${second}'`, `day >= '${second}'`, 'true'])
      await afterForgery([`delete from wallet.seal where ${condition}`], async (tx) => {
        expect(await findings('last', tx)).toHaveLength(1);
      });
  });

  it('finds sealed balances that are not those of the last checkpoint', async () => {
    const forgery = `update wallet.sealed_balance set real = real + case player_id when 'player-1' then 1 else -1 end`;
    await afterForgery([forgery], async (tx) => {
      expect((await findings('last', tx)).join()).toContain('the balances of players are not those');
    });
  });

  it.each([
    [
      'a balance',
      `update wallet.account set balance = balance + 1 where kind = 'real' and player_id = 'player-1'`,
    ],
    [
      'an amount',
      `update wallet.transfer set amount = amount + 1 where id = (select max(id) from wallet.transfer where recipe = 'bet')`,
    ],
    [
      'a balance in a response',
      `update wallet.transfer set balance_after = balance_after + 1
       where id = (select max(id) from wallet.transfer where sequence is not null)`,
    ],
    [
      'a missing transfer',
      `delete from wallet.transfer where id = (select max(id) from wallet.transfer where recipe = 'win')`,
    ],
    [
      'an unnumbered transfer to a player',
      `insert into wallet.transfer (caller, key, leg, recipe, player_id, debit, credit, amount, status,
         balance_after, bonus_after, created_at)
       select caller, 'forged', leg, recipe, player_id, debit, credit, amount, status, 0, 0, created_at
       from wallet.transfer where id = (select max(id) from wallet.transfer where recipe = 'win')`,
    ],
  ])('finds today from the last seal: %s', async (_what, forgery) => {
    await afterForgery([forgery], async (tx) => {
      expect((await auditLedger(tx, 'sinceSeal')).isClean).toBe(false);
    });
  });

  it('needs all public keys of the chain', async () => {
    const { days, findings: found } = await auditSeals(ledger.database.query, [], 'last');
    expect([days, found.length]).toEqual([3, 1]);
  });

  it('says when the chosen day is not sealed', async () => {
    expect(await findings({ day: ledger.today() })).toEqual([`${ledger.today()} is not sealed`]);
  });
});
