alter table catalogue.list add column from_level int not null default 1 check (from_level >= 1);
