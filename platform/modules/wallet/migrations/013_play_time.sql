-- LIMIT-14: stakes are accepted from `play_opens_at` until `play_closes_at`, and again from `play_returns_at` on, when a new
-- session has its own times. All null for a player without session limits.
alter table wallet.account
  add column play_opens_at timestamptz,
  add column play_closes_at timestamptz,
  add column play_returns_at timestamptz;
