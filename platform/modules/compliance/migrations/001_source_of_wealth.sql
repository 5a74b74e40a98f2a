-- What a player shows the house when it asks where the money comes from. Whether it asks, and by when, is a column of
-- the player's own (identity.player).
create table compliance.source_of_wealth (
  player_id text        primary key,
  -- One more each time the house asks, so that what is new is told from what was there.
  round     int         not null default 1 check (round > 0),
  -- When the player last sent; null while nothing waits for the house.
  sent_at   timestamptz
);

-- What a player says he shows.
create table compliance.checked_option (
  player_id text not null references compliance.source_of_wealth,
  type      text not null,
  option    text not null,
  primary key (player_id, type, option)
);

create table compliance.document (
  id          text        primary key,
  player_id   text        not null references compliance.source_of_wealth,
  type        text        not null,
  round       int         not null,
  -- As the player's own machine names it: text alone, no path is ever made of it.
  name        text        not null check (name <> ''),
  media_type  text        not null check (media_type in ('image/jpeg', 'image/png', 'application/pdf')),
  size_bytes  int         not null check (size_bytes > 0),
  sha256      text        not null,
  uploaded_at timestamptz not null,
  -- From then on it is the house's.
  sent_at     timestamptz,
  -- When what it was shown for was accepted.
  closed_at   timestamptz,
  -- The same bytes again are the same document.
  unique (player_id, type, round, sha256)
);

create function compliance.refuse_removal() returns trigger language plpgsql as $$
begin
  if old.sent_at is not null then
    raise exception 'a document that was sent stays';
  end if;
  return old;
end $$;
create trigger sent_document_stays before delete on compliance.document
  for each row execute function compliance.refuse_removal();

-- Where documents are kept in the database; in a folder otherwise.
create table compliance.document_content (
  document_id text  primary key references compliance.document on delete cascade,
  content     bytea not null
);
-- What is in them is compressed as it is.
alter table compliance.document_content alter column content set storage external;

-- Who did what, and why. No row is ever altered.
create table compliance.entry (
  id          bigint      generated always as identity primary key,
  player_id   text        not null,
  act         text        not null check (act in ('Required', 'Uploaded', 'Removed', 'Sent', 'AskedAgain', 'Accepted', 'Read', 'KycDecided')),
  -- `player`, `house` where no human decided, else the operator's own name.
  by          text        not null check (by <> ''),
  why         text        not null,
  document_id text,
  at          timestamptz not null
);
create index entry_by_player on compliance.entry (player_id, id);

create function compliance.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the record of % is not altered', tg_table_name;
end $$;
create trigger entry_stays before update or delete on compliance.entry
  for each row execute function compliance.refuse_change();
