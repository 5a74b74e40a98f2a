-- Whether the audit read everything. Nodes of the version before record none that did.
alter table wallet.audit_result add column read_all boolean not null default false;
