import { sql } from 'kysely';
import { PLAY_TOLERANCE } from '../seals/clockTolerance.ts';

/** Invariants of held wins since `from`. Each query finds the rows that violate one invariant. */
export const heldWinChecks = (from: ReturnType<typeof sql>) =>
  [
    [
      'held wins whose money is not on the account of held wins',
      sql`wallet.held_win h
        left join wallet.transfer t on t.caller = h.caller and t.key = h.key and t.leg = 0 and t.created_at >= ${from}
        left join wallet.account held on held.id = t.credit
        where h.held_at >= ${from} and (t.id is null or t.recipe <> 'heldWin' or t.amount <> h.amount
           or t.player_id <> h.player_id or t.round is distinct from h.round or held.kind <> 'heldWins')`,
    ],
    [
      'transfers of held wins that no held win and no decision explain',
      sql`wallet.transfer t join wallet.account held on held.kind = 'heldWins' and held.id in (t.debit, t.credit)
        left join lateral (select key from wallet.transfer win
          where win.player_id = t.player_id and win.created_at = t.staked_at and win.id = t.reverses) back on true
        left join wallet.held_win h on h.caller = t.caller
          and coalesce(back.key, t.key) in (h.key, 'release ' || h.key, 'reverse ' || h.key) and h.player_id = t.player_id
        left join wallet.held_win_decision d on d.held_win = h.id
        where t.created_at >= ${from} and (h.id is null or t.status <> 'posted'
           or t.credit = held.id and (t.recipe <> 'heldWin' or t.key <> h.key)
           or t.debit = held.id and not coalesce(case d.verdict
                when 'Released' then t.recipe = case when h.round is null then 'promotionalWin' else 'win' end and t.key = 'release ' || h.key
                when 'Reversed' then t.recipe = 'heldWinReversal' and (t.key = 'reverse ' || h.key or back.key = h.key) end, false))`,
    ],
    [
      'decisions about held wins that moved another amount',
      sql`wallet.held_win_decision d join wallet.held_win h on h.id = d.held_win
        left join lateral (
          select sum(t.amount) as moved from wallet.transfer t
          left join wallet.transfer win on win.player_id = t.player_id and win.created_at = t.staked_at and win.id = t.reverses
          where t.caller = h.caller and t.player_id = h.player_id and t.status = 'posted' and t.created_at >= ${from}
            and (t.key = case d.verdict when 'Released' then 'release ' else 'reverse ' end || h.key
                 or t.recipe = 'heldWinReversal' and win.key = h.key)) paid on true
        where d.decided_at >= ${from} + ${PLAY_TOLERANCE} and paid.moved is distinct from h.amount`,
    ],
    [
      'wins held for a hold of their studio that did not exist',
      sql`wallet.held_win h
        where h.held_at >= ${from} and h.reason = 'StudioHold' and not exists (
          select from wallet.studio_hold s
          where s.studio = h.caller and s.currency = h.currency
            and s.since <= h.held_at + ${PLAY_TOLERANCE}
            and coalesce(s.ended_at, 'infinity') >= h.held_at - ${PLAY_TOLERANCE})`,
    ],
  ] as const;
