import { sql } from 'kysely';
import { heldWinChecks } from '../heldWins/heldWinChecks.ts';
import { PLAY_TOLERANCE, SEAL_TOLERANCE } from '../seals/clockTolerance.ts';
import type { AuditStart } from './auditStart.ts';

type Sql = ReturnType<typeof sql>;

/** An invariant of the ledger as text, and a query that counts the rows that violate it. */
export interface Check {
  readonly what: string;
  readonly query: ReturnType<typeof sql<{ count: bigint }>>;
}

interface Since extends Pick<AuditStart, 'isSealed'> {
  readonly from: Sql;
  /** The sealed balances; empty where the audit starts at the beginning. */
  readonly sealed: Sql;
}

/**
 * All invariants. After a seal they read the transfers since then, and the rounds, bonuses and grants that began
 * since then: all of their transfers are among them. A key has the time of its transfers and of the round that it
 * opens; one with an earlier time is found as missing.
 */
export function auditChecks({ from: start, isSealed }: AuditStart): readonly Check[] {
  const from = sql`${start}::timestamptz`;
  const sealed = sql`(select * from wallet.sealed_balance where ${isSealed})`;
  const since = { from, sealed, isSealed };
  return [
    ...movementChecks(since),
    ...playChecks(since),
    winRollbackCheck(since),
    conversionCheck(since),
    ...heldWinChecks(from),
  ].map(([what, rows]) => ({
    what,
    query: sql<{ count: bigint }>`select count(*) as count from ${rows}`,
  }));
}

type Rows = readonly (readonly [what: string, rows: Sql])[];

const movementChecks = ({ from, sealed }: Since): Rows => [
  [
    'transfers between accounts that do not belong together',
    sql`wallet.transfer t
        left join wallet.account d on d.id = t.debit left join wallet.account c on c.id = t.credit
        where t.created_at >= ${from} and (d.id is null or c.id is null or d.currency <> c.currency or d.brand <> c.brand
           or coalesce(d.player_id, c.player_id) <> t.player_id or (d.player_id is null) = (c.player_id is null) and 'owed' not in (d.kind, c.kind)
             and not (t.recipe in ('freeBet', 'rollback', 'winRollback') and array[d.kind, c.kind] <@ array['promotion', 'game'])
             and not (t.recipe in ('heldWin', 'heldWinReversal') and array[d.kind, c.kind] <@ array['heldWins', case when t.round is null then 'promotion' else 'game' end])
             and not (t.recipe = 'jackpotFunding' and array[d.kind, c.kind] <@ array['promotion', 'jackpot']))`,
  ],
  [
    'movements that share a number',
    sql`(select 1 from wallet.transfer where sequence is not null and created_at >= ${from}
        group by player_id, sequence having count(distinct (caller, key)) > 1) shared`,
  ],
  [
    'players without a row for each of their movements',
    sql`wallet.account a left join ${sealed} s on s.player_id = a.player_id left join (
          select player_id, count(*) as movements from (
            select t.player_id, t.sequence from wallet.transfer t left join ${sealed} s on s.player_id = t.player_id
            where t.sequence > coalesce(s.sequence, 0) and t.created_at >= ${from}
            union select c.player_id, c.sequence from wallet.conclusion c left join ${sealed} s on s.player_id = c.player_id
            where c.sequence > coalesce(s.sequence, 0) and c.concluded_at >= ${from}) numbered
          group by player_id) m on m.player_id = a.player_id
        where a.kind = 'real' and a.sequence <> coalesce(s.sequence, 0) + coalesce(m.movements, 0)`,
  ],
  [
    'transfers that ended otherwise than their conclusion says',
    sql`wallet.conclusion c left join wallet.transfer t on t.player_id = c.player_id and t.created_at = c.created_at and t.id = c.transfer
        where c.concluded_at >= ${from} and t.status is distinct from c.verdict`,
  ],
  [
    'transfers without a key that finds them',
    sql`wallet.transfer t left join wallet.command_key k on k.caller = t.caller and k.key = t.key and k.created_at >= ${from}
        where t.created_at >= ${from} and (k.player_id is distinct from t.player_id or k.created_at <> t.created_at)`,
  ],
  [
    'reversals and reversing transfers without each other',
    sql`(select reverses from wallet.transfer where reverses is not null and created_at >= ${from}) t
        full join (select transfer from wallet.reversal where reversed_at >= ${from}) v on v.transfer = t.reverses
        where v.transfer is null or t.reverses is null`,
  ],
  [
    'transfers that were reversed before they were made',
    sql`wallet.transfer t join wallet.reversal v on v.transfer = t.id
        where t.created_at >= ${from} and v.reversed_at < t.created_at - ${SEAL_TOLERANCE}`,
  ],
  [
    'transfers that are reversed twice',
    sql`(select reverses from wallet.transfer where reverses is not null and created_at >= ${from}
        group by reverses having count(*) > 1) twice`,
  ],
  [
    'corrections without who and why',
    sql`wallet.transfer t left join wallet.correction c on c.key = t.key
        where t.created_at >= ${from} and t.caller = 'foyer:operator' and c.key is null`,
  ],
  [
    'players whose balance is not the one after their last movement',
    sql`wallet.account a
        join wallet.account b on b.player_id = a.player_id and b.kind = 'bonus'
        join wallet.transfer t on t.player_id = a.player_id and t.sequence = a.sequence
        where a.kind = 'real' and t.created_at >= ${from} and (t.balance_after <> a.balance or t.bonus_after <> b.balance)`,
  ],
];

const winRollbackCheck = ({ from }: Since): Rows[number] => [
  'rollbacks of wins that took another amount than the win',
  sql`(select player_id, caller, key, created_at, min(staked_at) as paid_at, max(reverses) as reverses, sum(amount) as amount
         from wallet.transfer where recipe = 'winRollback' and created_at >= ${from} group by player_id, caller, key, created_at) back
        left join lateral (
          select sum(leg.amount) as amount from wallet.transfer first
          join wallet.transfer leg on leg.player_id = first.player_id and leg.created_at = first.created_at
                                  and leg.caller = first.caller and leg.key = first.key
          where first.player_id = back.player_id and first.created_at = back.paid_at and first.id = back.reverses
            and first.caller = back.caller and first.recipe = 'win') win on true
        where win.amount is distinct from back.amount`,
];

/** Bonuses that a node of an older version converted do not say how much. */
const conversionCheck = ({ from }: Since): Rows[number] => [
  'bonuses whose conversion is not that of their transfers, or of which rollbacks of wins took more',
  sql`wallet.bonus b
      left join lateral (
        select sum(case a.kind when 'real' then t.amount else 0 end) as amount
        from wallet.transfer t join wallet.account a on a.id = t.credit
        where t.player_id = b.player_id and t.created_at = b.ended_at and t.caller = 'foyer:bonus'
          and t.key = 'Converted ' || b.player_id || ' ' || b.id) conversion on true
      left join (
        select back.player_id, win.bonus_id, sum(back.due - win.to_real) as amount
        from (select t.player_id, t.caller, t.key, min(t.staked_at) as paid_at, max(t.reverses) as reverses,
                     coalesce(sum(t.amount) filter (where a.kind in ('real', 'owed')), 0) as due
              from wallet.transfer t join wallet.account a on a.id = t.debit
              where t.recipe = 'winRollback' and t.created_at >= ${from} group by t.player_id, t.caller, t.key) back
        cross join lateral (
          select min(leg.bonus_id) as bonus_id, coalesce(sum(leg.amount) filter (where a.kind = 'real'), 0) as to_real
          from wallet.transfer first
          join wallet.transfer leg on leg.player_id = first.player_id and leg.created_at = first.created_at
                                  and leg.caller = first.caller and leg.key = first.key
          join wallet.account a on a.id = leg.credit
          where first.player_id = back.player_id and first.created_at = back.paid_at and first.id = back.reverses) win
        group by back.player_id, win.bonus_id) taken on taken.player_id = b.player_id and taken.bonus_id = b.id
      where b.granted_at >= ${from} + interval '1 minute' and b.converted is not null
        and (b.converted is distinct from conversion.amount or coalesce(taken.amount, 0) > b.converted)`,
];

function playChecks({ from, isSealed }: Since): Rows {
  // A bet may be dated before the one that opened its round, and so before `from`.
  const began = sql`${from} + ${PLAY_TOLERANCE}`;
  return [
    [
      'rounds whose stakes and wins are not those of their transfers',
      roundsOtherThanTransfers(from, began, isSealed),
    ],
    [
      'rounds that their opening stake does not find',
      sql`wallet.round r left join wallet.command_key k on k.caller = r.studio and k.opens_round = r.id and k.created_at >= ${from}
        where r.opened_at >= ${from} and (k.player_id is distinct from r.player_id or k.created_at <> r.opened_at)`,
    ],
    [
      'free rounds whose use is not that of their bets',
      sql`wallet.free_rounds g left join (
          select b.free_rounds, count(*) as used
          from wallet.free_bet b join wallet.transfer t on t.caller = b.caller and t.key = b.key and t.leg = 0
          where t.created_at >= ${from} and not exists (select from wallet.reversal v where v.transfer = t.id)
          group by b.free_rounds) played on played.free_rounds = g.id
        where g.granted_at >= ${began} and g.used <> coalesce(played.used, 0)`,
    ],
    [
      'bonuses whose wagering is not that of their stakes',
      sql`wallet.bonus b left join (
          select bonus_id, sum(wagered) as wagered from wallet.transfer
          where bonus_id is not null and created_at >= ${from} group by bonus_id) t
          on t.bonus_id = b.id
        where b.granted_at >= ${began} and b.wagered <> coalesce(t.wagered, 0)`,
    ],
    [
      'players with bonus money and no bonus that runs',
      sql`wallet.account a where a.kind = 'bonus' and a.balance > 0 and not exists (
        select 1 from wallet.bonus b where b.player_id = a.player_id and b.status = 'Active')`,
    ],
  ];
}

/**
 * Finds rounds that differ from their transfers. A full audit includes rounds without bets; after a seal only rounds
 * with transfers since then are read.
 */
function roundsOtherThanTransfers(from: Sql, began: Sql, isSealed: boolean) {
  const isGivenBack = sql`t.recipe = 'winRollback' and exists (
    select from wallet.account a where a.player_id = t.player_id and a.id = t.debit)`;
  const sums = sql`
    select t.caller, t.round,
           sum(case when t.recipe in ('bet', 'freeBet') then t.amount when t.recipe = 'rollback' then -t.amount end) as staked,
           sum(case when t.recipe = 'win' then t.amount when ${isGivenBack} then -t.amount else 0 end) as won,
           sum(case when t.recipe = 'win' and t.key like 'release %' then t.amount
                    when ${isGivenBack} and wallet.undoes_release(t.player_id, t.created_at, t.caller, t.key) then -t.amount
                    else 0 end) as released,
           sum(case t.recipe when 'winRollback' then t.amount else 0 end) as taken_back,
           sum(case when t.recipe = 'freeBet' and v.transfer is null then t.amount else 0 end) as given
    from wallet.transfer t left join lateral (
      select transfer from wallet.reversal where t.recipe = 'freeBet' and transfer = t.id limit 1) v on true
    where t.round is not null and t.status = 'posted' and t.created_at >= ${from} group by t.caller, t.round`;
  return sql`(${sums}) t ${sql.raw(isSealed ? 'join' : 'right join')} wallet.round r on t.caller = r.studio and t.round = r.id
    where r.opened_at >= ${began}
      and (r.staked_real + r.staked_bonus, coalesce(r.won, 0), coalesce(r.released, 0), coalesce(r.given, 0), coalesce(r.taken_back, 0))
        <> (coalesce(t.staked, 0), coalesce(t.won, 0), coalesce(t.released, 0), coalesce(t.given, 0), coalesce(t.taken_back, 0))`;
}
