-- What studios play beyond a stake and a win: rounds that the house pays, and what they tell of jackpots of their own.

-- Rounds that the house has given a player in one game, each of one stake. The house stakes, the player keeps the win.
create table wallet.free_rounds (
  id         text primary key,
  player_id  text        not null,
  studio     text        not null,
  game       text        not null,
  stake      bigint      not null check (stake > 0),
  granted    int         not null check (granted > 0),
  used       int         not null default 0 check (used between 0 and granted),
  granted_at timestamptz not null,
  -- Null for no bound.
  expires_at timestamptz
);
create index free_rounds_of_player on wallet.free_rounds (player_id, granted_at) where used < granted;

-- Which of them a bet has used, for the rollback of it.
create table wallet.free_bet (
  caller      text not null,
  key         text not null,
  free_rounds text not null,
  primary key (caller, key)
);

-- Uses one of them for a bet, or says why not. The caller holds the player.
create function wallet.use_free_round(
  of_grant text, of_player text, of_caller text, of_key text, of_game text, of_stake bigint, at timestamptz)
returns text language plpgsql as $$
declare
  given wallet.free_rounds;
begin
  select * into given from wallet.free_rounds
  where id = of_grant and player_id = of_player and studio = of_caller and game = of_game;
  if not found then return 'UnknownFreeRounds'; end if;
  if given.used = given.granted or given.expires_at <= at then return 'FreeRoundsOver'; end if;
  if given.stake <> of_stake then return 'FreeStakeDiffers'; end if;
  update wallet.free_rounds set used = used + 1 where id = of_grant;
  insert into wallet.free_bet (caller, key, free_rounds) values (of_caller, of_key, of_grant);
  return null;
end $$;

-- The bet that used it was taken back: it may be played again, if its time is not over.
create function wallet.give_free_round_back(of_caller text, of_key text) returns void language sql as $$
  update wallet.free_rounds g set used = used - 1
  from wallet.free_bet b where b.caller = of_caller and b.key = of_key and g.id = b.free_rounds
$$;

-- Of a studio's own jackpot: how much of a stake feeds it, how much of a win comes from it. Told, and moves nothing;
-- a stake feeds it by fractions of a minor unit, so these are major units.
create table wallet.jackpot_part (
  caller text          not null,
  key    text          not null,
  amount numeric(20,6) not null check (amount > 0),
  primary key (caller, key)
);
