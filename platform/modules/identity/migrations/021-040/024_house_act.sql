-- What somebody of the house has done to a player by hand, who and why: nothing of it is ever altered.
create table identity.house_act (
  id        bigint generated always as identity primary key,
  player_id text        not null references identity.player (id),
  act       text        not null check (act in ('PopUpAdded', 'AccountClosed')),
  -- Which pop-up; the cause of the closing.
  about     text        not null check (about <> ''),
  by        text        not null check (by <> ''),
  why       text        not null check (why <> ''),
  at        timestamptz not null
);
create index house_act_by_player on identity.house_act (player_id, id);
create trigger house_act_stays before update or delete on identity.house_act
  for each row execute function public.refuse_change();
-- As was said of these from the first.
create trigger banking_decision_stays before update or delete on identity.banking_decision
  for each row execute function public.refuse_change();
