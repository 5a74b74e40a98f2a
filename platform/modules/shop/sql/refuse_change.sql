-- Article, price and terms are immutable, and a state only moves forward.
create or replace function shop.refuse_change() returns trigger language plpgsql as $$
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

create or replace trigger purchase_is_kept before update or delete on shop.purchase
  for each row execute function shop.refuse_change();
