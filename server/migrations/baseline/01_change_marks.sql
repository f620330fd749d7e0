-- Extensions, change marks and technical tables.

create extension if not exists citext;
create extension if not exists pg_trgm;

-- Change marks record which lists have changed (`platform/database/change-marks.ts`).
create function date_mark() returns trigger language plpgsql as $$
begin
  update change_mark set at = clock_timestamp() where subject = new.subject and xid = new.xid;
  return null;
end $$;

create table change_mark (
  subject text not null,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp(),
  primary key (subject, xid)
);
create constraint trigger change_mark_dates_mark after insert on change_mark deferrable initially deferred for each
  row execute function date_mark();

create table change_count (
  subject text primary key,
  changes bigint not null,
  last_at timestamptz not null
);

create table latest_change (
  subject text primary key,
  at timestamptz not null
);

create function mark_change() returns trigger language plpgsql as $$
begin
  insert into change_mark (subject) values (tg_argv[0]) on conflict do nothing;
  return null;
end $$;

create function note_change(changed text) returns void language sql as $$
insert into latest_change as l (subject, at) values (changed, clock_timestamp())
on conflict (subject) do update set at = greatest(l.at, clock_timestamp())
$$;

create unlogged table rate_limit (
  key varchar(255) primary key,
  points int not null default 0,
  expire bigint
);

create table kept_file (
  id uuid primary key,
  forget_at timestamptz not null
);
create index kept_file_forget_at_index on kept_file (forget_at);

create table figure (
  name text primary key,
  revision text not null,
  made_at timestamptz not null default now(),
  took_ms int not null,
  content jsonb not null
);
