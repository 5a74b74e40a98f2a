-- FLAG-13: what was answered at registration, where a newcomer was asked about the jackpot.
create table identity.first_jackpot (
  player_id text primary key references identity.player (id),
  -- What was to go with each stake; null for a newcomer who takes no part.
  minor bigint check (minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  chosen_at timestamptz not null,
  -- Why it was not done, when the account was opened; null where it was.
  refused text check (refused <> '')
);
