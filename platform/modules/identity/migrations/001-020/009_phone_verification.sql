-- A number counts as a player's when a code sent to it came back. Until then it is what the player gave, and anybody may
-- have given it; `identity.phone` has the verified ones alone, by which players also sign in.
alter table identity.player
  add column phone_given text check (phone_given ~ '^\+[1-9][0-9]{5,14}$');

-- When, and in which session; null where the house knew it before.
alter table identity.phone
  add column verified_at timestamptz,
  add column session_id text references identity.session (id);

-- Until now nobody but the house wrote numbers there.
update identity.player as player set phone_verified = true
  where exists (select 1 from identity.phone where player_id = player.id);

-- A code that was sent for the one thing does nothing for the other.
alter table identity.sign_in_code
  add column purpose text not null default 'signIn' check (purpose in ('signIn', 'phone'));
alter table identity.sign_in_code alter column purpose drop default;
