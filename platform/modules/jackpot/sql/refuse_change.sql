-- As in 001, but reads `revealed_at` only for `period`, because other tables do not have this column.
create or replace function jackpot.refuse_change() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'period' and tg_op = 'UPDATE' then
    if old.revealed_at is null and to_jsonb(new) - 'revealed_at' = to_jsonb(old) - 'revealed_at' then
      return new;
    end if;
  end if;
  raise exception 'what was promised or won is never changed or deleted';
end $$;

create or replace trigger period_is_immutable before update or delete on jackpot.period
  for each row execute function jackpot.refuse_change();
create or replace trigger period_is_kept before truncate on jackpot.period
  for each statement execute function jackpot.refuse_change();
create or replace trigger win_is_immutable before update or delete on jackpot.win
  for each row execute function jackpot.refuse_change();
create or replace trigger win_is_kept before truncate on jackpot.win
  for each statement execute function jackpot.refuse_change();
create or replace trigger sheet_is_immutable before update or delete on jackpot.sheet
  for each row execute function jackpot.refuse_change();
create or replace trigger sheet_is_kept before truncate on jackpot.sheet
  for each statement execute function jackpot.refuse_change();
create or replace trigger list_is_immutable before update or delete on jackpot.ticket_list
  for each row execute function jackpot.refuse_change();
create or replace trigger list_is_kept before truncate on jackpot.ticket_list
  for each statement execute function jackpot.refuse_change();
