-- Whose day passes while what he sent is looked at is looked for too: his open games end with it (M5).
drop index identity.player_by_kyc_deadline;
create index player_by_kyc_deadline on identity.player (kyc_deadline)
  where kyc_status in ('WillBeRequired', 'Pending');
