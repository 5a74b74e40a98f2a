-- The platform fetches the images of games and studio logos from the studios.
alter table catalogue.studio
  drop column face,
  add column logo           text not null default '',
  add column image_revision int  not null default 0;

alter table catalogue.game
  -- The source of each image, by format.
  add column images         jsonb not null default '{}',
  add column colours        jsonb,
  -- Increases when the studio changes an image, so that browsers load the new one.
  add column image_revision int   not null default 0;

-- Images as the studios sent them, by source. Nodes encode tiles from them.
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
-- Images are already compressed.
alter table catalogue.image alter column content set storage external;
create index image_by_check on catalogue.image (checked_at) where hash is not null;
