-- A player reads back what he has played, the latest first (PROF-05).
create index round_of_player on wallet.round (player_id, opened_at desc, studio desc, id desc);
