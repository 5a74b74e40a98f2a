-- Posts one bet with as little work as a single function can do: the baseline for batches. It writes the same
-- rows as a batch does for a bet from real money, except the stakes for the raffle and missions.
create schema if not exists bench;
create sequence if not exists bench.bet cache 100;
create or replace function bench.decimal(minor bigint, minor_digits smallint) returns text
language sql immutable as $$
  select case when minor_digits = 2 then (minor * 0.01)::text
              else round(minor / 10::numeric ^ minor_digits, minor_digits)::text end
$$;
create or replace function bench.post_one(
  in_session text, the_studio text, transaction_id text, round_id text, stake bigint, hash text, at timestamptz)
returns bigint language plpgsql as $$
declare
  s wallet.game_session;
  p wallet.account;
  b wallet.account;
  game_account bigint;
  known wallet.command_key;
  opening wallet.command_key;
  is_closed boolean;
begin
  select * into s from wallet.game_session where id = in_session and studio = the_studio;
  if not found or s.ended_at is not null then return null; end if;
  select * into p from wallet.account where player_id = s.player_id and kind = 'real' for update;
  select * into known from wallet.command_key where caller = the_studio and key = transaction_id;
  if found then return known.balance_after; end if;
  select * into b from wallet.account where player_id = s.player_id and kind = 'bonus';
  select id into game_account from wallet.account
    where player_id is null and brand = p.brand and currency = p.currency and kind = 'game';
  select * into opening from wallet.command_key where caller = the_studio and opens_round = round_id;
  select closed_at is not null into is_closed from wallet.round
    where player_id = opening.player_id and opened_at = opening.created_at and studio = the_studio and id = round_id;
  if is_closed or p.balance < stake then return null; end if;
  perform 1 from wallet.bonus where player_id = s.player_id and status = 'Active';

  update wallet.account set balance = p.balance - stake, sequence = p.sequence + 1, version = p.version + 1 where id = p.id;
  insert into wallet.command_key (caller, key, payload_hash, player_id, created_at, opens_round, balance_after,
                                  bonus_after, contributed)
  values (the_studio, transaction_id, hash, s.player_id, at, case when opening.key is null then round_id end,
          p.balance - stake, b.balance, null);
  insert into wallet.transfer (caller, key, leg, recipe, player_id, debit, credit, amount, status,
                               round, balance_after, bonus_after, sequence, created_at)
  values (the_studio, transaction_id, 0, 'bet', s.player_id, p.id, game_account, stake, 'posted',
          round_id, p.balance - stake, b.balance, p.sequence + 1, at);
  if opening.key is null then
    insert into wallet.round (studio, id, player_id, game, staked_real, staked_bonus, opened_at)
    values (the_studio, round_id, s.player_id, s.game, stake, 0, at);
  else
    update wallet.round set staked_real = staked_real + stake
    where player_id = s.player_id and opened_at = opening.created_at and studio = the_studio and id = round_id;
  end if;
  insert into outbox.event (topic, payload)
  values ('wallet.balanceChanged', jsonb_build_object(
    'playerId', s.player_id, 'brand', p.brand,
    'balance', jsonb_build_object('amount', bench.decimal(p.balance - stake, p.minor_digits), 'currency', p.currency),
    'bonusBalance', jsonb_build_object('amount', bench.decimal(b.balance, p.minor_digits), 'currency', p.currency),
    'amount', jsonb_build_object('amount', bench.decimal(-stake, p.minor_digits), 'currency', p.currency),
    'moneyType', 'CasinoBet', 'wageringProgress', null, 'sequence', p.sequence + 1));
  return p.balance - stake;
end $$;
