-- Replaces the accounts and limits of a group, and sums their use from the transfers. Locks the accounts, so that a
-- concurrent stake is posted before or after. Deletes other groups of these accounts.
create or replace function wallet.set_group_limits(of_group text, members jsonb, limits jsonb, zone text) returns void
language plpgsql as $$
declare
  players text[] := array(select m."playerId" from jsonb_to_recordset(members) as m("playerId" text));
  left_groups text[];
  summed jsonb;
begin
  -- The play is summed before the accounts are locked, because that takes long; under the lock only later play is added.
  summed := (select jsonb_agg(jsonb_build_object('period', l.period, 'playerId', a.player_id, 'rate', m.rate,
                                                 'lost', p.lost, 'sequence', a.sequence))
             from jsonb_to_recordset(limits) as l(period text, "from" timestamptz)
             cross join jsonb_to_recordset(members) as m("playerId" text, rate bigint)
             join wallet.account a on a.player_id = m."playerId" and a.kind = 'real'
             cross join lateral wallet.sum_play_since(a.player_id, l."from", 0) p);
  perform 1 from wallet.account where player_id = any(players) and kind = 'real' order by id for update;
  insert into wallet.limit_group (id) values (of_group) on conflict (id) do update set version = limit_group.version + 1;
  left_groups := array(select distinct group_id from wallet.limit_member where player_id = any(players) and group_id <> of_group);
  delete from wallet.limit_member where group_id = of_group or player_id = any(players);
  insert into wallet.limit_member (player_id, group_id, rate)
  select m."playerId", of_group, m.rate from jsonb_to_recordset(members) as m("playerId" text, rate bigint);
  delete from wallet.group_limit where group_id = of_group or group_id = any(left_groups);
  delete from wallet.limit_group where id = any(left_groups);
  insert into wallet.group_limit (group_id, period, amount, zone, span_from, span_to, used)
  select of_group, l.period, l.amount, set_group_limits.zone, l."from", l."to",
         (select coalesce(sum(s.rate * (s.lost + case when a.sequence > s.sequence then
                    (select p.lost from wallet.sum_play_since(a.player_id, l."from", s.sequence) p) else 0 end)), 0)
          from jsonb_to_recordset(summed) as s(period text, "playerId" text, rate numeric, lost bigint, sequence bigint)
          join wallet.account a on a.player_id = s."playerId" and a.kind = 'real'
          where s.period = l.period)
  from jsonb_to_recordset(limits) as l(period text, amount numeric, "from" timestamptz, "to" timestamptz);
  update wallet.account set limited = true, version = version + 1 where player_id = any(players) and kind = 'real';
end $$;
