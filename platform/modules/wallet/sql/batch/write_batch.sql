-- Writes what a batch decided. A balance is that of the player's last outcome with a sequence.
create or replace function wallet.write_batch(
  transfers wallet.transfer[], stakes wallet.stake[], closed wallet.stake[], outcomes wallet.outcome[], at timestamptz)
returns void language plpgsql as $$
begin
  insert into wallet.transfer (caller, key, leg, payload_hash, recipe, player_id, debit, credit, amount, status,
                               round, reverses, balance_after, bonus_after, sequence, created_at, bonus_id, wagered)
  select caller, key, leg, payload_hash, recipe, player_id, debit, credit, amount, status,
         round, reverses, balance_after, bonus_after, sequence, created_at, bonus_id, wagered
  from unnest(transfers);

  update wallet.account a set balance = last.balance, sequence = last.sequence
  from (select distinct on (real_account) real_account, balance, sequence from unnest(outcomes)
        where sequence is not null order by real_account, sequence desc) last
  where a.id = last.real_account;

  update wallet.account a set balance = last.bonus
  from (select distinct on (bonus_account) bonus_account, bonus from unnest(outcomes)
        where sequence is not null order by bonus_account, sequence desc) last
  where a.id = last.bonus_account and a.balance <> last.bonus;

  update wallet.bonus b set wagered = last.wagered
  from (select distinct on (bonus_id) bonus_id, wagered from unnest(outcomes)
        where bonus_id is not null order by bonus_id, ordinal desc) last
  where b.id = last.bonus_id and b.wagered <> last.wagered;

  if cardinality(stakes) > 0 then perform wallet.add_to_rounds(stakes, at); end if;
  if cardinality(closed) > 0 then
    update wallet.round r set closed_at = at from unnest(closed) c
    where r.studio = c.studio and r.id = c.round and r.closed_at is null;
  end if;
  perform wallet.append_balance_events(outcomes);
end $$;
