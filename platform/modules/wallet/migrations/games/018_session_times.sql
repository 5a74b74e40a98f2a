-- The game sessions that opened or ended on a day, for reports to regulators.
create index game_session_by_opening on wallet.game_session (opened_at, id);
create index game_session_by_end on wallet.game_session (ended_at, id) where ended_at is not null;
