-- Transfers and rounds are partitioned by month, so that old months can be archived. What must be found for ever is in
-- wallet.command_key: the answer to each key, and which stake opened a round.
create table wallet.command_key (
  -- Of the command's transfers, which an index of their partition finds by this time and the player.
  created_at    timestamptz not null,
  -- The answer, which is repeated for the same key (MONEY-07). A contribution or held amount of zero is null.
  balance_after bigint      not null,
  bonus_after   bigint      not null,
  contributed   bigint,
  held          bigint,
  caller        text        not null,
  key           text        not null,
  -- Empty for a bet that was rolled back before it arrived.
  payload_hash  text        not null,
  player_id     text        not null,
  -- The round that this stake opened; its row has the same player and time.
  opens_round   text,
  primary key (caller, key)
);
create unique index command_key_of_round on wallet.command_key (caller, opens_round) where opens_round is not null;

-- Each transfer is reversed at most once.
create table wallet.reversal (
  transfer    bigint      primary key,
  reversed_at timestamptz not null
);

insert into wallet.command_key (caller, key, payload_hash, player_id, created_at, balance_after, bonus_after, contributed, held)
select t.caller, t.key, left(t.payload_hash, 22), t.player_id, t.created_at, t.balance_after, t.bonus_after,
       (select sum(part.amount) from wallet.transfer part
        where t.recipe = 'bet' and part.caller = t.caller and part.key = t.key and part.leg >= 2),
       case when t.recipe = 'heldWin' then t.amount end
from wallet.transfer t where t.leg = 0;
update wallet.command_key k set opens_round = opening.round
from (select distinct on (caller, round) caller, round, key from wallet.transfer
      where recipe in ('bet', 'freeBet') and leg = 0 and status = 'posted' order by caller, round, id) opening
where k.caller = opening.caller and k.key = opening.key;
-- The time of the transfer that it ends, which finds it in its partition.
alter table wallet.conclusion disable trigger user;
alter table wallet.conclusion add column created_at timestamptz;
update wallet.conclusion c set created_at = t.created_at from wallet.transfer t where t.id = c.transfer;
alter table wallet.conclusion alter column created_at set not null;
alter table wallet.conclusion enable trigger user;

insert into wallet.reversal select reverses, created_at from wallet.transfer where reverses is not null;

-- When a stake was placed that a transfer rolls back, which finds it in its partition.
alter table wallet.transfer disable trigger user;
alter table wallet.transfer add column staked_at timestamptz;
update wallet.transfer back set staked_at = bet.created_at
from wallet.transfer first join wallet.transfer bet on bet.id = first.reverses
where first.recipe = 'rollback' and first.reverses is not null and back.caller = first.caller and back.key = first.key;
alter table wallet.transfer drop column payload_hash;
alter table wallet.bet_largest_win add column is_rolled_back boolean not null default false;
update wallet.bet_largest_win b set is_rolled_back = true
where exists (select from wallet.transfer bet join wallet.reversal r on r.transfer = bet.id
              where bet.caller = b.caller and bet.key = b.key and bet.leg = 0);

-- What a round won, the part of it that an operator released (MONEY-09), and what the operator staked in free rounds.
-- Null for none.
alter table wallet.round add column won bigint, add column released bigint, add column given bigint;
update wallet.round r set won = t.won, released = t.released, given = t.given
from (select t.caller, t.round,
             sum(t.amount) filter (where t.recipe = 'win') as won,
             sum(t.amount) filter (where t.recipe = 'win' and t.key like 'release %') as released,
             sum(t.amount) filter (where t.recipe = 'freeBet' and v.transfer is null) as given
      from wallet.transfer t left join wallet.reversal v on v.transfer = t.id
      where t.round is not null and t.recipe in ('win', 'freeBet') and t.status = 'posted' group by t.caller, t.round) t
where r.studio = t.caller and r.id = t.round;

-- Stakes for raffle and gamification: each has brand, player, studio, game, amount, time and key.
alter table wallet.staked add column stakes jsonb;
update wallet.staked s set stakes = (
  select coalesce(jsonb_agg(jsonb_build_object(
           'brand', p.brand, 'playerId', t.player_id, 'studio', t.caller, 'game', r.game, 'currency', p.currency,
           'minor', (case t.recipe when 'rollback' then -1 else 1 end * (
             select sum(leg.amount) from wallet.transfer leg
             where leg.caller = t.caller and leg.key = t.key and leg.leg < 2))::text,
           'at', coalesce(t.staked_at, t.created_at), 'key', t.key) order by t.id), '[]')
  from unnest(s.transfers) taken join wallet.transfer t on t.id = taken
  join wallet.round r on r.studio = t.caller and r.id = t.round
  join wallet.account p on p.player_id = t.player_id and p.kind = 'real'
  left join wallet.transfer bet on bet.id = t.reverses
  where coalesce(bet.recipe, t.recipe) = 'bet');
alter table wallet.staked alter column stakes set not null, drop column transfers;

drop index wallet.transfer_key, wallet.transfer_reversed_once, wallet.transfer_of_round, wallet.transfer_deposit,
  wallet.transfer_of_player, wallet.transfer_of_debtor, wallet.transfer_by_time, wallet.round_open,
  wallet.round_of_player;
drop trigger if exists transfer_is_immutable on wallet.transfer;
drop trigger if exists transfer_is_kept on wallet.transfer;
drop trigger if exists stakes_are_gathered on wallet.transfer;
alter table wallet.transfer rename to transfer_before;
alter table wallet.round rename to round_before;
alter sequence wallet.transfer_id_seq rename to transfer_before_id_seq;

-- One row per leg: a stake from two accounts is two transfers under one key. A command that moves nothing, such as the
-- end of a round, is a transfer of zero. There are no foreign keys, because they would lock account rows; `npm run audit`
-- checks the references.
create table wallet.transfer (
  id            bigint      generated always as identity,
  created_at    timestamptz not null,
  debit         bigint      not null,
  credit        bigint      not null,
  amount        bigint      not null,
  balance_after bigint      not null,
  bonus_after   bigint      not null,
  -- Number of the player's movement; null when no balance moved.
  sequence      bigint,
  -- The transfer that this one reverses, and when the stake was placed that it rolls back.
  reverses      bigint,
  staked_at     timestamptz,
  -- What the movement added to the wagering of the active bonus, which a rollback subtracts again.
  wagered       bigint,
  leg           smallint    not null,
  caller        text        not null,
  key           text        not null,
  recipe        text        not null,
  player_id     text        not null,
  status        text        not null,
  round         text,
  bonus_id      text,
  constraint transfer_check check (credit <> debit),
  constraint transfer_amount_check check (amount >= 0),
  constraint transfer_status_check check (status in ('pending', 'posted', 'voided'))
) partition by range (created_at);
-- A player's transfers in a period, and the legs of one command.
create index transfer_of_player on wallet.transfer (player_id, created_at);
create index transfer_deposit on wallet.transfer (player_id) where recipe = 'deposit';
create index transfer_of_debtor on wallet.transfer (player_id)
where recipe in ('chargeback', 'debtRepayment', 'debtWriteOff');
-- For the audit. Rows are stored in order of time, so a BRIN index suffices, which costs almost nothing per bet.
create index transfer_by_time on wallet.transfer using brin (created_at) with (pages_per_range = 32, autosummarize = on);

create table wallet.round (
  opened_at    timestamptz not null,
  closed_at    timestamptz,
  -- Stakes from each account without those rolled back; wins are split in this proportion.
  staked_real  bigint      not null,
  staked_bonus bigint      not null,
  won          bigint,
  released     bigint,
  given        bigint,
  studio       text        not null,
  id           text        not null,
  player_id    text        not null,
  game         text        not null,
  -- The bonus of `staked_bonus`; stakes of a bonus that has ended are returned as real money.
  bonus_id     text,
  constraint round_staked_real_check check (staked_real >= 0),
  constraint round_staked_bonus_check check (staked_bonus >= 0)
) partition by range (opened_at);
-- PROF-05: a player's rounds, latest first.
create index round_of_player on wallet.round (player_id, opened_at);

do $$
declare
  next_month timestamptz := date_trunc('month', greatest(now(), (select max(created_at) from wallet.transfer_before),
    (select max(opened_at) from wallet.round_before)) at time zone 'UTC' + interval '1 month') at time zone 'UTC';
begin
  execute format('create table wallet.transfer_first partition of wallet.transfer for values from (minvalue) to (%L)', next_month);
  execute format('create table wallet.round_first partition of wallet.round for values from (minvalue) to (%L) with (fillfactor = 90)',
                 next_month);
end $$;
-- Receives what no month has; wallet.create_months keeps it empty.
create table wallet.transfer_default partition of wallet.transfer default;
create table wallet.round_default partition of wallet.round default with (fillfactor = 90);

insert into wallet.transfer (id, created_at, debit, credit, amount, balance_after, bonus_after, sequence, reverses, staked_at,
                             wagered, leg, caller, key, recipe, player_id, status, round, bonus_id)
overriding system value
select id, created_at, debit, credit, amount, balance_after, bonus_after, sequence, reverses, staked_at, wagered, leg, caller,
       key, recipe, player_id, status, round, bonus_id from wallet.transfer_before order by id;
select setval(pg_get_serial_sequence('wallet.transfer', 'id'), coalesce(max(id), 0) + 1, false) from wallet.transfer_before;
insert into wallet.round (opened_at, closed_at, staked_real, staked_bonus, won, released, given, studio, id, player_id, game, bonus_id)
select opened_at, closed_at, staked_real, staked_bonus, won, released, given, studio, id, player_id, game, bonus_id
from wallet.round_before order by opened_at;
drop table wallet.transfer_before, wallet.round_before;

-- Grows with each command of a player and each change of what decides about their stakes: what is written was decided on
-- the state that it replaces.
alter table wallet.account add column version bigint not null default 0;
