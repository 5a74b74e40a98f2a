-- As in 024, with the largest win of the session's game and of the bet itself (025).
alter type wallet.outcome add attribute held bigint;
drop function wallet.situation(jsonb, timestamptz);
create function wallet.situation(commands jsonb, at timestamptz)
returns table (
  ordinal int, verb text, caller text, key text, payload_hash text, recipe text, money_type text, round text,
  amount bigint, currency text, rolls_back text, account text, house text, status text, pot_account bigint, gift bigint,
  bonus_asked text, ends_as text, free_rounds text, game text, session_ended boolean,
  player_id text, brand text, account_currency text, minor_digits smallint, real_account bigint,
  real_balance bigint, sequence bigint, bonus_account bigint, bonus_balance bigint, game_account bigint,
  round_player text, staked_real bigint, staked_bonus bigint, round_closed boolean, round_bonus text,
  known_hash text, known_status text, known_balance bigint, known_bonus bigint,
  bonus_id text, wagered bigint, required bigint, weight int, max_bet bigint, max_payout bigint, bonus_over boolean,
  limits wallet.play_limit[], check_due boolean,
  bet_largest_win bigint, largest_win_stakes numeric, largest_win_amount bigint, round_game text)
language sql stable as $$
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

-- As in 023, with wins that are held (025). A payout with an account of the operator's is a release.
create or replace function wallet.post(commands jsonb, at timestamptz) returns setof wallet.outcome
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
end $$;
