-- What search narrows down by, what a poster is drawn from, and who else may not have a game. A studio that nobody
-- says to be certified is certified for nothing, until the site data of the next start says otherwise.
alter table catalogue.studio
  add column licences text[] not null default '{}';

alter table catalogue.game
  add column tags     text[] not null default '{}',
  add column features text[] not null default '{}',
  add column devices  text[] not null default '{}';
