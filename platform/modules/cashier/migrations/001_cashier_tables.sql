-- Accounts at payment providers that players have paid from. Never the full account number, which only the
-- provider stores.
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
  -- The amount in euro cents at the exchange rate of the day it began.
  euro_cents bigint not null check (euro_cents >= 0),

  -- The client's idempotency key (MONEY-07).
  idempotency_key text not null,
  payload_hash text not null,

  return_url text,
  frame_url text,
  waits_for text,
  waits_until timestamptz,
  refusal_type text,
  refusal_rule text,
  -- The provider's reason for a refusal, in our terms.
  refusal_reason text,
  cancel_reason text check (cancel_reason in
    ('AccountIssues', 'InsufficientGameChoices', 'NotEnoughBonusesOrPromotions', 'PaymentIssues')),

  -- When the platform processes the payment next; null while it waits for someone else.
  due_at timestamptz,
  -- When the payout was first requested: from then on the provider may have it.
  asked_at timestamptz,
  -- Until when a payout request may still be on its way to the provider.
  asking_until timestamptz,
  tries integer not null default 0,
  -- The ended deposit to which this late money belongs.
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

-- History of status changes: who, when and why. Append-only.
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

-- Every callback with a valid signature, including refused ones, for investigating contradictions.
create table cashier.notice (
  provider text not null,
  id text not null,
  payload_hash text not null,
  reference text not null,
  outcome text not null,
  notice jsonb not null,
  -- `Taken`, `NoEffect`, or the type of the refusal.
  verdict text not null,
  taken_at timestamptz not null,
  primary key (provider, id)
);
create index notice_of_payment on cashier.notice (reference, outcome);

-- Sequence number of each player's subscription events, and the last published payment.
create table cashier.hearing (
  player_id text primary key,
  sequence bigint not null,
  payment_id text not null references cashier.payment (id)
);

-- Deposits that arrived but may not be credited (LIMIT-12): they are refunded, or an operator decides.
create table cashier.held_deposit (
  payment_id text primary key references cashier.payment (id),
  player_id text not null,
  brand text not null,
  -- Why it is held: `DepositLimitReached`, `SelfExcluded`, `Timeout`, `AccountClosed`, …
  reason text not null,
  rule text not null,
  -- The account the money came from; null when the provider did not report it.
  account_id text references cashier.account (id),
  -- Key of the pending ledger transfer that holds the money.
  transfer_key text not null unique,
  -- Why an operator must decide; null while the platform refunds it automatically.
  needs_operator text,
  -- When the payer's bank charged the deposit back while a refund was in flight.
  reversed_at timestamptz,
  held_at timestamptz not null,
  outcome text check (outcome in ('Refunded', 'Released', 'ChargedBack')),
  ended_at timestamptz,
  constraint ended_with_outcome check ((outcome is null) = (ended_at is null))
);
create index held_deposit_open on cashier.held_deposit (brand, held_at) where outcome is null;

-- Payouts requested to refund held money, by the reference that the provider knows.
create table cashier.refund (
  reference text primary key,
  payment_id text not null references cashier.held_deposit (payment_id),
  provider text not null,
  provider_method text not null,
  account_id text not null references cashier.account (id),
  state text not null check (state in ('Sending', 'Accepted', 'Paid', 'Refused', 'Stopped', 'SentBack')),
  -- `platform`, or `operator:` and a name; and why.
  by text not null,
  why text not null,
  -- The provider's reason when it refused.
  provider_reason text,
  tries integer not null default 0,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index refund_of_payment on cashier.refund (payment_id, created_at);

-- At most one refund of a deposit is in flight.
create unique index refund_under_way on cashier.refund (payment_id) where state in ('Sending', 'Accepted');
