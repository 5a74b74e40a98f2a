-- Since when a game can be played. What stood in the catalogue before this was kept came with its release.
alter table catalogue.game add column available_at timestamptz;
update catalogue.game set available_at = least(released::timestamp at time zone 'UTC', now());
alter table catalogue.game alter column available_at set not null;

-- And since when by those who could not before: a country or a part of it, a licence, a currency or a device, of which
-- no two are written alike.
create table catalogue.opening (
  game      text        not null references catalogue.game (slug),
  to_whom   text        not null,
  opened_at timestamptz not null,
  primary key (game, to_whom)
);
