-- Replaces all limits of a player and sums the use of each from the transfers. Locks the player, so that a concurrent
-- stake is posted before or after.
create or replace function wallet.set_play_limits(of_player text, limits jsonb, zone text) returns void
language plpgsql as $$
begin
  perform 1 from wallet.account where player_id = of_player and kind = 'real' for update;
  delete from wallet.play_limit where player_id = of_player;
  insert into wallet.play_limit (player_id, kind, period, amount, zone, span_from, span_to, used)
  select of_player, l.kind, l.period, l.amount, set_play_limits.zone, l."from", l."to",
         case l.kind when 'Stake' then p.staked else p.lost end
  from jsonb_to_recordset(limits) as l(kind text, period text, amount bigint, "from" timestamptz, "to" timestamptz)
  cross join lateral wallet.sum_play_since(of_player, l."from", 0) p;
  update wallet.account set version = version + 1,
    limited = limits <> '[]'::jsonb or exists (select from wallet.limit_member m where m.player_id = of_player)
  where player_id = of_player and kind = 'real';
end $$;
