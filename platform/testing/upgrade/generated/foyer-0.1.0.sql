SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE SCHEMA calendar;
CREATE SCHEMA cashback;
CREATE SCHEMA cashier;
CREATE SCHEMA catalogue;
CREATE SCHEMA compliance;
CREATE SCHEMA gamification;
CREATE SCHEMA identity;
CREATE SCHEMA jackpot;
CREATE SCHEMA limits;
CREATE SCHEMA outbox;
CREATE SCHEMA raffle;
CREATE SCHEMA reality_check;
CREATE SCHEMA rewards;
CREATE SCHEMA shop;
CREATE SCHEMA wallet;
CREATE TYPE wallet.outcome AS (
	ordinal integer,
	refusal text,
	player_id text,
	brand text,
	currency text,
	minor_digits smallint,
	real_account bigint,
	bonus_account bigint,
	balance bigint,
	bonus bigint,
	sequence bigint,
	amount bigint,
	money_type text,
	bonus_id text,
	wagered bigint,
	required bigint,
	contributed bigint,
	passed jsonb,
	held bigint
);
CREATE TYPE wallet.stake AS (
	studio text,
	round text,
	player_id text,
	game text,
	staked_real bigint,
	staked_bonus bigint,
	bonus_id text
);
CREATE FUNCTION calendar.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'a door that was opened stays so';
end $$;
CREATE FUNCTION cashback.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'share' and old.state = 'waiting'
     and to_jsonb(new) - array['state', 'assignation', 'look_at'] = to_jsonb(old) - array['state', 'assignation', 'look_at'] then
    return new;
  end if;
  raise exception 'what comes back of a week is reckoned once';
end $$;
CREATE FUNCTION compliance.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'the record of % is not altered', tg_table_name;
end $$;
CREATE FUNCTION compliance.refuse_removal() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if old.sent_at is not null then
    raise exception 'a document that was sent stays';
  end if;
  return old;
end $$;
CREATE FUNCTION gamification.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'the record of % is not altered', tg_table_name;
end $$;
CREATE FUNCTION identity.count_tries(budgets bytea[], mosts integer[], now_is timestamp with time zone, until timestamp with time zone) RETURNS boolean
    LANGUAGE plpgsql
    AS $$
begin
  -- In the order of the keys, so that two callers lock the rows in one order.
  insert into identity.attempt as known (key, tries, resets_at)
    select key, 0, until from unnest(budgets) as given (key) order by key
    on conflict (key) do update set
      tries = case when known.resets_at <= now_is then 0 else known.tries end,
      resets_at = case when known.resets_at <= now_is then excluded.resets_at else known.resets_at end;
  if exists (
    select 1 from unnest(budgets, mosts) as given (key, most)
    join identity.attempt known using (key) where known.tries >= given.most)
  then
    return false;
  end if;
  update identity.attempt set tries = tries + 1 where key = any(budgets);
  return true;
end $$;
CREATE FUNCTION identity.end_session(of_session text, why text, now_is timestamp with time zone) RETURNS boolean
    LANGUAGE plpgsql
    AS $$
declare
  ended identity.session;
  was_live boolean;
begin
  -- The session first: whoever ends it at the same moment waits here, holding nothing of it yet. One that ran out ended
  -- then, and not when somebody came to see.
  update identity.session s set ended_at = least(now_is, s.expires_at), end_reason = why
    where s.id = of_session and s.ended_at is null
    returning * into ended;
  was_live := found;
  delete from identity.oidc_payload p where p.session_id = of_session;
  if was_live then
    insert into outbox.event (topic, payload)
      values ('identity.sessionEnded', jsonb_build_object(
        'playerId', ended.player_id, 'brand', ended.brand, 'sessionId', of_session, 'reason', why));
  end if;
  return was_live;
end $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE identity.oidc_payload (
    brand text NOT NULL,
    model text NOT NULL,
    id bytea NOT NULL,
    payload jsonb NOT NULL,
    session_id text,
    uid text,
    consumed_at timestamp with time zone,
    expires_at timestamp with time zone,
    repeated_at timestamp with time zone
);
CREATE FUNCTION identity.is_lost(token identity.oidc_payload, shown_by bytea, lost_since timestamp with time zone) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
  select token.repeated_at is null and token.consumed_at > lost_since
    and exists (
      select 1 from identity.oidc_payload browser
      where browser.brand = token.brand and browser.model = 'Session' and browser.id = shown_by
        and browser.session_id = token.session_id)
    and not exists (
      select 1 from identity.oidc_payload answered
      where answered.session_id = token.session_id and answered.model = 'RefreshToken'
        and answered.consumed_at > token.consumed_at)
$$;
CREATE FUNCTION identity.keep_exclusion() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'DELETE' then
    raise exception 'the record of % is not altered', tg_table_name;
  end if;
  if tg_table_name = 'exclusion' then
    if old.lifted_at is not null or to_jsonb(new) - 'lifted_at' <> to_jsonb(old) - 'lifted_at' then
      raise exception 'the record of % is not altered', tg_table_name;
    end if;
  elsif old.closed_at is not null
    or to_jsonb(new) - '{closed_at,outcome}'::text[] <> to_jsonb(old) - '{closed_at,outcome}'::text[] then
    raise exception 'the record of % is not altered', tg_table_name;
  end if;
  return new;
end $$;
CREATE FUNCTION identity.keep_exclusion_review() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  decision constant text[] := '{outcome,decided_at,decided_by,decided_why}';
begin
  if old.outcome is not null or to_jsonb(new) - decision <> to_jsonb(old) - decision then
    raise exception 'the record of % is not altered', tg_table_name;
  end if;
  return new;
end $$;
CREATE FUNCTION identity.open_session(of_session text, of_player text, of_brand text, began timestamp with time zone, until timestamp with time zone, on_device text, in_browser text, on_system text, from_country text, now_is timestamp with time zone, few integer, OUT is_closed boolean, OUT ended text[]) RETURNS record
    LANGUAGE plpgsql
    AS $$
declare
  other record;
  is_over boolean;
begin
  ended := '{}';
  -- Sign-ins of one player at the same moment wait here for each other, so that only the last of them lives. Whatever else
  -- changes how he stands waits here too: the account may have been closed while the password was being looked at.
  select p.status = 'Closed' and p.reopen_allowed into is_closed from identity.player p where p.id = of_player for no key update;
  if is_closed then
    return;
  end if;
  -- One that began elsewhere and is heard of late is over where a younger one lives. By whole seconds, as tokens tell the
  -- time of a sign-in; in the same second the one that came last is the younger.
  is_over := exists (
    select 1 from identity.session s
    where s.player_id = of_player and s.id <> of_session and s.ended_at is null and s.expires_at > now_is
      and date_trunc('second', s.started_at) > date_trunc('second', began));
  for other in
    select s.id, s.expires_at <= now_is as has_run_out from identity.session s
    where s.player_id = of_player and s.id <> of_session and s.ended_at is null
  loop
    continue when is_over and not other.has_run_out;
    if identity.end_session(
      other.id, case when other.has_run_out then 'SESSION_EXPIRED' else 'LOGGED_IN_FROM_ANOTHER_DEVICE' end, now_is)
    then
      ended := ended || other.id;
    end if;
  end loop;
  insert into identity.session
    (id, player_id, brand, started_at, ended_at, end_reason, expires_at, device_kind, browser, system, country)
  values (
    of_session, of_player, of_brand, coalesce(began, now_is),
    case when is_over then now_is end, case when is_over then 'LOGGED_IN_FROM_ANOTHER_DEVICE' end,
    until, on_device, in_browser, on_system, from_country)
  on conflict (id) do nothing;
  -- With each sign-in a few that have run out end, and a few dead rows of the provider's go, without a job of their own.
  -- Another that ends or deletes them has them to itself.
  for other in
    select s.id from identity.session s
    where s.ended_at is null and s.expires_at <= now_is
    order by s.expires_at limit few for update skip locked
  loop
    if identity.end_session(other.id, 'SESSION_EXPIRED', now_is) then
      ended := ended || other.id;
    end if;
  end loop;
  -- By where they lie: their ids alone are no index.
  delete from identity.oidc_payload where ctid = any(array(
    select dead.ctid from identity.oidc_payload dead
    where dead.expires_at < now_is limit 100 for update skip locked));
end $$;
CREATE FUNCTION identity.renew(of_brand text, shown bytea, answered bytea, shown_by bytea, now_is timestamp with time zone, lost_since timestamp with time zone, OUT outcome text, OUT session_id text, OUT player_id text, OUT flow text, OUT expires_at timestamp with time zone) RETURNS record
    LANGUAGE plpgsql
    AS $$
declare
  token identity.refresh_token;
  is_again boolean := false;
begin
  -- Locked, so that of two that come together the second finds it used.
  select * into token from identity.refresh_token r where r.id = shown and r.brand = of_brand for update;
  if not found then
    outcome := 'unknown';
    return;
  end if;
  session_id := token.session_id;
  flow := token.flow;
  expires_at := token.expires_at;
  if token.used_at is not null then
    if token.repeated_at is null and token.used_at > lost_since and token.browser = shown_by then
      -- The lost answer is used up with it: whoever has it after all is not its owner, and showing it ends the session.
      update identity.refresh_token r set used_at = now_is, repeated_at = now_is
        where r.id = token.answer and r.used_at is null;
      is_again := found;
    end if;
    if not is_again then
      outcome := 'replayed';
      return;
    end if;
  end if;
  if token.expires_at <= now_is then
    outcome := 'expired';
    return;
  end if;
  select s.player_id into player_id from identity.session s where s.id = token.session_id and s.ended_at is null;
  if not found then
    outcome := 'ended';
    return;
  end if;
  insert into identity.refresh_token (id, session_id, brand, flow, browser, expires_at)
    values (answered, token.session_id, token.brand, token.flow, token.browser, token.expires_at);
  update identity.refresh_token r
    set used_at = coalesce(token.used_at, now_is), repeated_at = case when is_again then now_is end, answer = answered
    where r.id = shown;
  outcome := 'renewed';
end $$;
CREATE FUNCTION identity.store_refresh_token(of_brand text, stored bytea, content jsonb, of_session text, until timestamp with time zone, used bytea, shown_by bytea, now_is timestamp with time zone, lost_since timestamp with time zone) RETURNS text
    LANGUAGE plpgsql
    AS $$
declare
  token identity.oidc_payload;
begin
  -- The session first, as by whoever ends it.
  perform 1 from identity.session s where s.id = of_session and s.ended_at is null for no key update;
  if not found then
    return 'ended';
  end if;
  if used is not null then
    -- Of two that come together the second finds it used.
    select * into token from identity.oidc_payload p
      where p.brand = of_brand and p.model = 'RefreshToken' and p.id = used for update;
    if token.consumed_at is null then
      update identity.oidc_payload p set consumed_at = now_is
        where p.brand = of_brand and p.model = 'RefreshToken' and p.id = used;
      if not found then
        return 'used';
      end if;
    elsif identity.is_lost(token, shown_by, lost_since) then
      -- Whoever has the lost answer after all is not its owner: showing it ends the session.
      update identity.oidc_payload p set consumed_at = now_is, repeated_at = now_is
        where p.session_id = of_session and p.model = 'RefreshToken' and p.consumed_at is null;
      update identity.oidc_payload p set repeated_at = now_is
        where p.brand = of_brand and p.model = 'RefreshToken' and p.id = used;
    else
      return 'used';
    end if;
  end if;
  insert into identity.oidc_payload (brand, model, id, payload, session_id, expires_at)
    values (of_brand, 'RefreshToken', stored, content, of_session, until);
  update identity.session s set expires_at = until where s.id = of_session;
  return 'stored';
end $$;
CREATE FUNCTION jackpot.list_before_seed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if not exists (select from jackpot.ticket_list l
                 where l.brand = new.brand and l.period = new.id and l.closed_at < new.revealed_at) then
    raise exception 'a seed is told after the list of its bets';
  end if;
  return new;
end $$;
CREATE FUNCTION jackpot.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_table_name = 'period' and tg_op = 'UPDATE' then
    if old.revealed_at is null and to_jsonb(new) - 'revealed_at' = to_jsonb(old) - 'revealed_at' then
      return new;
    end if;
  end if;
  raise exception 'what was promised or won is never changed or deleted';
end $$;
CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'the record of % is not altered', tg_table_name;
end $$;
CREATE FUNCTION raffle.close_after_end() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if not exists (select from raffle.bounds b where b.drop = new.drop and b.over_at <= new.closed_at) then
    raise exception 'a list is closed when its drop is over';
  end if;
  return new;
end $$;
CREATE FUNCTION raffle.end_running() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if not exists (select from raffle.bounds b where b.drop = new.drop and b.begins_at <= new.ended_at
                                               and new.ended_at < b.over_at) then
    raise exception 'only a drop that runs is ended';
  end if;
  return new;
end $$;
CREATE FUNCTION raffle.list_before_seed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if not exists (select from raffle.list l where l.drop = new.drop and l.closed_at < new.drawn_at) then
    raise exception 'a seed is told after the list of its entries';
  end if;
  return new;
end $$;
CREATE FUNCTION raffle.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'what was promised, listed or won is never changed or deleted';
end $$;
CREATE FUNCTION raffle.refuse_late() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (select from added join raffle.list using (drop)) then
    raise exception 'the list of this drop is closed';
  end if;
  return null;
end $$;
CREATE FUNCTION reality_check.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'the record of reality checks is not altered';
end $$;
CREATE FUNCTION rewards.refuse_reopening() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if old.status in ('Credited', 'Expired', 'Removed') and new.status <> old.status then
    raise exception 'a reward that is % stays so', old.status;
  end if;
  return new;
end $$;
CREATE FUNCTION shop.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  moving constant text[] := array['state', 'reason', 'assignation', 'tries', 'look_at'];
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - moving = to_jsonb(old) - moving
     and (new.state = old.state and old.state in ('Pending', 'Returning')
       or old.state = 'Pending' and new.state in ('Done', 'Refused', 'Returning')
       or old.state = 'Returning' and new.state = 'Returned') then
    return new;
  end if;
  raise exception 'a purchase goes forward alone';
end $$;
CREATE FUNCTION wallet.bet_to_take_back(of_caller text, of_key text, real_account bigint, bonus_account bigint, OUT id bigint, OUT recipe text, OUT player_id text, OUT round text, OUT bonus_id text, OUT wagered bigint, OUT from_real bigint, OUT from_bonus bigint, OUT pots bigint[], OUT shares bigint[], OUT contributed bigint, OUT is_back boolean) RETURNS record
    LANGUAGE sql STABLE
    AS $$
  select min(t.id) filter (where t.leg = 0), min(t.recipe) filter (where t.leg = 0), min(t.player_id), min(t.round),
         min(t.bonus_id), coalesce(sum(t.wagered), 0)::bigint,
         coalesce(sum(t.amount) filter (where t.leg < 2 and t.debit = real_account), 0)::bigint,
         coalesce(sum(t.amount) filter (where t.leg < 2 and t.debit = bonus_account), 0)::bigint,
         array_agg(t.credit order by t.leg) filter (where t.leg >= 2),
         array_agg(t.amount order by t.leg) filter (where t.leg >= 2),
         coalesce(sum(t.amount) filter (where t.leg >= 2), 0)::bigint,
         bool_or(back.id is not null)
  from wallet.transfer t left join wallet.transfer back on back.reverses = t.id
  where t.caller = of_caller and t.key = of_key
$$;
CREATE FUNCTION wallet.conclude(of_caller text, of_key text, given text, at timestamp with time zone) RETURNS SETOF wallet.outcome
    LANGUAGE plpgsql
    AS $$
declare
  moved   wallet.transfer;
  player  wallet.account;
  bonus   wallet.account;
  running wallet.bonus;
  back    bigint;           -- what comes to the player by the verdict
  outcome wallet.outcome;
begin
  select * into moved from wallet.transfer where caller = of_caller and key = of_key and leg = 0;
  select * into player from wallet.account where player_id = moved.player_id and kind = 'real' for update;
  -- Anew under the lock: who waited for it reads what the one before has made of the transfer.
  select * into moved from wallet.transfer where id = moved.id;
  select * into bonus from wallet.account where player_id = player.player_id and kind = 'bonus';
  select * into running from wallet.bonus
  where player_id = player.player_id and status = 'Active' and (expires_at is null or expires_at > at);
  outcome.ordinal := 0;
  outcome.player_id := player.player_id;
  outcome.brand := player.brand;
  outcome.currency := player.currency;
  outcome.minor_digits := player.minor_digits;
  outcome.real_account := player.id;
  outcome.bonus_account := bonus.id;
  outcome.balance := player.balance;
  outcome.bonus := bonus.balance;
  outcome.bonus_id := running.id;
  outcome.wagered := running.wagered;
  outcome.required := running.required;
  if moved.id is null then
    outcome.refusal := 'UnknownTransfer';
  elsif moved.status <> 'pending' then
    outcome.refusal := case when moved.status <> given then 'TransactionConflict' end;
  else
    update wallet.transfer set status = given where id = moved.id;
    -- Reserved money of a voided transfer returns; expected money of a posted one arrives.
    back := case when (moved.debit = player.id) = (given = 'voided') then moved.amount else 0 end;
    if back > 0 then
      outcome.balance := player.balance + back;
      outcome.sequence := player.sequence + 1;
      outcome.amount := back;
      outcome.money_type := case when moved.debit = player.id then 'Withdrawal' else 'Deposit' end;
    end if;
    insert into wallet.conclusion (transfer, player_id, verdict, came_back, balance_after, bonus_after, sequence,
                                   concluded_at)
    values (moved.id, player.player_id, given, back, outcome.balance, outcome.bonus, outcome.sequence, at);
  end if;
  perform wallet.write_down('{}', '{}', '{}', array[outcome], at);
  return next outcome;
end $$;
CREATE FUNCTION wallet."decimal"(minor bigint, minor_digits smallint) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  select case when minor_digits = 2 then (minor * 0.01)::text
              else round(minor / 10::numeric ^ minor_digits, minor_digits)::text end
$$;
CREATE FUNCTION wallet.end_bonus(of_bonus text, ends_as text, player_brand text, at timestamp with time zone) RETURNS boolean
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION wallet.fund_pot(of_key text, of_brand text, of_currency text, digits smallint, of_pot text, given bigint, at timestamp with time zone) RETURNS void
    LANGUAGE plpgsql
    AS $$
declare
  house bigint;
  pot   bigint;
begin
  insert into wallet.account (kind, name, brand, currency, minor_digits, opened_at)
  values ('promotion', '', of_brand, of_currency, digits, at), ('jackpot', of_pot, of_brand, of_currency, digits, at)
  on conflict do nothing;
  select id into house from wallet.account
  where player_id is null and brand = of_brand and currency = of_currency and kind = 'promotion';
  select id into pot from wallet.account
  where player_id is null and brand = of_brand and currency = of_currency and kind = 'jackpot' and name = of_pot;
  insert into wallet.transfer (caller, key, leg, payload_hash, recipe, player_id, debit, credit, amount, status,
                               balance_after, bonus_after, created_at)
  values ('foyer:jackpot', of_key, 0, '', 'jackpotFunding', '', case when given > 0 then house else pot end,
          case when given > 0 then pot else house end, abs(given), 'posted', 0, 0, at);
end $$;
CREATE FUNCTION wallet.gather_stakes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into wallet.staked (transfers, gathered_at)
  select array_agg(id order by id), max(created_at) from written
  where leg = 0 and status = 'posted' and (recipe = 'bet' or recipe = 'rollback' and reverses is not null)
  having count(*) > 0;
  return null;
end $$;
CREATE FUNCTION wallet.give_free_round_back(of_caller text, of_key text) RETURNS void
    LANGUAGE sql
    AS $$
  update wallet.free_rounds g set used = used - 1
  from wallet.free_bet b where b.caller = of_caller and b.key = of_key and g.id = b.free_rounds
$$;
CREATE TABLE wallet.held_win (
    id bigint NOT NULL,
    caller text NOT NULL,
    key text NOT NULL,
    player_id text NOT NULL,
    brand text NOT NULL,
    currency text NOT NULL,
    game text NOT NULL,
    round text NOT NULL,
    amount bigint NOT NULL,
    room bigint NOT NULL,
    held_at timestamp with time zone NOT NULL,
    CONSTRAINT held_win_amount_check CHECK ((amount > 0)),
    CONSTRAINT held_win_room_check CHECK ((room >= 0))
);
CREATE FUNCTION wallet.hold_win(win wallet.held_win, digits smallint) RETURNS bigint
    LANGUAGE plpgsql
    AS $$
declare
  account bigint;
begin
  insert into wallet.held_win (caller, key, player_id, brand, currency, game, round, amount, room, held_at)
  values (win.caller, win.key, win.player_id, win.brand, win.currency, win.game, win.round, win.amount, win.room,
          win.held_at);
  insert into wallet.account (kind, brand, currency, minor_digits, opened_at)
  values ('heldWins', win.brand, win.currency, digits, win.held_at) on conflict do nothing;
  select id into account from wallet.account
  where player_id is null and brand = win.brand and currency = win.currency and kind = 'heldWins';
  return account;
end $$;
CREATE TABLE wallet.play_limit (
    player_id text NOT NULL,
    kind text NOT NULL,
    period text NOT NULL,
    amount bigint NOT NULL,
    zone text NOT NULL,
    span_from timestamp with time zone NOT NULL,
    span_to timestamp with time zone NOT NULL,
    used bigint NOT NULL,
    CONSTRAINT play_limit_amount_check CHECK ((amount >= 0)),
    CONSTRAINT play_limit_check CHECK ((span_from < span_to)),
    CONSTRAINT play_limit_kind_check CHECK ((kind = ANY (ARRAY['Stake'::text, 'Loss'::text]))),
    CONSTRAINT play_limit_period_check CHECK ((period = ANY (ARRAY['Day'::text, 'Week'::text, 'Month'::text])))
)
WITH (fillfactor='50');
CREATE FUNCTION wallet.limit_passed(limits wallet.play_limit[], staked bigint, lost bigint) RETURNS jsonb
    LANGUAGE sql STABLE
    AS $$
  select jsonb_build_object('kind', l.kind, 'period', l.period, 'left', room.left::text, 'returnsAt', l.span_to)
  from unnest(limits) l cross join lateral (select greatest(l.amount - l.used, 0) as left) room
  where case l.kind when 'Stake' then staked else lost end > room.left
  order by room.left, l.span_to desc limit 1
$$;
CREATE FUNCTION wallet.limits_after(limits wallet.play_limit[], staked bigint, lost bigint, staked_at timestamp with time zone) RETURNS wallet.play_limit[]
    LANGUAGE sql STABLE
    AS $$
  select array_agg(row(l.player_id, l.kind, l.period, l.amount, l.zone, l.span_from, l.span_to,
           l.used + case when l.kind = 'Loss' then lost when staked_at < l.span_from then 0 else staked end)::wallet.play_limit)
  from unnest(limits) l
$$;
CREATE FUNCTION wallet.limits_at(limits wallet.play_limit[], at timestamp with time zone) RETURNS wallet.play_limit[]
    LANGUAGE sql STABLE
    AS $$
  select array_agg(row(l.player_id, l.kind, l.period, l.amount, l.zone, coalesce(next.span_from, l.span_from),
           coalesce(next.span_to, l.span_to), case when next.span_to is null then l.used else 0 end)::wallet.play_limit)
  from unnest(limits) l left join lateral wallet.span_of(l.period, l.zone, at) next on at >= l.span_to
$$;
CREATE FUNCTION wallet.played(of_player text, since timestamp with time zone, OUT staked bigint, OUT lost bigint) RETURNS record
    LANGUAGE sql STABLE
    AS $$
  select (coalesce(sum(t.amount) filter (where t.recipe in ('bet', 'jackpotContribution') and t.debit in (p.id, b.id)), 0)
          - coalesce((select sum(leg.amount)
                      from wallet.transfer back
                      join wallet.transfer bet on bet.id = back.reverses and bet.recipe = 'bet' and bet.created_at >= since
                      join wallet.transfer leg on leg.caller = bet.caller and leg.key = bet.key
                      where back.player_id = of_player and back.sequence is not null and back.created_at >= since
                        and back.recipe = 'rollback'), 0))::bigint,
         coalesce(sum(case p.id when t.debit then t.amount when t.credit then -t.amount end), 0)::bigint
  from wallet.account p
  join wallet.account b on b.player_id = p.player_id and b.kind = 'bonus'
  join wallet.transfer t on t.player_id = p.player_id and t.sequence is not null and t.created_at >= since
    and t.recipe in ('bet', 'win', 'rollback', 'jackpotContribution', 'jackpotWin')
  where p.player_id = of_player and p.kind = 'real'
$$;
CREATE FUNCTION wallet.played_after(of_player text, since timestamp with time zone, after bigint, OUT staked bigint, OUT won bigint) RETURNS record
    LANGUAGE sql STABLE
    AS $$
  select (coalesce(sum(t.amount) filter (where t.recipe in ('bet', 'jackpotContribution') and t.debit in (p.id, b.id)), 0)
          - coalesce((select sum(leg.amount)
                      from wallet.transfer back
                      join wallet.transfer bet on bet.id = back.reverses and bet.recipe = 'bet' and bet.sequence > after
                      join wallet.transfer leg on leg.caller = bet.caller and leg.key = bet.key
                      where back.player_id = of_player and back.sequence > after and back.recipe = 'rollback'
                        and back.created_at >= since - interval '1 minute'), 0))::bigint,
         coalesce(sum(t.amount) filter (where t.recipe in ('win', 'jackpotWin') and t.credit in (p.id, b.id)), 0)::bigint
  from wallet.account p
  join wallet.account b on b.player_id = p.player_id and b.kind = 'bonus'
  left join wallet.transfer t on t.player_id = p.player_id and t.sequence > after
    and t.created_at >= since - interval '1 minute'
    and t.recipe in ('bet', 'win', 'rollback', 'jackpotContribution', 'jackpotWin')
  where p.player_id = of_player and p.kind = 'real'
$$;
CREATE FUNCTION wallet.post(commands jsonb, at timestamp with time zone) RETURNS SETOF wallet.outcome
    LANGUAGE plpgsql
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    SET jit TO 'off'
    AS $_$
declare
  c             record;
  target        record;
  refusal       text;
  in_hand       bigint;              -- the real account of the player whose running state this is:
  real_now      bigint;
  bonus_now     bigint;
  sequence_now  bigint;
  wagered_now   bigint;
  bonus_running text;                -- its money may be staked; null also when it is over and not yet expired
  to_real       bigint;              -- what the command does to each account, signed
  to_bonus      bigint;
  given         bigint;              -- by the house for a stake of a free round (013); negative back to it
  gifts         bigint;              -- and the account it comes from
  contributed   bigint;              -- to pots from real money; negative back from them
  pots          bigint[];
  shares        bigint[];
  wagering      bigint;              -- what it does to the wagering of the bonus that runs
  reversed      bigint;
  moved         boolean;
  limits        wallet.play_limit[]; -- of the player in hand; null for most
  staked        bigint;              -- what the command does to them
  lost          bigint;
  staked_at     timestamptz;         -- of the stake that is taken back
  passed        jsonb;
  room          bigint;              -- what the round may still win without a release
  held_win      bigint;              -- the amount of a win that is held,
  held_account  bigint;              -- and the account its money goes to
  held          wallet.play_limit[] := '{}'; -- of all players of the batch, as it leaves them
  outcomes      wallet.outcome[]  := '{}';
  transfers     wallet.transfer[] := '{}';
  stakes        wallet.stake[]    := '{}';
  closed        wallet.stake[]    := '{}';
  told_of_pots  jsonb[]           := '{}'; -- as wallet.gathered has them
begin
  perform 1 from wallet.account
  where kind = 'real' and player_id in (
    select coalesce(s.player_id, asked.player)
    from jsonb_to_recordset(commands) as asked(player text, "gameSession" text)
    left join wallet.game_session s on s.id = asked."gameSession")
  order by id for update;
  for c in select * from wallet.situation(commands, at) loop
    -- M7: a known key gets its first answer; with another payload it is refused.
    if c.known_hash is not null or c.real_account is null then
      refusal := case
        when c.real_account is null then 'UnknownSession'
        when c.known_hash = '' and c.verb = 'stake' then 'BetRolledBack'
        when c.known_hash <> c.payload_hash then 'TransactionConflict' end;
      -- What was given the first time is told again.
      contributed := case when c.verb = 'stake' and refusal is null then
        (select coalesce(sum(t.amount), 0) from wallet.transfer t
         where t.caller = c.caller and t.key = c.key and t.leg >= 2) end;
      held_win := case when c.verb = 'payout' and refusal is null then
        (select t.amount from wallet.transfer t
         where t.caller = c.caller and t.key = c.key and t.leg = 0 and t.recipe = 'heldWin') end;
      outcomes := array_append(outcomes, row(c.ordinal, refusal, c.player_id, c.brand, c.account_currency,
        c.minor_digits, c.real_account, c.bonus_account, c.known_balance, c.known_bonus,
        null, null, null, null, null, null, contributed, null, held_win)::wallet.outcome);
      continue;
    end if;
    if in_hand is distinct from c.real_account then
      in_hand := c.real_account;
      real_now := c.real_balance;
      bonus_now := c.bonus_balance;
      sequence_now := c.sequence;
      bonus_running := case when c.bonus_over then null else c.bonus_id end;
      wagered_now := c.wagered;
      held := held || limits;
      limits := case when c.limits is not null then wallet.limits_at(c.limits, at) end;
    end if;
    refusal := null;
    to_real := 0;
    to_bonus := 0;
    given := 0;
    contributed := 0;
    wagering := null;
    reversed := null;
    staked_at := null;
    passed := null;
    held_win := null;
    if c.currency <> c.account_currency then
      refusal := 'WrongCurrency';
    elsif c.amount <= 0 and c.verb in ('stake', 'payout') then
      refusal := 'BadRequest';
    elsif c.verb = 'stake' then
      if c.free_rounds is not null then given := c.amount; end if;
      to_real := -least(c.amount - given, real_now);  -- real money first
      to_bonus := given - c.amount - to_real;
      refusal := case
        when c.session_ended then 'SessionEnded'
        when c.round_player <> c.player_id then 'UnknownRound'
        when c.round_closed then 'RoundClosed'
        when c.check_due then 'RealityCheckDue'
        when bonus_running is not null and c.amount - given > c.max_bet then 'BonusMaxBet'
        when to_bonus < 0 and (bonus_running is null or bonus_now + to_bonus < 0) then 'InsufficientFunds' end;
      if refusal is null and c.gift is not null then
        -- From real money that the stake leaves: all of it, or the bet stands without.
        if c.pot_account is null then refusal := 'UnknownPot';
        elsif real_now + to_real >= c.gift then
          contributed := c.gift; pots := array[c.pot_account]; shares := array[c.gift];
        end if;
      end if;
      if refusal is null and limits is not null then
        passed := wallet.limit_passed(limits, contributed - to_real - to_bonus, contributed - to_real);
        if passed is not null then refusal := 'LimitReached'; end if;
      end if;
      if refusal is null and given > 0 then
        refusal := wallet.use_free_round(c.free_rounds, c.player_id, c.caller, c.key, c.game, c.amount, at);
      end if;
      if refusal is null then
        -- The house's stake stands as real money does: what is won by it is.
        stakes := array_append(stakes,
          row(c.caller, c.round, c.player_id, c.game, given - to_real, -to_bonus, bonus_running)::wallet.stake);
        if bonus_running is not null and given = 0 then wagering := c.amount * c.weight / 100; end if;
        if c.bet_largest_win is not null then
          insert into wallet.bet_largest_win (caller, key, round, stake, largest_win)
          values (c.caller, c.key, c.round, c.amount, c.bet_largest_win);
        end if;
      end if;
    elsif c.verb = 'payout' then
      if c.round_player is distinct from c.player_id or c.staked_real + c.staked_bonus = 0 then
        refusal := 'UnknownRound';
      elsif c.house is null then
        -- MONEY-09: a session of another game than the round's has no say in what the round may win.
        room := case when c.game is distinct from c.round_game then 0 else wallet.win_room(c.caller, c.round,
          c.staked_real + c.staked_bonus, c.largest_win_stakes, c.largest_win_amount) end;
        if c.amount > room then held_win := c.amount; end if;
      end if;
      if refusal is null and held_win is null then
        -- In the proportion of the stakes; what does not divide goes to real money.
        to_bonus := case when c.round_bonus = bonus_running
          then div(c.amount::numeric * c.staked_bonus, c.staked_real + c.staked_bonus) else 0 end;
        to_real := c.amount - to_bonus;
      end if;
    elsif c.verb = 'reversal' then
      select * into target from wallet.bet_to_take_back(c.caller, c.rolls_back, c.real_account, c.bonus_account);
      if target.id is null then
        -- Remembered under the bet's own key, so that the bet is refused when it comes late.
        transfers := array_append(transfers, row(null, c.caller, c.rolls_back, 0, '', 'bet', c.player_id,
          c.real_account, c.game_account, 0, 'voided', c.round, null, real_now, bonus_now, null, at,
          null, null)::wallet.transfer);
      elsif target.recipe not in ('bet', 'freeBet') or target.player_id <> c.player_id or target.round <> c.round then
        refusal := 'TransactionConflict';
      elsif target.recipe = 'freeBet' then
        if not target.is_back then
          reversed := target.id;
          select -amount into given from wallet.transfer where id = target.id;
          perform wallet.give_free_round_back(c.caller, c.rolls_back);
          update wallet.round r set staked_real = r.staked_real + given where r.studio = c.caller and r.id = c.round;
        end if;
      elsif not target.is_back and target.from_real + target.from_bonus > 0 then
        reversed := target.id;
        if limits is not null then
          select created_at into staked_at from wallet.transfer where id = target.id;
        end if;
        -- To the account it came from, or to the real one when its bonus has ended meanwhile.
        if target.bonus_id = bonus_running then
          to_bonus := target.from_bonus;
          wagering := -target.wagered;
        end if;
        to_real := target.from_real + target.from_bonus - to_bonus;
        contributed := -target.contributed;
        pots := target.pots;
        shares := target.shares;
        update wallet.round r
        set staked_bonus = r.staked_bonus - took.bonus,
            staked_real = r.staked_real - (target.from_real + target.from_bonus - took.bonus)
        from (select case when c.round_bonus = target.bonus_id then target.from_bonus else 0 end as bonus) took
        where r.studio = c.caller and r.id = c.round;
      end if;
    elsif c.verb = 'endRound' then
      if c.round_player is distinct from c.player_id then
        refusal := 'UnknownRound';
      else
        closed := array_append(closed, row(c.caller, c.round, c.player_id, c.game, 0, 0, null)::wallet.stake);
      end if;
    elsif c.verb = 'conversion' then
      if bonus_running is null or wagered_now < c.required then refusal := 'BonusNotWagered';
      elsif not wallet.end_bonus(c.bonus_id, 'Converted', c.brand, at) then refusal := 'BonusNotActive';
      else
        to_real := least(bonus_now, c.max_payout);
        to_bonus := -bonus_now;
        bonus_running := null;
      end if;
    elsif c.verb = 'ending' then
      if c.bonus_id is distinct from c.bonus_asked then refusal := 'BonusNotActive';
      elsif c.ends_as = 'Expired' and c.bonus_over is not true then refusal := 'BonusNotOver';
      elsif not wallet.end_bonus(c.bonus_id, c.ends_as, c.brand, at) then refusal := 'BonusNotActive';
      else
        to_bonus := -bonus_now;
        bonus_running := null;
      end if;
    elsif c.verb = 'move' then
      to_real := case c.account when 'real' then c.amount else 0 end;
      to_bonus := case c.account when 'bonus' then c.amount else 0 end;
      if real_now + to_real < 0 or bonus_now + to_bonus < 0 then refusal := 'InsufficientFunds';
      elsif c.game_account is null then refusal := 'UnknownPot'; end if;
    end if;
    if refusal is not null then
      -- A stake that is too high for the bonus is told how high it may be; one that passes a limit, which.
      outcomes := array_append(outcomes, row(c.ordinal, refusal, c.player_id, c.brand, c.account_currency,
        c.minor_digits, c.real_account, c.bonus_account, real_now, bonus_now, null,
        case when refusal = 'BonusMaxBet' then c.max_bet end, null, null, null, null, null, passed, null)::wallet.outcome);
      continue;
    end if;
    -- A pending payment to the player counts only when it is posted; a pending one from the player counts at once.
    -- The end of a bonus is told of even when it held nothing.
    moved := (to_real <> 0 or to_bonus <> 0) and (c.status = 'posted' or to_real + to_bonus < 0)
             or c.verb in ('conversion', 'ending') or held_win is not null;
    if moved then
      real_now := real_now + to_real - contributed;
      bonus_now := bonus_now + to_bonus;
      sequence_now := sequence_now + 1;
      wagered_now := wagered_now + coalesce(wagering, 0);
    end if;
    -- Whatever is won is taken in and paid (L11); only real money is won or lost by the player.
    if limits is not null and (c.verb in ('stake', 'payout', 'reversal') or c.house = 'jackpot') then
      staked := case when c.verb in ('stake', 'reversal') then contributed - to_real - to_bonus else 0 end;
      lost := contributed - to_real;
      limits := wallet.limits_after(limits, staked, lost, staked_at);
    end if;
    if held_win is not null then
      held_account := wallet.hold_win(row(null, c.caller, c.key, c.player_id, c.brand, c.account_currency, c.round_game,
        c.round, held_win, room, at)::wallet.held_win, c.minor_digits);
      transfers := array_append(transfers, row(null, c.caller, c.key, 0, c.payload_hash, 'heldWin', c.player_id,
        c.game_account, held_account, held_win, c.status, c.round, null, real_now, bonus_now, sequence_now, at,
        null, null)::wallet.transfer);
    elsif given <> 0 then
      select id into gifts from wallet.account
      where player_id is null and brand = c.brand and currency = c.account_currency and kind = 'promotion';
      transfers := array_append(transfers, row(null, c.caller, c.key, 0, c.payload_hash, c.recipe, c.player_id,
        case when given > 0 then gifts else c.game_account end, case when given > 0 then c.game_account else gifts end,
        abs(given), c.status, c.round, reversed, real_now, bonus_now, null, at, null, null)::wallet.transfer);
    elsif to_real <> 0 or to_bonus = 0 then
      transfers := array_append(transfers, row(null, c.caller, c.key, 0, c.payload_hash, c.recipe, c.player_id,
        case when to_real > 0 then c.game_account else c.real_account end,
        case when to_real > 0 then c.real_account else c.game_account end, abs(to_real), c.status, c.round,
        reversed, real_now, bonus_now, case when moved then sequence_now end, at,
        case when wagering is not null then bonus_running end, wagering)::wallet.transfer);
    end if;
    if to_bonus <> 0 then
      transfers := array_append(transfers, row(null, c.caller, c.key, case when to_real = 0 then 0 else 1 end,
        c.payload_hash, c.recipe, c.player_id,
        case when to_bonus > 0 then c.game_account else c.bonus_account end,
        case when to_bonus > 0 then c.bonus_account else c.game_account end, abs(to_bonus), c.status, c.round,
        case when to_real = 0 then reversed end, real_now, bonus_now, case when moved then sequence_now end, at,
        case when wagering is not null then bonus_running end,
        case when to_real = 0 then wagering end)::wallet.transfer);
    end if;
    if contributed <> 0 then
      for n in 1 .. cardinality(pots) loop
        transfers := array_append(transfers, row(null, c.caller, c.key, n + 1, '', 'jackpotContribution',
          c.player_id, case when contributed > 0 then c.real_account else pots[n] end,
          case when contributed > 0 then pots[n] else c.real_account end, shares[n], c.status, null,
          null, real_now, bonus_now, sequence_now, at, null, null)::wallet.transfer);
        told_of_pots := array_append(told_of_pots, case when contributed > 0
          then jsonb_build_array(pots[n], c.player_id, c.caller, c.key, shares[n])
          else jsonb_build_array(pots[n], c.player_id, c.caller, c.rolls_back, -shares[n]) end);
      end loop;
    end if;
    outcomes := array_append(outcomes, row(c.ordinal, null, c.player_id, c.brand, c.account_currency,
      c.minor_digits, c.real_account, c.bonus_account, real_now, bonus_now,
      case when moved then sequence_now end, to_real + to_bonus - contributed, c.money_type,
      bonus_running, wagered_now, c.required, contributed, null, held_win)::wallet.outcome);
  end loop;
  perform wallet.write_down(transfers, stakes, closed, outcomes, at);
  if cardinality(told_of_pots) > 0 then
    insert into wallet.gathered (gifts, gathered_at) values (to_jsonb(told_of_pots), at);
  end if;
  held := held || limits;
  if cardinality(held) > 0 then
    update wallet.play_limit l set used = now.used, span_from = now.span_from, span_to = now.span_to
    from unnest(held) now
    where l.player_id = now.player_id and l.kind = now.kind and l.period = now.period;
  end if;
  if commands @? '$[*].jackpotPart' then
    insert into wallet.jackpot_part (caller, key, amount)
    select said.caller, said.key, said."jackpotPart"
    from jsonb_to_recordset(commands) as said(ordinal int, caller text, key text, "jackpotPart" numeric)
    join unnest(outcomes) done on done.ordinal = said.ordinal and done.refusal is null
    where said."jackpotPart" is not null on conflict do nothing;
  end if;
  return query select * from unnest(outcomes);
end $_$;
CREATE FUNCTION wallet.refuse_any_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'what is written down in the books is never changed or deleted';
end $$;
CREATE FUNCTION wallet.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'UPDATE' and old.status = 'pending' and new.status in ('posted', 'voided')
     and to_jsonb(new) - 'status' = to_jsonb(old) - 'status' then
    return new;
  end if;
  raise exception 'a transfer is never changed or deleted: correct it by another one';
end $$;
CREATE FUNCTION wallet.reverse_held_win(win wallet.held_win, at timestamp with time zone) RETURNS void
    LANGUAGE plpgsql
    AS $$
declare
  player  wallet.account;
  outcome wallet.outcome;
begin
  select * into player from wallet.account where player_id = win.player_id and kind = 'real';
  outcome.ordinal := 0;
  outcome.player_id := player.player_id;
  outcome.brand := player.brand;
  outcome.currency := player.currency;
  outcome.minor_digits := player.minor_digits;
  outcome.real_account := player.id;
  outcome.balance := player.balance;
  select id, balance into outcome.bonus_account, outcome.bonus
  from wallet.account where player_id = win.player_id and kind = 'bonus';
  select b.id, b.wagered, b.required into outcome.bonus_id, outcome.wagered, outcome.required
  from wallet.bonus b
  where b.player_id = win.player_id and b.status = 'Active' and (b.expires_at is null or b.expires_at > at);
  outcome.sequence := player.sequence + 1;
  outcome.amount := 0;
  outcome.money_type := 'CasinoBet';
  insert into wallet.transfer (caller, key, leg, payload_hash, recipe, player_id, debit, credit, amount, status, round,
                               balance_after, bonus_after, sequence, created_at)
  select win.caller, 'reverse ' || win.key, 0, '', 'heldWinReversal', win.player_id, held.id, game.id, win.amount,
         'posted', win.round, outcome.balance, outcome.bonus, outcome.sequence, at
  from wallet.account held
  join wallet.account game on game.player_id is null and game.brand = held.brand and game.currency = held.currency
                          and game.kind = 'game'
  where held.player_id is null and held.kind = 'heldWins' and held.brand = win.brand and held.currency = win.currency;
  perform wallet.write_down('{}', '{}', '{}', array[outcome], at);
end $$;
CREATE FUNCTION wallet.set_play_limits(of_player text, limits jsonb, zone text, at timestamp with time zone) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  perform 1 from wallet.account where player_id = of_player and kind = 'real' for update;
  delete from wallet.play_limit where player_id = of_player;
  insert into wallet.play_limit (player_id, kind, period, amount, zone, span_from, span_to, used)
  select of_player, l.kind, l.period, l.amount, set_play_limits.zone, s.span_from, s.span_to,
         case l.kind when 'Stake' then p.staked else p.lost end
  from jsonb_to_recordset(limits) as l(kind text, period text, amount bigint)
  cross join lateral wallet.span_of(l.period, set_play_limits.zone, at) s
  cross join lateral wallet.played(of_player, s.span_from) p;
  update wallet.account set limited = limits <> '[]'::jsonb where player_id = of_player and kind = 'real';
end $$;
CREATE FUNCTION wallet.situation(commands jsonb, at timestamp with time zone) RETURNS TABLE(ordinal integer, verb text, caller text, key text, payload_hash text, recipe text, money_type text, round text, amount bigint, currency text, rolls_back text, account text, house text, status text, pot_account bigint, gift bigint, bonus_asked text, ends_as text, free_rounds text, game text, session_ended boolean, player_id text, brand text, account_currency text, minor_digits smallint, real_account bigint, real_balance bigint, sequence bigint, bonus_account bigint, bonus_balance bigint, game_account bigint, round_player text, staked_real bigint, staked_bonus bigint, round_closed boolean, round_bonus text, known_hash text, known_status text, known_balance bigint, known_bonus bigint, bonus_id text, wagered bigint, required bigint, weight integer, max_bet bigint, max_payout bigint, bonus_over boolean, limits wallet.play_limit[], check_due boolean, bet_largest_win bigint, largest_win_stakes numeric, largest_win_amount bigint, round_game text)
    LANGUAGE sql STABLE
    AS $$
  select c.ordinal, c.verb, c.caller, c.key, c.hash, c.recipe, c."moneyType", c.round,
         c.amount, c.currency, c."rollsBack", c.account, c.house, c.status,
         pot.id, stands.amount, c.bonus, c."endsAs", c."freeRounds", s.game, s.ended_at is not null,
         p.player_id, p.brand, p.currency, p.minor_digits, p.id,
         p.balance, p.sequence, b.id, b.balance, g.id,
         r.player_id, r.staked_real, r.staked_bonus, r.closed_at is not null, r.bonus_id,
         known.payload_hash, known.status, known.balance_after, known.bonus_after,
         running.id, running.wagered, running.required, coalesce((running.weights ->> s.category)::int, 0),
         running.max_bet, running.max_payout, running.expires_at <= at,
         case when p.limited then (select array_agg(l) from wallet.play_limit l where l.player_id = p.player_id) end,
         p.check_due_at <= at
           and (coalesce(r.staked_real + r.staked_bonus, 0) = 0 or p.check_due_at <= at - interval '10 minutes'),
         c."largestWin", s.largest_win_stakes, s.largest_win_amount, r.game
  from jsonb_to_recordset(commands) as c(
         ordinal int, verb text, caller text, key text, hash text, recipe text, "moneyType" text,
         "gameSession" text, player text, round text, amount bigint, currency text, "rollsBack" text,
         account text, house text, pot text, status text, bonus text, "endsAs" text, "freeRounds" text,
         "largestWin" bigint)
  left join wallet.game_session s on s.id = c."gameSession" and s.studio = c.caller
  left join wallet.account p on p.player_id = coalesce(s.player_id, c.player) and p.kind = 'real'
  left join wallet.account b on b.player_id = p.player_id and b.kind = 'bonus'
  left join wallet.account g on g.player_id is null and g.brand = p.brand and g.currency = p.currency
                            and g.kind = coalesce(c.house, 'game') and g.name = coalesce(c.pot, '')
  -- Each alone, so that it is looked up by its index: a plan made while a table was empty would read all of it ever after.
  left join lateral (select * from wallet.round of where of.studio = c.caller and of.id = c.round limit 1) r on true
  left join lateral (select * from wallet.transfer of
    where of.caller = c.caller and of.key = c.key and of.leg = 0 limit 1) known on true
  left join lateral (select * from wallet.bonus of
    where of.player_id = p.player_id and of.status = 'Active' limit 1) running on true
  left join lateral (select * from wallet.standing_contribution of
    where of.player_id = p.player_id and c.verb = 'stake' and c."freeRounds" is null and s.category <> 'sports'
    limit 1) stands on true
  left join wallet.account pot on pot.player_id is null and pot.brand = p.brand and pot.currency = p.currency
                              and pot.kind = 'jackpot' and pot.name = stands.pot
  order by p.id, c.ordinal
$$;
CREATE FUNCTION wallet.span_of(period text, zone text, at timestamp with time zone, OUT span_from timestamp with time zone, OUT span_to timestamp with time zone) RETURNS record
    LANGUAGE sql STABLE
    AS $$
  select begun.start at time zone zone, (begun.start + ('1 ' || period)::interval) at time zone zone
  from (select date_trunc(period, at at time zone zone) as start) begun
$$;
CREATE FUNCTION wallet.undo(command jsonb, at timestamp with time zone) RETURNS SETOF wallet.outcome
    LANGUAGE plpgsql
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    SET jit TO 'off'
    AS $$
declare
  c       record;
  target  record;
  to_real bigint;
  unmet   bigint;           -- what a chargeback asks for and the real account does not hold,
  debts   bigint;           -- and the house's account that holds it
  outcome wallet.outcome;
begin
  perform 1 from wallet.account where kind = 'real' and player_id = command ->> 'player' for update;
  select * into c from wallet.situation(jsonb_build_array(command), at);
  select t.*, r.id is not null as is_undone into target
  from wallet.transfer t left join wallet.transfer r on r.reverses = t.id
  where t.caller = c.caller and t.key = c.rolls_back and t.leg = 0;
  outcome.ordinal := 0;
  outcome.refusal := case
    when c.real_account is null then 'UnknownPlayer'
    when c.known_hash <> c.payload_hash then 'TransactionConflict'
    when c.known_hash is not null then null
    when target.id is null or target.player_id <> c.player_id then 'UnknownTransfer'
    when target.recipe <> command ->> 'undoes' or target.status <> 'posted' or target.is_undone
      then 'TransactionConflict' end;
  outcome.player_id := c.player_id;
  outcome.brand := c.brand;
  outcome.currency := c.account_currency;
  outcome.minor_digits := c.minor_digits;
  outcome.real_account := c.real_account;
  outcome.bonus_account := c.bonus_account;
  outcome.balance := coalesce(c.known_balance, c.real_balance);
  outcome.bonus := coalesce(c.known_bonus, c.bonus_balance);
  if outcome.refusal is not null or c.known_hash is not null then
    return next outcome;
    return;
  end if;
  to_real := case when target.credit = c.real_account then -least(target.amount, c.real_balance) else target.amount end;
  unmet := case when target.credit = c.real_account then target.amount + to_real else 0 end;
  select id into debts from wallet.account
  where player_id is null and brand = c.brand and currency = c.account_currency and kind = 'owed';
  if to_real <> 0 then
    outcome.balance := c.real_balance + to_real;
    outcome.sequence := c.sequence + 1;
    outcome.amount := to_real;
    outcome.money_type := c.money_type;
    outcome.bonus_id := case when c.bonus_over then null else c.bonus_id end;
    outcome.wagered := c.wagered;
    outcome.required := c.required;
  end if;
  insert into wallet.transfer (caller, key, leg, payload_hash, recipe, player_id, debit, credit, amount, status,
                               reverses, balance_after, bonus_after, sequence, created_at)
  select c.caller, c.key, row_number() over (order by part.n) - 1, c.payload_hash, c.recipe, c.player_id,
         part.debit, target.debit, part.amount, 'posted',
         case when row_number() over (order by part.n) = 1 then target.id end,
         outcome.balance, outcome.bonus, outcome.sequence, at
  from (values (0, target.credit, abs(to_real)), (1, debts, unmet)) as part(n, debit, amount)
  where part.amount > 0;
  perform wallet.write_down('{}', '{}', '{}', array[outcome], at);
  return next outcome;
end $$;
CREATE FUNCTION wallet.use_free_round(of_grant text, of_player text, of_caller text, of_key text, of_game text, of_stake bigint, at timestamp with time zone) RETURNS text
    LANGUAGE plpgsql
    AS $$
declare
  given wallet.free_rounds;
begin
  select * into given from wallet.free_rounds
  where id = of_grant and player_id = of_player and studio = of_caller and game = of_game;
  if not found then return 'UnknownFreeRounds'; end if;
  if given.used = given.granted or given.expires_at <= at then return 'FreeRoundsOver'; end if;
  if given.stake <> of_stake then return 'FreeStakeDiffers'; end if;
  update wallet.free_rounds set used = used + 1 where id = of_grant;
  insert into wallet.free_bet (caller, key, free_rounds) values (of_caller, of_key, of_grant);
  return null;
end $$;
CREATE FUNCTION wallet.win_room(of_studio text, of_round text, staked bigint, largest_stakes numeric, largest_amount bigint) RETURNS bigint
    LANGUAGE sql STABLE
    AS $$
  select greatest(0,
    least(coalesce(largest_amount, 9223372036854775807)::numeric,
          floor(multiple * staked) - coalesce((
            select sum(greatest(0, floor(multiple * b.stake) - b.largest_win))
            from wallet.bet_largest_win b
            where b.caller = of_studio and b.round = of_round and not exists (
              select from wallet.transfer bet join wallet.transfer back on back.reverses = bet.id
              where bet.caller = b.caller and bet.key = b.key and bet.leg = 0)), 0))
    - coalesce((
        select sum(t.amount) from wallet.transfer t
        where t.round = of_round and t.caller = of_studio and t.recipe = 'win' and t.key not like 'release %'), 0))::bigint
  from (select coalesce(largest_stakes, 9999999.99) as multiple) declared
$$;
CREATE TABLE wallet.transfer (
    id bigint NOT NULL,
    caller text NOT NULL,
    key text NOT NULL,
    leg smallint NOT NULL,
    payload_hash text NOT NULL,
    recipe text NOT NULL,
    player_id text NOT NULL,
    debit bigint NOT NULL,
    credit bigint NOT NULL,
    amount bigint NOT NULL,
    status text NOT NULL,
    round text,
    reverses bigint,
    balance_after bigint NOT NULL,
    bonus_after bigint NOT NULL,
    sequence bigint,
    created_at timestamp with time zone NOT NULL,
    bonus_id text,
    wagered bigint,
    CONSTRAINT transfer_amount_check CHECK ((amount >= 0)),
    CONSTRAINT transfer_check CHECK ((credit <> debit)),
    CONSTRAINT transfer_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'posted'::text, 'voided'::text])))
);
CREATE FUNCTION wallet.write_down(transfers wallet.transfer[], stakes wallet.stake[], closed wallet.stake[], outcomes wallet.outcome[], at timestamp with time zone) RETURNS void
    LANGUAGE plpgsql
    AS $$
declare
  written bigint;
begin
  insert into wallet.transfer (caller, key, leg, payload_hash, recipe, player_id, debit, credit, amount, status,
                               round, reverses, balance_after, bonus_after, sequence, created_at, bonus_id, wagered)
  select caller, key, leg, payload_hash, recipe, player_id, debit, credit, amount, status,
         round, reverses, balance_after, bonus_after, sequence, created_at, bonus_id, wagered
  from unnest(transfers);
  update wallet.account a set balance = last.balance, sequence = last.sequence
  from (select distinct on (real_account) real_account, balance, sequence from unnest(outcomes)
        where sequence is not null order by real_account, sequence desc) last
  where a.id = last.real_account;
  update wallet.account a set balance = last.bonus
  from (select distinct on (bonus_account) bonus_account, bonus from unnest(outcomes)
        where sequence is not null order by bonus_account, sequence desc) last
  where a.id = last.bonus_account and a.balance <> last.bonus;
  update wallet.bonus b set wagered = last.wagered
  from (select distinct on (bonus_id) bonus_id, wagered from unnest(outcomes)
        where bonus_id is not null order by bonus_id, ordinal desc) last
  where b.id = last.bonus_id and b.wagered <> last.wagered;
  if cardinality(stakes) > 0 then
    -- Bonus money of a bonus that has ended stands in the round as real money from the next stake on.
    insert into wallet.round as r (studio, id, player_id, game, staked_real, staked_bonus, opened_at, bonus_id)
    select studio, round, player_id, game, staked_real, staked_bonus, at, bonus_id from unnest(stakes)
    on conflict (studio, id) do update
    set staked_real = r.staked_real + excluded.staked_real
                      + case when r.bonus_id = excluded.bonus_id then 0 else r.staked_bonus end,
        staked_bonus = excluded.staked_bonus
                      + case when r.bonus_id = excluded.bonus_id then r.staked_bonus else 0 end,
        bonus_id = excluded.bonus_id
    where r.player_id = excluded.player_id;
    get diagnostics written = row_count;
    if written < cardinality(stakes) then
      raise exception 'a round was opened for another player meanwhile' using errcode = 'serialization_failure';
    end if;
  end if;
  if cardinality(closed) > 0 then
    update wallet.round r set closed_at = at from unnest(closed) c
    where r.studio = c.studio and r.id = c.round and r.closed_at is null;
  end if;
  -- The event of each movement becomes true with it (plumbing/outbox). Shape: BalanceChanged of plumbing/bus.ts.
  insert into outbox.event (topic, payload)
  select 'wallet.balanceChanged', jsonb_build_object(
    'playerId', player_id, 'brand', brand,
    'balance', jsonb_build_object('amount', wallet.decimal(balance, minor_digits), 'currency', currency),
    'bonusBalance', jsonb_build_object('amount', wallet.decimal(bonus, minor_digits), 'currency', currency),
    'amount', jsonb_build_object('amount', wallet.decimal(amount, minor_digits), 'currency', currency),
    'moneyType', money_type,
    'wageringProgress', case when bonus_id is not null then least(1, round(wagered::numeric / required, 4)) end,
    'sequence', sequence)
  from unnest(outcomes) where sequence is not null order by ordinal;
end $$;
CREATE TABLE calendar.opening (
    player_id text NOT NULL,
    round text NOT NULL,
    door integer NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    CONSTRAINT opening_door_check CHECK ((door > 0)),
    CONSTRAINT opening_round_check CHECK ((round ~ '^\d{4}-\d{2}-\d{2}$'::text))
);
CREATE TABLE cashback.share (
    player_id text NOT NULL,
    brand text NOT NULL,
    from_at timestamp with time zone NOT NULL,
    currency text NOT NULL,
    lost bigint NOT NULL,
    amount bigint NOT NULL,
    state text NOT NULL,
    assignation text,
    lapses_at timestamp with time zone NOT NULL,
    look_at timestamp with time zone NOT NULL,
    CONSTRAINT given_is_a_reward CHECK (((state = 'given'::text) = (assignation IS NOT NULL))),
    CONSTRAINT nothing_is_none CHECK (((amount = 0) = (state = 'none'::text))),
    CONSTRAINT share_check CHECK (((amount >= 0) AND (amount <= lost))),
    CONSTRAINT share_lost_check CHECK ((lost > 0)),
    CONSTRAINT share_state_check CHECK ((state = ANY (ARRAY['none'::text, 'waiting'::text, 'given'::text, 'lapsed'::text])))
);
CREATE TABLE cashback.week (
    brand text NOT NULL,
    from_at timestamp with time zone NOT NULL,
    until_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone NOT NULL,
    percent integer NOT NULL,
    bounds jsonb NOT NULL,
    reckoned_at timestamp with time zone NOT NULL,
    CONSTRAINT week_check CHECK ((until_at > from_at)),
    CONSTRAINT week_check1 CHECK ((settled_at >= until_at)),
    CONSTRAINT week_check2 CHECK ((reckoned_at >= settled_at)),
    CONSTRAINT week_percent_check CHECK (((percent >= 1) AND (percent <= 50)))
);
CREATE TABLE cashier.account (
    id text NOT NULL,
    player_id text NOT NULL,
    provider text NOT NULL,
    method text NOT NULL,
    provider_account text NOT NULL,
    label text NOT NULL,
    last_used_at timestamp with time zone NOT NULL
);
CREATE TABLE cashier.hearing (
    player_id text NOT NULL,
    sequence bigint NOT NULL,
    payment_id text NOT NULL
);
CREATE TABLE cashier.held_deposit (
    payment_id text NOT NULL,
    player_id text NOT NULL,
    brand text NOT NULL,
    reason text NOT NULL,
    rule text NOT NULL,
    account_id text,
    transfer_key text NOT NULL,
    needs_operator text,
    reversed_at timestamp with time zone,
    held_at timestamp with time zone NOT NULL,
    outcome text,
    ended_at timestamp with time zone,
    CONSTRAINT ended_with_outcome CHECK (((outcome IS NULL) = (ended_at IS NULL))),
    CONSTRAINT held_deposit_outcome_check CHECK ((outcome = ANY (ARRAY['Refunded'::text, 'Released'::text, 'ChargedBack'::text])))
);
CREATE TABLE cashier.notice (
    provider text NOT NULL,
    id text NOT NULL,
    payload_hash text NOT NULL,
    reference text NOT NULL,
    outcome text NOT NULL,
    notice jsonb NOT NULL,
    verdict text NOT NULL,
    taken_at timestamp with time zone NOT NULL
);
CREATE TABLE cashier.payment (
    id text NOT NULL,
    player_id text NOT NULL,
    brand text NOT NULL,
    type text NOT NULL,
    status text NOT NULL,
    method text NOT NULL,
    provider text NOT NULL,
    provider_method text NOT NULL,
    speed text NOT NULL,
    takes_minutes integer NOT NULL,
    country text NOT NULL,
    locale text NOT NULL,
    account_id text,
    amount bigint NOT NULL,
    fee bigint NOT NULL,
    currency text NOT NULL,
    euro_cents bigint NOT NULL,
    idempotency_key text NOT NULL,
    payload_hash text NOT NULL,
    return_url text,
    frame_url text,
    waits_for text,
    waits_until timestamp with time zone,
    refusal_type text,
    refusal_rule text,
    cancel_reason text,
    due_at timestamp with time zone,
    asked_at timestamp with time zone,
    tries integer DEFAULT 0 NOT NULL,
    late_of text,
    created_at timestamp with time zone NOT NULL,
    processed_at timestamp with time zone,
    asking_until timestamp with time zone,
    refusal_reason text,
    CONSTRAINT one_under_way_waits CHECK (((processed_at IS NULL) = (waits_for IS NOT NULL))),
    CONSTRAINT over_when_processed CHECK (((processed_at IS NOT NULL) = (status = ANY (ARRAY['Cancelled'::text, 'Completed'::text, 'RolledBacked'::text])))),
    CONSTRAINT payment_amount_check CHECK ((amount > 0)),
    CONSTRAINT payment_cancel_reason_check CHECK ((cancel_reason = ANY (ARRAY['AccountIssues'::text, 'InsufficientGameChoices'::text, 'NotEnoughBonusesOrPromotions'::text, 'PaymentIssues'::text]))),
    CONSTRAINT payment_euro_cents_check CHECK ((euro_cents >= 0)),
    CONSTRAINT payment_fee_check CHECK ((fee >= 0)),
    CONSTRAINT payment_speed_check CHECK ((speed = ANY (ARRAY['Instant'::text, 'Manual'::text]))),
    CONSTRAINT payment_status_check CHECK ((status = ANY (ARRAY['Initialized'::text, 'CancelInitialized'::text, 'Cancelled'::text, 'Completed'::text, 'RollbackInitialized'::text, 'RolledBacked'::text]))),
    CONSTRAINT payment_takes_minutes_check CHECK ((takes_minutes >= 0)),
    CONSTRAINT payment_type_check CHECK ((type = ANY (ARRAY['Deposit'::text, 'Withdrawal'::text])))
);
CREATE TABLE cashier.refund (
    reference text NOT NULL,
    payment_id text NOT NULL,
    provider text NOT NULL,
    provider_method text NOT NULL,
    account_id text NOT NULL,
    state text NOT NULL,
    by text NOT NULL,
    why text NOT NULL,
    provider_reason text,
    tries integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT refund_state_check CHECK ((state = ANY (ARRAY['Sending'::text, 'Accepted'::text, 'Paid'::text, 'Refused'::text, 'Stopped'::text, 'SentBack'::text])))
);
CREATE TABLE cashier.step (
    id bigint NOT NULL,
    payment_id text NOT NULL,
    at timestamp with time zone NOT NULL,
    by text NOT NULL,
    from_status text,
    to_status text NOT NULL,
    why text NOT NULL
);
ALTER TABLE cashier.step ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME cashier.step_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE catalogue.favourite (
    player_id text NOT NULL,
    game text NOT NULL,
    added_at timestamp with time zone NOT NULL
);
CREATE TABLE catalogue.game (
    slug text NOT NULL,
    title text NOT NULL,
    category text NOT NULL,
    studio text NOT NULL,
    lookup_id text NOT NULL,
    released date NOT NULL,
    rtp numeric(5,2),
    lines integer,
    max_win numeric(9,2),
    volatility text,
    min_stake numeric(9,2) NOT NULL,
    max_stake numeric(9,2) NOT NULL,
    blocked_countries text[] NOT NULL,
    blocked_licences text[] NOT NULL,
    is_open boolean NOT NULL,
    withdrawn_at timestamp with time zone,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    features text[] DEFAULT '{}'::text[] NOT NULL,
    devices text[] DEFAULT '{}'::text[] NOT NULL,
    available_at timestamp with time zone NOT NULL,
    rtp_least numeric(5,2),
    rtp_most numeric(5,2),
    languages text[] DEFAULT '{}'::text[] NOT NULL,
    max_win_amounts jsonb,
    CONSTRAINT game_check CHECK (((min_stake > (0)::numeric) AND (min_stake <= max_stake))),
    CONSTRAINT game_check1 CHECK (((rtp_least IS NULL) = (rtp_most IS NULL))),
    CONSTRAINT game_check2 CHECK (((rtp_least IS NULL) OR ((rtp >= rtp_least) AND (rtp <= rtp_most))))
);
CREATE TABLE catalogue.list (
    slug text NOT NULL,
    "position" integer NOT NULL,
    format text NOT NULL,
    is_ranked boolean NOT NULL,
    is_in_menu boolean NOT NULL,
    selection jsonb NOT NULL,
    CONSTRAINT list_format_check CHECK ((format = ANY (ARRAY['portrait'::text, 'square'::text, 'wide'::text])))
);
CREATE TABLE catalogue.opening (
    game text NOT NULL,
    to_whom text NOT NULL,
    opened_at timestamp with time zone NOT NULL
);
CREATE TABLE catalogue.recently_played (
    player_id text NOT NULL,
    game text NOT NULL,
    played_at timestamp with time zone NOT NULL
);
CREATE TABLE catalogue.studio (
    slug text NOT NULL,
    name text NOT NULL,
    face text NOT NULL,
    provider text NOT NULL,
    currencies text[] NOT NULL,
    languages text[] NOT NULL,
    licences text[] DEFAULT '{}'::text[] NOT NULL
);
CREATE TABLE compliance.checked_option (
    player_id text NOT NULL,
    type text NOT NULL,
    option text NOT NULL
);
CREATE TABLE compliance.document (
    id text NOT NULL,
    player_id text NOT NULL,
    type text NOT NULL,
    round integer NOT NULL,
    name text NOT NULL,
    media_type text NOT NULL,
    size_bytes integer NOT NULL,
    sha256 text NOT NULL,
    uploaded_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone,
    closed_at timestamp with time zone,
    CONSTRAINT document_media_type_check CHECK ((media_type = ANY (ARRAY['image/jpeg'::text, 'image/png'::text, 'application/pdf'::text]))),
    CONSTRAINT document_name_check CHECK ((name <> ''::text)),
    CONSTRAINT document_size_bytes_check CHECK ((size_bytes > 0))
);
CREATE TABLE compliance.document_content (
    document_id text NOT NULL,
    content bytea NOT NULL
);
ALTER TABLE ONLY compliance.document_content ALTER COLUMN content SET STORAGE EXTERNAL;
CREATE TABLE compliance.entry (
    id bigint NOT NULL,
    player_id text NOT NULL,
    act text NOT NULL,
    by text NOT NULL,
    why text NOT NULL,
    document_id text,
    at timestamp with time zone NOT NULL,
    CONSTRAINT entry_act_check CHECK ((act = ANY (ARRAY['Required'::text, 'Uploaded'::text, 'Removed'::text, 'Sent'::text, 'AskedAgain'::text, 'Accepted'::text, 'Read'::text, 'KycDecided'::text, 'KycAsked'::text, 'KycBegun'::text, 'KycReviewed'::text, 'KycLapsed'::text]))),
    CONSTRAINT entry_by_check CHECK ((by <> ''::text))
);
ALTER TABLE compliance.entry ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME compliance.entry_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE compliance.identity_verification (
    player_id text NOT NULL,
    asked_for text NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    provider text,
    applicant_id text,
    heard_at timestamp with time zone,
    heard text,
    decided_at timestamp with time zone,
    overruled_at timestamp with time zone,
    rejections text[] DEFAULT '{}'::text[] NOT NULL,
    is_final boolean DEFAULT false NOT NULL,
    CONSTRAINT identity_verification_asked_for_check CHECK ((asked_for = ANY (ARRAY['Registration'::text, 'Deposits'::text, 'Withdrawal'::text, 'House'::text]))),
    CONSTRAINT identity_verification_check CHECK (((provider IS NULL) = (applicant_id IS NULL))),
    CONSTRAINT identity_verification_check1 CHECK (((heard_at IS NULL) = (heard IS NULL))),
    CONSTRAINT identity_verification_heard_check CHECK ((heard = ANY (ARRAY['submitted'::text, 'verified'::text, 'returned'::text, 'refused'::text])))
);
CREATE TABLE compliance.review_notice (
    provider text NOT NULL,
    id text NOT NULL,
    applicant_id text NOT NULL,
    outcome text NOT NULL,
    labels text[] NOT NULL,
    at timestamp with time zone NOT NULL,
    verdict text NOT NULL,
    received_at timestamp with time zone NOT NULL
);
CREATE TABLE compliance.source_of_wealth (
    player_id text NOT NULL,
    round integer DEFAULT 1 NOT NULL,
    sent_at timestamp with time zone,
    CONSTRAINT source_of_wealth_round_check CHECK ((round > 0))
);
CREATE TABLE gamification.entry (
    id bigint NOT NULL,
    player_id text NOT NULL,
    act text NOT NULL,
    by text NOT NULL,
    why text NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT entry_act_check CHECK ((act = ANY (ARRAY['Blocked'::text, 'Unblocked'::text]))),
    CONSTRAINT entry_by_check CHECK ((by <> ''::text)),
    CONSTRAINT entry_why_check CHECK ((why <> ''::text))
);
ALTER TABLE gamification.entry ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME gamification.entry_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE gamification.player (
    player_id text NOT NULL,
    level integer DEFAULT 1 NOT NULL,
    opted_in boolean DEFAULT false NOT NULL,
    told_at timestamp with time zone,
    blocked boolean DEFAULT false NOT NULL,
    CONSTRAINT player_level_check CHECK ((level > 0))
);
CREATE TABLE gamification.refused_stake (
    id bigint NOT NULL,
    player_id text NOT NULL,
    studio text NOT NULL,
    game text NOT NULL,
    euro_cents bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    client_id text NOT NULL,
    answer text NOT NULL,
    refused_at timestamp with time zone NOT NULL
);
CREATE TABLE gamification.stake (
    id bigint NOT NULL,
    player_id text NOT NULL,
    studio text NOT NULL,
    game text NOT NULL,
    euro_cents bigint NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE TABLE gamification.stake_entry (
    id bigint NOT NULL,
    stake_id bigint NOT NULL,
    act text NOT NULL,
    by text NOT NULL,
    why text NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT stake_entry_act_check CHECK ((act = ANY (ARRAY['SetAside'::text, 'ToldAgain'::text]))),
    CONSTRAINT stake_entry_by_check CHECK ((by <> ''::text)),
    CONSTRAINT stake_entry_why_check CHECK ((why <> ''::text))
);
ALTER TABLE gamification.stake_entry ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME gamification.stake_entry_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
ALTER TABLE gamification.stake ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME gamification.stake_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE identity.acceptance (
    player_id text NOT NULL,
    document text NOT NULL,
    version integer NOT NULL,
    locale text NOT NULL,
    accepted_at timestamp with time zone NOT NULL,
    CONSTRAINT acceptance_document_check CHECK ((document = ANY (ARRAY['terms-and-conditions'::text, 'privacy-policy'::text]))),
    CONSTRAINT acceptance_version_check CHECK ((version > 0))
);
CREATE TABLE identity.attempt (
    key bytea NOT NULL,
    tries integer NOT NULL,
    resets_at timestamp with time zone NOT NULL
);
CREATE TABLE identity.banking_decision (
    id bigint NOT NULL,
    player_id text NOT NULL,
    act text NOT NULL,
    by text NOT NULL,
    why text NOT NULL,
    decided_at timestamp with time zone NOT NULL,
    CONSTRAINT banking_decision_act_check CHECK ((act = ANY (ARRAY['CddAsked'::text, 'CddDone'::text, 'InstantBankingBlocked'::text, 'InstantBankingOpened'::text])))
);
ALTER TABLE identity.banking_decision ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME identity.banking_decision_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE identity.credential (
    player_id text NOT NULL,
    password_hash text NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT credential_password_hash_check CHECK ((password_hash ~~ '$argon2id$%'::text))
);
CREATE TABLE identity.email_verification (
    id bytea NOT NULL,
    brand text NOT NULL,
    player_id text NOT NULL,
    email text NOT NULL,
    purpose text NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT email_verification_purpose_check CHECK ((purpose = ANY (ARRAY['EmailChange'::text, 'SignUp'::text, 'Unknown'::text])))
);
CREATE TABLE identity.exclusion (
    id bigint NOT NULL,
    kind text NOT NULL,
    player_id text NOT NULL,
    taken_by text,
    term text,
    taken_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone,
    session_id text,
    idempotency_key text,
    lifted_at timestamp with time zone,
    CONSTRAINT exclusion_check CHECK ((ends_at > taken_at)),
    CONSTRAINT exclusion_check1 CHECK (((kind = 'Exclusion'::text) OR ((ends_at IS NOT NULL) AND (lifted_at IS NULL)))),
    CONSTRAINT exclusion_kind_check CHECK ((kind = ANY (ARRAY['Timeout'::text, 'Exclusion'::text]))),
    CONSTRAINT taken_or_set CHECK (((num_nulls(taken_by, term, session_id) = 0) OR ((num_nulls(taken_by, term, session_id, idempotency_key, lifted_at) = 5) AND (kind = 'Exclusion'::text))))
);
ALTER TABLE identity.exclusion ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME identity.exclusion_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE identity.exclusion_key (
    is_the_one boolean DEFAULT true NOT NULL,
    secret bytea NOT NULL,
    CONSTRAINT exclusion_key_is_the_one_check CHECK (is_the_one)
);
CREATE TABLE identity.exclusion_lift (
    id bigint NOT NULL,
    player_id text NOT NULL,
    reason text NOT NULL,
    session_id text NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    ready_at timestamp with time zone NOT NULL,
    lapses_at timestamp with time zone NOT NULL,
    closed_at timestamp with time zone,
    outcome text,
    CONSTRAINT exclusion_lift_check CHECK ((ready_at >= (asked_at + '24:00:00'::interval))),
    CONSTRAINT exclusion_lift_check1 CHECK ((lapses_at > ready_at)),
    CONSTRAINT exclusion_lift_check2 CHECK (((closed_at IS NULL) = (outcome IS NULL))),
    CONSTRAINT exclusion_lift_check3 CHECK (((outcome IS DISTINCT FROM 'lifted'::text) OR (closed_at >= ready_at))),
    CONSTRAINT exclusion_lift_outcome_check CHECK ((outcome = ANY (ARRAY['lifted'::text, 'cancelled'::text, 'lapsed'::text, 'overtaken'::text]))),
    CONSTRAINT exclusion_lift_reason_check CHECK ((reason <> ''::text))
);
ALTER TABLE identity.exclusion_lift ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME identity.exclusion_lift_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE identity.exclusion_mark (
    mark bytea NOT NULL,
    is_whole boolean NOT NULL,
    exclusion_id bigint NOT NULL
);
CREATE TABLE identity.exclusion_review (
    id bigint NOT NULL,
    player_id text NOT NULL,
    other_id text,
    occasion text NOT NULL,
    score integer NOT NULL,
    parts jsonb NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone,
    outcome text,
    decided_at timestamp with time zone,
    decided_by text,
    decided_why text,
    CONSTRAINT exclusion_review_check CHECK ((num_nulls(outcome, decided_at, decided_by, decided_why) = ANY (ARRAY[0, 4]))),
    CONSTRAINT exclusion_review_occasion_check CHECK ((occasion = ANY (ARRAY['registration'::text, 'exclusion'::text, 'deposit'::text, 'verification'::text, 'phone'::text]))),
    CONSTRAINT exclusion_review_outcome_check CHECK ((outcome = ANY (ARRAY['cleared'::text, 'confirmed'::text, 'matched'::text, 'verifiedOther'::text, 'renewed'::text, 'lifted'::text])))
);
ALTER TABLE identity.exclusion_review ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME identity.exclusion_review_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE identity.first_jackpot (
    player_id text NOT NULL,
    minor bigint,
    currency text NOT NULL,
    chosen_at timestamp with time zone NOT NULL,
    refused text,
    CONSTRAINT first_jackpot_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT first_jackpot_minor_check CHECK ((minor > 0)),
    CONSTRAINT first_jackpot_refused_check CHECK ((refused <> ''::text))
);
CREATE TABLE identity.first_limit (
    player_id text NOT NULL,
    period text NOT NULL,
    minor bigint NOT NULL,
    currency text NOT NULL,
    chosen_at timestamp with time zone NOT NULL,
    CONSTRAINT first_limit_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT first_limit_minor_check CHECK ((minor > 0)),
    CONSTRAINT first_limit_period_check CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text])))
);
CREATE TABLE identity.house_act (
    id bigint NOT NULL,
    player_id text NOT NULL,
    act text NOT NULL,
    about text NOT NULL,
    by text NOT NULL,
    why text NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT house_act_about_check CHECK ((about <> ''::text)),
    CONSTRAINT house_act_act_check CHECK ((act = ANY (ARRAY['PopUpAdded'::text, 'AccountClosed'::text]))),
    CONSTRAINT house_act_by_check CHECK ((by <> ''::text)),
    CONSTRAINT house_act_why_check CHECK ((why <> ''::text))
);
ALTER TABLE identity.house_act ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME identity.house_act_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE identity.known_sign_in (
    key bytea NOT NULL,
    succeeded_at timestamp with time zone NOT NULL
);
CREATE TABLE identity.marketing_change (
    id bigint NOT NULL,
    player_id text NOT NULL,
    session_id text,
    channel text NOT NULL,
    accepted boolean NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT marketing_change_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text, 'phone'::text, 'webPush'::text])))
);
ALTER TABLE identity.marketing_change ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME identity.marketing_change_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE identity.match_due (
    player_id text NOT NULL,
    since timestamp with time zone NOT NULL
);
CREATE TABLE identity.match_key (
    player_id text NOT NULL,
    kind text NOT NULL,
    value text NOT NULL,
    CONSTRAINT match_key_kind_check CHECK ((kind = ANY (ARRAY['email'::text, 'mailboxName'::text, 'address'::text, 'nationalId'::text, 'paymentAccount'::text, 'device'::text]))),
    CONSTRAINT match_key_value_check CHECK ((value <> ''::text))
);
CREATE TABLE identity.national_id (
    brand text NOT NULL,
    hash bytea NOT NULL,
    player_id text NOT NULL
);
CREATE TABLE identity.phone (
    brand text NOT NULL,
    number text NOT NULL,
    player_id text NOT NULL,
    verified_at timestamp with time zone,
    session_id text,
    CONSTRAINT phone_number_check CHECK ((number ~ '^\+[1-9][0-9]{5,14}$'::text))
);
CREATE TABLE identity.player (
    id text NOT NULL,
    brand text NOT NULL,
    email text NOT NULL,
    email_key text GENERATED ALWAYS AS (lower(email)) STORED NOT NULL,
    email_verified boolean DEFAULT false NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    birth_date date NOT NULL,
    country text NOT NULL,
    language text NOT NULL,
    currency text NOT NULL,
    status text DEFAULT 'Active'::text NOT NULL,
    status_cause text,
    reopen_allowed boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone NOT NULL,
    phone_verified boolean DEFAULT false NOT NULL,
    street text,
    city text,
    zip_code text,
    state text,
    ssn text,
    reality_check_minutes integer,
    accepts_email boolean DEFAULT false NOT NULL,
    accepts_sms boolean DEFAULT false NOT NULL,
    accepts_phone boolean DEFAULT false NOT NULL,
    accepts_web_push boolean DEFAULT false NOT NULL,
    marketing_blocked boolean DEFAULT false NOT NULL,
    suppressed_in_a_group boolean DEFAULT false NOT NULL,
    terms_accepted_at timestamp with time zone,
    privacy_accepted_at timestamp with time zone,
    excluded_at timestamp with time zone,
    exclusion_ends_at timestamp with time zone,
    timeout_ends_at timestamp with time zone,
    instant_banking_blocked_from timestamp with time zone,
    withdrawals_blocked boolean DEFAULT false NOT NULL,
    cancel_withdrawal_blocked boolean DEFAULT false NOT NULL,
    deposits_blocked boolean DEFAULT false NOT NULL,
    rewards_blocked boolean DEFAULT false NOT NULL,
    increase_deposit_limit_blocked boolean DEFAULT false NOT NULL,
    banking_cdd boolean DEFAULT false NOT NULL,
    kyc_status text DEFAULT 'NotNeed'::text NOT NULL,
    kyc_deadline timestamp with time zone,
    kyc_done text[] DEFAULT '{}'::text[] NOT NULL,
    kyc_missing text[] DEFAULT '{}'::text[] NOT NULL,
    source_of_wealth_due_at timestamp with time zone,
    source_of_wealth_documents jsonb DEFAULT '[]'::jsonb NOT NULL,
    phone_given text,
    source_of_wealth_accepted_at timestamp with time zone,
    review_since timestamp with time zone,
    review_ends_at timestamp with time zone,
    CONSTRAINT exclusion_ends_after_it_began CHECK (((exclusion_ends_at IS NULL) OR (exclusion_ends_at > excluded_at))),
    CONSTRAINT player_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
    CONSTRAINT player_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT player_kyc_deadline_check CHECK (((kyc_status <> 'WillBeRequired'::text) OR (kyc_deadline IS NOT NULL))),
    CONSTRAINT player_kyc_status_check CHECK ((kyc_status = ANY (ARRAY['Done'::text, 'NotNeed'::text, 'Pending'::text, 'Required'::text, 'WillBeRequired'::text]))),
    CONSTRAINT player_phone_given_check CHECK ((phone_given ~ '^\+[1-9][0-9]{5,14}$'::text)),
    CONSTRAINT player_reality_check_minutes_check CHECK ((reality_check_minutes > 0)),
    CONSTRAINT player_status_check CHECK ((status = ANY (ARRAY['Active'::text, 'Closed'::text])))
);
CREATE TABLE identity.pop_up (
    player_id text NOT NULL,
    id text NOT NULL,
    added_at timestamp with time zone NOT NULL,
    acknowledged_at timestamp with time zone
);
CREATE TABLE identity.provider_account (
    brand text NOT NULL,
    provider text NOT NULL,
    subject text NOT NULL,
    player_id text NOT NULL
);
CREATE TABLE identity.provider_login (
    id text NOT NULL,
    brand text NOT NULL,
    provider text NOT NULL,
    challenge bytea NOT NULL,
    outcome text DEFAULT 'pending'::text NOT NULL,
    subject text,
    expires_at timestamp with time zone NOT NULL,
    completed_at timestamp with time zone,
    purpose text DEFAULT 'signIn'::text NOT NULL,
    person jsonb,
    CONSTRAINT provider_login_check CHECK (((outcome = 'succeeded'::text) = (subject IS NOT NULL))),
    CONSTRAINT provider_login_outcome_check CHECK ((outcome = ANY (ARRAY['pending'::text, 'succeeded'::text, 'refused'::text, 'abandoned'::text]))),
    CONSTRAINT provider_login_purpose_check CHECK ((purpose = ANY (ARRAY['signIn'::text, 'signUp'::text])))
);
CREATE TABLE identity.refresh_token (
    id bytea NOT NULL,
    session_id text NOT NULL,
    brand text NOT NULL,
    flow text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    browser bytea,
    answer bytea,
    repeated_at timestamp with time zone
);
CREATE TABLE identity.registration (
    id bigint NOT NULL,
    brand text NOT NULL,
    country text NOT NULL,
    outcome text NOT NULL,
    player_id text,
    at timestamp with time zone NOT NULL,
    CONSTRAINT registration_outcome_check CHECK ((outcome = ANY (ARRAY['opened'::text, 'emailTaken'::text, 'nationalIdTaken'::text, 'likeAnExcludedPlayer'::text, 'customerTaken'::text])))
);
ALTER TABLE identity.registration ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME identity.registration_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE identity.session (
    id text NOT NULL,
    player_id text NOT NULL,
    brand text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    end_reason text,
    expires_at timestamp with time zone NOT NULL,
    device_kind text,
    browser text,
    system text,
    country text,
    CONSTRAINT session_check CHECK (((ended_at IS NULL) = (end_reason IS NULL))),
    CONSTRAINT session_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
    CONSTRAINT session_device_kind_check CHECK ((device_kind = ANY (ARRAY['computer'::text, 'phone'::text, 'tablet'::text])))
);
CREATE TABLE identity.sign_in_code (
    id bytea NOT NULL,
    brand text NOT NULL,
    player_id text,
    address text NOT NULL,
    code_hash bytea NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    purpose text NOT NULL,
    CONSTRAINT sign_in_code_purpose_check CHECK ((purpose = ANY (ARRAY['signIn'::text, 'phone'::text])))
);
CREATE TABLE identity.signing_key (
    kid text NOT NULL,
    brand text NOT NULL,
    private_jwk jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    retired_at timestamp with time zone
);
CREATE TABLE identity.verified_identity (
    player_id text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    birth_date date NOT NULL,
    verified_at timestamp with time zone NOT NULL
);
CREATE TABLE jackpot.contributor (
    brand text NOT NULL,
    player_id text NOT NULL,
    currency text NOT NULL,
    given bigint NOT NULL,
    magnitude smallint GENERATED ALWAYS AS (
CASE
    WHEN (given > 0) THEN floor(ln((given)::double precision))
    ELSE ('-1'::integer)::double precision
END) STORED NOT NULL
)
WITH (fillfactor='70');
CREATE TABLE jackpot.held (
    brand text NOT NULL,
    pot text NOT NULL,
    currency text NOT NULL,
    units bigint NOT NULL
)
WITH (fillfactor='50');
CREATE TABLE jackpot.opt_in (
    player_id text NOT NULL,
    brand text NOT NULL,
    opted_in boolean NOT NULL,
    chosen jsonb NOT NULL,
    changed_at timestamp with time zone NOT NULL
);
CREATE TABLE jackpot.opt_in_change (
    id bigint NOT NULL,
    player_id text NOT NULL,
    opted_in boolean NOT NULL,
    amount bigint,
    cause text NOT NULL,
    changed_at timestamp with time zone NOT NULL
);
ALTER TABLE jackpot.opt_in_change ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME jackpot.opt_in_change_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE jackpot.period (
    brand text NOT NULL,
    id integer NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    commitment text NOT NULL,
    seed text NOT NULL,
    terms jsonb NOT NULL,
    revealed_at timestamp with time zone,
    CONSTRAINT period_check CHECK ((ends_at > starts_at))
);
CREATE TABLE jackpot.pot (
    brand text NOT NULL,
    pot text NOT NULL,
    seeded_at timestamp with time zone NOT NULL,
    begun integer NOT NULL,
    CONSTRAINT pot_begun_check CHECK ((begun >= 0)),
    CONSTRAINT pot_pot_check CHECK ((pot = ANY (ARRAY['mega'::text, 'major'::text, 'minor'::text, 'shared'::text, 'reserve'::text])))
)
WITH (fillfactor='50');
CREATE TABLE jackpot.seen_win (
    player_id text NOT NULL,
    win_id text NOT NULL,
    seen_at timestamp with time zone NOT NULL
);
CREATE TABLE jackpot.sheet (
    brand text NOT NULL,
    period integer NOT NULL,
    number integer NOT NULL,
    tickets integer NOT NULL,
    lines text NOT NULL,
    hash text NOT NULL,
    CONSTRAINT sheet_number_check CHECK ((number >= 1)),
    CONSTRAINT sheet_tickets_check CHECK ((tickets >= 1))
);
CREATE TABLE jackpot.staged_win (
    id bigint NOT NULL,
    brand text NOT NULL,
    pot text NOT NULL,
    player_id text NOT NULL,
    currency text NOT NULL,
    operator text NOT NULL,
    reason text NOT NULL,
    staged_at timestamp with time zone NOT NULL,
    drawn_at timestamp with time zone,
    CONSTRAINT staged_win_operator_check CHECK ((operator <> ''::text)),
    CONSTRAINT staged_win_reason_check CHECK ((reason <> ''::text))
);
ALTER TABLE jackpot.staged_win ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME jackpot.staged_win_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE jackpot.ticket_list (
    brand text NOT NULL,
    period integer NOT NULL,
    tickets bigint NOT NULL,
    hash text NOT NULL,
    closed_at timestamp with time zone NOT NULL
);
CREATE TABLE jackpot.waiting (
    number bigint NOT NULL,
    brand text NOT NULL,
    gifts integer NOT NULL,
    entries jsonb NOT NULL,
    CONSTRAINT waiting_gifts_check CHECK ((gifts > 0))
);
ALTER TABLE jackpot.waiting ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME jackpot.waiting_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE jackpot.win (
    ordinal bigint NOT NULL,
    id text NOT NULL,
    brand text NOT NULL,
    period integer,
    bet text NOT NULL,
    pot text NOT NULL,
    decided_by text NOT NULL,
    player_id text NOT NULL,
    euro_cents bigint NOT NULL,
    paid bigint NOT NULL,
    currency text NOT NULL,
    community jsonb NOT NULL,
    won_at timestamp with time zone NOT NULL,
    CONSTRAINT win_decided_by_check CHECK ((decided_by = ANY (ARRAY['odds'::text, 'ceiling'::text, 'time'::text, 'staged'::text]))),
    CONSTRAINT win_euro_cents_check CHECK ((euro_cents > 0)),
    CONSTRAINT win_paid_check CHECK ((paid > 0))
);
ALTER TABLE jackpot.win ALTER COLUMN ordinal ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME jackpot.win_ordinal_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE limits.change (
    player_id text NOT NULL,
    period text NOT NULL,
    amount bigint,
    asked_at timestamp with time zone NOT NULL,
    ready_at timestamp with time zone NOT NULL,
    lapses_at timestamp with time zone NOT NULL,
    told_at timestamp with time zone,
    kind text NOT NULL,
    CONSTRAINT change_amount_check CHECK ((amount >= 0)),
    CONSTRAINT change_check CHECK (((asked_at <= ready_at) AND (ready_at < lapses_at))),
    CONSTRAINT change_kind_check CHECK ((kind = ANY (ARRAY['Deposit'::text, 'Stake'::text, 'Loss'::text]))),
    CONSTRAINT change_period_check CHECK ((period = ANY (ARRAY['Day'::text, 'Week'::text, 'Month'::text])))
);
CREATE TABLE limits.held (
    player_id text NOT NULL,
    period text NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    since timestamp with time zone NOT NULL,
    kind text NOT NULL,
    CONSTRAINT deposit_limit_amount_check CHECK ((amount >= 0)),
    CONSTRAINT deposit_limit_period_check CHECK ((period = ANY (ARRAY['Day'::text, 'Week'::text, 'Month'::text]))),
    CONSTRAINT held_kind_check CHECK ((kind = ANY (ARRAY['Deposit'::text, 'Stake'::text, 'Loss'::text])))
);
CREATE TABLE limits.reminder (
    player_id text NOT NULL,
    due_at timestamp with time zone NOT NULL
);
CREATE TABLE limits.review (
    player_id text NOT NULL,
    reviewed_at timestamp with time zone NOT NULL
);
CREATE TABLE limits.room (
    reference text NOT NULL,
    player_id text NOT NULL,
    amount bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    arrived_at timestamp with time zone,
    CONSTRAINT room_amount_check CHECK ((amount > 0))
);
CREATE TABLE limits.step (
    id bigint NOT NULL,
    player_id text NOT NULL,
    period text NOT NULL,
    at timestamp with time zone NOT NULL,
    what text NOT NULL,
    amount bigint,
    was bigint,
    kind text NOT NULL,
    CONSTRAINT step_what_check CHECK ((what = ANY (ARRAY['set'::text, 'asked'::text, 'confirmed'::text, 'cancelled'::text, 'lapsed'::text])))
);
ALTER TABLE limits.step ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME limits.step_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE outbox.event (
    id bigint NOT NULL,
    topic text NOT NULL,
    payload jsonb NOT NULL
)
WITH (autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='5000', autovacuum_vacuum_cost_delay='0');
ALTER TABLE outbox.event ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME outbox.event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.foyer_version (
    is_only boolean DEFAULT true NOT NULL,
    version text NOT NULL,
    CONSTRAINT foyer_version_is_only_check CHECK (is_only)
);
CREATE TABLE public.migration (
    schema text NOT NULL,
    file text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE raffle.drop (
    id text NOT NULL,
    brand text NOT NULL,
    type text NOT NULL,
    number integer NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    commitment text NOT NULL,
    seed text NOT NULL,
    terms jsonb NOT NULL,
    written_at timestamp with time zone NOT NULL,
    CONSTRAINT drop_check CHECK ((ends_at > starts_at)),
    CONSTRAINT drop_check1 CHECK ((written_at <= starts_at)),
    CONSTRAINT drop_number_check CHECK ((number >= 1)),
    CONSTRAINT drop_type_check CHECK ((type = ANY (ARRAY['hourly'::text, 'daily'::text, 'weekly'::text])))
);
CREATE TABLE raffle.staged_end (
    drop text NOT NULL,
    ended_at timestamp with time zone NOT NULL,
    operator text NOT NULL,
    reason text NOT NULL,
    CONSTRAINT staged_end_operator_check CHECK ((operator <> ''::text)),
    CONSTRAINT staged_end_reason_check CHECK ((reason <> ''::text))
);
CREATE VIEW raffle.bounds AS
 SELECT d.id AS drop,
    COALESCE(before.ended_at, d.starts_at) AS begins_at,
    COALESCE(own.ended_at, d.ends_at) AS over_at,
    (own.drop IS NOT NULL) AS is_staged
   FROM (((raffle.drop d
     LEFT JOIN raffle.staged_end own ON ((own.drop = d.id)))
     LEFT JOIN raffle.drop last ON (((last.brand = d.brand) AND (last.type = d.type) AND (last.number = (d.number - 1)))))
     LEFT JOIN raffle.staged_end before ON ((before.drop = last.id)));
CREATE TABLE raffle.counted_game (
    drop text NOT NULL,
    studio text NOT NULL,
    game text NOT NULL
);
CREATE TABLE raffle.drawn (
    drop text NOT NULL,
    drawn_at timestamp with time zone NOT NULL
);
CREATE TABLE raffle.entry (
    drop text NOT NULL,
    player_id text NOT NULL,
    handle text NOT NULL,
    currency text NOT NULL,
    wagered bigint NOT NULL
)
WITH (fillfactor='70', autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='5000');
CREATE TABLE raffle.slot (
    brand text NOT NULL,
    type text NOT NULL,
    drop text NOT NULL,
    CONSTRAINT slot_type_check CHECK ((type = ANY (ARRAY['hourly'::text, 'daily'::text, 'weekly'::text])))
);
CREATE TABLE raffle.standing (
    player_id text NOT NULL,
    brand text NOT NULL,
    currency text NOT NULL,
    hourly bigint DEFAULT 0 NOT NULL,
    daily bigint DEFAULT 0 NOT NULL,
    weekly bigint DEFAULT 0 NOT NULL,
    hourly_handle text,
    daily_handle text,
    weekly_handle text
)
WITH (fillfactor='50', autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='5000');
CREATE VIEW raffle.entered AS
 SELECT entry.drop,
    entry.player_id,
    entry.handle,
    entry.currency,
    entry.wagered
   FROM raffle.entry
UNION ALL
 SELECT s.drop,
    p.player_id,
    own.handle,
    p.currency,
    own.wagered
   FROM ((raffle.standing p
     JOIN raffle.slot s ON ((s.brand = p.brand)))
     CROSS JOIN LATERAL ( SELECT
                CASE s.type
                    WHEN 'hourly'::text THEN p.hourly_handle
                    WHEN 'daily'::text THEN p.daily_handle
                    ELSE p.weekly_handle
                END AS handle,
                CASE s.type
                    WHEN 'hourly'::text THEN p.hourly
                    WHEN 'daily'::text THEN p.daily
                    ELSE p.weekly
                END AS wagered) own)
  WHERE (own.handle IS NOT NULL);
CREATE TABLE raffle.left_out (
    drop text NOT NULL,
    player_id text NOT NULL,
    currency text NOT NULL,
    wagered bigint NOT NULL
);
CREATE TABLE raffle.line (
    drop text NOT NULL,
    number integer NOT NULL,
    handle text NOT NULL,
    tickets bigint NOT NULL,
    player_id text NOT NULL,
    currency text NOT NULL,
    CONSTRAINT line_number_check CHECK ((number >= 1)),
    CONSTRAINT line_tickets_check CHECK ((tickets >= 1))
);
CREATE TABLE raffle.list (
    drop text NOT NULL,
    entrants integer NOT NULL,
    tickets bigint NOT NULL,
    hash text NOT NULL,
    closed_at timestamp with time zone NOT NULL,
    rates jsonb
);
CREATE TABLE raffle.seen (
    player_id text NOT NULL,
    drop text NOT NULL,
    seen_at timestamp with time zone NOT NULL
);
CREATE TABLE raffle.undrawn (
    drop text NOT NULL,
    brand text NOT NULL
);
CREATE TABLE raffle.winner (
    ordinal bigint NOT NULL,
    drop text NOT NULL,
    brand text NOT NULL,
    prize integer NOT NULL,
    player_id text NOT NULL,
    handle text NOT NULL,
    ticket bigint NOT NULL,
    euro_cents bigint NOT NULL,
    paid bigint NOT NULL,
    currency text NOT NULL,
    CONSTRAINT winner_euro_cents_check CHECK ((euro_cents > 0)),
    CONSTRAINT winner_paid_check CHECK ((paid > 0)),
    CONSTRAINT winner_prize_check CHECK ((prize >= 1)),
    CONSTRAINT winner_ticket_check CHECK ((ticket >= 1))
);
ALTER TABLE raffle.winner ALTER COLUMN ordinal ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME raffle.winner_ordinal_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE reality_check.entry (
    id bigint NOT NULL,
    player_id text NOT NULL,
    session_id text NOT NULL,
    act text NOT NULL,
    period_minutes integer NOT NULL,
    due_at timestamp with time zone NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT entry_act_check CHECK ((act = ANY (ARRAY['Acknowledged'::text, 'PeriodChosen'::text])))
);
ALTER TABLE reality_check.entry ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME reality_check.entry_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE reality_check.session (
    session_id text NOT NULL,
    player_id text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    sequence bigint NOT NULL,
    period_minutes integer,
    counts_from timestamp with time zone NOT NULL,
    due_at timestamp with time zone,
    CONSTRAINT session_check CHECK (((period_minutes IS NULL) = (due_at IS NULL))),
    CONSTRAINT session_period_minutes_check CHECK ((period_minutes > 0))
);
CREATE TABLE rewards.assignment (
    id text NOT NULL,
    reward_id text NOT NULL,
    player_id text NOT NULL,
    assigned_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    status text NOT NULL,
    reason text,
    deposits_needed integer,
    due_at timestamp with time zone,
    CONSTRAINT assignment_status_check CHECK ((status = ANY (ARRAY['Credited'::text, 'Expired'::text, 'FailedProcessing'::text, 'Processing'::text, 'Removed'::text, 'Scheduled'::text, 'Unclaimed'::text])))
);
CREATE TABLE rewards.reward (
    id text NOT NULL,
    payload_hash text NOT NULL,
    brand text NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    claim_type text NOT NULL,
    type text NOT NULL,
    currency text NOT NULL,
    amount bigint NOT NULL,
    factor integer,
    max_payout bigint,
    spins integer,
    bet_level integer,
    game jsonb,
    needs_deposit boolean NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone,
    given_by text NOT NULL,
    given_why text NOT NULL,
    given_at timestamp with time zone NOT NULL,
    CONSTRAINT a_bonus_alone_is_bounded CHECK (((type = 'bonus-money-drop'::text) OR (max_payout IS NULL))),
    CONSTRAINT a_bonus_is_wagered CHECK (((type = 'bonus-money-drop'::text) = (factor IS NOT NULL))),
    CONSTRAINT reward_amount_check CHECK ((amount > 0)),
    CONSTRAINT reward_bet_level_check CHECK ((bet_level > 0)),
    CONSTRAINT reward_check CHECK ((ends_at > starts_at)),
    CONSTRAINT reward_claim_type_check CHECK ((claim_type = ANY (ARRAY['manual'::text, 'automatic'::text]))),
    CONSTRAINT reward_factor_check CHECK ((factor > 0)),
    CONSTRAINT reward_given_by_check CHECK ((given_by <> ''::text)),
    CONSTRAINT reward_given_why_check CHECK ((given_why <> ''::text)),
    CONSTRAINT reward_kind_check CHECK ((kind = ANY (ARRAY['Cashback'::text, 'Incentive'::text]))),
    CONSTRAINT reward_max_payout_check CHECK ((max_payout > 0)),
    CONSTRAINT reward_name_check CHECK ((name <> ''::text)),
    CONSTRAINT reward_spins_check CHECK ((spins > 0)),
    CONSTRAINT reward_type_check CHECK ((type = ANY (ARRAY['free-spin'::text, 'money-drop'::text, 'bonus-money-drop'::text]))),
    CONSTRAINT spins_are_of_a_game CHECK (((type = 'free-spin'::text) = ((game IS NOT NULL) AND (spins IS NOT NULL) AND (bet_level IS NOT NULL))))
);
CREATE TABLE shop.entry (
    id bigint NOT NULL,
    purchase_id uuid NOT NULL,
    state text NOT NULL,
    reason text,
    at timestamp with time zone NOT NULL
);
ALTER TABLE shop.entry ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME shop.entry_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE shop.purchase (
    id uuid NOT NULL,
    player_id text NOT NULL,
    brand text NOT NULL,
    client_id text NOT NULL,
    idempotency_key text NOT NULL,
    article text NOT NULL,
    price integer NOT NULL,
    terms jsonb NOT NULL,
    bought_at timestamp with time zone NOT NULL,
    state text NOT NULL,
    reason text,
    assignation text,
    tries integer DEFAULT 0 NOT NULL,
    look_at timestamp with time zone,
    CONSTRAINT done_is_a_reward CHECK (((state = 'Done'::text) = (assignation IS NOT NULL))),
    CONSTRAINT end_is_an_end CHECK (((state = ANY (ARRAY['Done'::text, 'Refused'::text, 'Returned'::text])) = (look_at IS NULL))),
    CONSTRAINT purchase_price_check CHECK ((price > 0)),
    CONSTRAINT purchase_state_check CHECK ((state = ANY (ARRAY['Pending'::text, 'Done'::text, 'Refused'::text, 'Returning'::text, 'Returned'::text]))),
    CONSTRAINT purchase_tries_check CHECK ((tries >= 0)),
    CONSTRAINT unwanted_has_a_reason CHECK (((state = ANY (ARRAY['Pending'::text, 'Done'::text])) OR (reason IS NOT NULL)))
);
CREATE TABLE wallet.account (
    id bigint NOT NULL,
    kind text NOT NULL,
    player_id text,
    brand text NOT NULL,
    currency text NOT NULL,
    minor_digits smallint NOT NULL,
    balance bigint,
    sequence bigint,
    opened_at timestamp with time zone NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    limited boolean DEFAULT false NOT NULL,
    check_due_at timestamp with time zone,
    CONSTRAINT account_balance_check CHECK ((balance >= 0)),
    CONSTRAINT account_kind_check CHECK ((kind = ANY (ARRAY['real'::text, 'bonus'::text, 'game'::text, 'funding'::text, 'promotion'::text, 'owed'::text, 'correction'::text, 'jackpot'::text, 'heldWins'::text]))),
    CONSTRAINT kind_fits_owner CHECK (((player_id IS NULL) = (kind <> ALL (ARRAY['real'::text, 'bonus'::text])))),
    CONSTRAINT only_players_keep_balances CHECK (((player_id IS NULL) = (balance IS NULL))),
    CONSTRAINT only_pots_are_named CHECK (((name <> ''::text) = (kind = 'jackpot'::text))),
    CONSTRAINT only_real_accounts_count CHECK (((kind = 'real'::text) = (sequence IS NOT NULL)))
)
WITH (fillfactor='80');
ALTER TABLE wallet.account ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME wallet.account_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE wallet.bet_largest_win (
    caller text NOT NULL,
    key text NOT NULL,
    round text NOT NULL,
    stake bigint NOT NULL,
    largest_win bigint NOT NULL,
    CONSTRAINT bet_largest_win_largest_win_check CHECK ((largest_win > 0)),
    CONSTRAINT bet_largest_win_stake_check CHECK ((stake > 0))
);
CREATE TABLE wallet.bonus (
    id text NOT NULL,
    player_id text NOT NULL,
    granted bigint NOT NULL,
    required bigint NOT NULL,
    wagered bigint DEFAULT 0 NOT NULL,
    status text NOT NULL,
    granted_at timestamp with time zone NOT NULL,
    weights jsonb DEFAULT '{}'::jsonb NOT NULL,
    max_bet bigint,
    max_payout bigint,
    expires_at timestamp with time zone,
    ended_at timestamp with time zone,
    CONSTRAINT bonus_granted_check CHECK ((granted > 0)),
    CONSTRAINT bonus_max_bet_check CHECK ((max_bet > 0)),
    CONSTRAINT bonus_max_payout_check CHECK ((max_payout >= 0)),
    CONSTRAINT bonus_required_check CHECK ((required > 0)),
    CONSTRAINT bonus_status_check CHECK ((status = ANY (ARRAY['Active'::text, 'Converted'::text, 'Expired'::text, 'Forfeited'::text]))),
    CONSTRAINT bonus_wagered_check CHECK ((wagered >= 0))
);
CREATE TABLE wallet.conclusion (
    transfer bigint NOT NULL,
    player_id text NOT NULL,
    verdict text NOT NULL,
    came_back bigint NOT NULL,
    balance_after bigint NOT NULL,
    bonus_after bigint NOT NULL,
    sequence bigint,
    concluded_at timestamp with time zone NOT NULL,
    CONSTRAINT conclusion_came_back_check CHECK ((came_back >= 0)),
    CONSTRAINT conclusion_verdict_check CHECK ((verdict = ANY (ARRAY['posted'::text, 'voided'::text])))
);
CREATE TABLE wallet.correction (
    key text NOT NULL,
    player_id text NOT NULL,
    reason text NOT NULL,
    operator text NOT NULL,
    corrected_at timestamp with time zone NOT NULL,
    CONSTRAINT correction_operator_check CHECK ((operator <> ''::text)),
    CONSTRAINT correction_reason_check CHECK ((reason <> ''::text))
);
CREATE TABLE wallet.free_bet (
    caller text NOT NULL,
    key text NOT NULL,
    free_rounds text NOT NULL
);
CREATE TABLE wallet.free_rounds (
    id text NOT NULL,
    player_id text NOT NULL,
    studio text NOT NULL,
    game text NOT NULL,
    stake bigint NOT NULL,
    granted integer NOT NULL,
    used integer DEFAULT 0 NOT NULL,
    granted_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone,
    CONSTRAINT free_rounds_check CHECK (((used >= 0) AND (used <= granted))),
    CONSTRAINT free_rounds_granted_check CHECK ((granted > 0)),
    CONSTRAINT free_rounds_stake_check CHECK ((stake > 0))
);
CREATE TABLE wallet.game_session (
    id text NOT NULL,
    token_hash text NOT NULL,
    player_id text NOT NULL,
    session_id text NOT NULL,
    studio text NOT NULL,
    game text NOT NULL,
    brand text NOT NULL,
    currency text NOT NULL,
    locale text NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    category text DEFAULT ''::text NOT NULL,
    largest_win_stakes numeric(9,2) DEFAULT 100,
    largest_win_amount bigint,
    CONSTRAINT a_largest_win_is_declared CHECK (((largest_win_stakes IS NOT NULL) OR (largest_win_amount IS NOT NULL))),
    CONSTRAINT game_session_largest_win_amount_check CHECK ((largest_win_amount > 0)),
    CONSTRAINT game_session_largest_win_stakes_check CHECK ((largest_win_stakes > (0)::numeric))
);
CREATE TABLE wallet.gathered (
    id bigint NOT NULL,
    gifts jsonb NOT NULL,
    gathered_at timestamp with time zone NOT NULL
)
WITH (autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='5000', autovacuum_vacuum_cost_delay='0');
ALTER TABLE wallet.gathered ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME wallet.gathered_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE wallet.held_win_decision (
    held_win bigint NOT NULL,
    verdict text NOT NULL,
    operator text NOT NULL,
    reason text NOT NULL,
    decided_at timestamp with time zone NOT NULL,
    CONSTRAINT held_win_decision_operator_check CHECK ((operator <> ''::text)),
    CONSTRAINT held_win_decision_reason_check CHECK ((reason <> ''::text)),
    CONSTRAINT held_win_decision_verdict_check CHECK ((verdict = ANY (ARRAY['Released'::text, 'Reversed'::text])))
);
ALTER TABLE wallet.held_win ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME wallet.held_win_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE wallet.jackpot_part (
    caller text NOT NULL,
    key text NOT NULL,
    amount numeric(20,6) NOT NULL,
    CONSTRAINT jackpot_part_amount_check CHECK ((amount > (0)::numeric))
);
CREATE TABLE wallet.round (
    studio text NOT NULL,
    id text NOT NULL,
    player_id text NOT NULL,
    game text NOT NULL,
    staked_real bigint NOT NULL,
    staked_bonus bigint NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    closed_at timestamp with time zone,
    bonus_id text,
    CONSTRAINT round_staked_bonus_check CHECK ((staked_bonus >= 0)),
    CONSTRAINT round_staked_real_check CHECK ((staked_real >= 0))
)
WITH (fillfactor='90');
CREATE TABLE wallet.staked (
    id bigint NOT NULL,
    transfers bigint[] NOT NULL,
    gathered_at timestamp with time zone NOT NULL
)
WITH (autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='5000', autovacuum_vacuum_cost_delay='0');
ALTER TABLE wallet.staked ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME wallet.staked_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE wallet.standing_contribution (
    player_id text NOT NULL,
    pot text NOT NULL,
    amount bigint NOT NULL,
    CONSTRAINT standing_contribution_amount_check CHECK ((amount > 0))
);
ALTER TABLE wallet.transfer ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME wallet.transfer_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
INSERT INTO cashier.account VALUES
	('1ed33e06-6ca4-4fe9-a014-57fd777b5405', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 'plastra', 'card', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca Visa •• 1881', 'Visa •• 1881', '2026-10-13 23:12:53.404+00'),
	('c7366764-2f8b-4e10-86c6-128a0da3a950', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 'trustly', 'trustly', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca Nordbank •• 4417', 'Nordbank •• 4417', '2026-11-18 23:12:53.621+00'),
	('ac10f685-965e-41db-be53-604c9d650d87', 'ca67aa11-a06f-4012-b79d-7bbbbe383325', 'zimpler', 'zimpler', 'ca67aa11-a06f-4012-b79d-7bbbbe383325 Läänepank •• 0921', 'Läänepank •• 0921', '2026-11-15 23:12:54.266+00'),
	('dc2f383b-0b5d-4745-8bfe-6c52768df447', '7d0b8c0e-a845-4729-8814-55c61ce4650e', 'plastra', 'card', '7d0b8c0e-a845-4729-8814-55c61ce4650e Visa •• 1881', 'Visa •• 1881', '2026-11-20 23:12:55.189+00'),
	('bb26be4c-df9d-4c25-b40e-b9e51d2943d9', 'e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62', 'plastra', 'card', 'e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62 Visa •• 1881', 'Visa •• 1881', '2026-11-08 23:12:55.87+00'),
	('300be161-0b27-4f70-82a8-861b6ad38548', '7266b4ae-8ce0-4d3a-a36b-c023e24b3f52', 'plastra', 'card', '7266b4ae-8ce0-4d3a-a36b-c023e24b3f52 Visa •• 1881', 'Visa •• 1881', '2026-10-24 23:12:56.065+00'),
	('6953f0c5-0b16-48e0-9db4-54db5a2697b8', '2063df96-4bf6-4667-a379-890e0168be70', 'trustly', 'trustly', '2063df96-4bf6-4667-a379-890e0168be70 Nordbank •• 4417', 'Nordbank •• 4417', '2026-11-17 23:12:56.259+00'),
	('68f52d83-5324-467c-b344-320916225243', 'f2dd27e0-6227-4afb-825e-3bf2945a7104', 'plastra', 'card', 'f2dd27e0-6227-4afb-825e-3bf2945a7104 Visa •• 1881', 'Visa •• 1881', '2026-10-24 23:12:56.5+00'),
	('2ad0902b-712f-4ef7-8d82-7d0afc0182db', 'cd6b713b-6e90-4353-bf0d-f73f995efc8d', 'plastra', 'card', 'cd6b713b-6e90-4353-bf0d-f73f995efc8d Visa •• 1881', 'Visa •• 1881', '2026-10-24 23:12:56.75+00'),
	('4314156e-9175-4c8b-87d0-67010c0bcf9f', '2e1364af-b8be-4018-b879-53bd97246f60', 'plastra', 'card', '2e1364af-b8be-4018-b879-53bd97246f60 Visa •• 1881', 'Visa •• 1881', '2026-10-24 23:12:56.983+00'),
	('bf4f476d-656f-4421-977e-d9c68864f011', '5d62f829-1ad7-4159-8ff8-449b4d518f6d', 'plastra', 'card', '5d62f829-1ad7-4159-8ff8-449b4d518f6d Visa •• 7040', 'Visa •• 7040', '2026-10-24 23:12:57.363+00'),
	('86bc6652-7848-4c2b-adae-1355a31b1d40', '950c31fc-5233-48b7-b040-e2e0e4f60be8', 'trustly', 'trustly', '950c31fc-5233-48b7-b040-e2e0e4f60be8 Nordbank •• 5502', 'Nordbank •• 5502', '2026-11-03 23:12:57.601+00');
INSERT INTO cashier.hearing VALUES
	('1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 13, 'ecbc46b8-14a2-4fb5-a80d-328e794fa675'),
	('ca67aa11-a06f-4012-b79d-7bbbbe383325', 3, '7bd7c7b2-5ab4-45b2-af89-f69c839a26fd'),
	('7d0b8c0e-a845-4729-8814-55c61ce4650e', 6, '160a1baa-6803-4462-9620-d02e049f2078'),
	('e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62', 3, 'b84c5884-3a46-4f06-8275-35acb9a010d5'),
	('7266b4ae-8ce0-4d3a-a36b-c023e24b3f52', 3, '5d5ba0c7-18f2-4ef5-8c0f-19fc002e76e2'),
	('2063df96-4bf6-4667-a379-890e0168be70', 3, '719a45cd-df23-4564-ab75-42ae541cf7a4'),
	('f2dd27e0-6227-4afb-825e-3bf2945a7104', 3, '681b091b-5ae0-401f-aa9d-42392cbc83fb'),
	('cd6b713b-6e90-4353-bf0d-f73f995efc8d', 3, '4e804545-6e4e-4beb-849a-3022ee065669'),
	('2e1364af-b8be-4018-b879-53bd97246f60', 3, 'bfaa605c-9498-447b-910d-23542bcbce7e'),
	('5d62f829-1ad7-4159-8ff8-449b4d518f6d', 3, '352ae802-c20f-43e9-aaba-b609f4e3c2b1'),
	('950c31fc-5233-48b7-b040-e2e0e4f60be8', 3, '6ead84ec-919a-4263-bc3b-35436d1163b9');
INSERT INTO cashier.notice VALUES
	('trustly', 'demo 3c3380da-e37b-4c6f-bd76-86d4e8b34a01', 'BmI22XZKB9a16wGr-ePFTe3GvcbK_Mv3Qj5og8r18Ak', '3c3380da-e37b-4c6f-bd76-86d4e8b34a01', 'succeeded', '{"kind": "deposit", "brand": "northlight", "amount": {"amount": "500.00", "currency": "EUR"}, "reason": null, "account": {"id": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca Nordbank •• 4417", "label": "Nordbank •• 4417"}, "outcome": "succeeded", "noticeId": "demo 3c3380da-e37b-4c6f-bd76-86d4e8b34a01", "reference": "3c3380da-e37b-4c6f-bd76-86d4e8b34a01"}', 'Taken', '2026-08-19 23:12:53.171+00'),
	('plastra', 'demo c849edac-953c-4ad4-8dfa-add2a278d8af', '_k6sDkilYrxQGREoEodU6b-Um93hyTBiiHLqilJcLGA', 'c849edac-953c-4ad4-8dfa-add2a278d8af', 'succeeded', '{"kind": "deposit", "brand": "northlight", "amount": {"amount": "400.00", "currency": "EUR"}, "reason": null, "account": {"id": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca Visa •• 1881", "label": "Visa •• 1881"}, "outcome": "succeeded", "noticeId": "demo c849edac-953c-4ad4-8dfa-add2a278d8af", "reference": "c849edac-953c-4ad4-8dfa-add2a278d8af"}', 'Taken', '2026-10-13 23:12:53.404+00'),
	('trustly', 'demo 3a9b3651-0c13-437f-b475-ffd5d0229353', '9VXxRUMfUuqX1K7dEmQMOo0U6bGqu-IDVsODvWiZLgE', '3a9b3651-0c13-437f-b475-ffd5d0229353', 'succeeded', '{"kind": "deposit", "brand": "northlight", "amount": {"amount": "300.00", "currency": "EUR"}, "reason": null, "account": {"id": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca Nordbank •• 4417", "label": "Nordbank •• 4417"}, "outcome": "succeeded", "noticeId": "demo 3a9b3651-0c13-437f-b475-ffd5d0229353", "reference": "3a9b3651-0c13-437f-b475-ffd5d0229353"}', 'Taken', '2026-11-11 23:12:53.522+00'),
	('trustly', 'demo ecbc46b8-14a2-4fb5-a80d-328e794fa675', 'Euw9cE2fpL7O946C97glfXyq1S_h9d0-V0vPU7RY-8U', 'ecbc46b8-14a2-4fb5-a80d-328e794fa675', 'succeeded', '{"kind": "payout", "brand": "northlight", "amount": {"amount": "200.00", "currency": "EUR"}, "reason": null, "account": {"id": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca Nordbank •• 4417", "label": "Nordbank •• 4417"}, "outcome": "succeeded", "noticeId": "demo ecbc46b8-14a2-4fb5-a80d-328e794fa675", "reference": "ecbc46b8-14a2-4fb5-a80d-328e794fa675"}', 'Taken', '2026-11-18 23:12:53.621+00'),
	('zimpler', 'demo 7bd7c7b2-5ab4-45b2-af89-f69c839a26fd', 'Z79fT2Ji0I84Ar2r_CeAh5aK5TIUQzfLgabJUi7HGfg', '7bd7c7b2-5ab4-45b2-af89-f69c839a26fd', 'succeeded', '{"kind": "deposit", "brand": "baltika", "amount": {"amount": "250.00", "currency": "EUR"}, "reason": null, "account": {"id": "ca67aa11-a06f-4012-b79d-7bbbbe383325 Läänepank •• 0921", "label": "Läänepank •• 0921"}, "outcome": "succeeded", "noticeId": "demo 7bd7c7b2-5ab4-45b2-af89-f69c839a26fd", "reference": "7bd7c7b2-5ab4-45b2-af89-f69c839a26fd"}', 'Taken', '2026-11-15 23:12:54.266+00'),
	('plastra', 'demo e66cff38-ae33-4138-bf0f-7844ab4a19d0', 'iqeEFno3Olljz72q4rCYnVf7rgPXFpzt1FMlXkobWaM', 'e66cff38-ae33-4138-bf0f-7844ab4a19d0', 'succeeded', '{"kind": "deposit", "brand": "bellemise", "amount": {"amount": "1400.00", "currency": "EUR"}, "reason": null, "account": {"id": "7d0b8c0e-a845-4729-8814-55c61ce4650e Visa •• 1881", "label": "Visa •• 1881"}, "outcome": "succeeded", "noticeId": "demo e66cff38-ae33-4138-bf0f-7844ab4a19d0", "reference": "e66cff38-ae33-4138-bf0f-7844ab4a19d0"}', 'Taken', '2026-11-03 23:12:54.946+00'),
	('plastra', 'demo 160a1baa-6803-4462-9620-d02e049f2078', 'CGZf-MF9GXWURLUyXwVFwPHECB6Pni2zoplAm-B_mhQ', '160a1baa-6803-4462-9620-d02e049f2078', 'succeeded', '{"kind": "deposit", "brand": "bellemise", "amount": {"amount": "2000.00", "currency": "EUR"}, "reason": null, "account": {"id": "7d0b8c0e-a845-4729-8814-55c61ce4650e Visa •• 1881", "label": "Visa •• 1881"}, "outcome": "succeeded", "noticeId": "demo 160a1baa-6803-4462-9620-d02e049f2078", "reference": "160a1baa-6803-4462-9620-d02e049f2078"}', 'Taken', '2026-11-20 23:12:55.189+00'),
	('plastra', 'demo b84c5884-3a46-4f06-8275-35acb9a010d5', 'xp2g6nsd1Z5YA6NtyZg-VI4mNDLzQvXcW7G-cFwlvAI', 'b84c5884-3a46-4f06-8275-35acb9a010d5', 'succeeded', '{"kind": "deposit", "brand": "sol", "amount": {"amount": "120.00", "currency": "USD"}, "reason": null, "account": {"id": "e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62 Visa •• 1881", "label": "Visa •• 1881"}, "outcome": "succeeded", "noticeId": "demo b84c5884-3a46-4f06-8275-35acb9a010d5", "reference": "b84c5884-3a46-4f06-8275-35acb9a010d5"}', 'Taken', '2026-11-08 23:12:55.87+00'),
	('plastra', 'demo 5d5ba0c7-18f2-4ef5-8c0f-19fc002e76e2', '6k-I1Wzf0nqqCjiNv3GJ5fe_MxVNrdMGXI4CVddmGck', '5d5ba0c7-18f2-4ef5-8c0f-19fc002e76e2', 'succeeded', '{"kind": "deposit", "brand": "harbour", "amount": {"amount": "75.00", "currency": "NZD"}, "reason": null, "account": {"id": "7266b4ae-8ce0-4d3a-a36b-c023e24b3f52 Visa •• 1881", "label": "Visa •• 1881"}, "outcome": "succeeded", "noticeId": "demo 5d5ba0c7-18f2-4ef5-8c0f-19fc002e76e2", "reference": "5d5ba0c7-18f2-4ef5-8c0f-19fc002e76e2"}', 'Taken', '2026-10-24 23:12:56.065+00'),
	('trustly', 'demo 719a45cd-df23-4564-ab75-42ae541cf7a4', 'dfKE10QkyhdS1Pil1inZVWILr8E0otxaZFGoGKwUuHE', '719a45cd-df23-4564-ab75-42ae541cf7a4', 'succeeded', '{"kind": "deposit", "brand": "harbour", "amount": {"amount": "180.00", "currency": "CAD"}, "reason": null, "account": {"id": "2063df96-4bf6-4667-a379-890e0168be70 Nordbank •• 4417", "label": "Nordbank •• 4417"}, "outcome": "succeeded", "noticeId": "demo 719a45cd-df23-4564-ab75-42ae541cf7a4", "reference": "719a45cd-df23-4564-ab75-42ae541cf7a4"}', 'Taken', '2026-11-17 23:12:56.259+00'),
	('plastra', 'demo 681b091b-5ae0-401f-aa9d-42392cbc83fb', 'ineF9-eaEK6JLBeMTGBqbyXw3Zb3Kf8-bpTxqrozeDA', '681b091b-5ae0-401f-aa9d-42392cbc83fb', 'succeeded', '{"kind": "deposit", "brand": "northlight", "amount": {"amount": "80.00", "currency": "EUR"}, "reason": null, "account": {"id": "f2dd27e0-6227-4afb-825e-3bf2945a7104 Visa •• 1881", "label": "Visa •• 1881"}, "outcome": "succeeded", "noticeId": "demo 681b091b-5ae0-401f-aa9d-42392cbc83fb", "reference": "681b091b-5ae0-401f-aa9d-42392cbc83fb"}', 'Taken', '2026-10-24 23:12:56.5+00'),
	('plastra', 'demo 4e804545-6e4e-4beb-849a-3022ee065669', 'ZTyE6byRY92EQouiPnnmLo0TgJmLFUMvMNcloYc7d1o', '4e804545-6e4e-4beb-849a-3022ee065669', 'succeeded', '{"kind": "deposit", "brand": "baltika", "amount": {"amount": "60.00", "currency": "EUR"}, "reason": null, "account": {"id": "cd6b713b-6e90-4353-bf0d-f73f995efc8d Visa •• 1881", "label": "Visa •• 1881"}, "outcome": "succeeded", "noticeId": "demo 4e804545-6e4e-4beb-849a-3022ee065669", "reference": "4e804545-6e4e-4beb-849a-3022ee065669"}', 'Taken', '2026-10-24 23:12:56.75+00'),
	('plastra', 'demo bfaa605c-9498-447b-910d-23542bcbce7e', 'y9E3DSm4LlwQ4-eBKSuPcD4f1Mthmujk3tnOxOQCeR4', 'bfaa605c-9498-447b-910d-23542bcbce7e', 'succeeded', '{"kind": "deposit", "brand": "northlight", "amount": {"amount": "40.00", "currency": "EUR"}, "reason": null, "account": {"id": "2e1364af-b8be-4018-b879-53bd97246f60 Visa •• 1881", "label": "Visa •• 1881"}, "outcome": "succeeded", "noticeId": "demo bfaa605c-9498-447b-910d-23542bcbce7e", "reference": "bfaa605c-9498-447b-910d-23542bcbce7e"}', 'Taken', '2026-10-24 23:12:56.983+00'),
	('plastra', 'demo 352ae802-c20f-43e9-aaba-b609f4e3c2b1', 'XX9SMoPSJ7h9P0XaIxn0PtC-i4vMS3iSe0-T9hdQ0Vo', '352ae802-c20f-43e9-aaba-b609f4e3c2b1', 'succeeded', '{"kind": "deposit", "brand": "northlight", "amount": {"amount": "200.00", "currency": "EUR"}, "reason": null, "account": {"id": "5d62f829-1ad7-4159-8ff8-449b4d518f6d Visa •• 7040", "label": "Visa •• 7040"}, "outcome": "succeeded", "noticeId": "demo 352ae802-c20f-43e9-aaba-b609f4e3c2b1", "reference": "352ae802-c20f-43e9-aaba-b609f4e3c2b1"}', 'Taken', '2026-10-24 23:12:57.363+00'),
	('trustly', 'demo 6ead84ec-919a-4263-bc3b-35436d1163b9', '8UmTSXqym5by22weqUcEDWJ_57k7JC1QqnsH27lOM_w', '6ead84ec-919a-4263-bc3b-35436d1163b9', 'succeeded', '{"kind": "deposit", "brand": "northlight", "amount": {"amount": "200.00", "currency": "EUR"}, "reason": null, "account": {"id": "950c31fc-5233-48b7-b040-e2e0e4f60be8 Nordbank •• 5502", "label": "Nordbank •• 5502"}, "outcome": "succeeded", "noticeId": "demo 6ead84ec-919a-4263-bc3b-35436d1163b9", "reference": "6ead84ec-919a-4263-bc3b-35436d1163b9"}', 'Taken', '2026-11-03 23:12:57.601+00');
INSERT INTO cashier.payment VALUES
	('3c3380da-e37b-4c6f-bd76-86d4e8b34a01', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 'northlight', 'Deposit', 'Completed', 'trustly', 'trustly', 'bank', 'Instant', 0, 'FI', 'en', 'c7366764-2f8b-4e10-86c6-128a0da3a950', 50000, 0, 'EUR', 50000, 'demo-payment-0', 'e4ES7wbRLRU5L2TcJtJHLbMkda7YNXOAqsiHmXYvdWc', 'https://demo.invalid/payments/returned/en/', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-08-19 23:12:53.171+00', '2026-08-19 23:12:53.171+00', NULL, NULL),
	('c849edac-953c-4ad4-8dfa-add2a278d8af', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 'northlight', 'Deposit', 'Completed', 'card', 'plastra', 'card', 'Instant', 0, 'FI', 'en', '1ed33e06-6ca4-4fe9-a014-57fd777b5405', 40000, 0, 'EUR', 40000, 'demo-payment-1', '8lL4YoUsj9plxb-e2oZOI3RwpBd12x7wB5tfEXSk3jE', 'https://demo.invalid/payments/returned/en/', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-10-13 23:12:53.404+00', '2026-10-13 23:12:53.404+00', NULL, NULL),
	('160a1baa-6803-4462-9620-d02e049f2078', '7d0b8c0e-a845-4729-8814-55c61ce4650e', 'bellemise', 'Deposit', 'Completed', 'card', 'plastra', 'card', 'Instant', 0, 'FR', 'fr', 'dc2f383b-0b5d-4745-8bfe-6c52768df447', 200000, 0, 'EUR', 200000, 'demo-payment-1', 'd81i9YOYSL2jlVWieMgI1-S_NGqf_K1c9XHXZML7Q_0', 'https://demo.invalid/payments/returned/fr/', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-20 23:12:55.189+00', '2026-11-20 23:12:55.189+00', NULL, NULL),
	('3a9b3651-0c13-437f-b475-ffd5d0229353', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 'northlight', 'Deposit', 'Completed', 'trustly', 'trustly', 'bank', 'Instant', 0, 'FI', 'en', 'c7366764-2f8b-4e10-86c6-128a0da3a950', 30000, 0, 'EUR', 30000, 'demo-payment-2', '-K8C1WQnzMslTfBvJbvsGV5IhKxU_h5u9mf7oN9lfh8', 'https://demo.invalid/payments/returned/en/', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-11 23:12:53.522+00', '2026-11-11 23:12:53.522+00', NULL, NULL),
	('ecbc46b8-14a2-4fb5-a80d-328e794fa675', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 'northlight', 'Withdrawal', 'Completed', 'trustly', 'trustly', 'bank', 'Instant', 5, 'FI', 'en', 'c7366764-2f8b-4e10-86c6-128a0da3a950', 20000, 0, 'EUR', 20000, 'demo-payment-3', 'Png_X4hrdGtMvcCA9QmdF2NhnKi26OtHQWxcvu4OJdQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 23:12:53.621+00', 1, NULL, '2026-11-18 23:12:53.621+00', '2026-11-18 23:12:53.621+00', NULL, NULL),
	('7bd7c7b2-5ab4-45b2-af89-f69c839a26fd', 'ca67aa11-a06f-4012-b79d-7bbbbe383325', 'baltika', 'Deposit', 'Completed', 'zimpler', 'zimpler', 'bank', 'Instant', 0, 'EE', 'et_EE', 'ac10f685-965e-41db-be53-604c9d650d87', 25000, 0, 'EUR', 25000, 'demo-payment-0', 'wmLpl9LO2SUvZL5piYfJ6w5Xq1ut8IcX1j8DfzEflwc', 'https://demo.invalid/payments/returned/et_EE/', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-15 23:12:54.266+00', '2026-11-15 23:12:54.266+00', NULL, NULL),
	('bfaa605c-9498-447b-910d-23542bcbce7e', '2e1364af-b8be-4018-b879-53bd97246f60', 'northlight', 'Deposit', 'Completed', 'card', 'plastra', 'card', 'Instant', 0, 'DE', 'de', '4314156e-9175-4c8b-87d0-67010c0bcf9f', 4000, 0, 'EUR', 4000, 'demo-payment-0', 'otgah6rpojUqzTPKj6AiOb9AunF67Ur8wLsk6-adFnM', 'https://demo.invalid/payments/returned/de/', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-10-24 23:12:56.983+00', '2026-10-24 23:12:56.983+00', NULL, NULL),
	('e66cff38-ae33-4138-bf0f-7844ab4a19d0', '7d0b8c0e-a845-4729-8814-55c61ce4650e', 'bellemise', 'Deposit', 'Completed', 'card', 'plastra', 'card', 'Instant', 0, 'FR', 'fr', 'dc2f383b-0b5d-4745-8bfe-6c52768df447', 140000, 0, 'EUR', 140000, 'demo-payment-0', 'ACSF63uk8jVqPw44iEVIQoCPaFrZFCS0C-da6HbPtQ0', 'https://demo.invalid/payments/returned/fr/', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-03 23:12:54.946+00', '2026-11-03 23:12:54.946+00', NULL, NULL),
	('681b091b-5ae0-401f-aa9d-42392cbc83fb', 'f2dd27e0-6227-4afb-825e-3bf2945a7104', 'northlight', 'Deposit', 'Completed', 'card', 'plastra', 'card', 'Instant', 0, 'FI', 'en', '68f52d83-5324-467c-b344-320916225243', 8000, 0, 'EUR', 8000, 'demo-payment-0', 't-gTQaYh0beNPwx_B_JEYxE_BkdXO5aA8jLS3DstRWI', 'https://demo.invalid/payments/returned/en/', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-10-24 23:12:56.5+00', '2026-10-24 23:12:56.5+00', NULL, NULL),
	('b84c5884-3a46-4f06-8275-35acb9a010d5', 'e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62', 'sol', 'Deposit', 'Completed', 'card', 'plastra', 'card', 'Instant', 0, 'CR', 'en', 'bb26be4c-df9d-4c25-b40e-b9e51d2943d9', 12000, 0, 'USD', 10312, 'demo-payment-0', 'B69F3T_KjULBJHLwf3XEuADfsAGZCiWPO8KXnaDi_Y4', 'https://demo.invalid/payments/returned/en/', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-08 23:12:55.87+00', '2026-11-08 23:12:55.87+00', NULL, NULL),
	('5d5ba0c7-18f2-4ef5-8c0f-19fc002e76e2', '7266b4ae-8ce0-4d3a-a36b-c023e24b3f52', 'harbour', 'Deposit', 'Completed', 'card', 'plastra', 'card', 'Instant', 0, 'NZ', 'en_NZ', '300be161-0b27-4f70-82a8-861b6ad38548', 7500, 0, 'NZD', 3654, 'demo-payment-0', '92ABK2UE61g7wOXD8emrXZKp8fxdKsDHQUh1z27uRMA', 'https://demo.invalid/payments/returned/en_NZ/', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-10-24 23:12:56.065+00', '2026-10-24 23:12:56.065+00', NULL, NULL),
	('719a45cd-df23-4564-ab75-42ae541cf7a4', '2063df96-4bf6-4667-a379-890e0168be70', 'harbour', 'Deposit', 'Completed', 'trustly', 'trustly', 'bank', 'Instant', 0, 'CA', 'en_CA', '6953f0c5-0b16-48e0-9db4-54db5a2697b8', 18000, 0, 'CAD', 11036, 'demo-payment-0', 'JaFvm_s56baCUfIObNuaPfoSUIuI81l2R1RsrbWjcy0', 'https://demo.invalid/payments/returned/en_CA/', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-17 23:12:56.259+00', '2026-11-17 23:12:56.259+00', NULL, NULL),
	('6ead84ec-919a-4263-bc3b-35436d1163b9', '950c31fc-5233-48b7-b040-e2e0e4f60be8', 'northlight', 'Deposit', 'Completed', 'trustly', 'trustly', 'bank', 'Instant', 0, 'FI', 'en', '86bc6652-7848-4c2b-adae-1355a31b1d40', 20000, 0, 'EUR', 20000, 'demo-payment-0', 'BCSk03BhmYJ_qy1IhhIn1oINg6ibb7BD1oVR1hn_GBI', 'https://demo.invalid/payments/returned/en/', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-03 23:12:57.601+00', '2026-11-03 23:12:57.601+00', NULL, NULL),
	('4e804545-6e4e-4beb-849a-3022ee065669', 'cd6b713b-6e90-4353-bf0d-f73f995efc8d', 'baltika', 'Deposit', 'Completed', 'card', 'plastra', 'card', 'Instant', 0, 'EE', 'et_EE', '2ad0902b-712f-4ef7-8d82-7d0afc0182db', 6000, 0, 'EUR', 6000, 'demo-payment-0', 'AXxr5IFy0FAXlo73EbhgvOGlUDNaWYb34rDN4kD4mlU', 'https://demo.invalid/payments/returned/et_EE/', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-10-24 23:12:56.75+00', '2026-10-24 23:12:56.75+00', NULL, NULL),
	('352ae802-c20f-43e9-aaba-b609f4e3c2b1', '5d62f829-1ad7-4159-8ff8-449b4d518f6d', 'northlight', 'Deposit', 'Completed', 'card', 'plastra', 'card', 'Instant', 0, 'FI', 'en', 'bf4f476d-656f-4421-977e-d9c68864f011', 20000, 0, 'EUR', 20000, 'demo-payment-0', 'zIbaaq_cKSJpQbgtR0o4IM9GwIUCGKmfxqkbbILcu2A', 'https://demo.invalid/payments/returned/en/', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-10-24 23:12:57.363+00', '2026-10-24 23:12:57.363+00', NULL, NULL);
INSERT INTO cashier.step OVERRIDING SYSTEM VALUE VALUES
	(1, '3c3380da-e37b-4c6f-bd76-86d4e8b34a01', '2026-08-19 23:12:53.171+00', 'player', NULL, 'Initialized', 'begun'),
	(2, '3c3380da-e37b-4c6f-bd76-86d4e8b34a01', '2026-08-19 23:12:53.171+00', 'provider', 'Initialized', 'Initialized', 'awaits the player'),
	(3, '3c3380da-e37b-4c6f-bd76-86d4e8b34a01', '2026-08-19 23:12:53.171+00', 'provider', 'Initialized', 'Completed', 'paid'),
	(4, 'c849edac-953c-4ad4-8dfa-add2a278d8af', '2026-10-13 23:12:53.404+00', 'player', NULL, 'Initialized', 'begun'),
	(5, 'c849edac-953c-4ad4-8dfa-add2a278d8af', '2026-10-13 23:12:53.404+00', 'provider', 'Initialized', 'Initialized', 'awaits the player'),
	(6, 'c849edac-953c-4ad4-8dfa-add2a278d8af', '2026-10-13 23:12:53.404+00', 'provider', 'Initialized', 'Completed', 'paid'),
	(7, '3a9b3651-0c13-437f-b475-ffd5d0229353', '2026-11-11 23:12:53.522+00', 'player', NULL, 'Initialized', 'begun'),
	(8, '3a9b3651-0c13-437f-b475-ffd5d0229353', '2026-11-11 23:12:53.522+00', 'provider', 'Initialized', 'Initialized', 'awaits the player'),
	(9, '3a9b3651-0c13-437f-b475-ffd5d0229353', '2026-11-11 23:12:53.522+00', 'provider', 'Initialized', 'Completed', 'paid'),
	(10, 'ecbc46b8-14a2-4fb5-a80d-328e794fa675', '2026-11-18 23:12:53.621+00', 'player', NULL, 'Initialized', 'begun'),
	(11, 'ecbc46b8-14a2-4fb5-a80d-328e794fa675', '2026-11-18 23:12:53.621+00', 'platform', 'Initialized', 'Initialized', 'asked the provider'),
	(12, 'ecbc46b8-14a2-4fb5-a80d-328e794fa675', '2026-11-18 23:12:53.621+00', 'provider', 'Initialized', 'Initialized', 'taken by the provider'),
	(13, 'ecbc46b8-14a2-4fb5-a80d-328e794fa675', '2026-11-18 23:12:53.621+00', 'provider', 'Initialized', 'Completed', 'paid out'),
	(14, '7bd7c7b2-5ab4-45b2-af89-f69c839a26fd', '2026-11-15 23:12:54.266+00', 'player', NULL, 'Initialized', 'begun'),
	(15, '7bd7c7b2-5ab4-45b2-af89-f69c839a26fd', '2026-11-15 23:12:54.266+00', 'provider', 'Initialized', 'Initialized', 'awaits the player'),
	(16, '7bd7c7b2-5ab4-45b2-af89-f69c839a26fd', '2026-11-15 23:12:54.266+00', 'provider', 'Initialized', 'Completed', 'paid'),
	(17, 'e66cff38-ae33-4138-bf0f-7844ab4a19d0', '2026-11-03 23:12:54.946+00', 'player', NULL, 'Initialized', 'begun'),
	(18, 'e66cff38-ae33-4138-bf0f-7844ab4a19d0', '2026-11-03 23:12:54.946+00', 'provider', 'Initialized', 'Initialized', 'awaits the player'),
	(19, 'e66cff38-ae33-4138-bf0f-7844ab4a19d0', '2026-11-03 23:12:54.946+00', 'provider', 'Initialized', 'Completed', 'paid'),
	(20, '160a1baa-6803-4462-9620-d02e049f2078', '2026-11-20 23:12:55.189+00', 'player', NULL, 'Initialized', 'begun'),
	(21, '160a1baa-6803-4462-9620-d02e049f2078', '2026-11-20 23:12:55.189+00', 'provider', 'Initialized', 'Initialized', 'awaits the player'),
	(22, '160a1baa-6803-4462-9620-d02e049f2078', '2026-11-20 23:12:55.189+00', 'provider', 'Initialized', 'Completed', 'paid'),
	(23, 'b84c5884-3a46-4f06-8275-35acb9a010d5', '2026-11-08 23:12:55.87+00', 'player', NULL, 'Initialized', 'begun'),
	(24, 'b84c5884-3a46-4f06-8275-35acb9a010d5', '2026-11-08 23:12:55.87+00', 'provider', 'Initialized', 'Initialized', 'awaits the player'),
	(25, 'b84c5884-3a46-4f06-8275-35acb9a010d5', '2026-11-08 23:12:55.87+00', 'provider', 'Initialized', 'Completed', 'paid'),
	(26, '5d5ba0c7-18f2-4ef5-8c0f-19fc002e76e2', '2026-10-24 23:12:56.065+00', 'player', NULL, 'Initialized', 'begun'),
	(27, '5d5ba0c7-18f2-4ef5-8c0f-19fc002e76e2', '2026-10-24 23:12:56.065+00', 'provider', 'Initialized', 'Initialized', 'awaits the player'),
	(28, '5d5ba0c7-18f2-4ef5-8c0f-19fc002e76e2', '2026-10-24 23:12:56.065+00', 'provider', 'Initialized', 'Completed', 'paid'),
	(29, '719a45cd-df23-4564-ab75-42ae541cf7a4', '2026-11-17 23:12:56.259+00', 'player', NULL, 'Initialized', 'begun'),
	(30, '719a45cd-df23-4564-ab75-42ae541cf7a4', '2026-11-17 23:12:56.259+00', 'provider', 'Initialized', 'Initialized', 'awaits the player'),
	(31, '719a45cd-df23-4564-ab75-42ae541cf7a4', '2026-11-17 23:12:56.259+00', 'provider', 'Initialized', 'Completed', 'paid'),
	(32, '681b091b-5ae0-401f-aa9d-42392cbc83fb', '2026-10-24 23:12:56.5+00', 'player', NULL, 'Initialized', 'begun'),
	(33, '681b091b-5ae0-401f-aa9d-42392cbc83fb', '2026-10-24 23:12:56.5+00', 'provider', 'Initialized', 'Initialized', 'awaits the player'),
	(34, '681b091b-5ae0-401f-aa9d-42392cbc83fb', '2026-10-24 23:12:56.5+00', 'provider', 'Initialized', 'Completed', 'paid'),
	(35, '4e804545-6e4e-4beb-849a-3022ee065669', '2026-10-24 23:12:56.75+00', 'player', NULL, 'Initialized', 'begun'),
	(36, '4e804545-6e4e-4beb-849a-3022ee065669', '2026-10-24 23:12:56.75+00', 'provider', 'Initialized', 'Initialized', 'awaits the player'),
	(37, '4e804545-6e4e-4beb-849a-3022ee065669', '2026-10-24 23:12:56.75+00', 'provider', 'Initialized', 'Completed', 'paid'),
	(38, 'bfaa605c-9498-447b-910d-23542bcbce7e', '2026-10-24 23:12:56.983+00', 'player', NULL, 'Initialized', 'begun'),
	(39, 'bfaa605c-9498-447b-910d-23542bcbce7e', '2026-10-24 23:12:56.983+00', 'provider', 'Initialized', 'Initialized', 'awaits the player'),
	(40, 'bfaa605c-9498-447b-910d-23542bcbce7e', '2026-10-24 23:12:56.983+00', 'provider', 'Initialized', 'Completed', 'paid'),
	(41, '352ae802-c20f-43e9-aaba-b609f4e3c2b1', '2026-10-24 23:12:57.363+00', 'player', NULL, 'Initialized', 'begun'),
	(42, '352ae802-c20f-43e9-aaba-b609f4e3c2b1', '2026-10-24 23:12:57.363+00', 'provider', 'Initialized', 'Initialized', 'awaits the player'),
	(43, '352ae802-c20f-43e9-aaba-b609f4e3c2b1', '2026-10-24 23:12:57.363+00', 'provider', 'Initialized', 'Completed', 'paid'),
	(44, '6ead84ec-919a-4263-bc3b-35436d1163b9', '2026-11-03 23:12:57.601+00', 'player', NULL, 'Initialized', 'begun'),
	(45, '6ead84ec-919a-4263-bc3b-35436d1163b9', '2026-11-03 23:12:57.601+00', 'provider', 'Initialized', 'Initialized', 'awaits the player'),
	(46, '6ead84ec-919a-4263-bc3b-35436d1163b9', '2026-11-03 23:12:57.601+00', 'provider', 'Initialized', 'Completed', 'paid');
INSERT INTO compliance.entry OVERRIDING SYSTEM VALUE VALUES
	(1, 'ca67aa11-a06f-4012-b79d-7bbbbe383325', 'KycAsked', 'house', 'Registration: within 14 days', NULL, '2026-11-23 23:12:54.416+00'),
	(2, '7d0b8c0e-a845-4729-8814-55c61ce4650e', 'Required', 'house', 'deposits of 2000 EUR in 180 days', NULL, '2026-11-23 23:12:55.403+00'),
	(3, '7d0b8c0e-a845-4729-8814-55c61ce4650e', 'KycAsked', 'house', 'Deposits: within 14 days', NULL, '2026-11-23 23:12:55.428+00'),
	(4, 'cd6b713b-6e90-4353-bf0d-f73f995efc8d', 'KycAsked', 'house', 'Registration: within 14 days', NULL, '2026-11-23 23:12:56.851+00'),
	(5, 'ff79b9f7-0773-4047-9fa8-6247530eeef0', 'Required', 'house', 'to be seen in the demo', NULL, '2026-11-23 23:12:56.882+00');
INSERT INTO compliance.identity_verification VALUES
	('ca67aa11-a06f-4012-b79d-7bbbbe383325', 'Registration', '2026-11-15 23:12:54.266+00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', false),
	('7d0b8c0e-a845-4729-8814-55c61ce4650e', 'Deposits', '2026-11-20 23:12:55.189+00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', false),
	('cd6b713b-6e90-4353-bf0d-f73f995efc8d', 'Registration', '2026-10-24 23:12:56.75+00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', false);
INSERT INTO identity.credential VALUES
	('1febf8d0-a915-4fde-a8b2-8bd7beff52ca', '$argon2id$v=19$m=19456,t=2,p=1$oQAoIonfBQzgFmcHOxiB5A$sMVswa3OrC0Bnkb8UBxXZyJ9c7TW9zkKGNnzd3JnVGs', '2026-11-23 23:12:53.071+00'),
	('ca67aa11-a06f-4012-b79d-7bbbbe383325', '$argon2id$v=19$m=19456,t=2,p=1$MUk2fLX5Ed9X+CYFQ9B2xw$zo44jj1vJimsglW9zZhld2N7qb2EJPom6mQd3hQzmBI', '2026-11-23 23:12:54.15+00'),
	('7d0b8c0e-a845-4729-8814-55c61ce4650e', '$argon2id$v=19$m=19456,t=2,p=1$OfQ5l6rnoWsqG0A8o1sIOA$r2nuFRrqUZkaljBPzETrhYpCU8s98y/JBNuX6G5Libc', '2026-11-23 23:12:54.83+00'),
	('e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62', '$argon2id$v=19$m=19456,t=2,p=1$bU7iVJIkkZJztKv6pzNKog$lFDQr3grclclSkFFxlNjo7sDQlovcscZTBbvo1vAxlI', '2026-11-23 23:12:55.654+00'),
	('7266b4ae-8ce0-4d3a-a36b-c023e24b3f52', '$argon2id$v=19$m=19456,t=2,p=1$pT/OA+/GLrw8pbG5O2oStA$Vs479b7/lLXmF+4hkNc3R8B5l/SXuZV8QeXWrvZWJeQ', '2026-11-23 23:12:56.02+00'),
	('2063df96-4bf6-4667-a379-890e0168be70', '$argon2id$v=19$m=19456,t=2,p=1$xd9rM1hnPPmAN1eZfGtn3g$cvHXqXrDHZwY2Z4/UqEDuPy/2Y9/irGa9OTcILJPg5k', '2026-11-23 23:12:56.198+00'),
	('d1b2537c-d6e9-48ac-be67-4f5d4988cea2', '$argon2id$v=19$m=19456,t=2,p=1$2BajMDT/xvv2AM/NckMsaw$D5HVjgMx5cNVRjNkorw9XHuILlquha3v6S556kNmHxU', '2026-11-23 23:12:56.363+00'),
	('f2dd27e0-6227-4afb-825e-3bf2945a7104', '$argon2id$v=19$m=19456,t=2,p=1$aofAAG2EEa4+BNX2+H8kmA$qyOs5YfprrQmr4cALs9101+oaDXJTOQqfrK1GL34wuI', '2026-11-23 23:12:56.426+00'),
	('edf2638a-08f0-43ef-b1f1-462d9847b1c7', '$argon2id$v=19$m=19456,t=2,p=1$8fYUX7lNQJDKRZOO5TM6Pg$rXr6D8ppO/+sXta/OBBjg/Gum91MEkNMwBAqXn5DSUg', '2026-11-23 23:12:56.641+00'),
	('cd6b713b-6e90-4353-bf0d-f73f995efc8d', '$argon2id$v=19$m=19456,t=2,p=1$kbuFaHktuwB3HoZw4Vc7pA$kVyFDuUOhcCGznShna1G6IibuJfV2QMp2pOBoMpJJKo', '2026-11-23 23:12:56.72+00'),
	('ff79b9f7-0773-4047-9fa8-6247530eeef0', '$argon2id$v=19$m=19456,t=2,p=1$99p4CK753ZpgME8ZcsCt1A$KfXXvtRWiBPvDiVaOQPITwtJ0kIkHhPTC6Ar2IzSkgk', '2026-11-23 23:12:56.857+00'),
	('2e1364af-b8be-4018-b879-53bd97246f60', '$argon2id$v=19$m=19456,t=2,p=1$aXRhJDoIdSI81nsUUjHFqQ$+u0g/EvXzCwy8QOGo0w8ya4C97iu+1ctrkhLpxRw+Wo', '2026-11-23 23:12:56.894+00'),
	('8ae7c56e-8338-4284-9639-2df89edcc741', '$argon2id$v=19$m=19456,t=2,p=1$xPl2kF0R9aIkmOWy6K0TMA$2OyG4RGGCLHkk3vscW1C4n/TS0FJ+hQzDkeq4szYIvg', '2026-11-23 23:12:57.11+00'),
	('627ec8f4-9e98-4317-99a4-f2b0d6150eed', '$argon2id$v=19$m=19456,t=2,p=1$IpgnVzwukPJosH7MBxJtog$CMRtJEU+bQ1zC6qxEKFiIOqFcW2fq2evlArYWzhKmmI', '2026-11-23 23:12:57.142+00'),
	('489bfef6-3255-4e5a-9344-030780612537', '$argon2id$v=19$m=19456,t=2,p=1$qk/mJAMehj8NMMwplfAuZg$rJExUP7QH9/L3TdiSzOY3QTcyY14ijBQNPtzOJX7ng8', '2026-11-23 23:12:57.173+00'),
	('05666a7f-af53-4db6-8834-1eb24fbf9143', '$argon2id$v=19$m=19456,t=2,p=1$FEFGdUrXdnrhpeaN2jQNhA$4n/r9mbEFIMtQJW44bL/+elqkoNkonaKl2foxeP5/gQ', '2026-11-23 23:12:57.219+00'),
	('5d62f829-1ad7-4159-8ff8-449b4d518f6d', '$argon2id$v=19$m=19456,t=2,p=1$QXSVQccJd1O/kWQmzcj4fg$Q/Nd/Hymog7KSJ7S3/DeSIIbeBr56ae40rfyVneaw60', '2026-11-23 23:12:57.311+00'),
	('950c31fc-5233-48b7-b040-e2e0e4f60be8', '$argon2id$v=19$m=19456,t=2,p=1$IM7SqhMLlU/Hg9EhG2FhLw$HonAqBDwiROzcVWbRa1PvgDueAGGzid2Flmt5v5OSwM', '2026-11-23 23:12:57.566+00'),
	('dad75d0f-3e26-4fbb-84fc-a85a476648cd', '$argon2id$v=19$m=19456,t=2,p=1$bSh7/hmzmqNre8evYxAm5Q$GzT3Bh1wrHPOI/uAKKmiyDEZz69u9QFZZ+hgOUjNWzk', '2026-11-23 23:12:57.678+00');
INSERT INTO identity.exclusion OVERRIDING SYSTEM VALUE VALUES
	(1, 'Exclusion', '7266b4ae-8ce0-4d3a-a36b-c023e24b3f52', NULL, NULL, '2026-11-23 23:12:56.186+00', NULL, NULL, NULL, NULL);
INSERT INTO identity.exclusion_key VALUES
	(true, '\xe2356045f5a04b9196d96028744bcbc278549de269064dcf90aa6ea941a121b2');
INSERT INTO identity.match_key VALUES
	('1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 'email', 'anna@foyer.test'),
	('1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 'paymentAccount', 'IeySGlOQFwrC87xfL6UK1eqUsq2ITTajvg5I3WJUE_s'),
	('1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 'paymentAccount', 'HxOkoY9nr_wC3DWjAx8QgPZngVAWrQQF46PcEhtvq_0'),
	('ca67aa11-a06f-4012-b79d-7bbbbe383325', 'email', 'bo@foyer.test'),
	('ca67aa11-a06f-4012-b79d-7bbbbe383325', 'paymentAccount', 'bE9V4bBYR7Zstmo0WV1EpHhqeAZ1X9gfsHGBd4lioqI'),
	('7d0b8c0e-a845-4729-8814-55c61ce4650e', 'email', 'chloe@foyer.test'),
	('7d0b8c0e-a845-4729-8814-55c61ce4650e', 'paymentAccount', '5WjuNRDZY-cIhJMWNROFvMvj9kTOjVKBdCAVnGXE7T0'),
	('e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62', 'email', 'diego@foyer.test'),
	('e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62', 'paymentAccount', 'VB0rIAReh8hLczp6SNlVDxYQy-xkOdGp_FXTp0yhua8'),
	('7266b4ae-8ce0-4d3a-a36b-c023e24b3f52', 'email', 'ella@foyer.test'),
	('7266b4ae-8ce0-4d3a-a36b-c023e24b3f52', 'paymentAccount', 'edh7mOOiT52UmeIUdwX8wdIPMXr29rwOC1UnhtVvh9k'),
	('2063df96-4bf6-4667-a379-890e0168be70', 'email', 'cleo@foyer.test'),
	('2063df96-4bf6-4667-a379-890e0168be70', 'paymentAccount', 'u76m5DBvtt9-TycpiLYKY3SfgfBkVsGrdazkR57aX9U'),
	('d1b2537c-d6e9-48ac-be67-4f5d4988cea2', 'email', 'finn@foyer.test'),
	('f2dd27e0-6227-4afb-825e-3bf2945a7104', 'email', 'gustav@foyer.test'),
	('f2dd27e0-6227-4afb-825e-3bf2945a7104', 'mailboxName', 'gustav'),
	('f2dd27e0-6227-4afb-825e-3bf2945a7104', 'paymentAccount', 'JM9RkH7YJUM5wLeV5pENqqmLoYaxhQ7zYylYPIszuBk'),
	('edf2638a-08f0-43ef-b1f1-462d9847b1c7', 'email', 'nora@foyer.test'),
	('cd6b713b-6e90-4353-bf0d-f73f995efc8d', 'email', 'ivo@foyer.test'),
	('cd6b713b-6e90-4353-bf0d-f73f995efc8d', 'paymentAccount', '9yF4RLk6q84ZISxyP4ujgT9T_CBMiNSj-lGr9dlo4cI'),
	('ff79b9f7-0773-4047-9fa8-6247530eeef0', 'email', 'sofia@foyer.test'),
	('2e1364af-b8be-4018-b879-53bd97246f60', 'email', 'greta@foyer.test'),
	('2e1364af-b8be-4018-b879-53bd97246f60', 'paymentAccount', 'bqej2DY6FD38y8pfysNpQqc7-72FHrIJrxOcLHORDrM'),
	('8ae7c56e-8338-4284-9639-2df89edcc741', 'email', 'lauri@foyer.test'),
	('627ec8f4-9e98-4317-99a4-f2b0d6150eed', 'email', 'kenji@foyer.test'),
	('489bfef6-3255-4e5a-9344-030780612537', 'email', 'maya@foyer.test'),
	('05666a7f-af53-4db6-8834-1eb24fbf9143', 'email', 'marta@foyer.test'),
	('5d62f829-1ad7-4159-8ff8-449b4d518f6d', 'email', 'petra@foyer.test'),
	('5d62f829-1ad7-4159-8ff8-449b4d518f6d', 'paymentAccount', 'M5gNd2dvYGSRPlzhvImcMs-cj1jX9yE1Jq_rfgGrY-o'),
	('950c31fc-5233-48b7-b040-e2e0e4f60be8', 'email', 'tove@foyer.test'),
	('950c31fc-5233-48b7-b040-e2e0e4f60be8', 'paymentAccount', 'qQ7zh1gW4oVT2PH-6F52xuBh9I0EIzeDIYmVHyM7m2w'),
	('dad75d0f-3e26-4fbb-84fc-a85a476648cd', 'email', 'siiri@foyer.test');
INSERT INTO identity.phone VALUES
	('sol', '+50683124070', 'e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62', NULL, NULL),
	('harbour', '+64215550142', '7266b4ae-8ce0-4d3a-a36b-c023e24b3f52', NULL, NULL),
	('harbour', '+14165550142', '2063df96-4bf6-4667-a379-890e0168be70', NULL, NULL);
INSERT INTO identity.player VALUES
	('1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 'northlight', 'anna@foyer.test', DEFAULT, false, 'Anna', 'Aalto', '1988-03-14', 'FI', 'en', 'EUR', 'Active', NULL, true, '2026-11-23 23:12:53.071+00', false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, 'NotNeed', NULL, '{}', '{}', NULL, '[]', NULL, NULL, NULL, NULL),
	('ca67aa11-a06f-4012-b79d-7bbbbe383325', 'baltika', 'bo@foyer.test', DEFAULT, false, 'Bo', 'Tamm', '1979-11-02', 'EE', 'et_EE', 'EUR', 'Active', NULL, true, '2026-11-23 23:12:54.15+00', false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, 'WillBeRequired', '2026-11-29 23:12:54.266+00', '{}', '{Identity,Selfie}', NULL, '[]', NULL, NULL, NULL, NULL),
	('7d0b8c0e-a845-4729-8814-55c61ce4650e', 'bellemise', 'chloe@foyer.test', DEFAULT, false, 'Chloé', 'Marchand', '1991-07-23', 'FR', 'fr', 'EUR', 'Active', NULL, true, '2026-11-23 23:12:54.83+00', false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, 'WillBeRequired', '2026-12-04 23:12:55.189+00', '{}', '{Identity,Selfie}', '2026-12-20 23:12:55.189+00', '[]', NULL, NULL, NULL, NULL),
	('e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62', 'sol', 'diego@foyer.test', DEFAULT, false, 'Diego', 'Solano', '1985-01-30', 'CR', 'en', 'USD', 'Active', NULL, true, '2026-11-23 23:12:55.654+00', true, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, 'NotNeed', NULL, '{}', '{}', NULL, '[]', NULL, NULL, NULL, NULL),
	('7266b4ae-8ce0-4d3a-a36b-c023e24b3f52', 'harbour', 'ella@foyer.test', DEFAULT, false, 'Ella', 'Whetu', '1994-09-09', 'NZ', 'en_NZ', 'NZD', 'Active', NULL, true, '2026-11-23 23:12:56.02+00', true, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, NULL, NULL, '2026-11-23 23:12:56.188+00', NULL, NULL, NULL, false, false, false, false, false, false, 'NotNeed', NULL, '{}', '{}', NULL, '[]', NULL, NULL, NULL, NULL),
	('2063df96-4bf6-4667-a379-890e0168be70', 'harbour', 'cleo@foyer.test', DEFAULT, false, 'Cleo', 'Tremblay', '1987-12-01', 'CA', 'en_CA', 'CAD', 'Active', NULL, true, '2026-11-23 23:12:56.198+00', true, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, 'NotNeed', NULL, '{}', '{}', NULL, '[]', NULL, NULL, NULL, NULL),
	('d1b2537c-d6e9-48ac-be67-4f5d4988cea2', 'tivoli', 'finn@foyer.test', DEFAULT, false, 'Finn', 'O’Shea', '2001-05-17', 'IE', 'en', 'EUR', 'Active', NULL, true, '2026-11-23 23:12:56.363+00', false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, 'NotNeed', NULL, '{}', '{}', NULL, '[]', NULL, NULL, NULL, NULL),
	('f2dd27e0-6227-4afb-825e-3bf2945a7104', 'northlight', 'gustav@foyer.test', DEFAULT, false, 'Gustav', 'Lindqvist', '1972-02-11', 'FI', 'en', 'EUR', 'Closed', 'CustomerRequest', false, '2026-11-23 23:12:56.426+00', false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, 'NotNeed', NULL, '{}', '{}', NULL, '[]', NULL, NULL, NULL, NULL),
	('edf2638a-08f0-43ef-b1f1-462d9847b1c7', 'northlight', 'nora@foyer.test', DEFAULT, false, 'Nora', 'Bakken', '1983-06-27', 'NO', 'no', 'EUR', 'Closed', 'MultipleAccounts', false, '2026-11-23 23:12:56.641+00', false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, 'NotNeed', NULL, '{}', '{}', NULL, '[]', NULL, NULL, NULL, NULL),
	('cd6b713b-6e90-4353-bf0d-f73f995efc8d', 'baltika', 'ivo@foyer.test', DEFAULT, false, 'Ivo', 'Kask', '1990-04-03', 'EE', 'et_EE', 'EUR', 'Active', NULL, true, '2026-11-23 23:12:56.72+00', false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, NULL, NULL, NULL, NULL, '2026-11-30 23:12:56.853+00', NULL, false, false, false, false, false, false, 'WillBeRequired', '2026-11-07 23:12:56.75+00', '{}', '{Identity,Selfie}', NULL, '[]', NULL, NULL, NULL, NULL),
	('ff79b9f7-0773-4047-9fa8-6247530eeef0', 'northlight', 'sofia@foyer.test', DEFAULT, false, 'Sofia', 'Virta', '1968-12-19', 'FI', 'fi', 'EUR', 'Active', NULL, true, '2026-11-23 23:12:56.857+00', false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, 'NotNeed', NULL, '{}', '{}', '2026-12-23 23:12:56.879+00', '[]', NULL, NULL, NULL, NULL),
	('2e1364af-b8be-4018-b879-53bd97246f60', 'northlight', 'greta@foyer.test', DEFAULT, false, 'Greta', 'Hofmann', '1977-08-08', 'DE', 'de', 'EUR', 'Active', NULL, true, '2026-11-23 23:12:56.894+00', false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, 'NotNeed', NULL, '{}', '{}', NULL, '[]', NULL, NULL, NULL, NULL),
	('8ae7c56e-8338-4284-9639-2df89edcc741', 'baltika', 'lauri@foyer.test', DEFAULT, false, 'Lauri', 'Koskela', '1995-10-30', 'FI', 'fi', 'EUR', 'Active', NULL, true, '2026-11-23 23:12:57.11+00', false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, 'NotNeed', NULL, '{}', '{}', NULL, '[]', NULL, NULL, NULL, NULL),
	('627ec8f4-9e98-4317-99a4-f2b0d6150eed', 'tivoli', 'kenji@foyer.test', DEFAULT, false, 'Kenji', 'Mori', '1986-05-21', 'JP', 'ja', 'EUR', 'Active', NULL, true, '2026-11-23 23:12:57.142+00', false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, 'NotNeed', NULL, '{}', '{}', NULL, '[]', NULL, NULL, NULL, NULL),
	('489bfef6-3255-4e5a-9344-030780612537', 'tivoli', 'maya@foyer.test', DEFAULT, false, 'Maya', 'Fournier', '1998-01-16', 'CA', 'en_CA', 'CAD', 'Active', NULL, true, '2026-11-23 23:12:57.173+00', false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, 'NotNeed', NULL, '{}', '{}', NULL, '[]', NULL, NULL, NULL, NULL),
	('05666a7f-af53-4db6-8834-1eb24fbf9143', 'northlight', 'marta@foyer.test', DEFAULT, false, 'Marta', 'Zammit', '1992-03-25', 'MT', 'en', 'EUR', 'Active', NULL, true, '2026-11-23 23:12:57.219+00', false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, 'NotNeed', NULL, '{}', '{}', NULL, '[]', NULL, NULL, NULL, NULL),
	('5d62f829-1ad7-4159-8ff8-449b4d518f6d', 'northlight', 'petra@foyer.test', DEFAULT, false, 'Petra', 'Laine', '1986-03-14', 'FI', 'en', 'EUR', 'Active', NULL, true, '2026-11-23 23:12:57.311+00', false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, 'NotNeed', NULL, '{}', '{}', NULL, '[]', NULL, NULL, NULL, NULL),
	('950c31fc-5233-48b7-b040-e2e0e4f60be8', 'northlight', 'tove@foyer.test', DEFAULT, false, 'Tove', 'Sund', '1991-06-02', 'FI', 'en', 'EUR', 'Active', NULL, true, '2026-11-23 23:12:57.566+00', false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, 'NotNeed', NULL, '{}', '{}', NULL, '[]', NULL, NULL, NULL, NULL),
	('dad75d0f-3e26-4fbb-84fc-a85a476648cd', 'northlight', 'siiri@foyer.test', DEFAULT, false, 'Siiri', 'Koski', '1991-09-02', 'FI', 'en', 'EUR', 'Active', NULL, true, '2026-11-23 23:12:57.678+00', false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, false, false, false, false, false, false, 'NotNeed', NULL, '{}', '{}', NULL, '[]', NULL, NULL, NULL, NULL);
INSERT INTO identity.provider_account VALUES
	('harbour', 'Trustly', 'trustly-cleo', '2063df96-4bf6-4667-a379-890e0168be70'),
	('harbour', 'Zimpler', 'zimpler-cleo', '2063df96-4bf6-4667-a379-890e0168be70'),
	('harbour', 'Piq', 'piq-cleo', '2063df96-4bf6-4667-a379-890e0168be70'),
	('harbour', 'Finshark', 'finshark-cleo', '2063df96-4bf6-4667-a379-890e0168be70'),
	('harbour', 'Krofort', 'krofort-cleo', '2063df96-4bf6-4667-a379-890e0168be70');
INSERT INTO identity.session VALUES
	('67c1dda5-f9ee-45b0-aee4-043e86af1495', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 'northlight', '2026-11-11 12:00:00+00', '2026-11-12 00:00:00+00', 'SESSION_EXPIRED', '2026-11-12 00:00:00+00', 'phone', 'Safari', 'iOS', 'FI'),
	('889f1755-c125-43e6-8fef-6fed541ccaad', 'ca67aa11-a06f-4012-b79d-7bbbbe383325', 'baltika', '2026-11-11 12:00:00+00', '2026-11-12 00:00:00+00', 'SESSION_EXPIRED', '2026-11-12 00:00:00+00', 'computer', 'Firefox', 'Windows', 'EE'),
	('35e5d5f7-2fca-4c64-8926-874189b8436c', '7d0b8c0e-a845-4729-8814-55c61ce4650e', 'bellemise', '2026-11-11 12:00:00+00', '2026-11-12 00:00:00+00', 'SESSION_EXPIRED', '2026-11-12 00:00:00+00', 'phone', 'Chrome', 'Android', 'FR'),
	('2c042a5e-8197-41a7-b33d-f57b54dcf740', 'e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62', 'sol', '2026-11-11 12:00:00+00', '2026-11-12 00:00:00+00', 'SESSION_EXPIRED', '2026-11-12 00:00:00+00', 'computer', 'Chrome', 'macOS', 'CR'),
	('10e002ae-4f95-4488-8954-c55c7bc5f82c', '7266b4ae-8ce0-4d3a-a36b-c023e24b3f52', 'harbour', '2026-11-11 12:00:00+00', '2026-11-12 00:00:00+00', 'SESSION_EXPIRED', '2026-11-12 00:00:00+00', 'tablet', 'Safari', 'iPadOS', 'NZ'),
	('0420fc61-c03a-451d-bd09-bfacb3fc0f18', '2063df96-4bf6-4667-a379-890e0168be70', 'harbour', '2026-11-11 12:00:00+00', '2026-11-12 00:00:00+00', 'SESSION_EXPIRED', '2026-11-12 00:00:00+00', 'computer', 'Edge', 'Windows', 'CA'),
	('c3cde1df-51cc-49f7-a22a-a20da8a2008c', '5d62f829-1ad7-4159-8ff8-449b4d518f6d', 'northlight', '2026-11-11 12:00:00+00', '2026-11-12 00:00:00+00', 'SESSION_EXPIRED', '2026-11-12 00:00:00+00', 'computer', 'Firefox', 'Windows', 'FI'),
	('fd8778e2-d47d-4ee0-a672-593ce9562f66', '950c31fc-5233-48b7-b040-e2e0e4f60be8', 'northlight', '2026-11-11 12:00:00+00', '2026-11-12 00:00:00+00', 'SESSION_EXPIRED', '2026-11-12 00:00:00+00', 'phone', 'Firefox', 'Android', 'FI');
INSERT INTO limits.room VALUES
	('3c3380da-e37b-4c6f-bd76-86d4e8b34a01', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 50000, '2026-08-19 23:12:53.171+00', '2026-08-19 23:12:53.171+00'),
	('c849edac-953c-4ad4-8dfa-add2a278d8af', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 40000, '2026-10-13 23:12:53.404+00', '2026-10-13 23:12:53.404+00'),
	('3a9b3651-0c13-437f-b475-ffd5d0229353', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 30000, '2026-11-11 23:12:53.522+00', '2026-11-11 23:12:53.522+00'),
	('7bd7c7b2-5ab4-45b2-af89-f69c839a26fd', 'ca67aa11-a06f-4012-b79d-7bbbbe383325', 25000, '2026-11-15 23:12:54.266+00', '2026-11-15 23:12:54.266+00'),
	('e66cff38-ae33-4138-bf0f-7844ab4a19d0', '7d0b8c0e-a845-4729-8814-55c61ce4650e', 140000, '2026-11-03 23:12:54.946+00', '2026-11-03 23:12:54.946+00'),
	('160a1baa-6803-4462-9620-d02e049f2078', '7d0b8c0e-a845-4729-8814-55c61ce4650e', 200000, '2026-11-20 23:12:55.189+00', '2026-11-20 23:12:55.189+00'),
	('b84c5884-3a46-4f06-8275-35acb9a010d5', 'e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62', 12000, '2026-11-08 23:12:55.87+00', '2026-11-08 23:12:55.87+00'),
	('5d5ba0c7-18f2-4ef5-8c0f-19fc002e76e2', '7266b4ae-8ce0-4d3a-a36b-c023e24b3f52', 7500, '2026-10-24 23:12:56.065+00', '2026-10-24 23:12:56.065+00'),
	('719a45cd-df23-4564-ab75-42ae541cf7a4', '2063df96-4bf6-4667-a379-890e0168be70', 18000, '2026-11-17 23:12:56.259+00', '2026-11-17 23:12:56.259+00'),
	('681b091b-5ae0-401f-aa9d-42392cbc83fb', 'f2dd27e0-6227-4afb-825e-3bf2945a7104', 8000, '2026-10-24 23:12:56.5+00', '2026-10-24 23:12:56.5+00'),
	('4e804545-6e4e-4beb-849a-3022ee065669', 'cd6b713b-6e90-4353-bf0d-f73f995efc8d', 6000, '2026-10-24 23:12:56.75+00', '2026-10-24 23:12:56.75+00'),
	('bfaa605c-9498-447b-910d-23542bcbce7e', '2e1364af-b8be-4018-b879-53bd97246f60', 4000, '2026-10-24 23:12:56.983+00', '2026-10-24 23:12:56.983+00'),
	('352ae802-c20f-43e9-aaba-b609f4e3c2b1', '5d62f829-1ad7-4159-8ff8-449b4d518f6d', 20000, '2026-10-24 23:12:57.363+00', '2026-10-24 23:12:57.363+00'),
	('6ead84ec-919a-4263-bc3b-35436d1163b9', '950c31fc-5233-48b7-b040-e2e0e4f60be8', 20000, '2026-11-03 23:12:57.601+00', '2026-11-03 23:12:57.601+00');
INSERT INTO outbox.event OVERRIDING SYSTEM VALUE VALUES
	(1, 'cashier.transactionChanged', '{"brand": "northlight", "playerId": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca", "sequence": 1, "transaction": {"id": "3c3380da-e37b-4c6f-bd76-86d4e8b34a01", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "500.00", "method": "trustly", "status": "Initialized", "refusal": null, "currency": "EUR", "frameUrl": null, "provider": "trustly", "waitsFor": {"by": "2026-08-19T23:42:53.171Z", "for": "Player"}, "createdAt": "2026-08-19T23:12:53.171Z", "processedAt": null, "accountLabel": null, "cancelReason": null, "isCancellable": false}}'),
	(2, 'cashier.transactionChanged', '{"brand": "northlight", "playerId": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca", "sequence": 2, "transaction": {"id": "3c3380da-e37b-4c6f-bd76-86d4e8b34a01", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "500.00", "method": "trustly", "status": "Initialized", "refusal": null, "currency": "EUR", "frameUrl": "https://demo.invalid/", "provider": "trustly", "waitsFor": {"by": "2026-08-19T23:42:53.171Z", "for": "Player"}, "createdAt": "2026-08-19T23:12:53.171Z", "processedAt": null, "accountLabel": null, "cancelReason": null, "isCancellable": false}}'),
	(3, 'wallet.balanceChanged', '{"brand": "northlight", "amount": {"amount": "500.00", "currency": "EUR"}, "balance": {"amount": "500.00", "currency": "EUR"}, "playerId": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca", "sequence": 1, "moneyType": "Deposit", "bonusBalance": {"amount": "0.00", "currency": "EUR"}, "wageringProgress": null}'),
	(4, 'cashier.transactionChanged', '{"brand": "northlight", "playerId": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca", "sequence": 3, "transaction": {"id": "3c3380da-e37b-4c6f-bd76-86d4e8b34a01", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "500.00", "method": "trustly", "status": "Completed", "refusal": null, "currency": "EUR", "frameUrl": null, "provider": "trustly", "waitsFor": null, "createdAt": "2026-08-19T23:12:53.171Z", "processedAt": "2026-08-19T23:12:53.171Z", "accountLabel": "Nordbank •• 4417", "cancelReason": null, "isCancellable": false}}'),
	(5, 'cashier.transactionChanged', '{"brand": "northlight", "playerId": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca", "sequence": 4, "transaction": {"id": "c849edac-953c-4ad4-8dfa-add2a278d8af", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "400.00", "method": "card", "status": "Initialized", "refusal": null, "currency": "EUR", "frameUrl": null, "provider": "plastra", "waitsFor": {"by": "2026-10-13T23:42:53.404Z", "for": "Player"}, "createdAt": "2026-10-13T23:12:53.404Z", "processedAt": null, "accountLabel": null, "cancelReason": null, "isCancellable": false}}'),
	(6, 'cashier.transactionChanged', '{"brand": "northlight", "playerId": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca", "sequence": 5, "transaction": {"id": "c849edac-953c-4ad4-8dfa-add2a278d8af", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "400.00", "method": "card", "status": "Initialized", "refusal": null, "currency": "EUR", "frameUrl": "https://demo.invalid/", "provider": "plastra", "waitsFor": {"by": "2026-10-13T23:42:53.404Z", "for": "Player"}, "createdAt": "2026-10-13T23:12:53.404Z", "processedAt": null, "accountLabel": null, "cancelReason": null, "isCancellable": false}}'),
	(7, 'wallet.balanceChanged', '{"brand": "northlight", "amount": {"amount": "400.00", "currency": "EUR"}, "balance": {"amount": "900.00", "currency": "EUR"}, "playerId": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca", "sequence": 2, "moneyType": "Deposit", "bonusBalance": {"amount": "0.00", "currency": "EUR"}, "wageringProgress": null}'),
	(8, 'cashier.transactionChanged', '{"brand": "northlight", "playerId": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca", "sequence": 6, "transaction": {"id": "c849edac-953c-4ad4-8dfa-add2a278d8af", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "400.00", "method": "card", "status": "Completed", "refusal": null, "currency": "EUR", "frameUrl": null, "provider": "plastra", "waitsFor": null, "createdAt": "2026-10-13T23:12:53.404Z", "processedAt": "2026-10-13T23:12:53.404Z", "accountLabel": "Visa •• 1881", "cancelReason": null, "isCancellable": false}}'),
	(9, 'cashier.transactionChanged', '{"brand": "northlight", "playerId": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca", "sequence": 7, "transaction": {"id": "3a9b3651-0c13-437f-b475-ffd5d0229353", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "300.00", "method": "trustly", "status": "Initialized", "refusal": null, "currency": "EUR", "frameUrl": null, "provider": "trustly", "waitsFor": {"by": "2026-11-11T23:42:53.522Z", "for": "Player"}, "createdAt": "2026-11-11T23:12:53.522Z", "processedAt": null, "accountLabel": "Nordbank •• 4417", "cancelReason": null, "isCancellable": false}}'),
	(10, 'cashier.transactionChanged', '{"brand": "northlight", "playerId": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca", "sequence": 8, "transaction": {"id": "3a9b3651-0c13-437f-b475-ffd5d0229353", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "300.00", "method": "trustly", "status": "Initialized", "refusal": null, "currency": "EUR", "frameUrl": "https://demo.invalid/", "provider": "trustly", "waitsFor": {"by": "2026-11-11T23:42:53.522Z", "for": "Player"}, "createdAt": "2026-11-11T23:12:53.522Z", "processedAt": null, "accountLabel": "Nordbank •• 4417", "cancelReason": null, "isCancellable": false}}'),
	(11, 'wallet.balanceChanged', '{"brand": "northlight", "amount": {"amount": "300.00", "currency": "EUR"}, "balance": {"amount": "1200.00", "currency": "EUR"}, "playerId": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca", "sequence": 3, "moneyType": "Deposit", "bonusBalance": {"amount": "0.00", "currency": "EUR"}, "wageringProgress": null}'),
	(12, 'cashier.transactionChanged', '{"brand": "northlight", "playerId": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca", "sequence": 9, "transaction": {"id": "3a9b3651-0c13-437f-b475-ffd5d0229353", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "300.00", "method": "trustly", "status": "Completed", "refusal": null, "currency": "EUR", "frameUrl": null, "provider": "trustly", "waitsFor": null, "createdAt": "2026-11-11T23:12:53.522Z", "processedAt": "2026-11-11T23:12:53.522Z", "accountLabel": "Nordbank •• 4417", "cancelReason": null, "isCancellable": false}}'),
	(13, 'cashier.transactionChanged', '{"brand": "northlight", "playerId": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca", "sequence": 10, "transaction": {"id": "ecbc46b8-14a2-4fb5-a80d-328e794fa675", "fee": "0.00", "type": "Withdrawal", "speed": "Instant", "amount": "200.00", "method": "trustly", "status": "Initialized", "refusal": null, "currency": "EUR", "frameUrl": null, "provider": "trustly", "waitsFor": {"by": "2026-11-18T23:17:53.621Z", "for": "Provider"}, "createdAt": "2026-11-18T23:12:53.621Z", "processedAt": null, "accountLabel": "Nordbank •• 4417", "cancelReason": null, "isCancellable": true}}'),
	(14, 'wallet.balanceChanged', '{"brand": "northlight", "amount": {"amount": "-200.00", "currency": "EUR"}, "balance": {"amount": "1000.00", "currency": "EUR"}, "playerId": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca", "sequence": 4, "moneyType": "InitWithdrawal", "bonusBalance": {"amount": "0.00", "currency": "EUR"}, "wageringProgress": null}'),
	(15, 'cashier.transactionChanged', '{"brand": "northlight", "playerId": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca", "sequence": 11, "transaction": {"id": "ecbc46b8-14a2-4fb5-a80d-328e794fa675", "fee": "0.00", "type": "Withdrawal", "speed": "Instant", "amount": "200.00", "method": "trustly", "status": "Initialized", "refusal": null, "currency": "EUR", "frameUrl": null, "provider": "trustly", "waitsFor": {"by": "2026-11-18T23:17:53.621Z", "for": "Provider"}, "createdAt": "2026-11-18T23:12:53.621Z", "processedAt": null, "accountLabel": "Nordbank •• 4417", "cancelReason": null, "isCancellable": true}}'),
	(16, 'cashier.transactionChanged', '{"brand": "northlight", "playerId": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca", "sequence": 12, "transaction": {"id": "ecbc46b8-14a2-4fb5-a80d-328e794fa675", "fee": "0.00", "type": "Withdrawal", "speed": "Instant", "amount": "200.00", "method": "trustly", "status": "Initialized", "refusal": null, "currency": "EUR", "frameUrl": null, "provider": "trustly", "waitsFor": {"by": "2026-11-18T23:17:53.621Z", "for": "Provider"}, "createdAt": "2026-11-18T23:12:53.621Z", "processedAt": null, "accountLabel": "Nordbank •• 4417", "cancelReason": null, "isCancellable": true}}'),
	(17, 'cashier.transactionChanged', '{"brand": "northlight", "playerId": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca", "sequence": 13, "transaction": {"id": "ecbc46b8-14a2-4fb5-a80d-328e794fa675", "fee": "0.00", "type": "Withdrawal", "speed": "Instant", "amount": "200.00", "method": "trustly", "status": "Completed", "refusal": null, "currency": "EUR", "frameUrl": null, "provider": "trustly", "waitsFor": null, "createdAt": "2026-11-18T23:12:53.621Z", "processedAt": "2026-11-18T23:12:53.621Z", "accountLabel": "Nordbank •• 4417", "cancelReason": null, "isCancellable": false}}'),
	(18, 'identity.sessionEnded', '{"brand": "northlight", "reason": "SESSION_EXPIRED", "playerId": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca", "sessionId": "67c1dda5-f9ee-45b0-aee4-043e86af1495"}'),
	(19, 'rewards.changed', '{"update": {"reward": {"name": "Birthday drop", "endsAt": "2026-11-29T23:12:54.112Z", "rewardId": "demo 1febf8d0-a915-4fde-a8b2-8bd7beff52ca 0", "startsAt": "2026-11-23T23:12:54.112Z", "claimType": "manual", "expiresIn": 518400, "rewardType": {"name": "Birthday drop", "type": "money-drop", "amount": "15.00", "currency": "EUR", "__typename": "MoneyDrop"}, "rewardReason": "Incentive"}, "status": "Unclaimed", "assignationId": "060c363d-2dcd-499d-828c-05c28e014b94"}, "playerId": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca"}'),
	(20, 'rewards.changed', '{"update": {"reward": {"name": "Bonus drop", "endsAt": "2026-12-02T23:12:54.128Z", "rewardId": "demo 1febf8d0-a915-4fde-a8b2-8bd7beff52ca 1", "startsAt": "2026-11-23T23:12:54.128Z", "claimType": "manual", "expiresIn": 777600, "rewardType": {"name": "Bonus drop", "type": "bonus-money-drop", "amount": "60.00", "currency": "EUR", "maxPayout": "600.00", "__typename": "BonusMoneyDrop", "wageringRequirementFactor": 10}, "rewardReason": "Incentive"}, "status": "Unclaimed", "assignationId": "db3fd6cf-cd8a-4f21-b18f-843031f45871"}, "playerId": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca"}'),
	(21, 'rewards.changed', '{"update": {"reward": {"name": "Friday drop", "endsAt": "2026-11-27T03:12:54.144Z", "rewardId": "demo 1febf8d0-a915-4fde-a8b2-8bd7beff52ca 2", "startsAt": "2026-11-26T03:12:54.144Z", "claimType": "automatic", "expiresIn": 273600, "rewardType": {"name": "Friday drop", "type": "money-drop", "amount": "5.00", "currency": "EUR", "__typename": "MoneyDrop"}, "rewardReason": "Incentive"}, "status": "Scheduled", "assignationId": "9dd2e1e1-1c92-40c4-83a8-d8764a88801b"}, "playerId": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca"}'),
	(22, 'cashier.transactionChanged', '{"brand": "baltika", "playerId": "ca67aa11-a06f-4012-b79d-7bbbbe383325", "sequence": 1, "transaction": {"id": "7bd7c7b2-5ab4-45b2-af89-f69c839a26fd", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "250.00", "method": "zimpler", "status": "Initialized", "refusal": null, "currency": "EUR", "frameUrl": null, "provider": "zimpler", "waitsFor": {"by": "2026-11-15T23:42:54.266Z", "for": "Player"}, "createdAt": "2026-11-15T23:12:54.266Z", "processedAt": null, "accountLabel": null, "cancelReason": null, "isCancellable": false}}'),
	(23, 'cashier.transactionChanged', '{"brand": "baltika", "playerId": "ca67aa11-a06f-4012-b79d-7bbbbe383325", "sequence": 2, "transaction": {"id": "7bd7c7b2-5ab4-45b2-af89-f69c839a26fd", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "250.00", "method": "zimpler", "status": "Initialized", "refusal": null, "currency": "EUR", "frameUrl": "https://demo.invalid/", "provider": "zimpler", "waitsFor": {"by": "2026-11-15T23:42:54.266Z", "for": "Player"}, "createdAt": "2026-11-15T23:12:54.266Z", "processedAt": null, "accountLabel": null, "cancelReason": null, "isCancellable": false}}'),
	(24, 'wallet.balanceChanged', '{"brand": "baltika", "amount": {"amount": "250.00", "currency": "EUR"}, "balance": {"amount": "250.00", "currency": "EUR"}, "playerId": "ca67aa11-a06f-4012-b79d-7bbbbe383325", "sequence": 1, "moneyType": "Deposit", "bonusBalance": {"amount": "0.00", "currency": "EUR"}, "wageringProgress": null}'),
	(25, 'cashier.transactionChanged', '{"brand": "baltika", "playerId": "ca67aa11-a06f-4012-b79d-7bbbbe383325", "sequence": 3, "transaction": {"id": "7bd7c7b2-5ab4-45b2-af89-f69c839a26fd", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "250.00", "method": "zimpler", "status": "Completed", "refusal": null, "currency": "EUR", "frameUrl": null, "provider": "zimpler", "waitsFor": null, "createdAt": "2026-11-15T23:12:54.266Z", "processedAt": "2026-11-15T23:12:54.266Z", "accountLabel": "Läänepank •• 0921", "cancelReason": null, "isCancellable": false}}'),
	(26, 'compliance.updated', '{"playerId": "ca67aa11-a06f-4012-b79d-7bbbbe383325", "kycStatus": "WillBeRequired", "sourceOfWealth": "NotRequired"}'),
	(27, 'identity.sessionEnded', '{"brand": "baltika", "reason": "SESSION_EXPIRED", "playerId": "ca67aa11-a06f-4012-b79d-7bbbbe383325", "sessionId": "889f1755-c125-43e6-8fef-6fed541ccaad"}'),
	(28, 'rewards.changed', '{"update": {"reward": {"name": "Sünnipäevaraha", "endsAt": "2026-11-29T23:12:54.437Z", "rewardId": "demo ca67aa11-a06f-4012-b79d-7bbbbe383325 0", "startsAt": "2026-11-23T23:12:54.437Z", "claimType": "manual", "expiresIn": 518400, "rewardType": {"name": "Sünnipäevaraha", "type": "money-drop", "amount": "15.00", "currency": "EUR", "__typename": "MoneyDrop"}, "rewardReason": "Incentive"}, "status": "Unclaimed", "assignationId": "0c37bd76-1dfa-4165-989d-c574b20962dd"}, "playerId": "ca67aa11-a06f-4012-b79d-7bbbbe383325"}'),
	(29, 'rewards.changed', '{"update": {"reward": {"name": "Boonusraha", "endsAt": "2026-12-02T23:12:54.446Z", "rewardId": "demo ca67aa11-a06f-4012-b79d-7bbbbe383325 1", "startsAt": "2026-11-23T23:12:54.446Z", "claimType": "manual", "expiresIn": 777600, "rewardType": {"name": "Boonusraha", "type": "bonus-money-drop", "amount": "40.00", "currency": "EUR", "maxPayout": "400.00", "__typename": "BonusMoneyDrop", "wageringRequirementFactor": 10}, "rewardReason": "Incentive"}, "status": "Unclaimed", "assignationId": "f7bb9ac4-834f-4554-8443-1510b10a38cd"}, "playerId": "ca67aa11-a06f-4012-b79d-7bbbbe383325"}'),
	(30, 'rewards.changed', '{"update": {"reward": {"name": "Sissemakse lisa", "endsAt": "2026-12-02T23:12:54.467Z", "rewardId": "demo ca67aa11-a06f-4012-b79d-7bbbbe383325 2", "startsAt": "2026-11-23T23:12:54.467Z", "claimType": "manual", "expiresIn": 777600, "rewardType": {"name": "Sissemakse lisa", "type": "money-drop", "amount": "10.00", "currency": "EUR", "__typename": "MoneyDrop"}, "rewardReason": "Incentive"}, "status": "Unclaimed", "assignationId": "7707118b-e5f5-4b3e-a919-7f20743cc347"}, "playerId": "ca67aa11-a06f-4012-b79d-7bbbbe383325"}'),
	(31, 'rewards.changed', '{"update": {"reward": {"name": "Tasuta keerutused", "endsAt": "2026-12-02T23:12:54.819Z", "rewardId": "demo ca67aa11-a06f-4012-b79d-7bbbbe383325 3", "startsAt": "2026-11-23T23:12:54.819Z", "claimType": "manual", "expiresIn": 777600, "rewardType": {"game": {"url": "/games/fox-and-ember/", "json": "{\"slug\":\"fox-and-ember\",\"title\":\"Fox & Ember\",\"studio\":\"sandbox\"}"}, "name": "Tasuta keerutused", "type": "free-spin", "value": "0.20", "betLevel": 1, "currency": "EUR", "__typename": "FreeSpin", "freeSpinsAmount": 10}, "rewardReason": "Incentive"}, "status": "Unclaimed", "assignationId": "ee38a02e-3d09-4c3b-9bb3-027a847b962d"}, "playerId": "ca67aa11-a06f-4012-b79d-7bbbbe383325"}'),
	(32, 'cashier.transactionChanged', '{"brand": "bellemise", "playerId": "7d0b8c0e-a845-4729-8814-55c61ce4650e", "sequence": 1, "transaction": {"id": "e66cff38-ae33-4138-bf0f-7844ab4a19d0", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "1400.00", "method": "card", "status": "Initialized", "refusal": null, "currency": "EUR", "frameUrl": null, "provider": "plastra", "waitsFor": {"by": "2026-11-03T23:42:54.946Z", "for": "Player"}, "createdAt": "2026-11-03T23:12:54.946Z", "processedAt": null, "accountLabel": null, "cancelReason": null, "isCancellable": false}}'),
	(33, 'cashier.transactionChanged', '{"brand": "bellemise", "playerId": "7d0b8c0e-a845-4729-8814-55c61ce4650e", "sequence": 2, "transaction": {"id": "e66cff38-ae33-4138-bf0f-7844ab4a19d0", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "1400.00", "method": "card", "status": "Initialized", "refusal": null, "currency": "EUR", "frameUrl": "https://demo.invalid/", "provider": "plastra", "waitsFor": {"by": "2026-11-03T23:42:54.946Z", "for": "Player"}, "createdAt": "2026-11-03T23:12:54.946Z", "processedAt": null, "accountLabel": null, "cancelReason": null, "isCancellable": false}}'),
	(34, 'wallet.balanceChanged', '{"brand": "bellemise", "amount": {"amount": "1400.00", "currency": "EUR"}, "balance": {"amount": "1400.00", "currency": "EUR"}, "playerId": "7d0b8c0e-a845-4729-8814-55c61ce4650e", "sequence": 1, "moneyType": "Deposit", "bonusBalance": {"amount": "0.00", "currency": "EUR"}, "wageringProgress": null}'),
	(35, 'cashier.transactionChanged', '{"brand": "bellemise", "playerId": "7d0b8c0e-a845-4729-8814-55c61ce4650e", "sequence": 3, "transaction": {"id": "e66cff38-ae33-4138-bf0f-7844ab4a19d0", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "1400.00", "method": "card", "status": "Completed", "refusal": null, "currency": "EUR", "frameUrl": null, "provider": "plastra", "waitsFor": null, "createdAt": "2026-11-03T23:12:54.946Z", "processedAt": "2026-11-03T23:12:54.946Z", "accountLabel": "Visa •• 1881", "cancelReason": null, "isCancellable": false}}'),
	(36, 'cashier.transactionChanged', '{"brand": "bellemise", "playerId": "7d0b8c0e-a845-4729-8814-55c61ce4650e", "sequence": 4, "transaction": {"id": "160a1baa-6803-4462-9620-d02e049f2078", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "2000.00", "method": "card", "status": "Initialized", "refusal": null, "currency": "EUR", "frameUrl": null, "provider": "plastra", "waitsFor": {"by": "2026-11-20T23:42:55.189Z", "for": "Player"}, "createdAt": "2026-11-20T23:12:55.189Z", "processedAt": null, "accountLabel": "Visa •• 1881", "cancelReason": null, "isCancellable": false}}'),
	(37, 'cashier.transactionChanged', '{"brand": "bellemise", "playerId": "7d0b8c0e-a845-4729-8814-55c61ce4650e", "sequence": 5, "transaction": {"id": "160a1baa-6803-4462-9620-d02e049f2078", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "2000.00", "method": "card", "status": "Initialized", "refusal": null, "currency": "EUR", "frameUrl": "https://demo.invalid/", "provider": "plastra", "waitsFor": {"by": "2026-11-20T23:42:55.189Z", "for": "Player"}, "createdAt": "2026-11-20T23:12:55.189Z", "processedAt": null, "accountLabel": "Visa •• 1881", "cancelReason": null, "isCancellable": false}}'),
	(38, 'wallet.balanceChanged', '{"brand": "bellemise", "amount": {"amount": "2000.00", "currency": "EUR"}, "balance": {"amount": "3400.00", "currency": "EUR"}, "playerId": "7d0b8c0e-a845-4729-8814-55c61ce4650e", "sequence": 2, "moneyType": "Deposit", "bonusBalance": {"amount": "0.00", "currency": "EUR"}, "wageringProgress": null}'),
	(39, 'cashier.transactionChanged', '{"brand": "bellemise", "playerId": "7d0b8c0e-a845-4729-8814-55c61ce4650e", "sequence": 6, "transaction": {"id": "160a1baa-6803-4462-9620-d02e049f2078", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "2000.00", "method": "card", "status": "Completed", "refusal": null, "currency": "EUR", "frameUrl": null, "provider": "plastra", "waitsFor": null, "createdAt": "2026-11-20T23:12:55.189Z", "processedAt": "2026-11-20T23:12:55.189Z", "accountLabel": "Visa •• 1881", "cancelReason": null, "isCancellable": false}}'),
	(40, 'compliance.updated', '{"playerId": "7d0b8c0e-a845-4729-8814-55c61ce4650e", "kycStatus": "NotNeed", "sourceOfWealth": "Required"}'),
	(41, 'compliance.updated', '{"playerId": "7d0b8c0e-a845-4729-8814-55c61ce4650e", "kycStatus": "WillBeRequired", "sourceOfWealth": "Required"}'),
	(42, 'identity.sessionEnded', '{"brand": "bellemise", "reason": "SESSION_EXPIRED", "playerId": "7d0b8c0e-a845-4729-8814-55c61ce4650e", "sessionId": "35e5d5f7-2fca-4c64-8926-874189b8436c"}'),
	(43, 'rewards.changed', '{"update": {"reward": {"name": "Cadeau d’anniversaire", "endsAt": "2026-11-29T23:12:55.561Z", "rewardId": "demo 7d0b8c0e-a845-4729-8814-55c61ce4650e 0", "startsAt": "2026-11-23T23:12:55.561Z", "claimType": "manual", "expiresIn": 518400, "rewardType": {"name": "Cadeau d’anniversaire", "type": "money-drop", "amount": "15.00", "currency": "EUR", "__typename": "MoneyDrop"}, "rewardReason": "Incentive"}, "status": "Unclaimed", "assignationId": "4be572d0-4654-49f1-b66a-8706ffbb97dd"}, "playerId": "7d0b8c0e-a845-4729-8814-55c61ce4650e"}'),
	(44, 'rewards.changed', '{"update": {"reward": {"name": "Remboursement de la semaine", "endsAt": "2026-11-29T03:12:55.651Z", "rewardId": "demo 7d0b8c0e-a845-4729-8814-55c61ce4650e 1", "startsAt": "2026-11-26T03:12:55.651Z", "claimType": "manual", "expiresIn": 446400, "rewardType": {"name": "Remboursement de la semaine", "type": "money-drop", "amount": "6.40", "currency": "EUR", "__typename": "MoneyDrop"}, "rewardReason": "Cashback"}, "status": "Scheduled", "assignationId": "a9e11da4-adb6-4a6b-8a09-62a6c92b98d7"}, "playerId": "7d0b8c0e-a845-4729-8814-55c61ce4650e"}'),
	(45, 'wallet.bonusChanged', '{"brand": "sol", "status": "Active", "bonusId": "opening e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62", "playerId": "e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62"}'),
	(46, 'wallet.balanceChanged', '{"brand": "sol", "amount": {"amount": "50.00", "currency": "USD"}, "balance": {"amount": "0.00", "currency": "USD"}, "playerId": "e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62", "sequence": 1, "moneyType": "Deposit", "bonusBalance": {"amount": "50.00", "currency": "USD"}, "wageringProgress": 0.0000}'),
	(47, 'cashier.transactionChanged', '{"brand": "sol", "playerId": "e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62", "sequence": 1, "transaction": {"id": "b84c5884-3a46-4f06-8275-35acb9a010d5", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "120.00", "method": "card", "status": "Initialized", "refusal": null, "currency": "USD", "frameUrl": null, "provider": "plastra", "waitsFor": {"by": "2026-11-08T23:42:55.870Z", "for": "Player"}, "createdAt": "2026-11-08T23:12:55.870Z", "processedAt": null, "accountLabel": null, "cancelReason": null, "isCancellable": false}}'),
	(48, 'cashier.transactionChanged', '{"brand": "sol", "playerId": "e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62", "sequence": 2, "transaction": {"id": "b84c5884-3a46-4f06-8275-35acb9a010d5", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "120.00", "method": "card", "status": "Initialized", "refusal": null, "currency": "USD", "frameUrl": "https://demo.invalid/", "provider": "plastra", "waitsFor": {"by": "2026-11-08T23:42:55.870Z", "for": "Player"}, "createdAt": "2026-11-08T23:12:55.870Z", "processedAt": null, "accountLabel": null, "cancelReason": null, "isCancellable": false}}'),
	(49, 'wallet.balanceChanged', '{"brand": "sol", "amount": {"amount": "120.00", "currency": "USD"}, "balance": {"amount": "120.00", "currency": "USD"}, "playerId": "e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62", "sequence": 2, "moneyType": "Deposit", "bonusBalance": {"amount": "50.00", "currency": "USD"}, "wageringProgress": 0.0000}'),
	(50, 'cashier.transactionChanged', '{"brand": "sol", "playerId": "e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62", "sequence": 3, "transaction": {"id": "b84c5884-3a46-4f06-8275-35acb9a010d5", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "120.00", "method": "card", "status": "Completed", "refusal": null, "currency": "USD", "frameUrl": null, "provider": "plastra", "waitsFor": null, "createdAt": "2026-11-08T23:12:55.870Z", "processedAt": "2026-11-08T23:12:55.870Z", "accountLabel": "Visa •• 1881", "cancelReason": null, "isCancellable": false}}'),
	(51, 'identity.sessionEnded', '{"brand": "sol", "reason": "SESSION_EXPIRED", "playerId": "e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62", "sessionId": "2c042a5e-8197-41a7-b33d-f57b54dcf740"}'),
	(52, 'rewards.changed', '{"update": {"reward": {"name": "Birthday drop", "endsAt": "2026-11-29T23:12:56.012Z", "rewardId": "demo e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62 0", "startsAt": "2026-11-23T23:12:56.012Z", "claimType": "manual", "expiresIn": 518400, "rewardType": {"name": "Birthday drop", "type": "money-drop", "amount": "15.00", "currency": "USD", "__typename": "MoneyDrop"}, "rewardReason": "Incentive"}, "status": "Unclaimed", "assignationId": "a9790a86-47ea-48c2-8990-6eca89c613ce"}, "playerId": "e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62"}'),
	(53, 'rewards.changed', '{"update": {"reward": {"name": "Bonus drop", "endsAt": "2026-12-02T23:12:56.016Z", "rewardId": "demo e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62 1", "startsAt": "2026-11-23T23:12:56.016Z", "claimType": "manual", "expiresIn": 777600, "rewardType": {"name": "Bonus drop", "type": "bonus-money-drop", "amount": "60.00", "currency": "USD", "maxPayout": "600.00", "__typename": "BonusMoneyDrop", "wageringRequirementFactor": 10}, "rewardReason": "Incentive"}, "status": "Unclaimed", "assignationId": "c49b919e-f397-44a5-9a6b-db30a7469c63"}, "playerId": "e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62"}'),
	(54, 'cashier.transactionChanged', '{"brand": "harbour", "playerId": "7266b4ae-8ce0-4d3a-a36b-c023e24b3f52", "sequence": 1, "transaction": {"id": "5d5ba0c7-18f2-4ef5-8c0f-19fc002e76e2", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "75.00", "method": "card", "status": "Initialized", "refusal": null, "currency": "NZD", "frameUrl": null, "provider": "plastra", "waitsFor": {"by": "2026-10-24T23:42:56.065Z", "for": "Player"}, "createdAt": "2026-10-24T23:12:56.065Z", "processedAt": null, "accountLabel": null, "cancelReason": null, "isCancellable": false}}'),
	(55, 'cashier.transactionChanged', '{"brand": "harbour", "playerId": "7266b4ae-8ce0-4d3a-a36b-c023e24b3f52", "sequence": 2, "transaction": {"id": "5d5ba0c7-18f2-4ef5-8c0f-19fc002e76e2", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "75.00", "method": "card", "status": "Initialized", "refusal": null, "currency": "NZD", "frameUrl": "https://demo.invalid/", "provider": "plastra", "waitsFor": {"by": "2026-10-24T23:42:56.065Z", "for": "Player"}, "createdAt": "2026-10-24T23:12:56.065Z", "processedAt": null, "accountLabel": null, "cancelReason": null, "isCancellable": false}}'),
	(56, 'wallet.balanceChanged', '{"brand": "harbour", "amount": {"amount": "75.00", "currency": "NZD"}, "balance": {"amount": "75.00", "currency": "NZD"}, "playerId": "7266b4ae-8ce0-4d3a-a36b-c023e24b3f52", "sequence": 1, "moneyType": "Deposit", "bonusBalance": {"amount": "0.00", "currency": "NZD"}, "wageringProgress": null}'),
	(57, 'cashier.transactionChanged', '{"brand": "harbour", "playerId": "7266b4ae-8ce0-4d3a-a36b-c023e24b3f52", "sequence": 3, "transaction": {"id": "5d5ba0c7-18f2-4ef5-8c0f-19fc002e76e2", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "75.00", "method": "card", "status": "Completed", "refusal": null, "currency": "NZD", "frameUrl": null, "provider": "plastra", "waitsFor": null, "createdAt": "2026-10-24T23:12:56.065Z", "processedAt": "2026-10-24T23:12:56.065Z", "accountLabel": "Visa •• 1881", "cancelReason": null, "isCancellable": false}}'),
	(58, 'identity.sessionEnded', '{"brand": "harbour", "reason": "SESSION_EXPIRED", "playerId": "7266b4ae-8ce0-4d3a-a36b-c023e24b3f52", "sessionId": "10e002ae-4f95-4488-8954-c55c7bc5f82c"}'),
	(59, 'cashier.transactionChanged', '{"brand": "harbour", "playerId": "2063df96-4bf6-4667-a379-890e0168be70", "sequence": 1, "transaction": {"id": "719a45cd-df23-4564-ab75-42ae541cf7a4", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "180.00", "method": "trustly", "status": "Initialized", "refusal": null, "currency": "CAD", "frameUrl": null, "provider": "trustly", "waitsFor": {"by": "2026-11-17T23:42:56.259Z", "for": "Player"}, "createdAt": "2026-11-17T23:12:56.259Z", "processedAt": null, "accountLabel": null, "cancelReason": null, "isCancellable": false}}'),
	(60, 'cashier.transactionChanged', '{"brand": "harbour", "playerId": "2063df96-4bf6-4667-a379-890e0168be70", "sequence": 2, "transaction": {"id": "719a45cd-df23-4564-ab75-42ae541cf7a4", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "180.00", "method": "trustly", "status": "Initialized", "refusal": null, "currency": "CAD", "frameUrl": "https://demo.invalid/", "provider": "trustly", "waitsFor": {"by": "2026-11-17T23:42:56.259Z", "for": "Player"}, "createdAt": "2026-11-17T23:12:56.259Z", "processedAt": null, "accountLabel": null, "cancelReason": null, "isCancellable": false}}'),
	(61, 'wallet.balanceChanged', '{"brand": "harbour", "amount": {"amount": "180.00", "currency": "CAD"}, "balance": {"amount": "180.00", "currency": "CAD"}, "playerId": "2063df96-4bf6-4667-a379-890e0168be70", "sequence": 1, "moneyType": "Deposit", "bonusBalance": {"amount": "0.00", "currency": "CAD"}, "wageringProgress": null}'),
	(62, 'cashier.transactionChanged', '{"brand": "harbour", "playerId": "2063df96-4bf6-4667-a379-890e0168be70", "sequence": 3, "transaction": {"id": "719a45cd-df23-4564-ab75-42ae541cf7a4", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "180.00", "method": "trustly", "status": "Completed", "refusal": null, "currency": "CAD", "frameUrl": null, "provider": "trustly", "waitsFor": null, "createdAt": "2026-11-17T23:12:56.259Z", "processedAt": "2026-11-17T23:12:56.259Z", "accountLabel": "Nordbank •• 4417", "cancelReason": null, "isCancellable": false}}'),
	(63, 'identity.sessionEnded', '{"brand": "harbour", "reason": "SESSION_EXPIRED", "playerId": "2063df96-4bf6-4667-a379-890e0168be70", "sessionId": "0420fc61-c03a-451d-bd09-bfacb3fc0f18"}'),
	(64, 'rewards.changed', '{"update": {"reward": {"name": "Birthday drop", "endsAt": "2026-11-29T23:12:56.342Z", "rewardId": "demo 2063df96-4bf6-4667-a379-890e0168be70 0", "startsAt": "2026-11-23T23:12:56.342Z", "claimType": "manual", "expiresIn": 518400, "rewardType": {"name": "Birthday drop", "type": "money-drop", "amount": "15.00", "currency": "CAD", "__typename": "MoneyDrop"}, "rewardReason": "Incentive"}, "status": "Unclaimed", "assignationId": "a4ff585c-01f4-440f-8947-003a41a7890c"}, "playerId": "2063df96-4bf6-4667-a379-890e0168be70"}'),
	(65, 'rewards.changed', '{"update": {"reward": {"name": "Bonus drop", "endsAt": "2026-12-02T23:12:56.360Z", "rewardId": "demo 2063df96-4bf6-4667-a379-890e0168be70 1", "startsAt": "2026-11-23T23:12:56.360Z", "claimType": "manual", "expiresIn": 777600, "rewardType": {"name": "Bonus drop", "type": "bonus-money-drop", "amount": "60.00", "currency": "CAD", "maxPayout": "600.00", "__typename": "BonusMoneyDrop", "wageringRequirementFactor": 10}, "rewardReason": "Incentive"}, "status": "Unclaimed", "assignationId": "7698b7df-02cc-4535-8367-820c4581cdf9"}, "playerId": "2063df96-4bf6-4667-a379-890e0168be70"}'),
	(66, 'rewards.changed', '{"update": {"reward": {"name": "Birthday drop", "endsAt": "2026-11-29T23:12:56.411Z", "rewardId": "demo d1b2537c-d6e9-48ac-be67-4f5d4988cea2 0", "startsAt": "2026-11-23T23:12:56.411Z", "claimType": "manual", "expiresIn": 518400, "rewardType": {"name": "Birthday drop", "type": "money-drop", "amount": "15.00", "currency": "EUR", "__typename": "MoneyDrop"}, "rewardReason": "Incentive"}, "status": "Unclaimed", "assignationId": "b5fdd91c-c1d0-4bbb-9839-b03a575e12e3"}, "playerId": "d1b2537c-d6e9-48ac-be67-4f5d4988cea2"}'),
	(67, 'rewards.changed', '{"update": {"reward": {"name": "Bonus drop", "endsAt": "2026-12-02T23:12:56.419Z", "rewardId": "demo d1b2537c-d6e9-48ac-be67-4f5d4988cea2 1", "startsAt": "2026-11-23T23:12:56.419Z", "claimType": "manual", "expiresIn": 777600, "rewardType": {"name": "Bonus drop", "type": "bonus-money-drop", "amount": "60.00", "currency": "EUR", "maxPayout": "600.00", "__typename": "BonusMoneyDrop", "wageringRequirementFactor": 10}, "rewardReason": "Incentive"}, "status": "Unclaimed", "assignationId": "71b19b09-f2ff-4d66-a2d5-80fc46ae77ef"}, "playerId": "d1b2537c-d6e9-48ac-be67-4f5d4988cea2"}'),
	(68, 'rewards.changed', '{"update": {"reward": {"name": "Friday drop", "endsAt": "2026-11-27T03:12:56.422Z", "rewardId": "demo d1b2537c-d6e9-48ac-be67-4f5d4988cea2 2", "startsAt": "2026-11-26T03:12:56.422Z", "claimType": "automatic", "expiresIn": 273600, "rewardType": {"name": "Friday drop", "type": "money-drop", "amount": "5.00", "currency": "EUR", "__typename": "MoneyDrop"}, "rewardReason": "Incentive"}, "status": "Scheduled", "assignationId": "f45aaec5-8438-44b8-b81b-9fb65df4d8ff"}, "playerId": "d1b2537c-d6e9-48ac-be67-4f5d4988cea2"}'),
	(69, 'cashier.transactionChanged', '{"brand": "northlight", "playerId": "f2dd27e0-6227-4afb-825e-3bf2945a7104", "sequence": 1, "transaction": {"id": "681b091b-5ae0-401f-aa9d-42392cbc83fb", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "80.00", "method": "card", "status": "Initialized", "refusal": null, "currency": "EUR", "frameUrl": null, "provider": "plastra", "waitsFor": {"by": "2026-10-24T23:42:56.500Z", "for": "Player"}, "createdAt": "2026-10-24T23:12:56.500Z", "processedAt": null, "accountLabel": null, "cancelReason": null, "isCancellable": false}}'),
	(70, 'cashier.transactionChanged', '{"brand": "northlight", "playerId": "f2dd27e0-6227-4afb-825e-3bf2945a7104", "sequence": 2, "transaction": {"id": "681b091b-5ae0-401f-aa9d-42392cbc83fb", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "80.00", "method": "card", "status": "Initialized", "refusal": null, "currency": "EUR", "frameUrl": "https://demo.invalid/", "provider": "plastra", "waitsFor": {"by": "2026-10-24T23:42:56.500Z", "for": "Player"}, "createdAt": "2026-10-24T23:12:56.500Z", "processedAt": null, "accountLabel": null, "cancelReason": null, "isCancellable": false}}'),
	(71, 'wallet.balanceChanged', '{"brand": "northlight", "amount": {"amount": "80.00", "currency": "EUR"}, "balance": {"amount": "80.00", "currency": "EUR"}, "playerId": "f2dd27e0-6227-4afb-825e-3bf2945a7104", "sequence": 1, "moneyType": "Deposit", "bonusBalance": {"amount": "0.00", "currency": "EUR"}, "wageringProgress": null}'),
	(72, 'cashier.transactionChanged', '{"brand": "northlight", "playerId": "f2dd27e0-6227-4afb-825e-3bf2945a7104", "sequence": 3, "transaction": {"id": "681b091b-5ae0-401f-aa9d-42392cbc83fb", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "80.00", "method": "card", "status": "Completed", "refusal": null, "currency": "EUR", "frameUrl": null, "provider": "plastra", "waitsFor": null, "createdAt": "2026-10-24T23:12:56.500Z", "processedAt": "2026-10-24T23:12:56.500Z", "accountLabel": "Visa •• 1881", "cancelReason": null, "isCancellable": false}}'),
	(73, 'identity.playerUpdated', '{"brand": "northlight", "playerId": "f2dd27e0-6227-4afb-825e-3bf2945a7104", "emailVerified": false, "isAccountClosed": true, "isPhoneNumberVerified": false}'),
	(74, 'identity.playerUpdated', '{"brand": "northlight", "playerId": "edf2638a-08f0-43ef-b1f1-462d9847b1c7", "emailVerified": false, "isAccountClosed": true, "isPhoneNumberVerified": false}'),
	(75, 'cashier.transactionChanged', '{"brand": "baltika", "playerId": "cd6b713b-6e90-4353-bf0d-f73f995efc8d", "sequence": 1, "transaction": {"id": "4e804545-6e4e-4beb-849a-3022ee065669", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "60.00", "method": "card", "status": "Initialized", "refusal": null, "currency": "EUR", "frameUrl": null, "provider": "plastra", "waitsFor": {"by": "2026-10-24T23:42:56.750Z", "for": "Player"}, "createdAt": "2026-10-24T23:12:56.750Z", "processedAt": null, "accountLabel": null, "cancelReason": null, "isCancellable": false}}'),
	(76, 'cashier.transactionChanged', '{"brand": "baltika", "playerId": "cd6b713b-6e90-4353-bf0d-f73f995efc8d", "sequence": 2, "transaction": {"id": "4e804545-6e4e-4beb-849a-3022ee065669", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "60.00", "method": "card", "status": "Initialized", "refusal": null, "currency": "EUR", "frameUrl": "https://demo.invalid/", "provider": "plastra", "waitsFor": {"by": "2026-10-24T23:42:56.750Z", "for": "Player"}, "createdAt": "2026-10-24T23:12:56.750Z", "processedAt": null, "accountLabel": null, "cancelReason": null, "isCancellable": false}}'),
	(77, 'wallet.balanceChanged', '{"brand": "baltika", "amount": {"amount": "60.00", "currency": "EUR"}, "balance": {"amount": "60.00", "currency": "EUR"}, "playerId": "cd6b713b-6e90-4353-bf0d-f73f995efc8d", "sequence": 1, "moneyType": "Deposit", "bonusBalance": {"amount": "0.00", "currency": "EUR"}, "wageringProgress": null}'),
	(78, 'cashier.transactionChanged', '{"brand": "baltika", "playerId": "cd6b713b-6e90-4353-bf0d-f73f995efc8d", "sequence": 3, "transaction": {"id": "4e804545-6e4e-4beb-849a-3022ee065669", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "60.00", "method": "card", "status": "Completed", "refusal": null, "currency": "EUR", "frameUrl": null, "provider": "plastra", "waitsFor": null, "createdAt": "2026-10-24T23:12:56.750Z", "processedAt": "2026-10-24T23:12:56.750Z", "accountLabel": "Visa •• 1881", "cancelReason": null, "isCancellable": false}}'),
	(79, 'compliance.updated', '{"playerId": "cd6b713b-6e90-4353-bf0d-f73f995efc8d", "kycStatus": "Required", "sourceOfWealth": "NotRequired"}'),
	(80, 'compliance.updated', '{"playerId": "ff79b9f7-0773-4047-9fa8-6247530eeef0", "kycStatus": "NotNeed", "sourceOfWealth": "Required"}'),
	(81, 'cashier.transactionChanged', '{"brand": "northlight", "playerId": "2e1364af-b8be-4018-b879-53bd97246f60", "sequence": 1, "transaction": {"id": "bfaa605c-9498-447b-910d-23542bcbce7e", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "40.00", "method": "card", "status": "Initialized", "refusal": null, "currency": "EUR", "frameUrl": null, "provider": "plastra", "waitsFor": {"by": "2026-10-24T23:42:56.983Z", "for": "Player"}, "createdAt": "2026-10-24T23:12:56.983Z", "processedAt": null, "accountLabel": null, "cancelReason": null, "isCancellable": false}}'),
	(82, 'cashier.transactionChanged', '{"brand": "northlight", "playerId": "2e1364af-b8be-4018-b879-53bd97246f60", "sequence": 2, "transaction": {"id": "bfaa605c-9498-447b-910d-23542bcbce7e", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "40.00", "method": "card", "status": "Initialized", "refusal": null, "currency": "EUR", "frameUrl": "https://demo.invalid/", "provider": "plastra", "waitsFor": {"by": "2026-10-24T23:42:56.983Z", "for": "Player"}, "createdAt": "2026-10-24T23:12:56.983Z", "processedAt": null, "accountLabel": null, "cancelReason": null, "isCancellable": false}}'),
	(83, 'wallet.balanceChanged', '{"brand": "northlight", "amount": {"amount": "40.00", "currency": "EUR"}, "balance": {"amount": "40.00", "currency": "EUR"}, "playerId": "2e1364af-b8be-4018-b879-53bd97246f60", "sequence": 1, "moneyType": "Deposit", "bonusBalance": {"amount": "0.00", "currency": "EUR"}, "wageringProgress": null}'),
	(84, 'cashier.transactionChanged', '{"brand": "northlight", "playerId": "2e1364af-b8be-4018-b879-53bd97246f60", "sequence": 3, "transaction": {"id": "bfaa605c-9498-447b-910d-23542bcbce7e", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "40.00", "method": "card", "status": "Completed", "refusal": null, "currency": "EUR", "frameUrl": null, "provider": "plastra", "waitsFor": null, "createdAt": "2026-10-24T23:12:56.983Z", "processedAt": "2026-10-24T23:12:56.983Z", "accountLabel": "Visa •• 1881", "cancelReason": null, "isCancellable": false}}'),
	(85, 'cashier.transactionChanged', '{"brand": "northlight", "playerId": "5d62f829-1ad7-4159-8ff8-449b4d518f6d", "sequence": 1, "transaction": {"id": "352ae802-c20f-43e9-aaba-b609f4e3c2b1", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "200.00", "method": "card", "status": "Initialized", "refusal": null, "currency": "EUR", "frameUrl": null, "provider": "plastra", "waitsFor": {"by": "2026-10-24T23:42:57.363Z", "for": "Player"}, "createdAt": "2026-10-24T23:12:57.363Z", "processedAt": null, "accountLabel": null, "cancelReason": null, "isCancellable": false}}'),
	(86, 'cashier.transactionChanged', '{"brand": "northlight", "playerId": "5d62f829-1ad7-4159-8ff8-449b4d518f6d", "sequence": 2, "transaction": {"id": "352ae802-c20f-43e9-aaba-b609f4e3c2b1", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "200.00", "method": "card", "status": "Initialized", "refusal": null, "currency": "EUR", "frameUrl": "https://demo.invalid/", "provider": "plastra", "waitsFor": {"by": "2026-10-24T23:42:57.363Z", "for": "Player"}, "createdAt": "2026-10-24T23:12:57.363Z", "processedAt": null, "accountLabel": null, "cancelReason": null, "isCancellable": false}}'),
	(87, 'wallet.balanceChanged', '{"brand": "northlight", "amount": {"amount": "200.00", "currency": "EUR"}, "balance": {"amount": "200.00", "currency": "EUR"}, "playerId": "5d62f829-1ad7-4159-8ff8-449b4d518f6d", "sequence": 1, "moneyType": "Deposit", "bonusBalance": {"amount": "0.00", "currency": "EUR"}, "wageringProgress": null}'),
	(88, 'cashier.transactionChanged', '{"brand": "northlight", "playerId": "5d62f829-1ad7-4159-8ff8-449b4d518f6d", "sequence": 3, "transaction": {"id": "352ae802-c20f-43e9-aaba-b609f4e3c2b1", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "200.00", "method": "card", "status": "Completed", "refusal": null, "currency": "EUR", "frameUrl": null, "provider": "plastra", "waitsFor": null, "createdAt": "2026-10-24T23:12:57.363Z", "processedAt": "2026-10-24T23:12:57.363Z", "accountLabel": "Visa •• 7040", "cancelReason": null, "isCancellable": false}}'),
	(89, 'wallet.balanceChanged', '{"brand": "northlight", "amount": {"amount": "-40.00", "currency": "EUR"}, "balance": {"amount": "160.00", "currency": "EUR"}, "playerId": "5d62f829-1ad7-4159-8ff8-449b4d518f6d", "sequence": 2, "moneyType": "CasinoBet", "bonusBalance": {"amount": "0.00", "currency": "EUR"}, "wageringProgress": null}'),
	(90, 'wallet.balanceChanged', '{"brand": "northlight", "amount": {"amount": "8.50", "currency": "EUR"}, "balance": {"amount": "168.50", "currency": "EUR"}, "playerId": "5d62f829-1ad7-4159-8ff8-449b4d518f6d", "sequence": 3, "moneyType": "CasinoBet", "bonusBalance": {"amount": "0.00", "currency": "EUR"}, "wageringProgress": null}'),
	(91, 'wallet.balanceChanged', '{"brand": "northlight", "amount": {"amount": "-60.00", "currency": "EUR"}, "balance": {"amount": "108.50", "currency": "EUR"}, "playerId": "5d62f829-1ad7-4159-8ff8-449b4d518f6d", "sequence": 4, "moneyType": "CasinoBet", "bonusBalance": {"amount": "0.00", "currency": "EUR"}, "wageringProgress": null}'),
	(92, 'wallet.balanceChanged', '{"brand": "northlight", "amount": {"amount": "14.00", "currency": "EUR"}, "balance": {"amount": "122.50", "currency": "EUR"}, "playerId": "5d62f829-1ad7-4159-8ff8-449b4d518f6d", "sequence": 5, "moneyType": "CasinoBet", "bonusBalance": {"amount": "0.00", "currency": "EUR"}, "wageringProgress": null}'),
	(93, 'wallet.balanceChanged', '{"brand": "northlight", "amount": {"amount": "-38.00", "currency": "EUR"}, "balance": {"amount": "84.50", "currency": "EUR"}, "playerId": "5d62f829-1ad7-4159-8ff8-449b4d518f6d", "sequence": 6, "moneyType": "CasinoBet", "bonusBalance": {"amount": "0.00", "currency": "EUR"}, "wageringProgress": null}'),
	(94, 'identity.sessionEnded', '{"brand": "northlight", "reason": "SESSION_EXPIRED", "playerId": "5d62f829-1ad7-4159-8ff8-449b4d518f6d", "sessionId": "c3cde1df-51cc-49f7-a22a-a20da8a2008c"}'),
	(95, 'cashier.transactionChanged', '{"brand": "northlight", "playerId": "950c31fc-5233-48b7-b040-e2e0e4f60be8", "sequence": 1, "transaction": {"id": "6ead84ec-919a-4263-bc3b-35436d1163b9", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "200.00", "method": "trustly", "status": "Initialized", "refusal": null, "currency": "EUR", "frameUrl": null, "provider": "trustly", "waitsFor": {"by": "2026-11-03T23:42:57.601Z", "for": "Player"}, "createdAt": "2026-11-03T23:12:57.601Z", "processedAt": null, "accountLabel": null, "cancelReason": null, "isCancellable": false}}'),
	(96, 'cashier.transactionChanged', '{"brand": "northlight", "playerId": "950c31fc-5233-48b7-b040-e2e0e4f60be8", "sequence": 2, "transaction": {"id": "6ead84ec-919a-4263-bc3b-35436d1163b9", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "200.00", "method": "trustly", "status": "Initialized", "refusal": null, "currency": "EUR", "frameUrl": "https://demo.invalid/", "provider": "trustly", "waitsFor": {"by": "2026-11-03T23:42:57.601Z", "for": "Player"}, "createdAt": "2026-11-03T23:12:57.601Z", "processedAt": null, "accountLabel": null, "cancelReason": null, "isCancellable": false}}'),
	(97, 'wallet.balanceChanged', '{"brand": "northlight", "amount": {"amount": "200.00", "currency": "EUR"}, "balance": {"amount": "200.00", "currency": "EUR"}, "playerId": "950c31fc-5233-48b7-b040-e2e0e4f60be8", "sequence": 1, "moneyType": "Deposit", "bonusBalance": {"amount": "0.00", "currency": "EUR"}, "wageringProgress": null}'),
	(98, 'cashier.transactionChanged', '{"brand": "northlight", "playerId": "950c31fc-5233-48b7-b040-e2e0e4f60be8", "sequence": 3, "transaction": {"id": "6ead84ec-919a-4263-bc3b-35436d1163b9", "fee": "0.00", "type": "Deposit", "speed": "Instant", "amount": "200.00", "method": "trustly", "status": "Completed", "refusal": null, "currency": "EUR", "frameUrl": null, "provider": "trustly", "waitsFor": null, "createdAt": "2026-11-03T23:12:57.601Z", "processedAt": "2026-11-03T23:12:57.601Z", "accountLabel": "Nordbank •• 5502", "cancelReason": null, "isCancellable": false}}'),
	(99, 'identity.sessionEnded', '{"brand": "northlight", "reason": "SESSION_EXPIRED", "playerId": "950c31fc-5233-48b7-b040-e2e0e4f60be8", "sessionId": "fd8778e2-d47d-4ee0-a672-593ce9562f66"}'),
	(100, 'wallet.balanceChanged', '{"brand": "northlight", "amount": {"amount": "-2.00", "currency": "EUR"}, "balance": {"amount": "998.00", "currency": "EUR"}, "playerId": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca", "sequence": 5, "moneyType": "CasinoBet", "bonusBalance": {"amount": "0.00", "currency": "EUR"}, "wageringProgress": null}');
INSERT INTO outbox.event OVERRIDING SYSTEM VALUE VALUES
	(101, 'wallet.balanceChanged', '{"brand": "northlight", "amount": {"amount": "-1.00", "currency": "EUR"}, "balance": {"amount": "997.00", "currency": "EUR"}, "playerId": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca", "sequence": 6, "moneyType": "CasinoBet", "bonusBalance": {"amount": "0.00", "currency": "EUR"}, "wageringProgress": null}'),
	(102, 'wallet.balanceChanged', '{"brand": "northlight", "amount": {"amount": "0.00", "currency": "EUR"}, "balance": {"amount": "997.00", "currency": "EUR"}, "playerId": "1febf8d0-a915-4fde-a8b2-8bd7beff52ca", "sequence": 7, "moneyType": "CasinoBet", "bonusBalance": {"amount": "0.00", "currency": "EUR"}, "wageringProgress": null}');
INSERT INTO public.foyer_version VALUES
	(true, '0.1.0');
INSERT INTO public.migration VALUES
	('outbox', '001-event.sql', '2026-11-23 23:12:49.971838+00'),
	('identity', '001_players_and_sessions.sql', '2026-11-23 23:12:49.979711+00'),
	('identity', '002_identity_provider.sql', '2026-11-23 23:12:49.994689+00'),
	('identity', '003_one_live_session.sql', '2026-11-23 23:12:50.008206+00'),
	('identity', '004_lost_renewal.sql', '2026-11-23 23:12:50.011723+00'),
	('identity', '005_custom_sign_in.sql', '2026-11-23 23:12:50.014261+00'),
	('identity', '005_player_data.sql', '2026-11-23 23:12:50.023384+00'),
	('identity', '006_provider_login.sql', '2026-11-23 23:12:50.038277+00'),
	('identity', '007_registration.sql', '2026-11-23 23:12:50.041696+00'),
	('identity', '008_email_verification.sql', '2026-11-23 23:12:50.058989+00'),
	('identity', '009_bank_registration.sql', '2026-11-23 23:12:50.062279+00'),
	('identity', '009_phone_verification.sql', '2026-11-23 23:12:50.064368+00'),
	('identity', '010_renewal.sql', '2026-11-23 23:12:50.06695+00'),
	('identity', '011_pop_up_acknowledged.sql', '2026-11-23 23:12:50.072907+00'),
	('identity', '012_source_of_wealth_accepted.sql', '2026-11-23 23:12:50.074444+00'),
	('identity', '013_exchange.sql', '2026-11-23 23:12:50.075905+00'),
	('identity', '014_open_session.sql', '2026-11-23 23:12:50.078036+00'),
	('identity', '015_first_jackpot.sql', '2026-11-23 23:12:50.079835+00'),
	('identity', '016_identity_verification.sql', '2026-11-23 23:12:50.083274+00'),
	('identity', '018_closed_for_good.sql', '2026-11-23 23:12:50.093416+00'),
	('identity', '019_banking_decision.sql', '2026-11-23 23:12:50.097689+00'),
	('identity', '021_exclusion.sql', '2026-11-23 23:12:50.105693+00'),
	('identity', '022_kyc_deadline.sql', '2026-11-23 23:12:50.132014+00'),
	('identity', '023_house_exclusion.sql', '2026-11-23 23:12:50.136452+00'),
	('identity', '024_house_act.sql', '2026-11-23 23:12:50.151473+00'),
	('identity', '025_count_tries.sql', '2026-11-23 23:12:50.166788+00'),
	('identity', '025_identity_matching.sql', '2026-11-23 23:12:50.168771+00'),
	('identity', '025_known_sign_in.sql', '2026-11-23 23:12:50.182744+00'),
	('wallet', '001-ledger.sql', '2026-11-23 23:12:50.186268+00'),
	('wallet', '002-situation.sql', '2026-11-23 23:12:50.197925+00'),
	('wallet', '003-post.sql', '2026-11-23 23:12:50.203218+00'),
	('wallet', '004-conclude.sql', '2026-11-23 23:12:50.206568+00'),
	('wallet', '005-deposits.sql', '2026-11-23 23:12:50.207899+00'),
	('wallet', '006-rounds-of-player.sql', '2026-11-23 23:12:50.209408+00'),
	('wallet', '007-owed.sql', '2026-11-23 23:12:50.210854+00'),
	('wallet', '008-terms.sql', '2026-11-23 23:12:50.215143+00'),
	('wallet', '009-situation.sql', '2026-11-23 23:12:50.221983+00'),
	('wallet', '010-post.sql', '2026-11-23 23:12:50.227828+00'),
	('wallet', '011-undo.sql', '2026-11-23 23:12:50.236533+00'),
	('wallet', '012-books.sql', '2026-11-23 23:12:50.238318+00'),
	('wallet', '013-studios.sql', '2026-11-23 23:12:50.250718+00'),
	('wallet', '014-write-off.sql', '2026-11-23 23:12:50.264859+00'),
	('wallet', '015-pots.sql', '2026-11-23 23:12:50.26694+00'),
	('wallet', '016-conclude.sql', '2026-11-23 23:12:50.279762+00'),
	('wallet', '017-play-limits.sql', '2026-11-23 23:12:50.281535+00'),
	('wallet', '018-post.sql', '2026-11-23 23:12:50.287046+00'),
	('wallet', '019-played.sql', '2026-11-23 23:12:50.299282+00'),
	('wallet', '020-posting.sql', '2026-11-23 23:12:50.301165+00'),
	('wallet', '021-staked.sql', '2026-11-23 23:12:50.326505+00'),
	('wallet', '022-transfers-by-time.sql', '2026-11-23 23:12:50.329348+00'),
	('wallet', '023-reality-check.sql', '2026-11-23 23:12:50.331217+00'),
	('wallet', '024-sports.sql', '2026-11-23 23:12:50.348961+00'),
	('wallet', '025-held-wins.sql', '2026-11-23 23:12:50.354262+00'),
	('wallet', '026-post.sql', '2026-11-23 23:12:50.370034+00'),
	('cashier', '001_cashier.sql', '2026-11-23 23:12:50.374606+00'),
	('cashier', '002_asking.sql', '2026-11-23 23:12:50.389077+00'),
	('cashier', '003_unfinished.sql', '2026-11-23 23:12:50.40299+00'),
	('cashier', '004_refusal_reason.sql', '2026-11-23 23:12:50.413429+00'),
	('cashier', '005_held_deposits.sql', '2026-11-23 23:12:50.428459+00'),
	('limits', '001_deposit_limits.sql', '2026-11-23 23:12:50.435844+00'),
	('limits', '002_news.sql', '2026-11-23 23:12:50.446658+00'),
	('limits', '003_kinds.sql', '2026-11-23 23:12:50.449452+00'),
	('limits', '004_arrived.sql', '2026-11-23 23:12:50.456265+00'),
	('catalogue', '001_catalogue.sql', '2026-11-23 23:12:50.46228+00'),
	('catalogue', '002_catalogue_facts.sql', '2026-11-23 23:12:50.472813+00'),
	('catalogue', '003_arrivals.sql', '2026-11-23 23:12:50.478712+00'),
	('catalogue', '004_offer.sql', '2026-11-23 23:12:50.48378+00'),
	('catalogue', '005_largest_win.sql', '2026-11-23 23:12:50.487095+00'),
	('jackpot', '001-jackpot.sql', '2026-11-23 23:12:50.491787+00'),
	('jackpot', '002-tickets.sql', '2026-11-23 23:12:50.514297+00'),
	('jackpot', '003-own-wins.sql', '2026-11-23 23:12:50.52656+00'),
	('jackpot', '004-seen-wins.sql', '2026-11-23 23:12:50.530416+00'),
	('jackpot', '005-contributors.sql', '2026-11-23 23:12:50.561426+00'),
	('jackpot', '006-stranded.sql', '2026-11-23 23:12:50.586284+00'),
	('jackpot', '007-waiting.sql', '2026-11-23 23:12:50.589436+00'),
	('raffle', '001-raffle.sql', '2026-11-23 23:12:50.599711+00'),
	('raffle', '002-standing.sql', '2026-11-23 23:12:50.622277+00'),
	('rewards', '001-rewards.sql', '2026-11-23 23:12:50.643219+00'),
	('cashback', '001-cashback.sql', '2026-11-23 23:12:50.651381+00'),
	('shop', '001_shop.sql', '2026-11-23 23:12:50.672651+00'),
	('compliance', '001_source_of_wealth.sql', '2026-11-23 23:12:50.686276+00'),
	('compliance', '002_identity_verification.sql', '2026-11-23 23:12:50.704786+00'),
	('gamification', '001_gamification.sql', '2026-11-23 23:12:50.713511+00'),
	('gamification', '002_refused_stakes.sql', '2026-11-23 23:12:50.75429+00'),
	('reality_check', '001_reality_check.sql', '2026-11-23 23:12:50.774586+00'),
	('calendar', '001_calendar.sql', '2026-11-23 23:12:50.783592+00');
INSERT INTO rewards.assignment VALUES
	('060c363d-2dcd-499d-828c-05c28e014b94', 'demo 1febf8d0-a915-4fde-a8b2-8bd7beff52ca 0', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca', '2026-11-23 23:12:54.112+00', '2026-11-23 23:12:54.112+00', 'Unclaimed', NULL, NULL, '2026-11-29 23:12:54.112+00'),
	('db3fd6cf-cd8a-4f21-b18f-843031f45871', 'demo 1febf8d0-a915-4fde-a8b2-8bd7beff52ca 1', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca', '2026-11-23 23:12:54.128+00', '2026-11-23 23:12:54.128+00', 'Unclaimed', NULL, NULL, '2026-12-02 23:12:54.128+00'),
	('9dd2e1e1-1c92-40c4-83a8-d8764a88801b', 'demo 1febf8d0-a915-4fde-a8b2-8bd7beff52ca 2', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca', '2026-11-23 23:12:54.144+00', '2026-11-23 23:12:54.144+00', 'Scheduled', NULL, NULL, '2026-11-26 03:12:54.144+00'),
	('0c37bd76-1dfa-4165-989d-c574b20962dd', 'demo ca67aa11-a06f-4012-b79d-7bbbbe383325 0', 'ca67aa11-a06f-4012-b79d-7bbbbe383325', '2026-11-23 23:12:54.437+00', '2026-11-23 23:12:54.437+00', 'Unclaimed', NULL, NULL, '2026-11-29 23:12:54.437+00'),
	('f7bb9ac4-834f-4554-8443-1510b10a38cd', 'demo ca67aa11-a06f-4012-b79d-7bbbbe383325 1', 'ca67aa11-a06f-4012-b79d-7bbbbe383325', '2026-11-23 23:12:54.446+00', '2026-11-23 23:12:54.446+00', 'Unclaimed', NULL, NULL, '2026-12-02 23:12:54.446+00'),
	('7707118b-e5f5-4b3e-a919-7f20743cc347', 'demo ca67aa11-a06f-4012-b79d-7bbbbe383325 2', 'ca67aa11-a06f-4012-b79d-7bbbbe383325', '2026-11-23 23:12:54.467+00', '2026-11-23 23:12:54.467+00', 'Unclaimed', NULL, 2, '2026-12-02 23:12:54.467+00'),
	('ee38a02e-3d09-4c3b-9bb3-027a847b962d', 'demo ca67aa11-a06f-4012-b79d-7bbbbe383325 3', 'ca67aa11-a06f-4012-b79d-7bbbbe383325', '2026-11-23 23:12:54.819+00', '2026-11-23 23:12:54.819+00', 'Unclaimed', NULL, NULL, '2026-12-02 23:12:54.819+00'),
	('4be572d0-4654-49f1-b66a-8706ffbb97dd', 'demo 7d0b8c0e-a845-4729-8814-55c61ce4650e 0', '7d0b8c0e-a845-4729-8814-55c61ce4650e', '2026-11-23 23:12:55.561+00', '2026-11-23 23:12:55.561+00', 'Unclaimed', NULL, NULL, '2026-11-29 23:12:55.561+00'),
	('a9e11da4-adb6-4a6b-8a09-62a6c92b98d7', 'demo 7d0b8c0e-a845-4729-8814-55c61ce4650e 1', '7d0b8c0e-a845-4729-8814-55c61ce4650e', '2026-11-23 23:12:55.651+00', '2026-11-23 23:12:55.651+00', 'Scheduled', NULL, NULL, '2026-11-26 03:12:55.651+00'),
	('a9790a86-47ea-48c2-8990-6eca89c613ce', 'demo e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62 0', 'e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62', '2026-11-23 23:12:56.012+00', '2026-11-23 23:12:56.012+00', 'Unclaimed', NULL, NULL, '2026-11-29 23:12:56.012+00'),
	('c49b919e-f397-44a5-9a6b-db30a7469c63', 'demo e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62 1', 'e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62', '2026-11-23 23:12:56.016+00', '2026-11-23 23:12:56.016+00', 'Unclaimed', NULL, NULL, '2026-12-02 23:12:56.016+00'),
	('a4ff585c-01f4-440f-8947-003a41a7890c', 'demo 2063df96-4bf6-4667-a379-890e0168be70 0', '2063df96-4bf6-4667-a379-890e0168be70', '2026-11-23 23:12:56.342+00', '2026-11-23 23:12:56.342+00', 'Unclaimed', NULL, NULL, '2026-11-29 23:12:56.342+00'),
	('7698b7df-02cc-4535-8367-820c4581cdf9', 'demo 2063df96-4bf6-4667-a379-890e0168be70 1', '2063df96-4bf6-4667-a379-890e0168be70', '2026-11-23 23:12:56.36+00', '2026-11-23 23:12:56.36+00', 'Unclaimed', NULL, NULL, '2026-12-02 23:12:56.36+00'),
	('b5fdd91c-c1d0-4bbb-9839-b03a575e12e3', 'demo d1b2537c-d6e9-48ac-be67-4f5d4988cea2 0', 'd1b2537c-d6e9-48ac-be67-4f5d4988cea2', '2026-11-23 23:12:56.411+00', '2026-11-23 23:12:56.411+00', 'Unclaimed', NULL, NULL, '2026-11-29 23:12:56.411+00'),
	('71b19b09-f2ff-4d66-a2d5-80fc46ae77ef', 'demo d1b2537c-d6e9-48ac-be67-4f5d4988cea2 1', 'd1b2537c-d6e9-48ac-be67-4f5d4988cea2', '2026-11-23 23:12:56.419+00', '2026-11-23 23:12:56.419+00', 'Unclaimed', NULL, NULL, '2026-12-02 23:12:56.419+00'),
	('f45aaec5-8438-44b8-b81b-9fb65df4d8ff', 'demo d1b2537c-d6e9-48ac-be67-4f5d4988cea2 2', 'd1b2537c-d6e9-48ac-be67-4f5d4988cea2', '2026-11-23 23:12:56.422+00', '2026-11-23 23:12:56.422+00', 'Scheduled', NULL, NULL, '2026-11-26 03:12:56.422+00');
INSERT INTO rewards.reward VALUES
	('demo 1febf8d0-a915-4fde-a8b2-8bd7beff52ca 0', 'kH9eWeRNN0jollhu3lPKCDgvY65iMAqRx9QzYIRNc9k', 'northlight', 'Birthday drop', 'Incentive', 'manual', 'money-drop', 'EUR', 1500, NULL, NULL, NULL, NULL, NULL, false, '2026-11-23 23:12:54.112+00', '2026-11-29 23:12:54.112+00', 'demo', 'to be seen in the demo', '2026-11-23 23:12:54.112+00'),
	('demo 1febf8d0-a915-4fde-a8b2-8bd7beff52ca 1', 'mPXMeR34_UqWuy5VUhxquAlwzEui1B8Duo7KwT-9whA', 'northlight', 'Bonus drop', 'Incentive', 'manual', 'bonus-money-drop', 'EUR', 6000, 10, 60000, NULL, NULL, NULL, false, '2026-11-23 23:12:54.128+00', '2026-12-02 23:12:54.128+00', 'demo', 'to be seen in the demo', '2026-11-23 23:12:54.128+00'),
	('demo 1febf8d0-a915-4fde-a8b2-8bd7beff52ca 2', '7uOxDzGdTNtmPsroA-jX9vVezspckZQSMNI2wd1JXQU', 'northlight', 'Friday drop', 'Incentive', 'automatic', 'money-drop', 'EUR', 500, NULL, NULL, NULL, NULL, NULL, false, '2026-11-26 03:12:54.144+00', '2026-11-27 03:12:54.144+00', 'demo', 'to be seen in the demo', '2026-11-23 23:12:54.144+00'),
	('demo ca67aa11-a06f-4012-b79d-7bbbbe383325 0', 'YalymdTGCYsNzzSUpHIZnAgExjqIiGsjw0KKF0Cq7m8', 'baltika', 'Sünnipäevaraha', 'Incentive', 'manual', 'money-drop', 'EUR', 1500, NULL, NULL, NULL, NULL, NULL, false, '2026-11-23 23:12:54.437+00', '2026-11-29 23:12:54.437+00', 'demo', 'to be seen in the demo', '2026-11-23 23:12:54.437+00'),
	('demo ca67aa11-a06f-4012-b79d-7bbbbe383325 1', 'mqsc7hPvLgVd9CAGoZBWnS2jJHjgfJ2BfNkyjAlgb2g', 'baltika', 'Boonusraha', 'Incentive', 'manual', 'bonus-money-drop', 'EUR', 4000, 10, 40000, NULL, NULL, NULL, false, '2026-11-23 23:12:54.446+00', '2026-12-02 23:12:54.446+00', 'demo', 'to be seen in the demo', '2026-11-23 23:12:54.446+00'),
	('demo ca67aa11-a06f-4012-b79d-7bbbbe383325 2', '7Qdtg2eVXnFfVPxo1Y1ioI9UR2oijWi7xAzKX0Twomk', 'baltika', 'Sissemakse lisa', 'Incentive', 'manual', 'money-drop', 'EUR', 1000, NULL, NULL, NULL, NULL, NULL, true, '2026-11-23 23:12:54.467+00', '2026-12-02 23:12:54.467+00', 'demo', 'to be seen in the demo', '2026-11-23 23:12:54.467+00'),
	('demo ca67aa11-a06f-4012-b79d-7bbbbe383325 3', 'EfLOBKk9N_xZEO5DcCyt9qhU6rCLwfa04Ag-jW2MJsk', 'baltika', 'Tasuta keerutused', 'Incentive', 'manual', 'free-spin', 'EUR', 20, NULL, NULL, 10, 1, '{"slug": "fox-and-ember", "title": "Fox & Ember", "studio": "sandbox", "lookupId": "fox-and-ember"}', false, '2026-11-23 23:12:54.819+00', '2026-12-02 23:12:54.819+00', 'demo', 'to be seen in the demo', '2026-11-23 23:12:54.819+00'),
	('demo 7d0b8c0e-a845-4729-8814-55c61ce4650e 0', 'nRXzH1yAgDO2yQzL48rEKAUE3c0LJY33eDpKKYYF7Rc', 'bellemise', 'Cadeau d’anniversaire', 'Incentive', 'manual', 'money-drop', 'EUR', 1500, NULL, NULL, NULL, NULL, NULL, false, '2026-11-23 23:12:55.561+00', '2026-11-29 23:12:55.561+00', 'demo', 'to be seen in the demo', '2026-11-23 23:12:55.561+00'),
	('demo 7d0b8c0e-a845-4729-8814-55c61ce4650e 1', 'eWJrS2w4wN4R1IajJaOTORcuVg21-jhPRVnlgZ46VPo', 'bellemise', 'Remboursement de la semaine', 'Cashback', 'manual', 'money-drop', 'EUR', 640, NULL, NULL, NULL, NULL, NULL, false, '2026-11-26 03:12:55.651+00', '2026-11-29 03:12:55.651+00', 'demo', 'to be seen in the demo', '2026-11-23 23:12:55.651+00'),
	('demo e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62 0', 'iu7i71Fi4CFH_gtQejgCM5m85S8tO_pmCz671ib0RDM', 'sol', 'Birthday drop', 'Incentive', 'manual', 'money-drop', 'USD', 1500, NULL, NULL, NULL, NULL, NULL, false, '2026-11-23 23:12:56.012+00', '2026-11-29 23:12:56.012+00', 'demo', 'to be seen in the demo', '2026-11-23 23:12:56.012+00'),
	('demo e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62 1', 'axZf6jbvNlalq8sq57BWQq9j8sEC-Tam6tmVDJSETBA', 'sol', 'Bonus drop', 'Incentive', 'manual', 'bonus-money-drop', 'USD', 6000, 10, 60000, NULL, NULL, NULL, false, '2026-11-23 23:12:56.016+00', '2026-12-02 23:12:56.016+00', 'demo', 'to be seen in the demo', '2026-11-23 23:12:56.016+00'),
	('demo 2063df96-4bf6-4667-a379-890e0168be70 0', 'KpYfmFZACSuKjM9kOc8uR6xO8IXIFTz68siHgpeu9Sw', 'harbour', 'Birthday drop', 'Incentive', 'manual', 'money-drop', 'CAD', 1500, NULL, NULL, NULL, NULL, NULL, false, '2026-11-23 23:12:56.342+00', '2026-11-29 23:12:56.342+00', 'demo', 'to be seen in the demo', '2026-11-23 23:12:56.342+00'),
	('demo 2063df96-4bf6-4667-a379-890e0168be70 1', 'XUmeND8_ZsUUEqS-Qv98n5mS4k3of8u_--Do0MPz_uw', 'harbour', 'Bonus drop', 'Incentive', 'manual', 'bonus-money-drop', 'CAD', 6000, 10, 60000, NULL, NULL, NULL, false, '2026-11-23 23:12:56.36+00', '2026-12-02 23:12:56.36+00', 'demo', 'to be seen in the demo', '2026-11-23 23:12:56.36+00'),
	('demo d1b2537c-d6e9-48ac-be67-4f5d4988cea2 0', 'vKoL5cSITyveMspbSQOoSWdafqG9j2DdyZ9y4jFiCio', 'tivoli', 'Birthday drop', 'Incentive', 'manual', 'money-drop', 'EUR', 1500, NULL, NULL, NULL, NULL, NULL, false, '2026-11-23 23:12:56.411+00', '2026-11-29 23:12:56.411+00', 'demo', 'to be seen in the demo', '2026-11-23 23:12:56.411+00'),
	('demo d1b2537c-d6e9-48ac-be67-4f5d4988cea2 1', 'zOJCtovbx1QIlweiGAdNPcYea8OzTYSPtqJsUjHRjFA', 'tivoli', 'Bonus drop', 'Incentive', 'manual', 'bonus-money-drop', 'EUR', 6000, 10, 60000, NULL, NULL, NULL, false, '2026-11-23 23:12:56.419+00', '2026-12-02 23:12:56.419+00', 'demo', 'to be seen in the demo', '2026-11-23 23:12:56.419+00'),
	('demo d1b2537c-d6e9-48ac-be67-4f5d4988cea2 2', 'KdMU_fy5safiMF88wfH3y02_FG4o3yu7AWjP0wIEBls', 'tivoli', 'Friday drop', 'Incentive', 'automatic', 'money-drop', 'EUR', 500, NULL, NULL, NULL, NULL, NULL, false, '2026-11-26 03:12:56.422+00', '2026-11-27 03:12:56.422+00', 'demo', 'to be seen in the demo', '2026-11-23 23:12:56.422+00');
INSERT INTO wallet.account OVERRIDING SYSTEM VALUE VALUES
	(1, 'game', NULL, 'northlight', 'EUR', 2, NULL, NULL, '2026-11-23 23:12:53.154+00', '', false, NULL),
	(2, 'funding', NULL, 'northlight', 'EUR', 2, NULL, NULL, '2026-11-23 23:12:53.154+00', '', false, NULL),
	(3, 'promotion', NULL, 'northlight', 'EUR', 2, NULL, NULL, '2026-11-23 23:12:53.154+00', '', false, NULL),
	(4, 'owed', NULL, 'northlight', 'EUR', 2, NULL, NULL, '2026-11-23 23:12:53.154+00', '', false, NULL),
	(5, 'correction', NULL, 'northlight', 'EUR', 2, NULL, NULL, '2026-11-23 23:12:53.154+00', '', false, NULL),
	(6, 'heldWins', NULL, 'northlight', 'EUR', 2, NULL, NULL, '2026-11-23 23:12:53.154+00', '', false, NULL),
	(8, 'bonus', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 'northlight', 'EUR', 2, 0, NULL, '2026-11-23 23:12:53.154+00', '', false, NULL),
	(7, 'real', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 'northlight', 'EUR', 2, 99700, 7, '2026-11-23 23:12:53.154+00', '', false, NULL),
	(9, 'game', NULL, 'baltika', 'EUR', 2, NULL, NULL, '2026-11-23 23:12:54.259+00', '', false, NULL),
	(10, 'funding', NULL, 'baltika', 'EUR', 2, NULL, NULL, '2026-11-23 23:12:54.259+00', '', false, NULL),
	(11, 'promotion', NULL, 'baltika', 'EUR', 2, NULL, NULL, '2026-11-23 23:12:54.259+00', '', false, NULL),
	(12, 'owed', NULL, 'baltika', 'EUR', 2, NULL, NULL, '2026-11-23 23:12:54.259+00', '', false, NULL),
	(13, 'correction', NULL, 'baltika', 'EUR', 2, NULL, NULL, '2026-11-23 23:12:54.259+00', '', false, NULL),
	(14, 'heldWins', NULL, 'baltika', 'EUR', 2, NULL, NULL, '2026-11-23 23:12:54.259+00', '', false, NULL),
	(16, 'bonus', 'ca67aa11-a06f-4012-b79d-7bbbbe383325', 'baltika', 'EUR', 2, 0, NULL, '2026-11-23 23:12:54.259+00', '', false, NULL),
	(15, 'real', 'ca67aa11-a06f-4012-b79d-7bbbbe383325', 'baltika', 'EUR', 2, 25000, 1, '2026-11-23 23:12:54.259+00', '', false, NULL),
	(17, 'game', NULL, 'bellemise', 'EUR', 2, NULL, NULL, '2026-11-23 23:12:54.942+00', '', false, NULL),
	(18, 'funding', NULL, 'bellemise', 'EUR', 2, NULL, NULL, '2026-11-23 23:12:54.942+00', '', false, NULL),
	(19, 'promotion', NULL, 'bellemise', 'EUR', 2, NULL, NULL, '2026-11-23 23:12:54.942+00', '', false, NULL),
	(20, 'owed', NULL, 'bellemise', 'EUR', 2, NULL, NULL, '2026-11-23 23:12:54.942+00', '', false, NULL),
	(21, 'correction', NULL, 'bellemise', 'EUR', 2, NULL, NULL, '2026-11-23 23:12:54.942+00', '', false, NULL),
	(22, 'heldWins', NULL, 'bellemise', 'EUR', 2, NULL, NULL, '2026-11-23 23:12:54.942+00', '', false, NULL),
	(24, 'bonus', '7d0b8c0e-a845-4729-8814-55c61ce4650e', 'bellemise', 'EUR', 2, 0, NULL, '2026-11-23 23:12:54.942+00', '', false, NULL),
	(23, 'real', '7d0b8c0e-a845-4729-8814-55c61ce4650e', 'bellemise', 'EUR', 2, 340000, 2, '2026-11-23 23:12:54.942+00', '', false, NULL),
	(25, 'game', NULL, 'sol', 'USD', 2, NULL, NULL, '2026-11-23 23:12:55.847+00', '', false, NULL),
	(26, 'funding', NULL, 'sol', 'USD', 2, NULL, NULL, '2026-11-23 23:12:55.847+00', '', false, NULL),
	(27, 'promotion', NULL, 'sol', 'USD', 2, NULL, NULL, '2026-11-23 23:12:55.847+00', '', false, NULL),
	(28, 'owed', NULL, 'sol', 'USD', 2, NULL, NULL, '2026-11-23 23:12:55.847+00', '', false, NULL),
	(29, 'correction', NULL, 'sol', 'USD', 2, NULL, NULL, '2026-11-23 23:12:55.847+00', '', false, NULL),
	(30, 'heldWins', NULL, 'sol', 'USD', 2, NULL, NULL, '2026-11-23 23:12:55.847+00', '', false, NULL),
	(32, 'bonus', 'e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62', 'sol', 'USD', 2, 5000, NULL, '2026-11-23 23:12:55.847+00', '', false, NULL),
	(31, 'real', 'e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62', 'sol', 'USD', 2, 12000, 2, '2026-11-23 23:12:55.847+00', '', false, NULL),
	(33, 'game', NULL, 'harbour', 'NZD', 2, NULL, NULL, '2026-11-23 23:12:56.054+00', '', false, NULL),
	(34, 'funding', NULL, 'harbour', 'NZD', 2, NULL, NULL, '2026-11-23 23:12:56.054+00', '', false, NULL),
	(35, 'promotion', NULL, 'harbour', 'NZD', 2, NULL, NULL, '2026-11-23 23:12:56.054+00', '', false, NULL),
	(36, 'owed', NULL, 'harbour', 'NZD', 2, NULL, NULL, '2026-11-23 23:12:56.054+00', '', false, NULL),
	(37, 'correction', NULL, 'harbour', 'NZD', 2, NULL, NULL, '2026-11-23 23:12:56.054+00', '', false, NULL),
	(38, 'heldWins', NULL, 'harbour', 'NZD', 2, NULL, NULL, '2026-11-23 23:12:56.054+00', '', false, NULL),
	(40, 'bonus', '7266b4ae-8ce0-4d3a-a36b-c023e24b3f52', 'harbour', 'NZD', 2, 0, NULL, '2026-11-23 23:12:56.054+00', '', false, NULL),
	(39, 'real', '7266b4ae-8ce0-4d3a-a36b-c023e24b3f52', 'harbour', 'NZD', 2, 7500, 1, '2026-11-23 23:12:56.054+00', '', false, NULL),
	(41, 'game', NULL, 'harbour', 'CAD', 2, NULL, NULL, '2026-11-23 23:12:56.24+00', '', false, NULL),
	(42, 'funding', NULL, 'harbour', 'CAD', 2, NULL, NULL, '2026-11-23 23:12:56.24+00', '', false, NULL),
	(43, 'promotion', NULL, 'harbour', 'CAD', 2, NULL, NULL, '2026-11-23 23:12:56.24+00', '', false, NULL),
	(44, 'owed', NULL, 'harbour', 'CAD', 2, NULL, NULL, '2026-11-23 23:12:56.24+00', '', false, NULL),
	(45, 'correction', NULL, 'harbour', 'CAD', 2, NULL, NULL, '2026-11-23 23:12:56.24+00', '', false, NULL),
	(46, 'heldWins', NULL, 'harbour', 'CAD', 2, NULL, NULL, '2026-11-23 23:12:56.24+00', '', false, NULL),
	(48, 'bonus', '2063df96-4bf6-4667-a379-890e0168be70', 'harbour', 'CAD', 2, 0, NULL, '2026-11-23 23:12:56.24+00', '', false, NULL),
	(47, 'real', '2063df96-4bf6-4667-a379-890e0168be70', 'harbour', 'CAD', 2, 18000, 1, '2026-11-23 23:12:56.24+00', '', false, NULL),
	(49, 'game', NULL, 'tivoli', 'EUR', 2, NULL, NULL, '2026-11-23 23:12:56.397+00', '', false, NULL),
	(50, 'funding', NULL, 'tivoli', 'EUR', 2, NULL, NULL, '2026-11-23 23:12:56.397+00', '', false, NULL),
	(51, 'promotion', NULL, 'tivoli', 'EUR', 2, NULL, NULL, '2026-11-23 23:12:56.397+00', '', false, NULL),
	(52, 'owed', NULL, 'tivoli', 'EUR', 2, NULL, NULL, '2026-11-23 23:12:56.397+00', '', false, NULL),
	(53, 'correction', NULL, 'tivoli', 'EUR', 2, NULL, NULL, '2026-11-23 23:12:56.397+00', '', false, NULL),
	(54, 'heldWins', NULL, 'tivoli', 'EUR', 2, NULL, NULL, '2026-11-23 23:12:56.397+00', '', false, NULL),
	(55, 'real', 'd1b2537c-d6e9-48ac-be67-4f5d4988cea2', 'tivoli', 'EUR', 2, 0, 0, '2026-11-23 23:12:56.397+00', '', false, NULL),
	(56, 'bonus', 'd1b2537c-d6e9-48ac-be67-4f5d4988cea2', 'tivoli', 'EUR', 2, 0, NULL, '2026-11-23 23:12:56.397+00', '', false, NULL),
	(64, 'bonus', 'f2dd27e0-6227-4afb-825e-3bf2945a7104', 'northlight', 'EUR', 2, 0, NULL, '2026-11-23 23:12:56.494+00', '', false, NULL),
	(63, 'real', 'f2dd27e0-6227-4afb-825e-3bf2945a7104', 'northlight', 'EUR', 2, 8000, 1, '2026-11-23 23:12:56.494+00', '', false, NULL),
	(71, 'real', 'edf2638a-08f0-43ef-b1f1-462d9847b1c7', 'northlight', 'EUR', 2, 0, 0, '2026-11-23 23:12:56.678+00', '', false, NULL),
	(72, 'bonus', 'edf2638a-08f0-43ef-b1f1-462d9847b1c7', 'northlight', 'EUR', 2, 0, NULL, '2026-11-23 23:12:56.678+00', '', false, NULL),
	(80, 'bonus', 'cd6b713b-6e90-4353-bf0d-f73f995efc8d', 'baltika', 'EUR', 2, 0, NULL, '2026-11-23 23:12:56.748+00', '', false, NULL),
	(79, 'real', 'cd6b713b-6e90-4353-bf0d-f73f995efc8d', 'baltika', 'EUR', 2, 6000, 1, '2026-11-23 23:12:56.748+00', '', false, NULL),
	(87, 'real', 'ff79b9f7-0773-4047-9fa8-6247530eeef0', 'northlight', 'EUR', 2, 0, 0, '2026-11-23 23:12:56.876+00', '', false, NULL),
	(88, 'bonus', 'ff79b9f7-0773-4047-9fa8-6247530eeef0', 'northlight', 'EUR', 2, 0, NULL, '2026-11-23 23:12:56.876+00', '', false, NULL),
	(96, 'bonus', '2e1364af-b8be-4018-b879-53bd97246f60', 'northlight', 'EUR', 2, 0, NULL, '2026-11-23 23:12:56.975+00', '', false, NULL),
	(95, 'real', '2e1364af-b8be-4018-b879-53bd97246f60', 'northlight', 'EUR', 2, 4000, 1, '2026-11-23 23:12:56.975+00', '', false, NULL),
	(103, 'real', '8ae7c56e-8338-4284-9639-2df89edcc741', 'baltika', 'EUR', 2, 0, 0, '2026-11-23 23:12:57.14+00', '', false, NULL),
	(104, 'bonus', '8ae7c56e-8338-4284-9639-2df89edcc741', 'baltika', 'EUR', 2, 0, NULL, '2026-11-23 23:12:57.14+00', '', false, NULL),
	(111, 'real', '627ec8f4-9e98-4317-99a4-f2b0d6150eed', 'tivoli', 'EUR', 2, 0, 0, '2026-11-23 23:12:57.17+00', '', false, NULL),
	(112, 'bonus', '627ec8f4-9e98-4317-99a4-f2b0d6150eed', 'tivoli', 'EUR', 2, 0, NULL, '2026-11-23 23:12:57.17+00', '', false, NULL),
	(113, 'game', NULL, 'tivoli', 'CAD', 2, NULL, NULL, '2026-11-23 23:12:57.208+00', '', false, NULL),
	(114, 'funding', NULL, 'tivoli', 'CAD', 2, NULL, NULL, '2026-11-23 23:12:57.208+00', '', false, NULL),
	(115, 'promotion', NULL, 'tivoli', 'CAD', 2, NULL, NULL, '2026-11-23 23:12:57.208+00', '', false, NULL),
	(116, 'owed', NULL, 'tivoli', 'CAD', 2, NULL, NULL, '2026-11-23 23:12:57.208+00', '', false, NULL),
	(117, 'correction', NULL, 'tivoli', 'CAD', 2, NULL, NULL, '2026-11-23 23:12:57.208+00', '', false, NULL),
	(118, 'heldWins', NULL, 'tivoli', 'CAD', 2, NULL, NULL, '2026-11-23 23:12:57.208+00', '', false, NULL),
	(119, 'real', '489bfef6-3255-4e5a-9344-030780612537', 'tivoli', 'CAD', 2, 0, 0, '2026-11-23 23:12:57.208+00', '', false, NULL),
	(120, 'bonus', '489bfef6-3255-4e5a-9344-030780612537', 'tivoli', 'CAD', 2, 0, NULL, '2026-11-23 23:12:57.208+00', '', false, NULL),
	(127, 'real', '05666a7f-af53-4db6-8834-1eb24fbf9143', 'northlight', 'EUR', 2, 0, 0, '2026-11-23 23:12:57.295+00', '', false, NULL),
	(128, 'bonus', '05666a7f-af53-4db6-8834-1eb24fbf9143', 'northlight', 'EUR', 2, 0, NULL, '2026-11-23 23:12:57.295+00', '', false, NULL),
	(136, 'bonus', '5d62f829-1ad7-4159-8ff8-449b4d518f6d', 'northlight', 'EUR', 2, 0, NULL, '2026-11-23 23:12:57.36+00', '', false, NULL),
	(135, 'real', '5d62f829-1ad7-4159-8ff8-449b4d518f6d', 'northlight', 'EUR', 2, 8450, 6, '2026-11-23 23:12:57.36+00', '', false, NULL),
	(144, 'bonus', '950c31fc-5233-48b7-b040-e2e0e4f60be8', 'northlight', 'EUR', 2, 0, NULL, '2026-11-23 23:12:57.6+00', '', false, NULL),
	(143, 'real', '950c31fc-5233-48b7-b040-e2e0e4f60be8', 'northlight', 'EUR', 2, 20000, 1, '2026-11-23 23:12:57.6+00', '', false, NULL),
	(151, 'real', 'dad75d0f-3e26-4fbb-84fc-a85a476648cd', 'northlight', 'EUR', 2, 0, 0, '2026-11-23 23:12:57.71+00', '', false, NULL),
	(152, 'bonus', 'dad75d0f-3e26-4fbb-84fc-a85a476648cd', 'northlight', 'EUR', 2, 0, NULL, '2026-11-23 23:12:57.71+00', '', false, NULL);
INSERT INTO wallet.bonus VALUES
	('opening e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62', 'e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62', 5000, 150000, 0, 'Active', '2026-11-23 23:12:55.853+00', '{"slots": 100, "jackpots": 100, "megaways": 100, "roulette": 10, "blackjack": 10, "live-casino": 10, "table-games": 10}', 500, 50000, '2026-12-23 23:12:55.653+00', NULL);
INSERT INTO wallet.conclusion VALUES
	(4, '1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 'posted', 0, 100000, 0, NULL, '2026-11-18 23:12:53.621+00');
INSERT INTO wallet.game_session VALUES
	('f278b07f-57d2-48f8-bbc5-8af8f3cb0646', 'Lvz9gCOF7Idj7ugSDThyTnx9npBqWT1ZqA8jUaKcOOc', '5d62f829-1ad7-4159-8ff8-449b4d518f6d', 'demo-5d62f829-1ad7-4159-8ff8-449b4d518f6d-0', 'sandbox', 'owl-parliament', 'northlight', 'EUR', 'en', '2026-11-10 22:00:00+00', '2026-11-10 22:00:00+00', 'slots', 1000.00, NULL),
	('b339df41-1197-4c77-8036-b58384a9a748', 'cueqogcNDNB76mAdt9hyCS-aHv7f2UzX5HWXsThba4E', '5d62f829-1ad7-4159-8ff8-449b4d518f6d', 'demo-5d62f829-1ad7-4159-8ff8-449b4d518f6d-1', 'sandbox', 'fox-and-ember', 'northlight', 'EUR', 'en', '2026-11-17 22:01:00+00', '2026-11-17 22:01:00+00', 'slots', 1000.00, NULL),
	('acc0f4cf-bcfd-4cc2-8fea-115cd9a008f5', '3whAaJIcmPolggeb6Ov-VzzcQgKPPcaeq_eWnPQY6vc', '5d62f829-1ad7-4159-8ff8-449b4d518f6d', 'demo-5d62f829-1ad7-4159-8ff8-449b4d518f6d-2', 'sandbox', 'owl-parliament', 'northlight', 'EUR', 'en', '2026-11-17 22:02:00+00', '2026-11-17 22:02:00+00', 'slots', 1000.00, NULL),
	('d8f05326-2255-46d8-a2c5-9f57da4d09f5', 'Qf1HUtXSZtywdv_7IkvHAef89vzYSSMYCsOYrY5hG4s', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 'd39f63c9-a396-4463-9767-3ef47489b4ab', 'sandbox', 'fox-and-ember', 'northlight', 'EUR', 'en', '2026-11-23 23:12:57.725+00', NULL, 'slots', 100.00, NULL);
INSERT INTO wallet.held_win OVERRIDING SYSTEM VALUE VALUES
	(1, 'sandbox', '8a25e91b-b7fd-4521-8af8-2c852f2f9747', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 'northlight', 'EUR', 'fox-and-ember', 'a round with a held win', 500000, 10000, '2026-11-23 23:12:57.753+00');
INSERT INTO wallet.round VALUES
	('sandbox', 'demo-5d62f829-1ad7-4159-8ff8-449b4d518f6d-0', '5d62f829-1ad7-4159-8ff8-449b4d518f6d', 'owl-parliament', 4000, 0, '2026-11-10 22:00:00+00', '2026-11-10 22:00:00+00', NULL),
	('sandbox', 'demo-5d62f829-1ad7-4159-8ff8-449b4d518f6d-1', '5d62f829-1ad7-4159-8ff8-449b4d518f6d', 'fox-and-ember', 6000, 0, '2026-11-17 22:01:00+00', '2026-11-17 22:01:00+00', NULL),
	('sandbox', 'demo-5d62f829-1ad7-4159-8ff8-449b4d518f6d-2', '5d62f829-1ad7-4159-8ff8-449b4d518f6d', 'owl-parliament', 3800, 0, '2026-11-17 22:02:00+00', '2026-11-17 22:02:00+00', NULL),
	('sandbox', 'an open round', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 'fox-and-ember', 200, 0, '2026-11-23 23:12:57.738+00', NULL, NULL),
	('sandbox', 'a round with a held win', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 'fox-and-ember', 100, 0, '2026-11-23 23:12:57.742+00', NULL, NULL);
INSERT INTO wallet.staked OVERRIDING SYSTEM VALUE VALUES
	(1, '{16}', '2026-11-10 22:00:00+00'),
	(2, '{19}', '2026-11-17 22:01:00+00'),
	(3, '{22}', '2026-11-17 22:02:00+00'),
	(4, '{25}', '2026-11-23 23:12:57.738+00'),
	(5, '{26}', '2026-11-23 23:12:57.742+00');
INSERT INTO wallet.transfer OVERRIDING SYSTEM VALUE VALUES
	(1, 'foyer:cashier', 'deposit 3c3380da-e37b-4c6f-bd76-86d4e8b34a01', 0, 'oEfvDU5Qcu3LAzFdS1-khw8G83ty2WNZ4f0ImFHw00w', 'deposit', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 2, 7, 50000, 'posted', NULL, NULL, 50000, 0, 1, '2026-08-19 23:12:53.171+00', NULL, NULL),
	(2, 'foyer:cashier', 'deposit c849edac-953c-4ad4-8dfa-add2a278d8af', 0, 'jBP7asXuCsqImOZ19MmH0SgUpAH3AeSnfsHrcAjqeME', 'deposit', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 2, 7, 40000, 'posted', NULL, NULL, 90000, 0, 2, '2026-10-13 23:12:53.404+00', NULL, NULL),
	(3, 'foyer:cashier', 'deposit 3a9b3651-0c13-437f-b475-ffd5d0229353', 0, 'zLFNl8fyfcxwlb9DsBT1w0MXtR8SOCmlUZaY_J5i_-A', 'deposit', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 2, 7, 30000, 'posted', NULL, NULL, 120000, 0, 3, '2026-11-11 23:12:53.522+00', NULL, NULL),
	(4, 'foyer:cashier', 'withdrawal ecbc46b8-14a2-4fb5-a80d-328e794fa675', 0, '3n6s8V-TO2qBx2-J5wmV4umYtfcmNDzvkjyISjWQT34', 'withdrawal', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 7, 2, 20000, 'posted', NULL, NULL, 100000, 0, 4, '2026-11-18 23:12:53.621+00', NULL, NULL),
	(5, 'foyer:cashier', 'deposit 7bd7c7b2-5ab4-45b2-af89-f69c839a26fd', 0, 'ZltT9oaGGy30jmTnErHx8Zg3B-Vv2Gx5G4pVgqvj5JU', 'deposit', 'ca67aa11-a06f-4012-b79d-7bbbbe383325', 10, 15, 25000, 'posted', NULL, NULL, 25000, 0, 1, '2026-11-15 23:12:54.266+00', NULL, NULL),
	(6, 'foyer:cashier', 'deposit e66cff38-ae33-4138-bf0f-7844ab4a19d0', 0, 'quKp7CDA3UmBKjkw0EkfNVO6aMLWgFLJbVdM3JCsDlw', 'deposit', '7d0b8c0e-a845-4729-8814-55c61ce4650e', 18, 23, 140000, 'posted', NULL, NULL, 140000, 0, 1, '2026-11-03 23:12:54.946+00', NULL, NULL),
	(7, 'foyer:cashier', 'deposit 160a1baa-6803-4462-9620-d02e049f2078', 0, 'PZK-J7iV91EFEdlmZNUctvi0JFTt6EtIzRXRYpGvARU', 'deposit', '7d0b8c0e-a845-4729-8814-55c61ce4650e', 18, 23, 200000, 'posted', NULL, NULL, 340000, 0, 2, '2026-11-20 23:12:55.189+00', NULL, NULL),
	(8, 'foyer:bonus', 'opening e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62', 0, 'XhLlg6fY3ZkG5e7CfZDZM4eRpSDU4IbyvQ5F1gF1Wl4', 'bonusGrant', 'e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62', 27, 32, 5000, 'posted', NULL, NULL, 0, 5000, 1, '2026-11-23 23:12:55.853+00', NULL, NULL),
	(9, 'foyer:cashier', 'deposit b84c5884-3a46-4f06-8275-35acb9a010d5', 0, '4iaOIMYb9yI5aHbFguj-phkh_Z_U29rk4fgsTbV1Mf8', 'deposit', 'e95dc46e-bb8f-4d46-9295-b5d3d2ba5a62', 26, 31, 12000, 'posted', NULL, NULL, 12000, 5000, 2, '2026-11-08 23:12:55.87+00', NULL, NULL),
	(10, 'foyer:cashier', 'deposit 5d5ba0c7-18f2-4ef5-8c0f-19fc002e76e2', 0, 'FRwUfy2cFpigTyowWczASatefcFnOWSke423gjrls2Q', 'deposit', '7266b4ae-8ce0-4d3a-a36b-c023e24b3f52', 34, 39, 7500, 'posted', NULL, NULL, 7500, 0, 1, '2026-10-24 23:12:56.065+00', NULL, NULL),
	(11, 'foyer:cashier', 'deposit 719a45cd-df23-4564-ab75-42ae541cf7a4', 0, 'z6X5BaXa94CBtHxQ2ZizlzTkbRAcxNckockQawRAlhQ', 'deposit', '2063df96-4bf6-4667-a379-890e0168be70', 42, 47, 18000, 'posted', NULL, NULL, 18000, 0, 1, '2026-11-17 23:12:56.259+00', NULL, NULL),
	(12, 'foyer:cashier', 'deposit 681b091b-5ae0-401f-aa9d-42392cbc83fb', 0, 'eGvB9JHdZ0aSqa2BDvtJPTbVZX1-7NZVodJo_vNwctI', 'deposit', 'f2dd27e0-6227-4afb-825e-3bf2945a7104', 2, 63, 8000, 'posted', NULL, NULL, 8000, 0, 1, '2026-10-24 23:12:56.5+00', NULL, NULL),
	(13, 'foyer:cashier', 'deposit 4e804545-6e4e-4beb-849a-3022ee065669', 0, 'IdOuKV6H67y5tryQp0zZfwRgDn175yFGPC0tOgq7RYY', 'deposit', 'cd6b713b-6e90-4353-bf0d-f73f995efc8d', 10, 79, 6000, 'posted', NULL, NULL, 6000, 0, 1, '2026-10-24 23:12:56.75+00', NULL, NULL),
	(14, 'foyer:cashier', 'deposit bfaa605c-9498-447b-910d-23542bcbce7e', 0, 'UG8W4810HX7c6nuYOHb9p--NVFG-HUs3G82_luocxys', 'deposit', '2e1364af-b8be-4018-b879-53bd97246f60', 2, 95, 4000, 'posted', NULL, NULL, 4000, 0, 1, '2026-10-24 23:12:56.983+00', NULL, NULL),
	(15, 'foyer:cashier', 'deposit 352ae802-c20f-43e9-aaba-b609f4e3c2b1', 0, '3z1zNci4bQ9TxsCLLje_SLQ4aTbyVSDbLI9EUfIQImU', 'deposit', '5d62f829-1ad7-4159-8ff8-449b4d518f6d', 2, 135, 20000, 'posted', NULL, NULL, 20000, 0, 1, '2026-10-24 23:12:57.363+00', NULL, NULL),
	(16, 'sandbox', 'demo-5d62f829-1ad7-4159-8ff8-449b4d518f6d-0-bet', 0, 'VAW1Uh2LdLHdkiWo6u4EP8-g0dwMvU6vpF01ffSiYxk', 'bet', '5d62f829-1ad7-4159-8ff8-449b4d518f6d', 135, 1, 4000, 'posted', 'demo-5d62f829-1ad7-4159-8ff8-449b4d518f6d-0', NULL, 16000, 0, 2, '2026-11-10 22:00:00+00', NULL, NULL),
	(17, 'sandbox', 'demo-5d62f829-1ad7-4159-8ff8-449b4d518f6d-0-win', 0, 'ODPGpBNhBKLrRrYro57C_LfJ2wWZnAAOF5s_Up33v9Y', 'win', '5d62f829-1ad7-4159-8ff8-449b4d518f6d', 1, 135, 850, 'posted', 'demo-5d62f829-1ad7-4159-8ff8-449b4d518f6d-0', NULL, 16850, 0, 3, '2026-11-10 22:00:00+00', NULL, NULL),
	(18, 'sandbox', 'demo-5d62f829-1ad7-4159-8ff8-449b4d518f6d-0-end', 0, 'D115otEO-EIBZi1FAy44IoYUQoyOKaTa6hggBUhxIbg', 'endRound', '5d62f829-1ad7-4159-8ff8-449b4d518f6d', 135, 1, 0, 'posted', 'demo-5d62f829-1ad7-4159-8ff8-449b4d518f6d-0', NULL, 16850, 0, NULL, '2026-11-10 22:00:00+00', NULL, NULL),
	(19, 'sandbox', 'demo-5d62f829-1ad7-4159-8ff8-449b4d518f6d-1-bet', 0, 'pSY54waO50oHk_ukhAQZzbCHBXypvCe2gQTI-aS44ao', 'bet', '5d62f829-1ad7-4159-8ff8-449b4d518f6d', 135, 1, 6000, 'posted', 'demo-5d62f829-1ad7-4159-8ff8-449b4d518f6d-1', NULL, 10850, 0, 4, '2026-11-17 22:01:00+00', NULL, NULL),
	(20, 'sandbox', 'demo-5d62f829-1ad7-4159-8ff8-449b4d518f6d-1-win', 0, 'BzpE0b7RDpvjVYv6zZU0XkLd0UeVG1MyRamw-XTkglc', 'win', '5d62f829-1ad7-4159-8ff8-449b4d518f6d', 1, 135, 1400, 'posted', 'demo-5d62f829-1ad7-4159-8ff8-449b4d518f6d-1', NULL, 12250, 0, 5, '2026-11-17 22:01:00+00', NULL, NULL),
	(21, 'sandbox', 'demo-5d62f829-1ad7-4159-8ff8-449b4d518f6d-1-end', 0, 'xFYN2y9Vs4LH0hNPoeOKAWzQ9I7KXp-2g4bbYp3K0fg', 'endRound', '5d62f829-1ad7-4159-8ff8-449b4d518f6d', 135, 1, 0, 'posted', 'demo-5d62f829-1ad7-4159-8ff8-449b4d518f6d-1', NULL, 12250, 0, NULL, '2026-11-17 22:01:00+00', NULL, NULL),
	(22, 'sandbox', 'demo-5d62f829-1ad7-4159-8ff8-449b4d518f6d-2-bet', 0, 'VWiHV9UCXNMqO8p4FeSTBTiNgACh5f0RaSGrM9wnJqI', 'bet', '5d62f829-1ad7-4159-8ff8-449b4d518f6d', 135, 1, 3800, 'posted', 'demo-5d62f829-1ad7-4159-8ff8-449b4d518f6d-2', NULL, 8450, 0, 6, '2026-11-17 22:02:00+00', NULL, NULL),
	(23, 'sandbox', 'demo-5d62f829-1ad7-4159-8ff8-449b4d518f6d-2-end', 0, 'dv1PeAifizSUw00HIzNrO8HAk763DH1OdHDA8LAsmxQ', 'endRound', '5d62f829-1ad7-4159-8ff8-449b4d518f6d', 135, 1, 0, 'posted', 'demo-5d62f829-1ad7-4159-8ff8-449b4d518f6d-2', NULL, 8450, 0, NULL, '2026-11-17 22:02:00+00', NULL, NULL),
	(24, 'foyer:cashier', 'deposit 6ead84ec-919a-4263-bc3b-35436d1163b9', 0, 'Llaxquj2D7WBk406Y0a1ZNtoM9Icci5FBdfEmkVCejQ', 'deposit', '950c31fc-5233-48b7-b040-e2e0e4f60be8', 2, 143, 20000, 'posted', NULL, NULL, 20000, 0, 1, '2026-11-03 23:12:57.601+00', NULL, NULL),
	(25, 'sandbox', '96c68e41-1337-4227-a128-f3156f5b0d34', 0, 'zinLTNWp3itVGHhhR60suR-SXnGwbcOx9H-DvFY3M3c', 'bet', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 7, 1, 200, 'posted', 'an open round', NULL, 99800, 0, 5, '2026-11-23 23:12:57.738+00', NULL, NULL),
	(26, 'sandbox', 'a3791ee8-7718-4207-9046-a2ea503799a1', 0, '9yyLhUXAhu1Z_0uq33087cJSDDB61ljpXIFVllh0pB0', 'bet', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 7, 1, 100, 'posted', 'a round with a held win', NULL, 99700, 0, 6, '2026-11-23 23:12:57.742+00', NULL, NULL),
	(27, 'sandbox', '8a25e91b-b7fd-4521-8af8-2c852f2f9747', 0, 'Uwv4Of_bKOT1GbDnyCfiiLYE5ovdLveM8LAG-V0G6m4', 'heldWin', '1febf8d0-a915-4fde-a8b2-8bd7beff52ca', 1, 6, 500000, 'posted', 'a round with a held win', NULL, 99700, 0, 7, '2026-11-23 23:12:57.753+00', NULL, NULL);
SELECT pg_catalog.setval('cashier.step_id_seq', 46, true);
SELECT pg_catalog.setval('compliance.entry_id_seq', 5, true);
SELECT pg_catalog.setval('gamification.entry_id_seq', 1, false);
SELECT pg_catalog.setval('gamification.stake_entry_id_seq', 1, false);
SELECT pg_catalog.setval('gamification.stake_id_seq', 1, false);
SELECT pg_catalog.setval('identity.banking_decision_id_seq', 1, false);
SELECT pg_catalog.setval('identity.exclusion_id_seq', 1, true);
SELECT pg_catalog.setval('identity.exclusion_lift_id_seq', 1, false);
SELECT pg_catalog.setval('identity.exclusion_review_id_seq', 1, false);
SELECT pg_catalog.setval('identity.house_act_id_seq', 1, false);
SELECT pg_catalog.setval('identity.marketing_change_id_seq', 1, false);
SELECT pg_catalog.setval('identity.registration_id_seq', 1, false);
SELECT pg_catalog.setval('jackpot.opt_in_change_id_seq', 1, false);
SELECT pg_catalog.setval('jackpot.staged_win_id_seq', 1, false);
SELECT pg_catalog.setval('jackpot.waiting_number_seq', 1, false);
SELECT pg_catalog.setval('jackpot.win_ordinal_seq', 1, false);
SELECT pg_catalog.setval('limits.step_id_seq', 1, false);
SELECT pg_catalog.setval('outbox.event_id_seq', 102, true);
SELECT pg_catalog.setval('raffle.winner_ordinal_seq', 1, false);
SELECT pg_catalog.setval('reality_check.entry_id_seq', 1, false);
SELECT pg_catalog.setval('shop.entry_id_seq', 1, false);
SELECT pg_catalog.setval('wallet.account_id_seq', 153, true);
SELECT pg_catalog.setval('wallet.gathered_id_seq', 1, false);
SELECT pg_catalog.setval('wallet.held_win_id_seq', 1, true);
SELECT pg_catalog.setval('wallet.staked_id_seq', 5, true);
SELECT pg_catalog.setval('wallet.transfer_id_seq', 27, true);
ALTER TABLE ONLY calendar.opening
    ADD CONSTRAINT opening_pkey PRIMARY KEY (player_id, round, door);
ALTER TABLE ONLY cashback.share
    ADD CONSTRAINT share_assignation_key UNIQUE (assignation);
ALTER TABLE ONLY cashback.share
    ADD CONSTRAINT share_pkey PRIMARY KEY (player_id, from_at);
ALTER TABLE ONLY cashback.week
    ADD CONSTRAINT week_pkey PRIMARY KEY (brand, from_at);
ALTER TABLE ONLY cashier.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY cashier.account
    ADD CONSTRAINT account_player_id_method_provider_account_key UNIQUE (player_id, method, provider_account);
ALTER TABLE ONLY cashier.hearing
    ADD CONSTRAINT hearing_pkey PRIMARY KEY (player_id);
ALTER TABLE ONLY cashier.held_deposit
    ADD CONSTRAINT held_deposit_pkey PRIMARY KEY (payment_id);
ALTER TABLE ONLY cashier.held_deposit
    ADD CONSTRAINT held_deposit_transfer_key_key UNIQUE (transfer_key);
ALTER TABLE ONLY cashier.notice
    ADD CONSTRAINT notice_pkey PRIMARY KEY (provider, id);
ALTER TABLE ONLY cashier.payment
    ADD CONSTRAINT payment_late_of_key UNIQUE (late_of);
ALTER TABLE ONLY cashier.payment
    ADD CONSTRAINT payment_pkey PRIMARY KEY (id);
ALTER TABLE ONLY cashier.payment
    ADD CONSTRAINT payment_player_id_idempotency_key_key UNIQUE (player_id, idempotency_key);
ALTER TABLE ONLY cashier.refund
    ADD CONSTRAINT refund_pkey PRIMARY KEY (reference);
ALTER TABLE ONLY cashier.step
    ADD CONSTRAINT step_pkey PRIMARY KEY (id);
ALTER TABLE ONLY catalogue.favourite
    ADD CONSTRAINT favourite_pkey PRIMARY KEY (player_id, game);
ALTER TABLE ONLY catalogue.game
    ADD CONSTRAINT game_pkey PRIMARY KEY (slug);
ALTER TABLE ONLY catalogue.list
    ADD CONSTRAINT list_pkey PRIMARY KEY (slug);
ALTER TABLE ONLY catalogue.opening
    ADD CONSTRAINT opening_pkey PRIMARY KEY (game, to_whom);
ALTER TABLE ONLY catalogue.recently_played
    ADD CONSTRAINT recently_played_pkey PRIMARY KEY (player_id, game);
ALTER TABLE ONLY catalogue.studio
    ADD CONSTRAINT studio_pkey PRIMARY KEY (slug);
ALTER TABLE ONLY compliance.checked_option
    ADD CONSTRAINT checked_option_pkey PRIMARY KEY (player_id, type, option);
ALTER TABLE ONLY compliance.document_content
    ADD CONSTRAINT document_content_pkey PRIMARY KEY (document_id);
ALTER TABLE ONLY compliance.document
    ADD CONSTRAINT document_pkey PRIMARY KEY (id);
ALTER TABLE ONLY compliance.document
    ADD CONSTRAINT document_player_id_type_round_sha256_key UNIQUE (player_id, type, round, sha256);
ALTER TABLE ONLY compliance.entry
    ADD CONSTRAINT entry_pkey PRIMARY KEY (id);
ALTER TABLE ONLY compliance.identity_verification
    ADD CONSTRAINT identity_verification_pkey PRIMARY KEY (player_id);
ALTER TABLE ONLY compliance.identity_verification
    ADD CONSTRAINT identity_verification_provider_applicant_id_key UNIQUE (provider, applicant_id);
ALTER TABLE ONLY compliance.review_notice
    ADD CONSTRAINT review_notice_pkey PRIMARY KEY (provider, id);
ALTER TABLE ONLY compliance.source_of_wealth
    ADD CONSTRAINT source_of_wealth_pkey PRIMARY KEY (player_id);
ALTER TABLE ONLY gamification.entry
    ADD CONSTRAINT entry_pkey PRIMARY KEY (id);
ALTER TABLE ONLY gamification.player
    ADD CONSTRAINT player_pkey PRIMARY KEY (player_id);
ALTER TABLE ONLY gamification.refused_stake
    ADD CONSTRAINT refused_stake_pkey PRIMARY KEY (id);
ALTER TABLE ONLY gamification.stake_entry
    ADD CONSTRAINT stake_entry_pkey PRIMARY KEY (id);
ALTER TABLE ONLY gamification.stake
    ADD CONSTRAINT stake_pkey PRIMARY KEY (id);
ALTER TABLE ONLY identity.acceptance
    ADD CONSTRAINT acceptance_pkey PRIMARY KEY (player_id, document, version);
ALTER TABLE ONLY identity.attempt
    ADD CONSTRAINT attempt_pkey PRIMARY KEY (key);
ALTER TABLE ONLY identity.banking_decision
    ADD CONSTRAINT banking_decision_pkey PRIMARY KEY (id);
ALTER TABLE ONLY identity.credential
    ADD CONSTRAINT credential_pkey PRIMARY KEY (player_id);
ALTER TABLE ONLY identity.email_verification
    ADD CONSTRAINT email_verification_pkey PRIMARY KEY (id);
ALTER TABLE ONLY identity.exclusion_key
    ADD CONSTRAINT exclusion_key_pkey PRIMARY KEY (is_the_one);
ALTER TABLE ONLY identity.exclusion_lift
    ADD CONSTRAINT exclusion_lift_pkey PRIMARY KEY (id);
ALTER TABLE ONLY identity.exclusion_mark
    ADD CONSTRAINT exclusion_mark_pkey PRIMARY KEY (mark, is_whole, exclusion_id);
ALTER TABLE ONLY identity.exclusion
    ADD CONSTRAINT exclusion_pkey PRIMARY KEY (id);
ALTER TABLE ONLY identity.exclusion
    ADD CONSTRAINT exclusion_player_id_idempotency_key_key UNIQUE (player_id, idempotency_key);
ALTER TABLE ONLY identity.exclusion_review
    ADD CONSTRAINT exclusion_review_pkey PRIMARY KEY (id);
ALTER TABLE ONLY identity.first_jackpot
    ADD CONSTRAINT first_jackpot_pkey PRIMARY KEY (player_id);
ALTER TABLE ONLY identity.first_limit
    ADD CONSTRAINT first_limit_pkey PRIMARY KEY (player_id, period);
ALTER TABLE ONLY identity.house_act
    ADD CONSTRAINT house_act_pkey PRIMARY KEY (id);
ALTER TABLE ONLY identity.known_sign_in
    ADD CONSTRAINT known_sign_in_pkey PRIMARY KEY (key);
ALTER TABLE ONLY identity.marketing_change
    ADD CONSTRAINT marketing_change_pkey PRIMARY KEY (id);
ALTER TABLE ONLY identity.match_due
    ADD CONSTRAINT match_due_pkey PRIMARY KEY (player_id);
ALTER TABLE ONLY identity.match_key
    ADD CONSTRAINT match_key_pkey PRIMARY KEY (kind, value, player_id);
ALTER TABLE ONLY identity.national_id
    ADD CONSTRAINT national_id_pkey PRIMARY KEY (brand, hash);
ALTER TABLE ONLY identity.oidc_payload
    ADD CONSTRAINT oidc_payload_pkey PRIMARY KEY (brand, model, id);
ALTER TABLE ONLY identity.phone
    ADD CONSTRAINT phone_pkey PRIMARY KEY (brand, number);
ALTER TABLE ONLY identity.player
    ADD CONSTRAINT player_brand_email_key_key UNIQUE (brand, email_key);
ALTER TABLE ONLY identity.player
    ADD CONSTRAINT player_pkey PRIMARY KEY (id);
ALTER TABLE ONLY identity.pop_up
    ADD CONSTRAINT pop_up_pkey PRIMARY KEY (player_id, id);
ALTER TABLE ONLY identity.provider_account
    ADD CONSTRAINT provider_account_pkey PRIMARY KEY (brand, provider, subject);
ALTER TABLE ONLY identity.provider_login
    ADD CONSTRAINT provider_login_pkey PRIMARY KEY (id);
ALTER TABLE ONLY identity.refresh_token
    ADD CONSTRAINT refresh_token_pkey PRIMARY KEY (id);
ALTER TABLE ONLY identity.registration
    ADD CONSTRAINT registration_pkey PRIMARY KEY (id);
ALTER TABLE ONLY identity.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY identity.sign_in_code
    ADD CONSTRAINT sign_in_code_pkey PRIMARY KEY (id);
ALTER TABLE ONLY identity.signing_key
    ADD CONSTRAINT signing_key_pkey PRIMARY KEY (kid);
ALTER TABLE ONLY identity.verified_identity
    ADD CONSTRAINT verified_identity_pkey PRIMARY KEY (player_id);
ALTER TABLE ONLY jackpot.contributor
    ADD CONSTRAINT contributor_pkey PRIMARY KEY (brand, player_id);
ALTER TABLE ONLY jackpot.held
    ADD CONSTRAINT held_pkey PRIMARY KEY (brand, pot, currency);
ALTER TABLE ONLY jackpot.opt_in_change
    ADD CONSTRAINT opt_in_change_pkey PRIMARY KEY (id);
ALTER TABLE ONLY jackpot.opt_in
    ADD CONSTRAINT opt_in_pkey PRIMARY KEY (player_id);
ALTER TABLE ONLY jackpot.period
    ADD CONSTRAINT period_pkey PRIMARY KEY (brand, id);
ALTER TABLE ONLY jackpot.pot
    ADD CONSTRAINT pot_pkey PRIMARY KEY (brand, pot);
ALTER TABLE ONLY jackpot.seen_win
    ADD CONSTRAINT seen_win_pkey PRIMARY KEY (player_id, win_id);
ALTER TABLE ONLY jackpot.sheet
    ADD CONSTRAINT sheet_pkey PRIMARY KEY (brand, period, number);
ALTER TABLE ONLY jackpot.staged_win
    ADD CONSTRAINT staged_win_pkey PRIMARY KEY (id);
ALTER TABLE ONLY jackpot.ticket_list
    ADD CONSTRAINT ticket_list_pkey PRIMARY KEY (brand, period);
ALTER TABLE ONLY jackpot.waiting
    ADD CONSTRAINT waiting_pkey PRIMARY KEY (number);
ALTER TABLE ONLY jackpot.win
    ADD CONSTRAINT win_id_key UNIQUE (id);
ALTER TABLE ONLY jackpot.win
    ADD CONSTRAINT win_pkey PRIMARY KEY (ordinal);
ALTER TABLE ONLY limits.change
    ADD CONSTRAINT change_pkey PRIMARY KEY (player_id, kind, period);
ALTER TABLE ONLY limits.held
    ADD CONSTRAINT held_pkey PRIMARY KEY (player_id, kind, period);
ALTER TABLE ONLY limits.reminder
    ADD CONSTRAINT reminder_pkey PRIMARY KEY (player_id);
ALTER TABLE ONLY limits.review
    ADD CONSTRAINT review_pkey PRIMARY KEY (player_id);
ALTER TABLE ONLY limits.room
    ADD CONSTRAINT room_pkey PRIMARY KEY (reference);
ALTER TABLE ONLY limits.step
    ADD CONSTRAINT step_pkey PRIMARY KEY (id);
ALTER TABLE ONLY outbox.event
    ADD CONSTRAINT event_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.foyer_version
    ADD CONSTRAINT foyer_version_pkey PRIMARY KEY (is_only);
ALTER TABLE ONLY public.migration
    ADD CONSTRAINT migration_pkey PRIMARY KEY (schema, file);
ALTER TABLE ONLY raffle.counted_game
    ADD CONSTRAINT counted_game_pkey PRIMARY KEY (drop, studio, game);
ALTER TABLE ONLY raffle.drawn
    ADD CONSTRAINT drawn_pkey PRIMARY KEY (drop);
ALTER TABLE ONLY raffle.drop
    ADD CONSTRAINT drop_brand_type_number_key UNIQUE (brand, type, number);
ALTER TABLE ONLY raffle.drop
    ADD CONSTRAINT drop_pkey PRIMARY KEY (id);
ALTER TABLE ONLY raffle.entry
    ADD CONSTRAINT entry_drop_handle_key UNIQUE (drop, handle);
ALTER TABLE ONLY raffle.entry
    ADD CONSTRAINT entry_pkey PRIMARY KEY (drop, player_id);
ALTER TABLE ONLY raffle.left_out
    ADD CONSTRAINT left_out_pkey PRIMARY KEY (drop, player_id);
ALTER TABLE ONLY raffle.line
    ADD CONSTRAINT line_drop_player_id_key UNIQUE (drop, player_id);
ALTER TABLE ONLY raffle.line
    ADD CONSTRAINT line_pkey PRIMARY KEY (drop, number);
ALTER TABLE ONLY raffle.list
    ADD CONSTRAINT list_pkey PRIMARY KEY (drop);
ALTER TABLE ONLY raffle.seen
    ADD CONSTRAINT seen_pkey PRIMARY KEY (player_id, drop);
ALTER TABLE ONLY raffle.slot
    ADD CONSTRAINT slot_drop_key UNIQUE (drop);
ALTER TABLE ONLY raffle.slot
    ADD CONSTRAINT slot_pkey PRIMARY KEY (brand, type);
ALTER TABLE ONLY raffle.staged_end
    ADD CONSTRAINT staged_end_pkey PRIMARY KEY (drop);
ALTER TABLE ONLY raffle.standing
    ADD CONSTRAINT standing_pkey PRIMARY KEY (player_id);
ALTER TABLE ONLY raffle.undrawn
    ADD CONSTRAINT undrawn_pkey PRIMARY KEY (drop);
ALTER TABLE ONLY raffle.winner
    ADD CONSTRAINT winner_drop_player_id_key UNIQUE (drop, player_id);
ALTER TABLE ONLY raffle.winner
    ADD CONSTRAINT winner_ordinal_key UNIQUE (ordinal);
ALTER TABLE ONLY raffle.winner
    ADD CONSTRAINT winner_pkey PRIMARY KEY (drop, prize);
ALTER TABLE ONLY reality_check.entry
    ADD CONSTRAINT entry_pkey PRIMARY KEY (id);
ALTER TABLE ONLY reality_check.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (session_id);
ALTER TABLE ONLY rewards.assignment
    ADD CONSTRAINT assignment_pkey PRIMARY KEY (id);
ALTER TABLE ONLY rewards.assignment
    ADD CONSTRAINT assignment_reward_id_player_id_key UNIQUE (reward_id, player_id);
ALTER TABLE ONLY rewards.reward
    ADD CONSTRAINT reward_pkey PRIMARY KEY (id);
ALTER TABLE ONLY shop.entry
    ADD CONSTRAINT entry_pkey PRIMARY KEY (id);
ALTER TABLE ONLY shop.purchase
    ADD CONSTRAINT purchase_assignation_key UNIQUE (assignation);
ALTER TABLE ONLY shop.purchase
    ADD CONSTRAINT purchase_pkey PRIMARY KEY (id);
ALTER TABLE ONLY shop.purchase
    ADD CONSTRAINT purchase_player_id_idempotency_key_key UNIQUE (player_id, idempotency_key);
ALTER TABLE ONLY wallet.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY wallet.bet_largest_win
    ADD CONSTRAINT bet_largest_win_pkey PRIMARY KEY (caller, key);
ALTER TABLE ONLY wallet.bonus
    ADD CONSTRAINT bonus_pkey PRIMARY KEY (id);
ALTER TABLE ONLY wallet.conclusion
    ADD CONSTRAINT conclusion_pkey PRIMARY KEY (transfer);
ALTER TABLE ONLY wallet.correction
    ADD CONSTRAINT correction_pkey PRIMARY KEY (key);
ALTER TABLE ONLY wallet.free_bet
    ADD CONSTRAINT free_bet_pkey PRIMARY KEY (caller, key);
ALTER TABLE ONLY wallet.free_rounds
    ADD CONSTRAINT free_rounds_pkey PRIMARY KEY (id);
ALTER TABLE ONLY wallet.game_session
    ADD CONSTRAINT game_session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY wallet.game_session
    ADD CONSTRAINT game_session_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY wallet.gathered
    ADD CONSTRAINT gathered_pkey PRIMARY KEY (id);
ALTER TABLE ONLY wallet.held_win
    ADD CONSTRAINT held_win_caller_key_key UNIQUE (caller, key);
ALTER TABLE ONLY wallet.held_win_decision
    ADD CONSTRAINT held_win_decision_pkey PRIMARY KEY (held_win);
ALTER TABLE ONLY wallet.held_win
    ADD CONSTRAINT held_win_pkey PRIMARY KEY (id);
ALTER TABLE ONLY wallet.jackpot_part
    ADD CONSTRAINT jackpot_part_pkey PRIMARY KEY (caller, key);
ALTER TABLE ONLY wallet.play_limit
    ADD CONSTRAINT play_limit_pkey PRIMARY KEY (player_id, kind, period);
ALTER TABLE ONLY wallet.round
    ADD CONSTRAINT round_pkey PRIMARY KEY (studio, id);
ALTER TABLE ONLY wallet.staked
    ADD CONSTRAINT staked_pkey PRIMARY KEY (id);
ALTER TABLE ONLY wallet.standing_contribution
    ADD CONSTRAINT standing_contribution_pkey PRIMARY KEY (player_id);
ALTER TABLE ONLY wallet.transfer
    ADD CONSTRAINT transfer_pkey PRIMARY KEY (id);
CREATE INDEX share_waiting ON cashback.share USING btree (look_at) WHERE (state = 'waiting'::text);
CREATE INDEX deposit_completed ON cashier.payment USING btree (player_id, processed_at) WHERE ((type = 'Deposit'::text) AND (status = 'Completed'::text));
CREATE INDEX held_deposit_open ON cashier.held_deposit USING btree (brand, held_at) WHERE (outcome IS NULL);
CREATE INDEX notice_of_payment ON cashier.notice USING btree (reference, outcome);
CREATE INDEX payment_by_beginning ON cashier.payment USING btree (player_id, created_at, id);
CREATE INDEX payment_by_end ON cashier.payment USING btree (player_id, COALESCE(processed_at, 'infinity'::timestamp with time zone), id);
CREATE INDEX payment_due ON cashier.payment USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX payment_of_account ON cashier.payment USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX payment_under_way ON cashier.payment USING btree (player_id) WHERE (processed_at IS NULL);
CREATE INDEX refund_of_payment ON cashier.refund USING btree (payment_id, created_at);
CREATE UNIQUE INDEX refund_under_way ON cashier.refund USING btree (payment_id) WHERE (state = ANY (ARRAY['Sending'::text, 'Accepted'::text]));
CREATE INDEX step_of_payment ON cashier.step USING btree (payment_id, id);
CREATE INDEX game_in_catalogue ON catalogue.game USING btree (slug) WHERE (is_open AND (withdrawn_at IS NULL));
CREATE INDEX recently_played_newest ON catalogue.recently_played USING btree (player_id, played_at DESC);
CREATE INDEX entry_by_player ON compliance.entry USING btree (player_id, id);
CREATE INDEX entry_by_player ON gamification.entry USING btree (player_id, id);
CREATE INDEX refused_stake_by_client ON gamification.refused_stake USING btree (client_id, id);
CREATE INDEX stake_entry_by_stake ON gamification.stake_entry USING btree (stake_id, id);
CREATE INDEX attempt_by_reset ON identity.attempt USING btree (resets_at);
CREATE INDEX banking_decision_by_player ON identity.banking_decision USING btree (player_id, id);
CREATE INDEX email_verification_by_player ON identity.email_verification USING btree (player_id, sent_at DESC);
CREATE INDEX exclusion_by_taker ON identity.exclusion USING btree (taken_by) WHERE (lifted_at IS NULL);
CREATE UNIQUE INDEX exclusion_lift_open ON identity.exclusion_lift USING btree (player_id) WHERE (closed_at IS NULL);
CREATE INDEX exclusion_of_player ON identity.exclusion USING btree (player_id, id);
CREATE INDEX exclusion_review_by_other ON identity.exclusion_review USING btree (other_id) WHERE (outcome IS NULL);
CREATE UNIQUE INDEX exclusion_review_open ON identity.exclusion_review USING btree (player_id, other_id) NULLS NOT DISTINCT WHERE (outcome IS NULL);
CREATE INDEX exclusion_review_queue ON identity.exclusion_review USING btree (opened_at) WHERE (outcome IS NULL);
CREATE INDEX house_act_by_player ON identity.house_act USING btree (player_id, id);
CREATE INDEX known_sign_in_by_time ON identity.known_sign_in USING btree (succeeded_at);
CREATE INDEX marketing_change_by_player ON identity.marketing_change USING btree (player_id, id);
CREATE INDEX match_key_by_player ON identity.match_key USING btree (player_id);
CREATE INDEX oidc_payload_by_expiry ON identity.oidc_payload USING btree (expires_at);
CREATE INDEX oidc_payload_by_session ON identity.oidc_payload USING btree (session_id) WHERE (session_id IS NOT NULL);
CREATE INDEX oidc_payload_by_uid ON identity.oidc_payload USING btree (brand, uid) WHERE (uid IS NOT NULL);
CREATE INDEX phone_by_number ON identity.phone USING btree (number);
CREATE INDEX phone_by_player ON identity.phone USING btree (player_id);
CREATE INDEX player_by_birth ON identity.player USING btree (birth_date);
CREATE INDEX player_by_kyc_deadline ON identity.player USING btree (kyc_deadline) WHERE (kyc_status = ANY (ARRAY['WillBeRequired'::text, 'Pending'::text]));
CREATE INDEX player_by_phone_given ON identity.player USING btree (phone_given) WHERE (phone_given IS NOT NULL);
CREATE INDEX provider_login_by_expiry ON identity.provider_login USING btree (expires_at);
CREATE INDEX refresh_token_by_expiry ON identity.refresh_token USING btree (expires_at);
CREATE INDEX registration_by_player ON identity.registration USING btree (player_id, id);
CREATE INDEX session_by_expiry ON identity.session USING btree (expires_at) WHERE (ended_at IS NULL);
CREATE INDEX session_by_player ON identity.session USING btree (player_id, started_at DESC);
CREATE UNIQUE INDEX session_live_once ON identity.session USING btree (player_id) WHERE (ended_at IS NULL);
CREATE INDEX sign_in_code_by_expiry ON identity.sign_in_code USING btree (expires_at);
CREATE UNIQUE INDEX signing_key_current ON identity.signing_key USING btree (brand) WHERE (retired_at IS NULL);
CREATE INDEX verified_identity_by_birth ON identity.verified_identity USING btree (birth_date);
CREATE INDEX change_of_player ON jackpot.opt_in_change USING btree (player_id, id);
CREATE INDEX contributor_by_magnitude ON jackpot.contributor USING btree (brand, magnitude);
CREATE INDEX opted_in_of_brand ON jackpot.opt_in USING btree (brand) WHERE opted_in;
CREATE INDEX staged_undrawn ON jackpot.staged_win USING btree (id) WHERE (drawn_at IS NULL);
CREATE INDEX untold_period ON jackpot.period USING btree (brand, id) WHERE (revealed_at IS NULL);
CREATE INDEX waiting_of_brand ON jackpot.waiting USING btree (brand, number);
CREATE INDEX win_of_community ON jackpot.win USING gin (community jsonb_path_ops) WHERE (pot = 'mega'::text);
CREATE INDEX win_of_period ON jackpot.win USING btree (brand, period, ordinal);
CREATE INDEX win_of_player ON jackpot.win USING btree (player_id, ordinal);
CREATE INDEX change_untold ON limits.change USING btree (ready_at) WHERE (told_at IS NULL);
CREATE INDEX room_arrived ON limits.room USING btree (player_id, arrived_at) WHERE (arrived_at IS NOT NULL);
CREATE INDEX room_of_player ON limits.room USING btree (player_id, at);
CREATE INDEX room_reserved ON limits.room USING btree (player_id) WHERE (arrived_at IS NULL);
CREATE INDEX step_of_player ON limits.step USING btree (player_id, id);
CREATE INDEX winner_of_brand ON raffle.winner USING btree (brand, ordinal);
CREATE INDEX winner_of_player ON raffle.winner USING btree (player_id, ordinal);
CREATE INDEX entry_by_player ON reality_check.entry USING btree (player_id, id);
CREATE INDEX assignment_due ON rewards.assignment USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX assignment_of_player ON rewards.assignment USING btree (player_id, assigned_at);
CREATE INDEX entry_by_purchase ON shop.entry USING btree (purchase_id, id);
CREATE INDEX purchase_due ON shop.purchase USING btree (look_at) WHERE (look_at IS NOT NULL);
CREATE INDEX purchase_of_player ON shop.purchase USING btree (player_id, bought_at);
CREATE UNIQUE INDEX account_of_house ON wallet.account USING btree (brand, currency, kind, name) WHERE (player_id IS NULL);
CREATE UNIQUE INDEX account_of_player ON wallet.account USING btree (player_id, kind) WHERE (player_id IS NOT NULL);
CREATE INDEX bet_largest_win_of_round ON wallet.bet_largest_win USING btree (caller, round);
CREATE INDEX bonus_of_player ON wallet.bonus USING btree (player_id, granted_at DESC);
CREATE UNIQUE INDEX bonus_running ON wallet.bonus USING btree (player_id) WHERE (status = 'Active'::text);
CREATE INDEX bonus_to_expire ON wallet.bonus USING btree (expires_at) WHERE (status = 'Active'::text);
CREATE INDEX conclusion_of_player ON wallet.conclusion USING btree (player_id, concluded_at, sequence) WHERE (sequence IS NOT NULL);
CREATE INDEX free_rounds_of_player ON wallet.free_rounds USING btree (player_id, granted_at) WHERE (used < granted);
CREATE INDEX game_session_of_session ON wallet.game_session USING btree (session_id) WHERE (ended_at IS NULL);
CREATE INDEX held_win_of_player ON wallet.held_win USING btree (player_id, round);
CREATE INDEX round_of_player ON wallet.round USING btree (player_id, opened_at DESC, studio DESC, id DESC);
CREATE INDEX round_open ON wallet.round USING btree (player_id) WHERE (closed_at IS NULL);
CREATE INDEX transfer_by_time ON wallet.transfer USING brin (created_at) WITH (pages_per_range='32', autosummarize='on');
CREATE INDEX transfer_deposit ON wallet.transfer USING btree (player_id) WHERE (recipe = 'deposit'::text);
CREATE UNIQUE INDEX transfer_key ON wallet.transfer USING btree (caller, key, leg);
CREATE INDEX transfer_of_debtor ON wallet.transfer USING btree (player_id) WHERE (recipe = ANY (ARRAY['chargeback'::text, 'debtRepayment'::text, 'debtWriteOff'::text]));
CREATE INDEX transfer_of_player ON wallet.transfer USING btree (player_id, created_at, sequence) WHERE (sequence IS NOT NULL);
CREATE INDEX transfer_of_round ON wallet.transfer USING btree (round) WHERE (round IS NOT NULL);
CREATE UNIQUE INDEX transfer_reversed_once ON wallet.transfer USING btree (reverses) WHERE (reverses IS NOT NULL);
CREATE TRIGGER opening_stays BEFORE DELETE OR UPDATE ON calendar.opening FOR EACH ROW EXECUTE FUNCTION calendar.refuse_change();
CREATE TRIGGER share_is_kept BEFORE DELETE OR UPDATE ON cashback.share FOR EACH ROW EXECUTE FUNCTION cashback.refuse_change();
CREATE TRIGGER week_is_kept BEFORE DELETE OR UPDATE ON cashback.week FOR EACH ROW EXECUTE FUNCTION cashback.refuse_change();
CREATE TRIGGER entry_stays BEFORE DELETE OR UPDATE ON compliance.entry FOR EACH ROW EXECUTE FUNCTION compliance.refuse_change();
CREATE TRIGGER review_notice_stays BEFORE DELETE OR UPDATE ON compliance.review_notice FOR EACH ROW EXECUTE FUNCTION compliance.refuse_change();
CREATE TRIGGER sent_document_stays BEFORE DELETE ON compliance.document FOR EACH ROW EXECUTE FUNCTION compliance.refuse_removal();
CREATE TRIGGER entry_stays BEFORE DELETE OR UPDATE ON gamification.entry FOR EACH ROW EXECUTE FUNCTION gamification.refuse_change();
CREATE TRIGGER stake_entry_stays BEFORE DELETE OR UPDATE ON gamification.stake_entry FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER banking_decision_stays BEFORE DELETE OR UPDATE ON identity.banking_decision FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER exclusion_lift_stays BEFORE DELETE OR UPDATE ON identity.exclusion_lift FOR EACH ROW EXECUTE FUNCTION identity.keep_exclusion();
CREATE TRIGGER exclusion_review_stays BEFORE UPDATE ON identity.exclusion_review FOR EACH ROW EXECUTE FUNCTION identity.keep_exclusion_review();
CREATE TRIGGER exclusion_stays BEFORE DELETE OR UPDATE ON identity.exclusion FOR EACH ROW EXECUTE FUNCTION identity.keep_exclusion();
CREATE TRIGGER house_act_stays BEFORE DELETE OR UPDATE ON identity.house_act FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER list_is_immutable BEFORE DELETE OR UPDATE ON jackpot.ticket_list FOR EACH ROW EXECUTE FUNCTION jackpot.refuse_change();
CREATE TRIGGER list_is_kept BEFORE TRUNCATE ON jackpot.ticket_list FOR EACH STATEMENT EXECUTE FUNCTION jackpot.refuse_change();
CREATE TRIGGER period_is_immutable BEFORE DELETE OR UPDATE ON jackpot.period FOR EACH ROW EXECUTE FUNCTION jackpot.refuse_change();
CREATE TRIGGER period_is_kept BEFORE TRUNCATE ON jackpot.period FOR EACH STATEMENT EXECUTE FUNCTION jackpot.refuse_change();
CREATE TRIGGER seed_comes_last BEFORE UPDATE ON jackpot.period FOR EACH ROW WHEN ((new.revealed_at IS NOT NULL)) EXECUTE FUNCTION jackpot.list_before_seed();
CREATE TRIGGER sheet_is_immutable BEFORE DELETE OR UPDATE ON jackpot.sheet FOR EACH ROW EXECUTE FUNCTION jackpot.refuse_change();
CREATE TRIGGER sheet_is_kept BEFORE TRUNCATE ON jackpot.sheet FOR EACH STATEMENT EXECUTE FUNCTION jackpot.refuse_change();
CREATE TRIGGER win_is_immutable BEFORE DELETE OR UPDATE ON jackpot.win FOR EACH ROW EXECUTE FUNCTION jackpot.refuse_change();
CREATE TRIGGER win_is_kept BEFORE TRUNCATE ON jackpot.win FOR EACH STATEMENT EXECUTE FUNCTION jackpot.refuse_change();
CREATE TRIGGER closed_after_end BEFORE INSERT ON raffle.list FOR EACH ROW EXECUTE FUNCTION raffle.close_after_end();
CREATE TRIGGER is_immutable BEFORE DELETE OR UPDATE ON raffle.drawn FOR EACH ROW EXECUTE FUNCTION raffle.refuse_change();
CREATE TRIGGER is_immutable BEFORE DELETE OR UPDATE ON raffle.drop FOR EACH ROW EXECUTE FUNCTION raffle.refuse_change();
CREATE TRIGGER is_immutable BEFORE DELETE OR UPDATE ON raffle.line FOR EACH ROW EXECUTE FUNCTION raffle.refuse_change();
CREATE TRIGGER is_immutable BEFORE DELETE OR UPDATE ON raffle.list FOR EACH ROW EXECUTE FUNCTION raffle.refuse_change();
CREATE TRIGGER is_immutable BEFORE DELETE OR UPDATE ON raffle.staged_end FOR EACH ROW EXECUTE FUNCTION raffle.refuse_change();
CREATE TRIGGER is_immutable BEFORE DELETE OR UPDATE ON raffle.winner FOR EACH ROW EXECUTE FUNCTION raffle.refuse_change();
CREATE TRIGGER is_kept BEFORE TRUNCATE ON raffle.drawn FOR EACH STATEMENT EXECUTE FUNCTION raffle.refuse_change();
CREATE TRIGGER is_kept BEFORE TRUNCATE ON raffle.drop FOR EACH STATEMENT EXECUTE FUNCTION raffle.refuse_change();
CREATE TRIGGER is_kept BEFORE TRUNCATE ON raffle.line FOR EACH STATEMENT EXECUTE FUNCTION raffle.refuse_change();
CREATE TRIGGER is_kept BEFORE TRUNCATE ON raffle.list FOR EACH STATEMENT EXECUTE FUNCTION raffle.refuse_change();
CREATE TRIGGER is_kept BEFORE TRUNCATE ON raffle.staged_end FOR EACH STATEMENT EXECUTE FUNCTION raffle.refuse_change();
CREATE TRIGGER is_kept BEFORE TRUNCATE ON raffle.winner FOR EACH STATEMENT EXECUTE FUNCTION raffle.refuse_change();
CREATE TRIGGER line_comes_before_list AFTER INSERT ON raffle.line REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION raffle.refuse_late();
CREATE TRIGGER seed_comes_last BEFORE INSERT ON raffle.drawn FOR EACH ROW EXECUTE FUNCTION raffle.list_before_seed();
CREATE TRIGGER staged_while_running BEFORE INSERT ON raffle.staged_end FOR EACH ROW EXECUTE FUNCTION raffle.end_running();
CREATE TRIGGER entry_stays BEFORE DELETE OR UPDATE ON reality_check.entry FOR EACH ROW EXECUTE FUNCTION reality_check.refuse_change();
CREATE TRIGGER assignment_ends_once BEFORE UPDATE ON rewards.assignment FOR EACH ROW EXECUTE FUNCTION rewards.refuse_reopening();
CREATE TRIGGER entry_stays BEFORE DELETE OR UPDATE ON shop.entry FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER purchase_is_kept BEFORE DELETE OR UPDATE ON shop.purchase FOR EACH ROW EXECUTE FUNCTION shop.refuse_change();
CREATE TRIGGER conclusion_is_immutable BEFORE DELETE OR UPDATE ON wallet.conclusion FOR EACH ROW EXECUTE FUNCTION wallet.refuse_any_change();
CREATE TRIGGER conclusion_is_kept BEFORE TRUNCATE ON wallet.conclusion FOR EACH STATEMENT EXECUTE FUNCTION wallet.refuse_any_change();
CREATE TRIGGER correction_is_immutable BEFORE DELETE OR UPDATE ON wallet.correction FOR EACH ROW EXECUTE FUNCTION wallet.refuse_any_change();
CREATE TRIGGER correction_is_kept BEFORE TRUNCATE ON wallet.correction FOR EACH STATEMENT EXECUTE FUNCTION wallet.refuse_any_change();
CREATE TRIGGER held_win_decision_stays BEFORE DELETE OR UPDATE ON wallet.held_win_decision FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER held_win_stays BEFORE DELETE OR UPDATE ON wallet.held_win FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER stakes_are_gathered AFTER INSERT ON wallet.transfer REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION wallet.gather_stakes();
CREATE TRIGGER transfer_is_immutable BEFORE DELETE OR UPDATE ON wallet.transfer FOR EACH ROW EXECUTE FUNCTION wallet.refuse_change();
CREATE TRIGGER transfer_is_kept BEFORE TRUNCATE ON wallet.transfer FOR EACH STATEMENT EXECUTE FUNCTION wallet.refuse_change();
ALTER TABLE ONLY cashback.share
    ADD CONSTRAINT share_brand_from_at_fkey FOREIGN KEY (brand, from_at) REFERENCES cashback.week(brand, from_at);
ALTER TABLE ONLY cashier.hearing
    ADD CONSTRAINT hearing_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES cashier.payment(id);
ALTER TABLE ONLY cashier.held_deposit
    ADD CONSTRAINT held_deposit_account_id_fkey FOREIGN KEY (account_id) REFERENCES cashier.account(id);
ALTER TABLE ONLY cashier.held_deposit
    ADD CONSTRAINT held_deposit_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES cashier.payment(id);
ALTER TABLE ONLY cashier.payment
    ADD CONSTRAINT payment_account_id_fkey FOREIGN KEY (account_id) REFERENCES cashier.account(id);
ALTER TABLE ONLY cashier.payment
    ADD CONSTRAINT payment_late_of_fkey FOREIGN KEY (late_of) REFERENCES cashier.payment(id);
ALTER TABLE ONLY cashier.refund
    ADD CONSTRAINT refund_account_id_fkey FOREIGN KEY (account_id) REFERENCES cashier.account(id);
ALTER TABLE ONLY cashier.refund
    ADD CONSTRAINT refund_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES cashier.held_deposit(payment_id);
ALTER TABLE ONLY cashier.step
    ADD CONSTRAINT step_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES cashier.payment(id);
ALTER TABLE ONLY catalogue.favourite
    ADD CONSTRAINT favourite_game_fkey FOREIGN KEY (game) REFERENCES catalogue.game(slug);
ALTER TABLE ONLY catalogue.game
    ADD CONSTRAINT game_studio_fkey FOREIGN KEY (studio) REFERENCES catalogue.studio(slug);
ALTER TABLE ONLY catalogue.opening
    ADD CONSTRAINT opening_game_fkey FOREIGN KEY (game) REFERENCES catalogue.game(slug);
ALTER TABLE ONLY catalogue.recently_played
    ADD CONSTRAINT recently_played_game_fkey FOREIGN KEY (game) REFERENCES catalogue.game(slug);
ALTER TABLE ONLY compliance.checked_option
    ADD CONSTRAINT checked_option_player_id_fkey FOREIGN KEY (player_id) REFERENCES compliance.source_of_wealth(player_id);
ALTER TABLE ONLY compliance.document_content
    ADD CONSTRAINT document_content_document_id_fkey FOREIGN KEY (document_id) REFERENCES compliance.document(id) ON DELETE CASCADE;
ALTER TABLE ONLY compliance.document
    ADD CONSTRAINT document_player_id_fkey FOREIGN KEY (player_id) REFERENCES compliance.source_of_wealth(player_id);
ALTER TABLE ONLY identity.acceptance
    ADD CONSTRAINT acceptance_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id);
ALTER TABLE ONLY identity.banking_decision
    ADD CONSTRAINT banking_decision_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id);
ALTER TABLE ONLY identity.credential
    ADD CONSTRAINT credential_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id);
ALTER TABLE ONLY identity.email_verification
    ADD CONSTRAINT email_verification_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id);
ALTER TABLE ONLY identity.exclusion_mark
    ADD CONSTRAINT exclusion_mark_exclusion_id_fkey FOREIGN KEY (exclusion_id) REFERENCES identity.exclusion(id);
ALTER TABLE ONLY identity.exclusion_review
    ADD CONSTRAINT exclusion_review_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY identity.first_jackpot
    ADD CONSTRAINT first_jackpot_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id);
ALTER TABLE ONLY identity.first_limit
    ADD CONSTRAINT first_limit_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id);
ALTER TABLE ONLY identity.house_act
    ADD CONSTRAINT house_act_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id);
ALTER TABLE ONLY identity.marketing_change
    ADD CONSTRAINT marketing_change_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id);
ALTER TABLE ONLY identity.marketing_change
    ADD CONSTRAINT marketing_change_session_id_fkey FOREIGN KEY (session_id) REFERENCES identity.session(id);
ALTER TABLE ONLY identity.match_due
    ADD CONSTRAINT match_due_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY identity.match_key
    ADD CONSTRAINT match_key_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY identity.national_id
    ADD CONSTRAINT national_id_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id);
ALTER TABLE ONLY identity.phone
    ADD CONSTRAINT phone_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id);
ALTER TABLE ONLY identity.phone
    ADD CONSTRAINT phone_session_id_fkey FOREIGN KEY (session_id) REFERENCES identity.session(id);
ALTER TABLE ONLY identity.pop_up
    ADD CONSTRAINT pop_up_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id);
ALTER TABLE ONLY identity.provider_account
    ADD CONSTRAINT provider_account_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id);
ALTER TABLE ONLY identity.refresh_token
    ADD CONSTRAINT refresh_token_session_id_fkey FOREIGN KEY (session_id) REFERENCES identity.session(id);
ALTER TABLE ONLY identity.registration
    ADD CONSTRAINT registration_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id);
ALTER TABLE ONLY identity.session
    ADD CONSTRAINT session_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id);
ALTER TABLE ONLY identity.sign_in_code
    ADD CONSTRAINT sign_in_code_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id);
ALTER TABLE ONLY identity.verified_identity
    ADD CONSTRAINT verified_identity_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY jackpot.seen_win
    ADD CONSTRAINT seen_win_win_id_fkey FOREIGN KEY (win_id) REFERENCES jackpot.win(id);
ALTER TABLE ONLY jackpot.sheet
    ADD CONSTRAINT sheet_brand_period_fkey FOREIGN KEY (brand, period) REFERENCES jackpot.period(brand, id);
ALTER TABLE ONLY jackpot.ticket_list
    ADD CONSTRAINT ticket_list_brand_period_fkey FOREIGN KEY (brand, period) REFERENCES jackpot.period(brand, id);
ALTER TABLE ONLY raffle.counted_game
    ADD CONSTRAINT counted_game_drop_fkey FOREIGN KEY (drop) REFERENCES raffle.drop(id);
ALTER TABLE ONLY raffle.drawn
    ADD CONSTRAINT drawn_drop_fkey FOREIGN KEY (drop) REFERENCES raffle.list(drop);
ALTER TABLE ONLY raffle.entry
    ADD CONSTRAINT entry_drop_fkey FOREIGN KEY (drop) REFERENCES raffle.drop(id);
ALTER TABLE ONLY raffle.left_out
    ADD CONSTRAINT left_out_drop_fkey FOREIGN KEY (drop) REFERENCES raffle.drop(id);
ALTER TABLE ONLY raffle.line
    ADD CONSTRAINT line_drop_fkey FOREIGN KEY (drop) REFERENCES raffle.drop(id);
ALTER TABLE ONLY raffle.list
    ADD CONSTRAINT list_drop_fkey FOREIGN KEY (drop) REFERENCES raffle.drop(id);
ALTER TABLE ONLY raffle.seen
    ADD CONSTRAINT seen_drop_fkey FOREIGN KEY (drop) REFERENCES raffle.drop(id);
ALTER TABLE ONLY raffle.slot
    ADD CONSTRAINT slot_drop_fkey FOREIGN KEY (drop) REFERENCES raffle.drop(id);
ALTER TABLE ONLY raffle.staged_end
    ADD CONSTRAINT staged_end_drop_fkey FOREIGN KEY (drop) REFERENCES raffle.drop(id);
ALTER TABLE ONLY raffle.undrawn
    ADD CONSTRAINT undrawn_drop_fkey FOREIGN KEY (drop) REFERENCES raffle.drop(id);
ALTER TABLE ONLY raffle.winner
    ADD CONSTRAINT winner_drop_fkey FOREIGN KEY (drop) REFERENCES raffle.drawn(drop);
ALTER TABLE ONLY rewards.assignment
    ADD CONSTRAINT assignment_reward_id_fkey FOREIGN KEY (reward_id) REFERENCES rewards.reward(id);
ALTER TABLE ONLY shop.entry
    ADD CONSTRAINT entry_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES shop.purchase(id);
ALTER TABLE ONLY wallet.held_win_decision
    ADD CONSTRAINT held_win_decision_held_win_fkey FOREIGN KEY (held_win) REFERENCES wallet.held_win(id);
