-- What players have bought with their points, and what became of it. The points are the gamification provider's, who
-- takes them under the purchase's id: however often it is asked, once.
create table shop.purchase (
  id              uuid        primary key,
  player_id       text        not null,
  brand           text        not null,
  -- What the provider called the brand.
  client_id       text        not null,
  -- The caller's own name for it.
  idempotency_key text        not null,
  article         text        not null,
  price           int         not null check (price > 0),
  -- Of the reward it is given as, as they were when it was bought: what the shop says later changes nothing.
  terms           jsonb       not null,
  bought_at       timestamptz not null,
  state           text        not null check (state in ('Pending', 'Done', 'Refused', 'Returning', 'Returned')),
  reason          text,
  -- The reward that was given.
  assignation     text        unique,
  -- How often the provider was asked in vain.
  tries           int         not null default 0 check (tries >= 0),
  -- When it is gone on with; null where it has come to its end.
  look_at         timestamptz,
  unique (player_id, idempotency_key),
  constraint done_is_a_reward check ((state = 'Done') = (assignation is not null)),
  constraint end_is_an_end check ((state in ('Done', 'Refused', 'Returned')) = (look_at is null)),
  constraint unwanted_has_a_reason check (state in ('Pending', 'Done') or reason is not null)
);
create index purchase_of_player on shop.purchase (player_id, bought_at);
create index purchase_due on shop.purchase (look_at) where look_at is not null;

-- Each step of it. No row is ever altered.
create table shop.entry (
  id          bigint      generated always as identity primary key,
  purchase_id uuid        not null references shop.purchase,
  state       text        not null,
  reason      text,
  at          timestamptz not null
);
create index entry_by_purchase on shop.entry (purchase_id, id);
create trigger entry_stays before update or delete on shop.entry
  for each row execute function public.refuse_change();

-- What was bought and for what stays; a state goes forward alone.
create function shop.refuse_change() returns trigger language plpgsql as $$
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
create trigger purchase_is_kept before update or delete on shop.purchase
  for each row execute function shop.refuse_change();
