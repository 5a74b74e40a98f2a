-- MONEY-09: a game's largest win is exact, as a win above it is held: 10084.5 stakes are not 10084. An amount by currency
-- may be declared beside it or instead of it, in major units: {"EUR": "250000.00"}.
alter table catalogue.game
  alter column max_win type numeric(9, 2),
  add column max_win_amounts jsonb;
