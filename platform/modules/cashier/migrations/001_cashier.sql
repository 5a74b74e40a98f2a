-- Accounts with payment providers that a player has paid from. Never a whole number: the provider keeps that.
create table cashier.account (
  id text primary key,
  player_id text not null,
  provider text not null,
  method text not null,
  -- The provider's name of it.
  provider_account text not null,
  label text not null,
  last_used_at timestamptz not null,
  unique (player_id, method, provider_account)
);

-- Deposits and withdrawals. Amounts in minor units of the player's currency.
create table cashier.payment (
  -- Also what the provider knows it by.
  id text primary key,
  player_id text not null,
  brand text not null,
  type text not null check (type in ('Deposit', 'Withdrawal')),
  status text not null check (status in
    ('Initialized', 'CancelInitialized', 'Cancelled', 'Completed', 'RollbackInitialized', 'RolledBacked')),

  method text not null,
  provider text not null,
  provider_method text not null,
  speed text not null check (speed in ('Instant', 'Manual')),
  takes_minutes integer not null check (takes_minutes >= 0),
  country text not null,
  locale text not null,
  account_id text references cashier.account (id),

  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  currency text not null,
  -- The amount by the rate of the day it was begun, in cents.
  euro_cents bigint not null check (euro_cents >= 0),

  -- The caller's name for the press of the button (M7).
  idempotency_key text not null,
  payload_hash text not null,

  return_url text,
  frame_url text,
  waits_for text,
  waits_until timestamptz,
  refusal_type text,
  refusal_rule text,
  cancel_reason text check (cancel_reason in
    ('AccountIssues', 'InsufficientGameChoices', 'NotEnoughBonusesOrPromotions', 'PaymentIssues')),

  -- When the platform looks after it next; null while it is somebody else's turn.
  due_at timestamptz,
  -- When a payout was first asked for: from then on the provider may have it.
  asked_at timestamptz,
  tries integer not null default 0,
  -- The deposit that had ended when its money came after all.
  late_of text unique references cashier.payment (id),
  created_at timestamptz not null,
  processed_at timestamptz,

  unique (player_id, idempotency_key),
  constraint over_when_processed check ((processed_at is not null) = (status in ('Cancelled', 'Completed', 'RolledBacked'))),
  constraint one_under_way_waits check ((processed_at is null) = (waits_for is not null))
);
create index payment_by_beginning on cashier.payment (player_id, created_at, id);
create index payment_by_end on cashier.payment (player_id, coalesce(processed_at, 'infinity'::timestamptz), id);
create index payment_under_way on cashier.payment (player_id) where processed_at is null;
create index payment_due on cashier.payment (due_at) where due_at is not null;
create index payment_of_account on cashier.payment (account_id) where account_id is not null;
create index deposit_completed on cashier.payment (player_id, processed_at) where type = 'Deposit' and status = 'Completed';

-- Who moved a payment from where to where, when and why; a row a step, and none is altered.
create table cashier.step (
  id bigint generated always as identity primary key,
  payment_id text not null references cashier.payment (id),
  at timestamptz not null,
  by text not null,
  from_status text,
  to_status text not null,
  why text not null
);
create index step_of_payment on cashier.step (payment_id, id);

-- Every callback whose signature was right, those that were refused too: what a person looks at when one contradicts.
create table cashier.notice (
  provider text not null,
  id text not null,
  payload_hash text not null,
  reference text not null,
  outcome text not null,
  notice jsonb not null,
  -- `Taken`, `NoEffect`, or the type it was refused by.
  verdict text not null,
  taken_at timestamptz not null,
  primary key (provider, id)
);
create index notice_of_payment on cashier.notice (reference, outcome);

-- Numbers what a player's subscriptions hear, and which payment they heard of last.
create table cashier.hearing (
  player_id text primary key,
  sequence bigint not null,
  payment_id text not null references cashier.payment (id)
);
