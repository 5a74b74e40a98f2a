-- Players and how they prove who they are. A player belongs to one brand: the same address may play at two.
create table identity.player (
  id text primary key,
  brand text not null,
  email text not null,
  email_key text not null generated always as (lower(email)) stored,
  email_verified boolean not null default false,
  first_name text not null,
  last_name text not null,
  birth_date date not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  language text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  status text not null default 'Active' check (status in ('Active', 'Closed')),
  status_cause text,
  reopen_allowed boolean not null default true,
  created_at timestamptz not null,
  unique (brand, email_key)
);

create table identity.credential (
  player_id text primary key references identity.player (id),
  password_hash text not null check (password_hash like '$argon2id$%'),
  changed_at timestamptz not null
);

-- One row per sign-in; its id is the `sid` of every token issued for it. Rows are kept: they are the session history.
create table identity.session (
  id text primary key,
  player_id text not null references identity.player (id),
  brand text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  check ((ended_at is null) = (end_reason is null))
);
create index session_by_player on identity.session (player_id, started_at desc);
