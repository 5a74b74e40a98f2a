-- Purchases with loyalty points and their states. The gamification provider holds the points and takes them
-- under the purchase id, so that retries are idempotent.
create table shop.purchase (
  id              uuid        primary key,
  player_id       text        not null,
  brand           text        not null,
  -- The provider's id of the brand.
  client_id       text        not null,
  -- The caller's own name for it.
  idempotency_key text        not null,
  article         text        not null,
  price           int         not null check (price > 0),
  -- The reward terms at the time of purchase; later changes to the shop do not affect them.
  terms           jsonb       not null,
  bought_at       timestamptz not null,
  state           text        not null check (state in ('Pending', 'Done', 'Refused', 'Returning', 'Returned')),
  reason          text,
  -- The reward that was given.
  assignation     text        unique,
  -- The number of failed calls to the provider.
  tries           int         not null default 0 check (tries >= 0),
  -- When processing continues; null for a finished purchase.
  look_at         timestamptz,
  unique (player_id, idempotency_key),
  constraint done_is_a_reward check ((state = 'Done') = (assignation is not null)),
  constraint end_is_an_end check ((state in ('Done', 'Refused', 'Returned')) = (look_at is null)),
  constraint unwanted_has_a_reason check (state in ('Pending', 'Done') or reason is not null)
);
create index purchase_of_player on shop.purchase (player_id, bought_at);
create index purchase_due on shop.purchase (look_at) where look_at is not null;

-- The steps of each purchase. Rows are immutable.
create table shop.entry (
  id          bigint      generated always as identity primary key,
  purchase_id uuid        not null references shop.purchase,
  state       text        not null,
  reason      text,
  at          timestamptz not null
);
create index entry_by_purchase on shop.entry (purchase_id, id);
