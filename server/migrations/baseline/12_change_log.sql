-- Change log, with a row per changed item. Statement triggers write the rows in the transaction that makes the
-- change. A reader's position is a snapshot, not a number or a time, because transactions do not commit in the
-- order in which they start. The same triggers write the change marks of the lists.
create sequence change_log_id;

create table change_log (
  at timestamptz not null default now(),
  xid xid8 not null default pg_current_xact_id(),
  id bigint not null default nextval('change_log_id'),
  subject text not null,
  item_id int,
  kinds smallint not null
)
partition by range (at);
create index change_log_position_index on change_log (xid, id);
create index change_log_sales_order_index on change_log (xid, id) where subject = 'sales_order';

create table change_log_other partition of change_log default;

-- Identifies the log that positions belong to. A log that was restored elsewhere or has lost rows gets a new ID.
create table change_log_origin (
  id uuid not null default gen_random_uuid(),
  system_id bigint not null default (pg_control_system()).system_identifier,
  is_only boolean default true primary key,
  constraint change_log_origin_is_only_check check (is_only)
);

insert into change_log_origin default values;

create function restart_change_log() returns void language sql as $$
update change_log_origin set id = gen_random_uuid(), system_id = (pg_control_system()).system_identifier
$$;

-- Each day has its own partition, created a week ahead and dropped after 31 days. Rows for days without a partition
-- are in `change_log_other`. Every day has at least one row, so that a position can always refer to a row. If a dump
-- was restored into another cluster, transaction IDs differ and no rows are valid. The log is then cleared.
create function open_change_log_days() returns void language plpgsql as $_$
declare
  day date;
  part text;
begin
  for day in select generate_series(current_date, current_date + 7, interval '1 day')::date loop
    part := 'change_log_' || to_char(day, 'YYYYMMDD');
    continue when to_regclass(part) is not null
      or exists (select from change_log_other o where o.at >= day and o.at < day + 1);
    execute format('create table %I (like change_log including defaults including indexes)', part);
    execute format('alter table change_log attach partition %I for values from (%L) to (%L)', part, day, day + 1);
  end loop;
  for part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'change_log'::regclass and c.relname ~ '^change_log_[0-9]{8}$'
      and to_date(right(c.relname, 8), 'YYYYMMDD') < current_date - 31
  loop
    execute format('drop table %I', part);
  end loop;
  delete from change_log_other where at < current_date - 31;
  if exists (select from change_log_origin where system_id <> (pg_control_system()).system_identifier) then
    delete from change_log;
    perform restart_change_log();
  end if;
  insert into change_log (subject, kinds)
  select 'day', 0 where not exists (select from change_log where subject = 'day' and at >= current_date);
end $_$;

select open_change_log_days();

-- Listeners get one notification per transaction, after the commit.
create function tell_logged_change(mark text) returns void language plpgsql as $$
begin
  if mark <> '' then insert into change_mark (subject) values (mark) on conflict do nothing; end if;
  perform pg_notify('change_log', '');
end $$;

create function restart_log_of_truncated() returns trigger language plpgsql as $$
begin
  perform restart_change_log();
  perform tell_logged_change(tg_argv[0]);
  return null;
end $$;

-- `log_changes('diamond', 'diamond', …)` starts logging the changes to a table. A later call adds the columns that
-- have since been added to the table.
--
-- The previous row is stored as a value of a separate type (`diamond_image`), in a log column named after the table.
-- As JSON, it would be seven times as large and take four times as long. Columns that were dropped from the table are
-- null in later rows. If no columns are stored, there is no image.
--
-- `kinds` is the sum of 1 (created), 2 (deleted), 4 (price) and 8 (availability), or 16 for any other change.
create function log_changes(logged regclass, subject text, mark text, price text[], availability text[], without
  text[]) returns void language plpgsql as $_$
declare
  name text := logged::text;
  image text := name || '_image';
  logger text := 'log_' || name || '_changes';
  added record;
  kept text;
  image_column text := '';
  image_value text := '';
  price_bit text;
  availability_bit text;
begin
  for added in
    select a.attname, format_type(a.atttypid, a.atttypmod) as type from pg_attribute a
    where a.attrelid = logged and a.attnum > 0 and not a.attisdropped and a.attname <> 'id' and a.attname <> all (without)
      and not exists (select from pg_attribute i where i.attrelid = to_regclass(image) and i.attname = a.attname)
    order by a.attnum
  loop
    if to_regtype(image) is null then execute format('create type %I as ()', image); end if;
    execute format('alter type %I add attribute %I %s', image, added.attname, added.type);
  end loop;
  if to_regtype(image) is not null then
    execute format('alter table change_log add column if not exists %I %I', name, image);
    select string_agg(case when a.attname is null then 'null' else format('o.%I', a.attname) end, ', ' order by i.attnum)
    into kept
    from pg_attribute i
    left join pg_attribute a on a.attrelid = logged and a.attname = i.attname and not a.attisdropped
    where i.attrelid = to_regclass(image) and i.attnum > 0 and not i.attisdropped;
    execute format(
      'create or replace function image_of(o %s) returns %I immutable language plpgsql as $body$ begin return row(%s)::%I; end $body$',
      logged, image, kept, image);
    image_column := format(', %I', name);
    image_value := format(', row(%s)::%I', kept, image);
  end if;
  select format('case when (%s) is distinct from (%s) then 4 else 0 end', old_row, new_row) into price_bit
  from (select string_agg(format('o.%I', c), ', '), string_agg(format('n.%I', c), ', ') from unnest(price) c) p (old_row, new_row);
  select format('case when (%s) is distinct from (%s) then 8 else 0 end', old_row, new_row) into availability_bit
  from (select string_agg(format('o.%I', c), ', '), string_agg(format('n.%I', c), ', ') from unnest(availability) c) a (old_row, new_row);
  execute format(
    $function$
    create or replace function %1$I() returns trigger language plpgsql set enable_nestloop = off as $body$
    begin
      if tg_op = 'INSERT' then
        insert into change_log (subject, item_id, kinds) select %2$L, n.id, 1 from is_now n;
      elsif tg_op = 'DELETE' then
        insert into change_log (subject, item_id, kinds%3$s) select %2$L, o.id, 2%4$s from was o;
      else
        insert into change_log (subject, item_id, kinds%3$s)
        select %2$L, o.id, coalesce(nullif(%5$s | %6$s, 0), 16)%4$s
        from was o join is_now n on n.id = o.id;
      end if;
      if found then perform tell_logged_change(%7$L); end if;
      return null;
    end $body$
    $function$,
    logger, subject, image_column, image_value,
    case when price = '{}' then '0' else price_bit end, case when availability = '{}' then '0' else availability_bit end,
    mark);
  execute format(
    'create or replace trigger %I after insert on %s referencing new table as is_now for each statement execute function %I()',
    name || '_logs_insert', logged, logger);
  execute format(
    'create or replace trigger %I after update on %s referencing old table as was new table as is_now for each statement execute function %I()',
    name || '_logs_update', logged, logger);
  execute format(
    'create or replace trigger %I after delete on %s referencing old table as was for each statement execute function %I()',
    name || '_logs_delete', logged, logger);
  execute format(
    'create or replace trigger %I after truncate on %s for each statement execute function restart_log_of_truncated(%L)',
    name || '_restarts_log', logged, mark);
end $_$;
