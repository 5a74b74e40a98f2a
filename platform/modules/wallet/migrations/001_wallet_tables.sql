-- Double entry in two tables. A player has a real and a bonus account; the operator has accounts by brand and currency.
-- Operator balances are not stored but derived from transfers, because every bet would have to lock their rows.
create table wallet.account (
  id           bigint generated always as identity primary key,
  kind         text        not null check (kind in (
    'real', 'bonus', 'game', 'funding', 'promotion', 'owed', 'correction', 'jackpot', 'heldWins')),
  player_id    text,
  brand        text        not null,
  currency     text        not null,
  minor_digits smallint    not null,
  balance      bigint      check (balance >= 0),
  -- Number of the player's movements, on the real account, whose row is also the player's lock.
  sequence     bigint,
  opened_at    timestamptz not null,
  -- The name of a jackpot account; other accounts have none.
  name         text        not null default '',
  -- Whether the player has rows in wallet.play_limit, which are read only then.
  limited      boolean     not null default false,
  -- CLOCK-03: from this time a reality check must be answered before the next round; null for none.
  check_due_at timestamptz,
  constraint only_players_keep_balances check ((player_id is null) = (balance is null)),
  constraint kind_fits_owner check ((player_id is null) = (kind not in ('real', 'bonus'))),
  constraint only_real_accounts_count check ((kind = 'real') = (sequence is not null)),
  constraint only_pots_are_named check ((name <> '') = (kind = 'jackpot'))
) with (fillfactor = 80);
create unique index account_of_player on wallet.account (player_id, kind) where player_id is not null;
create unique index account_of_house on wallet.account (brand, currency, kind, name) where player_id is null;

-- One row per leg: a stake from two accounts is two transfers under one key. A command that moves nothing, such as the
-- end of a round, is a transfer of zero, so that all keys are in one table. There are no foreign keys, because they would
-- lock account rows; `npm run audit` checks the references.
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
  -- The balances in the response, which is repeated for the same key (MONEY-07).
  balance_after bigint      not null,
  bonus_after   bigint      not null,
  sequence      bigint,
  created_at    timestamptz not null,
  -- The active bonus and what the movement added to its wagering, which a rollback subtracts again.
  bonus_id      text,
  wagered       bigint
);
create unique index transfer_key on wallet.transfer (caller, key, leg);
create unique index transfer_reversed_once on wallet.transfer (reverses) where reverses is not null;
create index transfer_of_round on wallet.transfer (round) where round is not null;

-- For the number and sum of a player's deposits.
create index transfer_deposit on wallet.transfer (player_id) where recipe = 'deposit';

-- For statements: a player's movements in a period, latest first.
create index transfer_of_player on wallet.transfer (player_id, created_at, sequence) where sequence is not null;
create index transfer_of_debtor on wallet.transfer (player_id)
where recipe in ('chargeback', 'debtRepayment', 'debtWriteOff');

-- For the audit, which sums the stakes of a time span. Rows are stored in order of time, so a BRIN index suffices, which
-- costs almost nothing per bet.
create index transfer_by_time on wallet.transfer using brin (created_at) with (pages_per_range = 32, autosummarize = on);

create table wallet.game_session (
  id          text primary key,
  token_hash  text        not null unique,
  player_id   text        not null,
  -- The sign-in session; when it ends, this game session accepts no more stakes.
  session_id  text        not null,
  studio      text        not null,
  game        text        not null,
  brand       text        not null,
  currency    text        not null,
  locale      text        not null,
  opened_at   timestamptz not null,
  ended_at    timestamptz,
  -- The game's category decides how much stakes count towards wagering.
  category    text        not null default '',
  -- MONEY-09: the declared largest win, as a multiple of the stakes and as an amount in minor units.
  largest_win_stakes numeric(9, 2) default 100 check (largest_win_stakes > 0),
  largest_win_amount bigint check (largest_win_amount > 0),
  constraint a_largest_win_is_declared check (largest_win_stakes is not null or largest_win_amount is not null)
);
create index game_session_of_session on wallet.game_session (session_id) where ended_at is null;

create table wallet.round (
  studio       text        not null,
  id           text        not null,
  player_id    text        not null,
  game         text        not null,
  -- Stakes from each account without those rolled back; wins are split in this proportion.
  staked_real  bigint      not null check (staked_real >= 0),
  staked_bonus bigint      not null check (staked_bonus >= 0),
  opened_at    timestamptz not null,
  closed_at    timestamptz,
  -- The bonus of `staked_bonus`; stakes of a bonus that has ended are returned as real money.
  bonus_id     text,
  primary key (studio, id)
) with (fillfactor = 90);
create index round_open on wallet.round (player_id) where closed_at is null;

-- PROF-05: a player's rounds, latest first.
create index round_of_player on wallet.round (player_id, opened_at desc, studio desc, id desc);

-- WALLET-09. A player has at most one active bonus.
create table wallet.bonus (
  id         text primary key,
  player_id  text        not null,
  granted    bigint      not null check (granted > 0),
  required   bigint      not null check (required > 0),
  wagered    bigint      not null default 0 check (wagered >= 0),
  status     text        not null check (status in ('Active', 'Converted', 'Expired', 'Forfeited')),
  granted_at timestamptz not null,
  -- Percentage of a stake that counts towards wagering, by game category; other categories do not count.
  weights    jsonb       not null default '{}',
  -- Maximum stake, maximum conversion and expiry; null for none.
  max_bet    bigint      check (max_bet > 0),
  max_payout bigint      check (max_payout >= 0),
  expires_at timestamptz,
  ended_at   timestamptz
);
create unique index bonus_running on wallet.bonus (player_id) where status = 'Active';
create index bonus_of_player on wallet.bonus (player_id, granted_at desc);
create index bonus_to_expire on wallet.bonus (expires_at) where status = 'Active';

-- The end of a pending transfer. It is a movement of its own when the player gets money by it, so that statements are
-- complete and past balances can be recomputed.
create table wallet.conclusion (
  transfer      bigint      primary key,
  player_id     text        not null,
  verdict       text        not null check (verdict in ('posted', 'voided')),
  -- To the real account of the player.
  came_back     bigint      not null check (came_back >= 0),
  balance_after bigint      not null,
  bonus_after   bigint      not null,
  sequence      bigint,
  concluded_at  timestamptz not null
);
create index conclusion_of_player on wallet.conclusion (player_id, concluded_at, sequence) where sequence is not null;

-- The operator and the reason of each correction.
create table wallet.correction (
  key          text        primary key,
  player_id    text        not null,
  reason       text        not null check (reason <> ''),
  operator     text        not null check (operator <> ''),
  corrected_at timestamptz not null
);

-- Free rounds of a player in one game, each with the same stake. The operator pays the stake, the player keeps the win.
create table wallet.free_rounds (
  id         text primary key,
  player_id  text        not null,
  studio     text        not null,
  game       text        not null,
  stake      bigint      not null check (stake > 0),
  granted    int         not null check (granted > 0),
  used       int         not null default 0 check (used between 0 and granted),
  granted_at timestamptz not null,
  -- Null for no expiry.
  expires_at timestamptz
);
create index free_rounds_of_player on wallet.free_rounds (player_id, granted_at) where used < granted;

-- The grant that a bet has used, for its rollback.
create table wallet.free_bet (
  caller      text not null,
  key         text not null,
  free_rounds text not null,
  primary key (caller, key)
);

-- The parts of stakes and wins that belong to a studio's own jackpot. They are informational; in major units, because they
-- can be fractions of a minor unit.
create table wallet.jackpot_part (
  caller text          not null,
  key    text          not null,
  amount numeric(20,6) not null check (amount > 0),
  primary key (caller, key)
);

-- The jackpot contribution added to each stake of a player. It is not part of the studio's message, so that a repeated
-- stake has the same payload after the player's choice has changed.
create table wallet.standing_contribution (
  player_id text   primary key,
  pot       text   not null,
  amount    bigint not null check (amount > 0)
);

-- Contributions not yet processed by the jackpot, one row per batch. Each has the pot's account, player, studio, key of the
-- bet, and amount, which is negative for a rollback.
create table wallet.gathered (
  id          bigint generated always as identity primary key,
  gifts       jsonb       not null,
  gathered_at timestamptz not null
) with (
  -- Rows are short-lived, like those of the outbox.
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_cost_delay = 0
);

-- LIMIT-09: a player's stake and loss limits and their use in the current period. They are in this schema so that the
-- statement that posts a stake also checks and updates them.
create table wallet.play_limit (
  player_id text        not null,
  kind      text        not null check (kind in ('Stake', 'Loss')),
  period    text        not null check (period in ('Day', 'Week', 'Month')),
  amount    bigint      not null check (amount >= 0),
  -- The time zone in which the player's days begin.
  zone      text        not null,
  -- The period of `used`; the first movement after it starts the next.
  span_from timestamptz not null,
  span_to   timestamptz not null,
  -- Negative when the player has won more than lost.
  used      bigint      not null,
  primary key (player_id, kind, period),
  check (span_from < span_to)
) with (fillfactor = 50);

-- First legs of stakes and rollbacks not yet consumed by raffle and gamification, one row per batch.
create table wallet.staked (
  id          bigint generated always as identity primary key,
  transfers   bigint[]    not null,
  gathered_at timestamptz not null
) with (
  -- Rows are short-lived, like those of the outbox.
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_cost_delay = 0
);

-- The maximum win of a single bet, such as a coupon at its accepted odds; it lowers the maximum win of its round.
create table wallet.bet_largest_win (
  caller      text   not null,
  key         text   not null,
  round       text   not null,
  stake       bigint not null check (stake > 0),
  largest_win bigint not null check (largest_win > 0),
  primary key (caller, key)
);
create index bet_largest_win_of_round on wallet.bet_largest_win (caller, round);

create table wallet.held_win (
  id        bigint generated always as identity primary key,
  -- The studio, and its id of the win.
  caller    text        not null,
  key       text        not null,
  player_id text        not null,
  brand     text        not null,
  currency  text        not null,
  game      text        not null,
  round     text        not null,
  amount    bigint      not null check (amount > 0),
  -- The remaining maximum win of the round when the win arrived.
  room      bigint      not null check (room >= 0),
  held_at   timestamptz not null,
  unique (caller, key)
);
create index held_win_of_player on wallet.held_win (player_id, round);

create table wallet.held_win_decision (
  held_win   bigint      primary key references wallet.held_win (id),
  verdict    text        not null check (verdict in ('Released', 'Reversed')),
  operator   text        not null check (operator <> ''),
  reason     text        not null check (reason <> ''),
  decided_at timestamptz not null
);

-- The result of a command, returned by wallet.post.
create type wallet.outcome as (
  ordinal       int,
  refusal       text,
  player_id     text,
  brand         text,
  currency      text,
  minor_digits  smallint,
  real_account  bigint,
  bonus_account bigint,
  balance       bigint,
  bonus         bigint,
  sequence      bigint,   -- null when no balance moved: a refusal, a known key, the end of a round
  amount        bigint,   -- the amount moved, negative from the player
  money_type    text,
  bonus_id      text,     -- the active bonus
  wagered       bigint,
  required      bigint,
  contributed   bigint,   -- jackpot contribution in addition to a stake; negative when a rollback returned it
  passed        jsonb,    -- the limit that a refused stake would exceed
  held          bigint    -- MONEY-09: the amount of a win that was held instead of paid
);

-- The amount that a bet adds to the stakes of its round.
create type wallet.stake as (
  studio text, round text, player_id text, game text, staked_real bigint, staked_bonus bigint, bonus_id text
);
