-- The clock of each session and its reality checks. The due time that blocks stakes is in the wallet.
create table reality_check.session (
  session_id     text        primary key,
  player_id      text        not null,
  started_at     timestamptz not null,
  -- Sequence number of the player's last movement before the session; later ones belong to the session.
  sequence       bigint      not null,
  -- Period of the next check; null without checks.
  period_minutes int         check (period_minutes > 0),
  -- The sign-in, or the last acknowledged check.
  counts_from    timestamptz not null,
  due_at         timestamptz,
  check ((period_minutes is null) = (due_at is null))
);

-- Record of acknowledged checks and chosen periods. Append-only.
create table reality_check.entry (
  id             bigint      generated always as identity primary key,
  player_id      text        not null,
  session_id     text        not null,
  act            text        not null check (act in ('Acknowledged', 'PeriodChosen')),
  -- Period of the acknowledged check, or the chosen period.
  period_minutes int         not null,
  -- When the acknowledged check was due, or when the next one is.
  due_at         timestamptz not null,
  at             timestamptz not null
);
create index entry_by_player on reality_check.entry (player_id, id);
