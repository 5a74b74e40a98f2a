-- MONEY-09: a win above the largest that its game declares is held until a person releases or reverses it.

-- The declared largest win of the session's game: a multiple of the stakes, and an amount in minor units where there is
-- one. The default is for sessions opened before this migration, and is deliberately low: held is not lost.
alter table wallet.game_session
  add column largest_win_stakes numeric(9, 2) default 100 check (largest_win_stakes > 0),
  add column largest_win_amount bigint check (largest_win_amount > 0),
  add constraint a_largest_win_is_declared check (largest_win_stakes is not null or largest_win_amount is not null);

-- What a single bet says that it can win at most (a coupon at its accepted odds). It lowers the room of its round.
create table wallet.bet_largest_win (
  caller      text   not null,
  key         text   not null,
  round       text   not null,
  stake       bigint not null check (stake > 0),
  largest_win bigint not null check (largest_win > 0),
  primary key (caller, key)
);
create index bet_largest_win_of_round on wallet.bet_largest_win (caller, round);

-- The money of held wins stands on an account of the operator until they are released to the player or reversed.
alter table wallet.account
  drop constraint account_kind_check,
  add constraint account_kind_check
    check (kind in ('real', 'bonus', 'game', 'funding', 'promotion', 'owed', 'correction', 'jackpot', 'heldWins'));
insert into wallet.account (kind, brand, currency, minor_digits, opened_at)
select 'heldWins', brand, currency, minor_digits, opened_at from wallet.account where kind = 'funding';

create table wallet.held_win (
  id        bigint generated always as identity primary key,
  -- The studio, and its id of the win.
  caller    text        not null,
  key       text        not null,
  player_id text        not null,
  brand     text        not null,
  currency  text        not null,
  game      text        not null,
  round     text        not null,
  amount    bigint      not null check (amount > 0),
  -- What the round could still win when the win came.
  room      bigint      not null check (room >= 0),
  held_at   timestamptz not null,
  unique (caller, key)
);
create index held_win_of_player on wallet.held_win (player_id, round);

create table wallet.held_win_decision (
  held_win   bigint      primary key references wallet.held_win (id),
  verdict    text        not null check (verdict in ('Released', 'Reversed')),
  operator   text        not null check (operator <> ''),
  reason     text        not null check (reason <> ''),
  decided_at timestamptz not null
);
create trigger held_win_stays before update or delete on wallet.held_win
  for each row execute function public.refuse_change();
create trigger held_win_decision_stays before update or delete on wallet.held_win_decision
  for each row execute function public.refuse_change();

-- What a round may still win without a person's release: the least of the game's multiple of the standing stakes, the
-- game's amount, and what its bets say themselves; less what it has won. A released win uses none of it.
create function wallet.win_room(
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

-- Records a held win. @returns the account that its money goes to
create function wallet.hold_win(win wallet.held_win, digits smallint) returns bigint language plpgsql as $$
declare
  account bigint;
begin
  insert into wallet.held_win (caller, key, player_id, brand, currency, game, round, amount, room, held_at)
  values (win.caller, win.key, win.player_id, win.brand, win.currency, win.game, win.round, win.amount, win.room,
          win.held_at);
  insert into wallet.account (kind, brand, currency, minor_digits, opened_at)
  values ('heldWins', win.brand, win.currency, digits, win.held_at) on conflict do nothing;
  select id into account from wallet.account
  where player_id is null and brand = win.brand and currency = win.currency and kind = 'heldWins';
  return account;
end $$;

-- The money of a held win goes back to the game's account. The player's balance stays; the movement is numbered, so
-- that open pages read again. The caller has locked the player and written down the decision.
create function wallet.reverse_held_win(win wallet.held_win, at timestamptz) returns void language plpgsql as $$
declare
  player  wallet.account;
  outcome wallet.outcome;
begin
  select * into player from wallet.account where player_id = win.player_id and kind = 'real';
  outcome.ordinal := 0;
  outcome.player_id := player.player_id;
  outcome.brand := player.brand;
  outcome.currency := player.currency;
  outcome.minor_digits := player.minor_digits;
  outcome.real_account := player.id;
  outcome.balance := player.balance;
  select id, balance into outcome.bonus_account, outcome.bonus
  from wallet.account where player_id = win.player_id and kind = 'bonus';
  select b.id, b.wagered, b.required into outcome.bonus_id, outcome.wagered, outcome.required
  from wallet.bonus b
  where b.player_id = win.player_id and b.status = 'Active' and (b.expires_at is null or b.expires_at > at);
  outcome.sequence := player.sequence + 1;
  outcome.amount := 0;
  outcome.money_type := 'CasinoBet';
  insert into wallet.transfer (caller, key, leg, payload_hash, recipe, player_id, debit, credit, amount, status, round,
                               balance_after, bonus_after, sequence, created_at)
  select win.caller, 'reverse ' || win.key, 0, '', 'heldWinReversal', win.player_id, held.id, game.id, win.amount,
         'posted', win.round, outcome.balance, outcome.bonus, outcome.sequence, at
  from wallet.account held
  join wallet.account game on game.player_id is null and game.brand = held.brand and game.currency = held.currency
                          and game.kind = 'game'
  where held.player_id is null and held.kind = 'heldWins' and held.brand = win.brand and held.currency = win.currency;
  perform wallet.write_down('{}', '{}', '{}', array[outcome], at);
end $$;
