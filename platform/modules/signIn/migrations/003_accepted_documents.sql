-- OVER-08, PLAYER-11: SHA-256 of the accepted text as the player saw it. Null for acceptances from before it was stored.
alter table identity.acceptance add column text_hash text check (text_hash ~ '^[0-9a-f]{64}$');

-- The latest version that the player has accepted, from `acceptance`; 0 for none. Read with the player by every check.
alter table identity.player add column terms_version int not null default 0 check (terms_version >= 0);
alter table identity.player add column privacy_version int not null default 0 check (privacy_version >= 0);
update identity.player p set
  terms_version = coalesce((select max(version) from identity.acceptance
    where player_id = p.id and document = 'terms-and-conditions'), 0),
  privacy_version = coalesce((select max(version) from identity.acceptance
    where player_id = p.id and document = 'privacy-policy'), 0);
alter table identity.player drop column terms_accepted_at, drop column privacy_accepted_at;
