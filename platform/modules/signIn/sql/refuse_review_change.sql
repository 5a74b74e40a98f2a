create or replace function identity.refuse_review_change() returns trigger language plpgsql as $$
declare
  decision constant text[] := '{outcome,decided_at,decided_by,decided_why}';
begin
  if old.outcome is not null or to_jsonb(new) - decision <> to_jsonb(old) - decision then
    raise exception 'the record of % is not altered', tg_table_name;
  end if;
  return new;
end $$;

create or replace trigger exclusion_review_stays before update on identity.exclusion_review
  for each row execute function identity.refuse_review_change();
