-- Rollbacks of wins lowered what their rounds had won by the whole win, also by what the player owed or had lost. Since
-- decision 149 only what the player gave back is subtracted.
update wallet.round r
set won = coalesce(r.won, 0) + kept.amount,
    released = case when kept.released > 0 then coalesce(r.released, 0) + kept.released else r.released end
from (select back.player_id, back.caller, back.round, sum(back.amount)::bigint as amount,
             coalesce(sum(back.amount) filter (where paid.key like 'release %'), 0)::bigint as released
      from wallet.transfer back
      join wallet.transfer first on first.player_id = back.player_id and first.created_at = back.created_at
        and first.caller = back.caller and first.key = back.key and first.leg = 0
      left join wallet.transfer paid on paid.player_id = first.player_id and paid.created_at = first.staked_at
        and paid.id = first.reverses
      where back.recipe = 'winRollback' and back.round is not null
        and not exists (select from wallet.account a where a.player_id = back.player_id and a.id = back.debit)
      group by back.player_id, back.caller, back.round) kept
where r.player_id = kept.player_id and r.studio = kept.caller and r.id = kept.round;
