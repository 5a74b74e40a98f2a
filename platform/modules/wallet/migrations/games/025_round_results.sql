-- What a studio reports as the result of a round when it ends it, for the player's history.
create table wallet.round_result (
  player_id   text        not null,
  studio      text        not null,
  round       text        not null,
  result      text        not null,
  reported_at timestamptz not null,
  primary key (studio, round)
);
