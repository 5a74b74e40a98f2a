-- Returns what one movement adds to wallet.studio_result. Each movement replaces the previous stakes of its round by
-- the new ones, so that the squares are those of whole rounds.
create or replace function wallet.studio_sums(m wallet.studio_move, since timestamptz)
returns table (hour timestamptz, opened timestamptz, magnitude smallint, stakes numeric, squares numeric, wins numeric)
language plpgsql stable as $$
declare
  at_hour     timestamptz := date_trunc('hour', m.posted_at, 'UTC');
  opened_hour timestamptz := date_trunc('hour', m.opened_at, 'UTC');
  unit        timestamptz := case when m.is_shared then date_trunc('minute', m.opened_at, 'UTC') else opened_hour end;
  is_stake    boolean     := m.recipe in ('bet', 'freeBet', 'rollback');
  -- A round that was opened before the count began has no stored stakes.
  is_older    boolean     := m.opened_at < since;
  before      numeric;
  now_staked  numeric;
begin
  if m.recipe = 'win' and not m.is_release then
    return query select at_hour, opened_hour, 0::smallint, 0::numeric, 0::numeric, m.amount::numeric;
  end if;
  if m.recipe = 'winRollback' then
    if not m.is_release then
      return query select at_hour, opened_hour, 0::smallint, 0::numeric, 0::numeric, -m.amount::numeric;
    end if;
    return;
  end if;
  if is_stake and not is_older then
    before := wallet.round_stakes(m.studio, m.round, m.opened_at, 0, m.id - 1);
    now_staked := before + case m.recipe when 'rollback' then -m.amount else m.amount end;
    return query select unit, unit, part.* from wallet.studio_change(m.is_shared, before, now_staked) part;
  end if;

  -- Carries over the stakes of a round that pays, ends or is rolled back in a later hour, unless they are carried over
  -- already.
  if m.recipe not in ('bet', 'freeBet') and not m.is_release and (is_older or opened_hour < at_hour) then
    select wallet.round_stakes(m.studio, m.round, m.opened_at, 0, coalesce(max(t.id), 0)) into before
    from wallet.command_key k join wallet.transfer t on t.player_id = k.player_id
    where k.caller = m.studio and k.opens_round = m.round and t.round = m.round and t.caller = m.studio and t.id < m.id and t.recipe in ('win', 'endRound', 'rollback')
      and t.key not like 'release %' and t.created_at >= m.opened_at - interval '1 minute'
      and (is_older or t.created_at >= opened_hour + interval '1 hour') and t.created_at >= since;
    now_staked := wallet.round_stakes(m.studio, m.round, m.opened_at, 0, m.id);
    return query select at_hour, case when is_older then '-infinity' else unit end, part.*
      from wallet.studio_change(m.is_shared, before, now_staked) part;
  end if;
end $$;
