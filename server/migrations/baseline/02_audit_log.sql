-- Audit log and security log.

-- Writes a changed row to the audit log. Passwords, hashes and secrets are never logged.
create function audit_change() returns trigger language plpgsql set timezone to 'UTC' as $_$
declare
  actor constant int := current_setting('facet.actor')::int;
  row_before constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  row_after constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  row_now constant jsonb := coalesce(row_after, row_before);
  subject_key constant text := row_now ->> tg_argv[2];
  part constant text := nullif(tg_argv[3], '');
  hidden constant text[] := tg_argv[4]::text[] || '{id,version,search_text,created_at,updated_at}'::text[];
  label text := row_now ->> tg_argv[1];
  fields_before jsonb;
  fields_after jsonb;
begin
  select coalesce(jsonb_object_agg(field, b.value), '{}'), coalesce(jsonb_object_agg(field, a.value), '{}')
  into fields_before, fields_after
  from jsonb_each(row_before) b (field, value) full join jsonb_each(row_after) a (field, value) using (field)
  where coalesce(b.value, 'null') <> coalesce(a.value, 'null')
    and field <> all (hidden) and field !~ '_(hash|secret)$';
  if tg_op = 'UPDATE' and fields_after = '{}' then
    return null;
  end if;
  if tg_argv[1] like '%.%' then
    execute format('select %I::text from %I where id = $1', split_part(tg_argv[1], '.', 2), split_part(tg_argv[1], '.', 1))
    into label using subject_key::int;
  end if;
  insert into audit_entry (actor_id, actor_email, request_id, subject, subject_id, label, part, part_id, action, before, after)
  values (
    actor,
    coalesce((select email from user_account where id = actor), 'user ' || actor),
    current_setting('facet.request'),
    tg_argv[0], subject_key, label,
    part, case when part is not null then row_now ->> 'id' end,
    case tg_op when 'INSERT' then 'create' when 'UPDATE' then 'update' else 'delete' end,
    case when tg_op <> 'INSERT' then fields_before end,
    case when tg_op <> 'DELETE' then fields_after end
  );
  return null;
end $_$;

-- Adds a table to the audit log. `label` is a column of the table, or of another table (`user_account.email`).
create function audit(audited regclass, subject text, label text default '', key text default 'id',
  part text default '', hidden text[] default '{}') returns void language plpgsql as $$
begin
  execute format(
    'create trigger %I after insert or update or delete on %s for each row
      when (current_setting(''facet.actor'', true) <> '''') execute function audit_change(%L, %L, %L, %L, %L)',
    (select relname from pg_class where oid = audited) || '_is_audited', audited, subject, label, key, part, hidden);
end $$;

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the audit log are never changed or removed';
end $$;

create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id int,
  actor_email text not null,
  request_id text not null,
  subject text not null,
  subject_id text not null,
  label text,
  part text,
  part_id text,
  action text not null,
  before jsonb,
  after jsonb,
  file_name text,
  import_run_id int,
  key_public_id text default nullif(current_setting('facet.key', true), ''),
  key_name text default nullif(current_setting('facet.key_name', true), ''),
  stock_change_id uuid,
  constraint audit_entry_action_check check (action = any (array['create', 'update', 'delete'])),
  constraint audit_entry_images_check check (((action = 'create') = (before is null)) and ((action = 'delete') =
    (after is null))),
  constraint audit_entry_part_check check ((part is null) = (part_id is null))
);
create index audit_entry_action_index on audit_entry (action, at, id);
create index audit_entry_actor_id_index on audit_entry (actor_id, at, id);
create index audit_entry_at_index on audit_entry (at, id);
create index audit_entry_grouped_index on audit_entry (at, id) where stock_change_id is null;
create index audit_entry_import_run_id_index on audit_entry (import_run_id) where import_run_id is not null;
create index audit_entry_key_index on audit_entry (key_public_id, at, id) where key_public_id is not null;
create index audit_entry_label_index on audit_entry using gin (label gin_trgm_ops);
create index audit_entry_stock_change_index on audit_entry (stock_change_id, at, id) where stock_change_id is not
  null;
create index audit_entry_subject_at_index on audit_entry (subject, at, id);
create index audit_entry_subject_index on audit_entry (subject, subject_id, at, id);
create trigger audit_entry_only_grows before delete or update or truncate on audit_entry for each statement execute
  function refuse_audit_change();

create table security_event (
  id bigint generated always as identity primary key,
  key uuid not null,
  kind text not null,
  at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  count int not null default 1,
  user_id int,
  email text,
  actor_id int,
  reason text,
  ip text,
  browser text,
  request_id text,
  key_public_id text,
  constraint security_event_key_unique unique (key),
  constraint security_event_count_check check (count > 0)
);
create index security_event_at_index on security_event (at, id);
create index security_event_key_index on security_event (key_public_id, at, id) where key_public_id is not null;
create index security_event_kind_index on security_event (kind, at, id);
create index security_event_user_index on security_event (user_id, at, id) where user_id is not null;
create index security_event_words_index on security_event using gin (email gin_trgm_ops, ip gin_trgm_ops);
