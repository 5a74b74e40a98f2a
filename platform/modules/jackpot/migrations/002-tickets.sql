-- As in 001; a table without that moment is asked for none.
create or replace function jackpot.refuse_change() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'period' and tg_op = 'UPDATE' then
    if old.revealed_at is null and to_jsonb(new) - 'revealed_at' = to_jsonb(old) - 'revealed_at' then
      return new;
    end if;
  end if;
  raise exception 'what was promised or won is never changed or deleted';
end $$;

-- D8: the bets of each period in the order in which they were drawn, a sheet a draw. Its hash is taken together with
-- that of the sheet before (contract/jackpot/tickets.ts).
create table jackpot.sheet (
  brand   text not null,
  period  int  not null,
  number  int  not null check (number >= 1),
  tickets int  not null check (tickets >= 1),
  -- A ticket a line.
  lines   text not null,
  hash    text not null,
  primary key (brand, period, number),
  foreign key (brand, period) references jackpot.period (brand, id)
);
create trigger sheet_is_immutable before update or delete on jackpot.sheet
  for each row execute function jackpot.refuse_change();
create trigger sheet_is_kept before truncate on jackpot.sheet
  for each statement execute function jackpot.refuse_change();

-- The list as a whole: closed when the period is over and drawn, and published before its seed.
create table jackpot.ticket_list (
  brand     text        not null,
  period    int         not null,
  tickets   bigint      not null,
  hash      text        not null,
  closed_at timestamptz not null,
  primary key (brand, period),
  foreign key (brand, period) references jackpot.period (brand, id)
);
create trigger list_is_immutable before update or delete on jackpot.ticket_list
  for each row execute function jackpot.refuse_change();
create trigger list_is_kept before truncate on jackpot.ticket_list
  for each statement execute function jackpot.refuse_change();

-- No seed is told while its list may still grow.
create function jackpot.list_before_seed() returns trigger language plpgsql as $$
begin
  if not exists (select from jackpot.ticket_list l
                 where l.brand = new.brand and l.period = new.id and l.closed_at < new.revealed_at) then
    raise exception 'a seed is told after the list of its bets';
  end if;
  return new;
end $$;
create trigger seed_comes_last before update on jackpot.period
  for each row when (new.revealed_at is not null) execute function jackpot.list_before_seed();
