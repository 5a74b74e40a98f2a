-- Limits of three kinds: of what is paid in, of what is staked, of what is lost.
alter table limits.deposit_limit rename to held;
alter table limits.held
  add column kind text not null default 'Deposit' check (kind in ('Deposit', 'Stake', 'Loss')),
  drop constraint deposit_limit_pkey,
  add primary key (player_id, kind, period);
alter table limits.held alter column kind drop default;

alter table limits.change
  add column kind text not null default 'Deposit' check (kind in ('Deposit', 'Stake', 'Loss')),
  drop constraint change_pkey,
  add primary key (player_id, kind, period);
alter table limits.change alter column kind drop default;

alter table limits.step add column kind text not null default 'Deposit';
alter table limits.step alter column kind drop default;
