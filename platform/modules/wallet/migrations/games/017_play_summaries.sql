-- The feed of events has what each player staked and won by the minute. Play up to `play_summarised_until` is in it, and
-- transfers of play before `play_closed_until` are refused.
alter table wallet.closing
  add column play_closed_until timestamptz not null default '-infinity',
  add column play_summarised_until timestamptz not null default '-infinity';
