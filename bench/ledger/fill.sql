-- Writes a year of bets directly into the tables: half of them for one player, the rest evenly for the
-- others. Each bet of one cent has its own round, and its row has the balance after it, so that the audit
-- finds no difference.
create schema if not exists bench;
create or replace function bench.fill(per_whale int, per_player int, since timestamptz) returns void
language plpgsql as $$
begin
  create temporary table playing on commit drop as
  select p.player_id, p.id as real, g.id as game, p.balance, p.sequence,
         case when p.player_id = 'player-1' then per_whale else per_player end as bets
  from wallet.account p
  join wallet.account g on g.kind = 'game' and g.brand = p.brand and g.currency = p.currency
  where p.kind = 'real';

  insert into wallet.command_key (caller, key, payload_hash, player_id, created_at, opens_round, balance_after,
                                  bonus_after)
  select 'bench', player_id || '-' || n, 'filled', player_id, since + n * (interval '365 days' / bets),
         player_id || '-' || n, balance - n, 0
  from playing cross join lateral generate_series(1, bets) n;

  insert into wallet.transfer (caller, key, leg, recipe, player_id, debit, credit, amount, status, round,
                               balance_after, bonus_after, sequence, created_at)
  select 'bench', player_id || '-' || n, 0, 'bet', player_id, real, game, 1, 'posted', player_id || '-' || n,
         balance - n, 0, sequence + n, since + n * (interval '365 days' / bets)
  from playing cross join lateral generate_series(1, bets) n;

  insert into wallet.round (studio, id, player_id, game, staked_real, staked_bonus, opened_at, closed_at)
  select 'bench', player_id || '-' || n, player_id, 'fox-and-ember', 1, 0,
         since + n * (interval '365 days' / bets), since + n * (interval '365 days' / bets)
  from playing cross join lateral generate_series(1, bets) n;

  update wallet.account a set balance = a.balance - p.bets, sequence = a.sequence + p.bets
  from playing p where a.id = p.real;
end $$;

-- One deposit in a single function with as little work as possible: the baseline for `wallet.submit`.
create sequence if not exists bench.deposit cache 100;
create or replace function bench.deposit_one(player text, minor bigint, at timestamptz) returns bigint
language plpgsql as $$
declare
  p       wallet.account;
  b       wallet.account;
  funding bigint;
  named   text := 'alone-' || nextval('bench.deposit');
begin
  select * into p from wallet.account where player_id = player and kind = 'real' for update;
  select * into b from wallet.account where player_id = player and kind = 'bonus';
  perform 1 from wallet.command_key where caller = 'bench' and key = named;
  select id into funding from wallet.account
  where player_id is null and brand = p.brand and currency = p.currency and kind = 'funding' and name = '';
  update wallet.account set balance = p.balance + minor, sequence = p.sequence + 1 where id = p.id;
  insert into wallet.command_key (caller, key, payload_hash, player_id, created_at, balance_after, bonus_after)
  values ('bench', named, md5(named), player, at, p.balance + minor, b.balance);
  insert into wallet.transfer (caller, key, leg, recipe, player_id, debit, credit, amount, status,
                               balance_after, bonus_after, sequence, created_at)
  values ('bench', named, 0, 'deposit', player, funding, p.id, minor, 'posted',
          p.balance + minor, b.balance, p.sequence + 1, at);
  insert into outbox.event (topic, payload)
  values ('wallet.balanceChanged', jsonb_build_object(
    'playerId', player, 'brand', p.brand,
    'balance', jsonb_build_object('amount', bench.decimal(p.balance + minor, p.minor_digits), 'currency', p.currency),
    'bonusBalance', jsonb_build_object('amount', bench.decimal(b.balance, p.minor_digits), 'currency', p.currency),
    'amount', jsonb_build_object('amount', bench.decimal(minor, p.minor_digits), 'currency', p.currency),
    'moneyType', 'Deposit', 'wageringProgress', null, 'sequence', p.sequence + 1));
  return p.balance + minor;
end $$;
