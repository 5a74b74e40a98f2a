-- A day's report of a licence to its regulator.
create table regulator.report (
  licence         text        not null,
  day             date        not null,
  -- 1; higher when the day was written again with other contents.
  edition         smallint    not null check (edition > 0),
  -- Its chunks.
  file            uuid        not null,
  bytes           bigint      not null check (bytes > 0),
  -- In hex.
  sha256          text        not null,
  -- What is signed, as a signed note.
  note            text        not null,
  written_at      timestamptz not null,
  delivered_at    timestamptz,
  -- Attempts since the last success, and when the first of them failed.
  failures        integer     not null default 0,
  failing_since   timestamptz,
  next_attempt_at timestamptz,
  last_error      text,
  primary key (licence, day)
);
create index report_waiting on regulator.report (licence, day) where delivered_at is null;
create index report_of_file on regulator.report (file);

-- Compressed files in chunks, so that any node can go on with a delivery. All but the last of a file have the same size.
create table regulator.chunk (
  file       uuid        not null,
  number     integer     not null check (number >= 0),
  bytes      bytea       not null,
  written_at timestamptz not null,
  primary key (file, number)
);
-- They are compressed already.
alter table regulator.chunk alter column bytes set storage external;
