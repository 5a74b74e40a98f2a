-- Inserts the numbered bets of one day directly into the tables. Each round is one bet of one cent, and its row
-- has the balance after the bet.
create schema if not exists bench;
create or replace function bench.fill_day(day timestamptz, per_player int) returns void
language plpgsql as $$
begin
  create temporary table playing on commit drop as
  select p.player_id, p.id as real, g.id as game, p.balance, p.sequence
  from wallet.account p
  join wallet.account g on g.kind = 'game' and g.brand = p.brand and g.currency = p.currency
  where p.kind = 'real';

  insert into wallet.command_key (caller, key, payload_hash, player_id, created_at, opens_round, balance_after,
                                  bonus_after)
  select 'bench', player_id || '-' || sequence + n, 'filled', player_id,
         day + interval '1 minute' + n * (interval '23 hours' / per_player),
         player_id || '-' || sequence + n, balance - n, 0
  from playing cross join generate_series(1, per_player) n;

  insert into wallet.transfer (caller, key, leg, recipe, player_id, debit, credit, amount, status, round,
                               balance_after, bonus_after, sequence, created_at)
  select 'bench', player_id || '-' || sequence + n, 0, 'bet', player_id, real, game, 1, 'posted',
         player_id || '-' || sequence + n, balance - n, 0, sequence + n,
         day + interval '1 minute' + n * (interval '23 hours' / per_player)
  from playing cross join generate_series(1, per_player) n order by n;

  insert into wallet.round (studio, id, player_id, game, staked_real, staked_bonus, opened_at, closed_at)
  select 'bench', player_id || '-' || sequence + n, player_id, 'fox-and-ember', 1, 0, moment, moment
  from playing cross join generate_series(1, per_player) n
  cross join lateral (select day + interval '1 minute' + n * (interval '23 hours' / per_player) as moment) at;

  update wallet.account a set balance = a.balance - per_player, sequence = a.sequence + per_player
  from playing p where a.id = p.real;
end $$;

-- Inserts batches of one size as the ledger does, and returns the average time of a batch in microseconds.
create or replace function bench.insert_batches(batches int, size int, at timestamptz) returns numeric
language plpgsql as $$
declare
  began timestamptz := clock_timestamp();
begin
  for batch in 1 .. batches loop
    insert into wallet.transfer (caller, key, leg, recipe, player_id, debit, credit, amount, status,
                                 balance_after, bonus_after, created_at)
    select 'bench', gen_random_uuid()::text, 0, 'endRound', '', 1, 2, 0, 'posted', 0, 0, at
    from generate_series(1, size);
  end loop;
  return extract(epoch from clock_timestamp() - began) * 1000000 / batches;
end $$;
