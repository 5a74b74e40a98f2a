-- After the rollback of its bet a free round may be played again until it expires.
create or replace function wallet.return_free_round(of_caller text, of_key text) returns void language sql as $$
  update wallet.free_rounds g set used = used - 1
  from wallet.free_bet b where b.caller = of_caller and b.key = of_key and g.id = b.free_rounds
$$;
