-- Double entry in two tables. A player has a real and a bonus account; the house has accounts by brand and currency.
-- A house balance is not kept but derived from its transfers: a kept one would be the row that every bet waits for.
create table wallet.account (
  id           bigint generated always as identity primary key,
  kind         text        not null check (kind in (
    'real', 'bonus', 'game', 'funding', 'promotion', 'owed', 'correction', 'jackpot', 'heldWins')),
  player_id    text,
  brand        text        not null,
  currency     text        not null,
  minor_digits smallint    not null,
  balance      bigint      check (balance >= 0),
  -- Counts the player's movements. Kept on the real account, whose row is also the player's lock.
  sequence     bigint,
  opened_at    timestamptz not null,
  -- Of a jackpot's account; other house accounts have no name.
  name         text        not null default '',
  -- Whether the player has rows in wallet.play_limit. Without it nobody looks for limits.
  limited      boolean     not null default false,
  -- CLOCK-03: from when on a reality check must be answered before the next round; null for none.
  check_due_at timestamptz,
  constraint only_players_keep_balances check ((player_id is null) = (balance is null)),
  constraint kind_fits_owner check ((player_id is null) = (kind not in ('real', 'bonus'))),
  constraint only_real_accounts_count check ((kind = 'real') = (sequence is not null)),
  constraint only_pots_are_named check ((name <> '') = (kind = 'jackpot'))
) with (fillfactor = 80);
create unique index account_of_player on wallet.account (player_id, kind) where player_id is not null;
create unique index account_of_house on wallet.account (brand, currency, kind, name) where player_id is null;

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
  created_at    timestamptz not null,
  -- The bonus that ran, and what the movement added to its wagering: a rollback takes back exactly that.
  bonus_id      text,
  wagered       bigint
);
create unique index transfer_key on wallet.transfer (caller, key, leg);
create unique index transfer_reversed_once on wallet.transfer (reverses) where reverses is not null;
create index transfer_of_round on wallet.transfer (round) where round is not null;

-- How often and how much a player has deposited is read with his data.
create index transfer_deposit on wallet.transfer (player_id) where recipe = 'deposit';

-- A statement reads a player's movements of a period, the latest first.
create index transfer_of_player on wallet.transfer (player_id, created_at, sequence) where sequence is not null;
create index transfer_of_debtor on wallet.transfer (player_id)
where recipe in ('chargeback', 'debtRepayment', 'debtWriteOff');

-- What was staked in a span of time is counted again by the audit. Transfers lie in the order of their moments, so that
-- a bound for each run of pages finds them, and a bet writes nothing for it.
create index transfer_by_time on wallet.transfer using brin (created_at) with (pages_per_range = 32, autosummarize = on);

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
  ended_at    timestamptz,
  -- Of the game: decides how much stakes count for a bonus.
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
  -- What stands staked from each account: wins go back in this proportion.
  staked_real  bigint      not null check (staked_real >= 0),
  staked_bonus bigint      not null check (staked_bonus >= 0),
  opened_at    timestamptz not null,
  closed_at    timestamptz,
  -- Whose money `staked_bonus` is: stakes of a bonus that has ended come back as real money.
  bonus_id     text,
  primary key (studio, id)
) with (fillfactor = 90);
create index round_open on wallet.round (player_id) where closed_at is null;

-- A player reads back what he has played, the latest first (PROF-05).
create index round_of_player on wallet.round (player_id, opened_at desc, studio desc, id desc);

-- WALLET-09 names the states. At most one bonus runs for a player.
create table wallet.bonus (
  id         text primary key,
  player_id  text        not null,
  granted    bigint      not null check (granted > 0),
  required   bigint      not null check (required > 0),
  wagered    bigint      not null default 0 check (wagered >= 0),
  status     text        not null check (status in ('Active', 'Converted', 'Expired', 'Forfeited')),
  granted_at timestamptz not null,
  -- How much of a stake counts for the wagering, in per cent by kind of game; other kinds count nothing.
  weights    jsonb       not null default '{}',
  -- The largest stake while it runs, the most that is converted, and when it expires; null for no bound.
  max_bet    bigint      check (max_bet > 0),
  max_payout bigint      check (max_payout >= 0),
  expires_at timestamptz,
  ended_at   timestamptz
);
create unique index bonus_running on wallet.bonus (player_id) where status = 'Active';
create index bonus_of_player on wallet.bonus (player_id, granted_at desc);
create index bonus_to_expire on wallet.bonus (expires_at) where status = 'Active';

-- What bookkeepers ask for: when a pending transfer came to its end, corrections with their reason, and an order by
-- player and time.

-- The end of a pending transfer is a movement of its own when money comes to the player by it: numbered, with the
-- balance after it. Without it a statement would have a hole, and a past day could not be computed again.
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

-- Why an operator moved money, and which.
create table wallet.correction (
  key          text        primary key,
  player_id    text        not null,
  reason       text        not null check (reason <> ''),
  operator     text        not null check (operator <> ''),
  corrected_at timestamptz not null
);

-- What studios play beyond a stake and a win: rounds that the house pays, and what they tell of jackpots of their own.

-- Rounds that the house has given a player in one game, each of one stake. The house stakes, the player keeps the win.
create table wallet.free_rounds (
  id         text primary key,
  player_id  text        not null,
  studio     text        not null,
  game       text        not null,
  stake      bigint      not null check (stake > 0),
  granted    int         not null check (granted > 0),
  used       int         not null default 0 check (used between 0 and granted),
  granted_at timestamptz not null,
  -- Null for no bound.
  expires_at timestamptz
);
create index free_rounds_of_player on wallet.free_rounds (player_id, granted_at) where used < granted;

-- Which of them a bet has used, for the rollback of it.
create table wallet.free_bet (
  caller      text not null,
  key         text not null,
  free_rounds text not null,
  primary key (caller, key)
);

-- Of a studio's own jackpot: how much of a stake feeds it, how much of a win comes from it. Told, and moves nothing;
-- a stake feeds it by fractions of a minor unit, so these are major units.
create table wallet.jackpot_part (
  caller text          not null,
  key    text          not null,
  amount numeric(20,6) not null check (amount > 0),
  primary key (caller, key)
);

-- What a player gives to a jackpot with each stake stands here until it is changed, and not in the studio's words: a
-- stake that is sent again has the same words, whatever the player has chosen meanwhile.
create table wallet.standing_contribution (
  player_id text   primary key,
  pot       text   not null,
  amount    bigint not null check (amount > 0)
);

-- What stakes gave to pots, and rollbacks took from them, a row a batch, until the jackpot has taken it in.
-- Each gift: account of the pot, player, studio, key of the bet, amount; less than nothing for one that is taken back.
create table wallet.gathered (
  id          bigint generated always as identity primary key,
  gifts       jsonb       not null,
  gathered_at timestamptz not null
) with (
  -- Rows live for a moment, as those of the outbox.
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_cost_delay = 0
);

-- What a player allows himself to stake and to lose in a period, and how much of it is used: what binds his stakes
-- lies beside them, so that one statement reads it, holds it and moves it. Only players with such a limit have rows.
create table wallet.play_limit (
  player_id text        not null,
  kind      text        not null check (kind in ('Stake', 'Loss')),
  period    text        not null check (period in ('Day', 'Week', 'Month')),
  amount    bigint      not null check (amount >= 0),
  -- Where the days of the player's brand begin.
  zone      text        not null,
  -- The period that `used` is of; the first movement after it begins the next.
  span_from timestamptz not null,
  span_to   timestamptz not null,
  -- Less than nothing where more was won than lost.
  used      bigint      not null,
  primary key (player_id, kind, period),
  check (span_from < span_to)
) with (fillfactor = 50);

-- Stakes and what takes them back, by their first legs, a row a batch, until whoever reckons by stakes has taken them in.
create table wallet.staked (
  id          bigint generated always as identity primary key,
  transfers   bigint[]    not null,
  gathered_at timestamptz not null
) with (
  -- Rows live for a moment, as those of the outbox.
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_cost_delay = 0
);

-- What a single bet says that it can win at most (a coupon at its accepted odds). It lowers the room of its round.
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
  -- What the round could still win when the win came.
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

-- What a command of a batch did, one row each: what wallet.post returns.
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
  amount        bigint,   -- what moved, signed as the player sees it
  money_type    text,
  bonus_id      text,     -- the bonus that ran when the command came
  wagered       bigint,
  required      bigint,
  contributed   bigint,   -- what a stake gave to jackpots beside itself; negative when a rollback took it back
  passed        jsonb,    -- the limit that a refused stake would pass
  held          bigint    -- MONEY-09: the amount of a win that was held instead of paid
);

-- What a bet adds to the stakes of its round.
create type wallet.stake as (
  studio text, round text, player_id text, game text, staked_real bigint, staked_bonus bigint, bonus_id text
);
