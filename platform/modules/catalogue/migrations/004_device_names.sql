-- CONST-08: the devices are Desktop and Mobile. A game does not arrive anew because its devices are written differently.
update catalogue.game set devices = (
  select array_agg(initcap(device) order by n) from unnest(devices) with ordinality as written(device, n))
where devices && '{desktop,mobile}';
