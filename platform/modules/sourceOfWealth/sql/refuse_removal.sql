create or replace function compliance.refuse_removal() returns trigger language plpgsql as $$
begin
  if old.sent_at is not null then
    raise exception 'a document that was sent stays';
  end if;
  return old;
end $$;

create or replace trigger sent_document_stays before delete on compliance.document
  for each row execute function compliance.refuse_removal();
