-- The results of `npm run audit`, for metrics and alerts.
create table wallet.audit_result (
  id       bigint generated always as identity primary key,
  at       timestamptz not null,
  is_right boolean not null
);
