-- Withdrawals that wait until an operator approves or rejects them (MONEY-13). A decision is never changed.
create table cashier.approval (
  payment_id text primary key references cashier.payment (id),
  player_id text not null,
  brand text not null,
  -- Which settings named the withdrawal: `All`, `Amount`, `NewAccount`.
  reasons text[] not null check (cardinality(reasons) > 0),
  -- How long the operator takes at most, as it was when the withdrawal was requested.
  within_hours integer not null check (within_hours > 0),
  requested_at timestamptz not null,
  -- `Ended`: the withdrawal ended before an operator decided.
  decision text check (decision in ('Approved', 'Rejected', 'Ended')),
  decided_by text,
  why text,
  decided_at timestamptz,
  constraint decided_with_name check (num_nonnulls(decision, decided_by, why, decided_at) in (0, 4))
);
create index approval_open on cashier.approval (brand, requested_at) where decision is null;
