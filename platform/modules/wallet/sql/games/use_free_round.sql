-- Uses one of the granted free rounds for a bet, or returns why not. The caller has locked the player.
create or replace function wallet.use_free_round(
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
