-- What a round has won; a released win does not count towards its largest win (MONEY-09).
create or replace function wallet.won_by(of_studio text, of_round text) returns bigint language sql stable as $$
  select coalesce(sum(amount), 0)::bigint from wallet.transfer
  where round = of_round and caller = of_studio and recipe = 'win' and key not like 'release %'
$$;
