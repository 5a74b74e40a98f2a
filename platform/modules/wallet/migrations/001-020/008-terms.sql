-- What a bonus asks and allows, fixed when it is granted; what a stake did for it; and pots of jackpots.

alter table wallet.bonus
  -- How much of a stake counts for the wagering, in per cent by kind of game; a kind that is not named counts nothing.
  add column weights    jsonb not null default '{}',
  -- The largest stake while it runs, the most that is converted, and when it is over: null for no bound.
  add column max_bet    bigint check (max_bet > 0),
  add column max_payout bigint check (max_payout >= 0),
  add column expires_at timestamptz,
  add column ended_at   timestamptz;
create index bonus_of_player on wallet.bonus (player_id, granted_at desc);
create index bonus_to_expire on wallet.bonus (expires_at) where status = 'Active';

-- The kind of game, by which its stakes count.
alter table wallet.game_session add column category text not null default '';

-- Which bonus ran, and what the movement did to its wagering: a rollback takes back exactly what its bet gave.
alter table wallet.transfer add column bonus_id text, add column wagered bigint;
-- Whose money `staked_bonus` is: what was staked under a bonus that has ended comes back as real money.
alter table wallet.round add column bonus_id text;
alter type wallet.stake add attribute bonus_id text;
-- What a stake gave to jackpots beside itself; negative when a rollback takes that back.
alter type wallet.outcome add attribute contributed bigint;

-- A jackpot has an account a pot, so house accounts have names; those of other kinds are nameless.
alter table wallet.account
  add column name text not null default '',
  drop constraint account_kind_check,
  add constraint account_kind_check
    check (kind in ('real', 'bonus', 'game', 'funding', 'promotion', 'owed', 'jackpot')),
  add constraint only_pots_are_named check ((name <> '') = (kind = 'jackpot'));
drop index wallet.account_of_house;
create unique index account_of_house on wallet.account (brand, currency, kind, name) where player_id is null;

-- Ends a bonus that runs, once; false when it has ended already. What it held is moved by the caller.
-- Shape of the event: BonusChanged of plumbing/bus.ts.
create function wallet.end_bonus(of_bonus text, ends_as text, player_brand text, at timestamptz) returns boolean
language plpgsql as $$
declare
  ended wallet.bonus;
begin
  update wallet.bonus set status = ends_as, ended_at = at where id = of_bonus and status = 'Active' returning * into ended;
  if not found then return false; end if;
  insert into outbox.event (topic, payload)
  values ('wallet.bonusChanged', jsonb_build_object(
    'playerId', ended.player_id, 'brand', player_brand, 'bonusId', of_bonus, 'status', ends_as));
  return true;
end $$;
