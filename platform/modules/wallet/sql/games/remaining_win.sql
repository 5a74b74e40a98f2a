-- MONEY-09: what a round may still win without a person's release: the least of the game's multiple of the stakes, the
-- game's amount and what its bets say themselves, less what it won. A released win uses none of it.
create or replace function wallet.remaining_win(
  of_studio text, of_round text, staked bigint, largest_stakes numeric, largest_amount bigint)
returns bigint language sql stable as $$
  select greatest(0,
    least(coalesce(largest_amount, 9223372036854775807)::numeric,
          floor(multiple * staked) - coalesce((
            select sum(greatest(0, floor(multiple * b.stake) - b.largest_win))
            from wallet.bet_largest_win b
            where b.caller = of_studio and b.round = of_round and not exists (
              select from wallet.transfer bet join wallet.transfer back on back.reverses = bet.id
              where bet.caller = b.caller and bet.key = b.key and bet.leg = 0)), 0))
    - coalesce((
        select sum(t.amount) from wallet.transfer t
        where t.round = of_round and t.caller = of_studio and t.recipe = 'win' and t.key not like 'release %'), 0))::bigint
  from (select coalesce(largest_stakes, 9999999.99) as multiple) declared
$$;
