-- Whether the command rolls back a win that was held and released (MONEY-09).
create or replace function wallet.undoes_release(of_player text, at timestamptz, of_caller text, of_key text) returns boolean
language sql stable as $$
  select exists (
    select from wallet.transfer back
    join wallet.transfer paid on paid.player_id = back.player_id and paid.created_at = back.staked_at and paid.id = back.reverses
    where back.player_id = of_player and back.created_at = at and back.caller = of_caller and back.key = of_key
      and back.recipe = 'winRollback' and paid.key like 'release %')
$$;
