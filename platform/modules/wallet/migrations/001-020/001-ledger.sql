-- Double entry in two tables. A player has a real and a bonus account; the house has accounts by brand and currency.
-- A house balance is not kept but derived from its transfers: a kept one would be the row that every bet waits for.
create table wallet.account (
  id           bigint generated always as identity primary key,
  kind         text        not null check (kind in ('real', 'bonus', 'game', 'funding', 'promotion')),
  player_id    text,
  brand        text        not null,
  currency     text        not null,
  minor_digits smallint    not null,
  balance      bigint      check (balance >= 0),
  -- Counts the player's movements. Kept on the real account, whose row is also the player's lock.
  sequence     bigint,
  opened_at    timestamptz not null,
  constraint only_players_keep_balances check ((player_id is null) = (balance is null)),
  constraint kind_fits_owner check ((player_id is null) = (kind in ('game', 'funding', 'promotion'))),
  constraint only_real_accounts_count check ((kind = 'real') = (sequence is not null))
) with (fillfactor = 80);
create unique index account_of_player on wallet.account (player_id, kind) where player_id is not null;
create unique index account_of_house on wallet.account (brand, currency, kind) where player_id is null;

-- One row a leg: a stake taken from two accounts is two transfers under one key. A command that moves nothing
-- (the end of a round, the rollback of an unknown bet) is a transfer of zero, so that every key lies in one place.
-- There are no foreign keys: each would lock an account row that other bets want. `npm run audit` checks them.
create table wallet.transfer (
  id            bigint generated always as identity primary key,
  caller        text        not null,
  key           text        not null,
  leg           smallint    not null,
  payload_hash  text        not null,
  recipe        text        not null,
  player_id     text        not null,
  debit         bigint      not null,
  credit        bigint      not null check (credit <> debit),
  amount        bigint      not null check (amount >= 0),
  status        text        not null check (status in ('pending', 'posted', 'voided')),
  round         text,
  reverses      bigint,
  -- What the caller was answered, so that the same key gets the same answer for ever (M7).
  balance_after bigint      not null,
  bonus_after   bigint      not null,
  sequence      bigint,
  created_at    timestamptz not null
);
create unique index transfer_key on wallet.transfer (caller, key, leg);
create unique index transfer_reversed_once on wallet.transfer (reverses) where reverses is not null;
create index transfer_of_round on wallet.transfer (round) where round is not null;

-- The one change a transfer knows is from pending to posted or voided; a correction is another transfer.
create function wallet.refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status = 'pending' and new.status in ('posted', 'voided')
     and to_jsonb(new) - 'status' = to_jsonb(old) - 'status' then
    return new;
  end if;
  raise exception 'a transfer is never changed or deleted: correct it by another one';
end $$;
create trigger transfer_is_immutable before update or delete on wallet.transfer
  for each row execute function wallet.refuse_change();
create trigger transfer_is_kept before truncate on wallet.transfer
  for each statement execute function wallet.refuse_change();

create table wallet.game_session (
  id          text primary key,
  token_hash  text        not null unique,
  player_id   text        not null,
  -- The sign-in it was opened in; when that ends, this session takes no more stakes.
  session_id  text        not null,
  studio      text        not null,
  game        text        not null,
  brand       text        not null,
  currency    text        not null,
  locale      text        not null,
  opened_at   timestamptz not null,
  ended_at    timestamptz
);
create index game_session_of_session on wallet.game_session (session_id) where ended_at is null;

create table wallet.round (
  studio       text        not null,
  id           text        not null,
  player_id    text        not null,
  game         text        not null,
  -- What stands staked from each account: wins go back in this proportion.
  staked_real  bigint      not null check (staked_real >= 0),
  staked_bonus bigint      not null check (staked_bonus >= 0),
  opened_at    timestamptz not null,
  closed_at    timestamptz,
  primary key (studio, id)
) with (fillfactor = 90);
create index round_open on wallet.round (player_id) where closed_at is null;

-- WALLET-09 names the states. At most one bonus runs for a player.
create table wallet.bonus (
  id         text primary key,
  player_id  text        not null,
  granted    bigint      not null check (granted > 0),
  required   bigint      not null check (required > 0),
  wagered    bigint      not null default 0 check (wagered >= 0),
  status     text        not null check (status in ('Active', 'Converted', 'Expired', 'Forfeited')),
  granted_at timestamptz not null
);
create unique index bonus_running on wallet.bonus (player_id) where status = 'Active';
