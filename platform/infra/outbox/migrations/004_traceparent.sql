-- The span that wrote the event; null without tracing. SQL functions that write events themselves find it in the setting.
alter table outbox.event add column traceparent text;
alter table outbox.event alter column traceparent set default nullif(current_setting('foyer.traceparent', true), '');
