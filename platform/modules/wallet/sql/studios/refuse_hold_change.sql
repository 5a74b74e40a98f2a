-- A hold is a record: it is ended once, and nothing else of it changes.
create or replace function wallet.refuse_hold_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.ended_at is null and new.ended_at is not null
     and to_jsonb(new) - array['ended_at', 'ended_by', 'end_reason']
       = to_jsonb(old) - array['ended_at', 'ended_by', 'end_reason'] then
    return new;
  end if;
  raise exception 'a hold on a studio is ended once and not changed otherwise';
end $$;

create or replace trigger studio_hold_stays before update or delete on wallet.studio_hold
  for each row execute function wallet.refuse_hold_change();
