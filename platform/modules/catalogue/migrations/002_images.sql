-- Studios serve the pictures of their games and their logos; the catalogue names them and the platform fetches them.
alter table catalogue.studio
  drop column face,
  add column logo           text not null default '',
  add column image_revision int  not null default 0;

alter table catalogue.game
  -- The source of each picture, by format.
  add column images         jsonb not null default '{}',
  add column colours        jsonb,
  -- Counts the changes of a picture at its studio, so that browsers ask for the new one.
  add column image_revision int   not null default 0;

-- A picture as its studio sent it, by where it came from. Nodes encode tiles from it without asking the studio again.
create table catalogue.image (
  source     text        primary key,
  content    bytea,
  hash       text,
  etag       text,
  checked_at timestamptz not null,
  failures   int         not null default 0,
  retry_at   timestamptz,
  check ((content is null) = (hash is null)),
  check ((failures = 0) = (retry_at is null))
);
-- Pictures are compressed already.
alter table catalogue.image alter column content set storage external;
create index image_by_check on catalogue.image (checked_at) where hash is not null;
