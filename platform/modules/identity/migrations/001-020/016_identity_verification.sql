-- The words of the specification (KYC-02). What was refused is asked for again.
alter table identity.player drop constraint player_kyc_status_check;
update identity.player set kyc_status = case kyc_status
  when 'NotRequired' then 'NotNeed'
  when 'Approved' then 'Done'
  when 'Rejected' then 'Required'
  -- One that has its day still to come was no obligation yet.
  when 'Required' then case when kyc_deadline > now() then 'WillBeRequired' else 'Required' end
  else kyc_status end
where kyc_status <> 'Pending';
alter table identity.player
  alter column kyc_status set default 'NotNeed',
  add constraint player_kyc_status_check
    check (kyc_status in ('Done', 'NotNeed', 'Pending', 'Required', 'WillBeRequired')),
  -- Nobody is warned of a day that is not said.
  add constraint player_kyc_deadline_check check (kyc_status <> 'WillBeRequired' or kyc_deadline is not null);
create index player_by_kyc_deadline on identity.player (kyc_deadline) where kyc_status = 'WillBeRequired';
