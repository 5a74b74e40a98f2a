-- Calculated amounts are immutable, and `given` and `lapsed` are final.
create or replace function cashback.refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'share' and old.state = 'waiting'
     and to_jsonb(new) - array['state', 'assignation', 'look_at'] = to_jsonb(old) - array['state', 'assignation', 'look_at'] then
    return new;
  end if;
  raise exception 'what comes back of a week is reckoned once';
end $$;

create or replace trigger week_is_kept before update or delete on cashback.week
  for each row execute function cashback.refuse_change();
create or replace trigger share_is_kept before update or delete on cashback.share
  for each row execute function cashback.refuse_change();
