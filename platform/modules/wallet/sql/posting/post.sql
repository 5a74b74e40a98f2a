-- Posts a batch of commands and returns an outcome for each. A refused command does not affect the others.
create or replace function wallet.post(commands jsonb, at timestamptz) returns setof wallet.outcome
language plpgsql
-- The tables grow under the cached plans: index lookups are right from the first row to the last.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
as $$
declare
  c             wallet.command_state;
  player        wallet.player_state;
  effect        wallet.effect;
  leg           wallet.transfer;
  moves         boolean;
  outcomes      wallet.outcome[]    := '{}';
  transfers     wallet.transfer[]   := '{}';
  stakes        wallet.stake[]      := '{}';
  closed        wallet.stake[]      := '{}';
  contributions jsonb[]             := '{}';
  limits        wallet.play_limit[] := '{}';
begin
  perform wallet.lock_players(commands);
  for c in select * from wallet.batch_state(commands, at) loop
    if c.known_hash is not null or c.real_account is null then
      outcomes := array_append(outcomes, wallet.repeat_outcome(c));
      continue;
    end if;

    if player.real_account is distinct from c.real_account then
      limits := limits || player.limits;
      player := row(c.real_account, c.real_balance, c.bonus_balance, c.sequence,
        case when c.bonus_over then null else c.bonus_id end, c.wagered,
        case when c.limits is not null then wallet.start_due_periods(c.limits, at) end)::wallet.player_state;
    end if;

    effect := wallet.decide(c, player, at);
    if effect.refusal is not null then
      -- A stake above the maximum of the bonus gets that maximum, one above a limit gets the limit.
      outcomes := array_append(outcomes, row(c.ordinal, effect.refusal, c.player_id, c.brand, c.account_currency,
        c.minor_digits, c.real_account, c.bonus_account, player.real_balance, player.bonus_balance, null,
        case when effect.refusal = 'BonusMaxBet' then c.max_bet end,
        null, null, null, null, null, effect.exceeded, null)::wallet.outcome);
      continue;
    end if;

    -- A pending payment to the player counts when it is posted, one from the player counts at once. The end of a bonus
    -- and a held win are numbered although the balance may stay.
    moves := (effect.to_real <> 0 or effect.to_bonus <> 0)
               and (c.status = 'posted' or effect.to_real + effect.to_bonus < 0)
             or c.verb in ('conversion', 'ending') or effect.held is not null;
    if moves then
      player.real_balance := player.real_balance + effect.to_real - effect.contributed;
      player.bonus_balance := player.bonus_balance + effect.to_bonus;
      player.sequence := player.sequence + 1;
      player.wagered := player.wagered + coalesce(effect.wagering, 0);
    end if;
    if player.limits is not null then player.limits := wallet.count_in_limits(player.limits, c, effect); end if;

    foreach leg in array wallet.transfer_legs(c, effect, player, moves, at) loop
      transfers := array_append(transfers, leg);
    end loop;
    if effect.contributed <> 0 then contributions := contributions || wallet.contributions_of(c, effect); end if;
    if c.verb = 'stake' then
      -- The operator's stake of a free round counts as real money: what it wins is real.
      stakes := array_append(stakes, row(c.caller, c.round, c.player_id, c.game, effect.given - effect.to_real,
        -effect.to_bonus, player.bonus_id)::wallet.stake);
    elsif c.verb = 'endRound' then
      closed := array_append(closed, row(c.caller, c.round, c.player_id, c.game, 0, 0, null)::wallet.stake);
    elsif c.verb in ('conversion', 'ending') then
      player.bonus_id := null;
    end if;
    outcomes := array_append(outcomes, row(c.ordinal, null, c.player_id, c.brand, c.account_currency,
      c.minor_digits, c.real_account, c.bonus_account, player.real_balance, player.bonus_balance,
      case when moves then player.sequence end, effect.to_real + effect.to_bonus - effect.contributed, c.money_type,
      player.bonus_id, player.wagered, c.required, effect.contributed, null, effect.held)::wallet.outcome);
  end loop;

  perform wallet.write_batch(transfers, stakes, closed, outcomes, at);
  perform wallet.write_play(commands, outcomes, contributions, limits || player.limits, at);
  return query select * from unnest(outcomes);
end $$;
