-- The node that processes a due payment, so that another node takes the payment at once when this one is dead.
create table cashier.claim (
  payment_id text primary key references cashier.payment (id),
  node integer not null,
  -- What the claim set the payment's `due_at` to. Once that has another value, the payment is not claimed any more.
  until timestamptz not null
);
