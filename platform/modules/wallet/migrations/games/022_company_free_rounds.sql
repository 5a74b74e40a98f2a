-- Grants of free rounds that were created at the company that plays them, by the company's own id, with which its bets
-- name the grant. A grant whose reward ended there too early is created once more, so it may have several.
create table wallet.company_free_rounds (
  studio      text not null,
  external_id text not null,
  free_rounds text not null,
  attempt     int  not null check (attempt > 0),
  primary key (studio, external_id),
  unique (free_rounds, attempt)
);
