-- Deposits whose money arrived and may not be played (LIMIT-12): it goes back to where it came from, or a person decides.
create table cashier.held_deposit (
  payment_id text primary key references cashier.payment (id),
  player_id text not null,
  brand text not null,
  -- Why it is held: `DepositLimitReached`, `SelfExcluded`, `Timeout`, `AccountClosed` …
  reason text not null,
  rule text not null,
  -- Where it came from; null where the provider did not say.
  account_id text references cashier.account (id),
  -- The pending transfer of the ledger that holds it.
  transfer_key text not null unique,
  -- Why a person must decide; null while the platform returns it by itself.
  needs_operator text,
  -- When the payer's bank took the money back while a refund was on its way.
  reversed_at timestamptz,
  held_at timestamptz not null,
  outcome text check (outcome in ('Refunded', 'Released', 'ChargedBack')),
  ended_at timestamptz,
  constraint ended_with_outcome check ((outcome is null) = (ended_at is null))
);
create index held_deposit_open on cashier.held_deposit (brand, held_at) where outcome is null;

-- Each payout that was asked for to return held money, by the reference that the provider knows it by.
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
  -- The provider's reason where it refused.
  provider_reason text,
  tries integer not null default 0,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index refund_of_payment on cashier.refund (payment_id, created_at);
-- Never two refunds of one deposit at once.
create unique index refund_under_way on cashier.refund (payment_id) where state in ('Sending', 'Accepted');
