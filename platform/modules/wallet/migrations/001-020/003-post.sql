-- The posting, of one command or of a batch, in one statement: lock the players in one order, read all that the
-- commands ask about, decide one by one, write everything at once. A refused command refuses itself alone.
-- A batch holds at most one command a key and a round (batcher.ts), so what is read at the start stays true.
create function wallet.post(commands jsonb, at timestamptz) returns setof wallet.outcome
language plpgsql
-- The tables grow under the cached plans: index lookups are right from the first row to the last.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
as $$
declare
  c             record;
  target        record;
  refusal       text;
  in_hand       bigint;              -- the real account of the player whose running state this is:
  real_now      bigint;
  bonus_now     bigint;
  sequence_now  bigint;
  wagered_now   bigint;
  bonus_running text;
  to_real       bigint;              -- what the command does to each account, signed
  to_bonus      bigint;
  reversed      bigint;
  moved         boolean;
  outcomes      wallet.outcome[]  := '{}';
  transfers     wallet.transfer[] := '{}';
  stakes        wallet.stake[]    := '{}';
  closed        wallet.stake[]    := '{}';
begin
  perform 1 from wallet.account
  where kind = 'real' and player_id in (
    select coalesce(s.player_id, asked.player)
    from jsonb_to_recordset(commands) as asked(player text, "gameSession" text)
    left join wallet.game_session s on s.id = asked."gameSession")
  order by id for update;

  for c in select * from wallet.situation(commands) loop
    -- M7: a known key gets its first answer; with another payload it is refused.
    if c.known_hash is not null or c.real_account is null then
      refusal := case
        when c.real_account is null then 'UnknownSession'
        when c.known_hash = '' and c.verb = 'stake' then 'BetRolledBack'
        when c.known_hash <> c.payload_hash then 'TransactionConflict' end;
      outcomes := array_append(outcomes, row(c.ordinal, refusal, c.player_id, c.brand, c.account_currency,
        c.minor_digits, c.real_account, c.bonus_account, c.known_balance, c.known_bonus,
        null, null, null, null, null, null)::wallet.outcome);
      continue;
    end if;

    if in_hand is distinct from c.real_account then
      in_hand := c.real_account;
      real_now := c.real_balance;
      bonus_now := c.bonus_balance;
      sequence_now := c.sequence;
      bonus_running := c.bonus_id;
      wagered_now := c.wagered;
    end if;
    refusal := null;
    to_real := 0;
    to_bonus := 0;
    reversed := null;

    if c.currency <> c.account_currency then
      refusal := 'WrongCurrency';

    elsif c.amount <= 0 and c.verb in ('stake', 'payout') then
      refusal := 'BadRequest';

    elsif c.verb = 'stake' then
      to_real := -least(c.amount, real_now);  -- real money first
      to_bonus := -c.amount - to_real;
      refusal := case
        when c.session_ended then 'SessionEnded'
        when c.round_player <> c.player_id then 'UnknownRound'
        when c.round_closed then 'RoundClosed'
        when bonus_now + to_bonus < 0 then 'InsufficientFunds' end;
      if refusal is null then
        stakes := array_append(stakes,
          row(c.caller, c.round, c.player_id, c.game, -to_real, -to_bonus)::wallet.stake);
        wagered_now := wagered_now + c.amount;
      end if;

    elsif c.verb = 'payout' then
      if c.round_player is distinct from c.player_id or c.staked_real + c.staked_bonus = 0 then
        refusal := 'UnknownRound';
      else
        -- In the proportion of the stakes; what does not divide goes to real money.
        to_bonus := case when bonus_running is null then 0
          else div(c.amount::numeric * c.staked_bonus, c.staked_real + c.staked_bonus) end;
        to_real := c.amount - to_bonus;
      end if;

    elsif c.verb = 'reversal' then
      select min(t.id) as id, min(t.recipe) as recipe, min(t.player_id) as player_id, min(t.round) as round,
             coalesce(sum(t.amount) filter (where t.debit = c.real_account), 0)::bigint as real,
             coalesce(sum(t.amount) filter (where t.debit = c.bonus_account), 0)::bigint as bonus,
             bool_or(r.id is not null) as is_reversed
      into target
      from wallet.transfer t left join wallet.transfer r on r.reverses = t.id
      where t.caller = c.caller and t.key = c.rolls_back;
      if target.id is null then
        -- Remembered under the bet's own key, so that the bet is refused when it comes late.
        transfers := array_append(transfers, row(null, c.caller, c.rolls_back, 0, '', 'bet', c.player_id,
          c.real_account, c.game_account, 0, 'voided', c.round, null, real_now, bonus_now, null, at)::wallet.transfer);
      elsif target.recipe <> 'bet' or target.player_id <> c.player_id or target.round <> c.round then
        refusal := 'TransactionConflict';
      elsif not target.is_reversed and target.real + target.bonus > 0 then
        reversed := target.id;
        -- To the account it came from, or to the real one when the bonus has ended meanwhile.
        to_bonus := case when bonus_running is null then 0 else target.bonus end;
        to_real := target.real + target.bonus - to_bonus;
        update wallet.round r
        set staked_real = r.staked_real - target.real, staked_bonus = r.staked_bonus - target.bonus
        where r.studio = c.caller and r.id = c.round;
        wagered_now := greatest(0, wagered_now - target.real - target.bonus);
      end if;

    elsif c.verb = 'endRound' then
      if c.round_player is distinct from c.player_id then
        refusal := 'UnknownRound';
      else
        closed := array_append(closed, row(c.caller, c.round, c.player_id, c.game, 0, 0)::wallet.stake);
      end if;

    elsif c.verb = 'conversion' then
      if bonus_running is null or wagered_now < c.required then
        refusal := 'BonusNotWagered';
      else
        to_real := bonus_now;
        to_bonus := -bonus_now;
        bonus_running := null;
        update wallet.bonus set status = 'Converted' where id = c.bonus_id;
      end if;

    elsif c.verb = 'move' then
      to_real := case c.account when 'real' then c.amount else 0 end;
      to_bonus := case c.account when 'bonus' then c.amount else 0 end;
      if real_now + to_real < 0 or bonus_now + to_bonus < 0 then refusal := 'InsufficientFunds'; end if;
    end if;

    if refusal is not null then
      outcomes := array_append(outcomes, row(c.ordinal, refusal, c.player_id, c.brand, c.account_currency,
        c.minor_digits, c.real_account, c.bonus_account, real_now, bonus_now,
        null, null, null, null, null, null)::wallet.outcome);
      continue;
    end if;

    -- A pending payment to the player counts only when it is posted; a pending one from the player counts at once.
    moved := (to_real <> 0 or to_bonus <> 0) and (c.status = 'posted' or to_real + to_bonus < 0);
    if moved then
      real_now := real_now + to_real;
      bonus_now := bonus_now + to_bonus;
      sequence_now := sequence_now + 1;
    end if;
    if to_real <> 0 or to_bonus = 0 then
      transfers := array_append(transfers, row(null, c.caller, c.key, 0, c.payload_hash, c.recipe, c.player_id,
        case when to_real > 0 then c.game_account else c.real_account end,
        case when to_real > 0 then c.real_account else c.game_account end, abs(to_real), c.status, c.round,
        reversed, real_now, bonus_now, case when moved then sequence_now end, at)::wallet.transfer);
    end if;
    if to_bonus <> 0 then
      transfers := array_append(transfers, row(null, c.caller, c.key, case when to_real = 0 then 0 else 1 end,
        c.payload_hash, c.recipe, c.player_id,
        case when to_bonus > 0 then c.game_account else c.bonus_account end,
        case when to_bonus > 0 then c.bonus_account else c.game_account end, abs(to_bonus), c.status, c.round,
        case when to_real = 0 then reversed end, real_now, bonus_now,
        case when moved then sequence_now end, at)::wallet.transfer);
    end if;
    outcomes := array_append(outcomes, row(c.ordinal, null, c.player_id, c.brand, c.account_currency,
      c.minor_digits, c.real_account, c.bonus_account, real_now, bonus_now,
      case when moved then sequence_now end, to_real + to_bonus, c.money_type,
      bonus_running, wagered_now, c.required)::wallet.outcome);
  end loop;

  perform wallet.write_down(transfers, stakes, closed, outcomes, at);
  return query select * from unnest(outcomes);
end $$;

-- Everything a batch has decided, one statement a table.
create function wallet.write_down(
  transfers wallet.transfer[], stakes wallet.stake[], closed wallet.stake[], outcomes wallet.outcome[], at timestamptz)
returns void language plpgsql as $$
declare
  written bigint;
begin
  insert into wallet.transfer (caller, key, leg, payload_hash, recipe, player_id, debit, credit, amount, status,
                               round, reverses, balance_after, bonus_after, sequence, created_at)
  select caller, key, leg, payload_hash, recipe, player_id, debit, credit, amount, status,
         round, reverses, balance_after, bonus_after, sequence, created_at
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
  where b.id = last.bonus_id;

  if cardinality(stakes) > 0 then
    insert into wallet.round as r (studio, id, player_id, game, staked_real, staked_bonus, opened_at)
    select studio, round, player_id, game, staked_real, staked_bonus, at from unnest(stakes)
    on conflict (studio, id) do update
    set staked_real = r.staked_real + excluded.staked_real, staked_bonus = r.staked_bonus + excluded.staked_bonus
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
