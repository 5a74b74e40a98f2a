create or replace function wallet.free_rounds_of(of_grant text, of_player text, of_studio text, of_game text)
returns jsonb language sql stable as $$
  select jsonb_build_object('id', id, 'stake', stake::text, 'left', granted - used, 'expiresAt', expires_at)
  from wallet.free_rounds where id = of_grant and player_id = of_player and studio = of_studio and game = of_game
$$;
