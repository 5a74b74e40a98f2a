-- Ends a running bonus; false where it has ended already. The caller moves its money.
-- The event has the shape BonusChanged of modules/wallet/events.ts.
create or replace function wallet.end_bonus(of_bonus text, ends_as text, player_brand text, at timestamptz) returns boolean
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
