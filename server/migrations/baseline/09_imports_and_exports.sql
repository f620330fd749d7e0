-- Import profiles and runs, price lists.

create table import_profile (
  id serial primary key,
  kind text not null,
  name citext not null,
  profile json not null,
  mode text not null default 'addOrUpdate',
  skip_invalid boolean not null default false,
  notify_email text,
  folder citext,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  constraint import_profile_folder_unique unique (folder),
  constraint import_profile_name_unique unique (name)
);
select audit('import_profile', 'import_profile', 'name');

create table import_run (
  id serial primary key,
  kind text not null,
  origin text not null,
  state text not null default 'waiting',
  has_job boolean not null,
  is_dry_run boolean not null,
  file_name text not null,
  file_bytes bigint not null,
  file_id uuid,
  mode text not null,
  skip_invalid boolean not null,
  confirm_removed int,
  profile jsonb,
  profile_id int,
  profile_name text,
  vendor text,
  started_by_id int,
  started_by text,
  request_id text not null,
  idempotency_key text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  alive_at timestamptz not null default now(),
  attempt smallint not null default 0,
  rows_read int not null default 0,
  bytes_read bigint not null default 0,
  report jsonb,
  failure jsonb,
  problem_file_id uuid,
  new_rows jsonb,
  undone_at timestamptz,
  undone_by text,
  constraint import_run_started_by_id_foreign foreign key (started_by_id) references user_account (id) on delete
    set null,
  constraint import_run_ended_at_check check ((ended_at is null) = (state = any (array['waiting', 'running']))),
  constraint import_run_origin_check check (origin = any (array['graphql', 'rest', 'commandLine', 'folder',
    'fetch'])),
  constraint import_run_state_check check (state = any (array['waiting', 'running', 'done', 'refused', 'failed',
    'cancelled', 'undone']))
);
create index import_run_created_at_index on import_run (created_at);
create index import_run_open_index on import_run (kind, id) where (state = any (array['waiting', 'running']));
create unique index import_run_open_key_unique on import_run (started_by_id, idempotency_key) where (state = any
  (array['waiting', 'running']));
create index import_run_profile_id_index on import_run (profile_id, id);
create index import_run_started_by_id_index on import_run (started_by_id);

create table import_arrival (
  id uuid primary key,
  run_id int not null,
  constraint import_arrival_run_id_unique unique (run_id),
  constraint import_arrival_run_id_foreign foreign key (run_id) references import_run (id) on delete cascade
);

create table import_fetch (
  id serial primary key,
  profile_id int not null,
  url text not null,
  user_name text,
  password_secret text,
  every text not null,
  "time" text,
  is_active boolean not null default true,
  due_at timestamptz,
  failed_attempts smallint not null default 0,
  etag text,
  last_modified text,
  content_hash text,
  last_at timestamptz,
  failure text,
  told_failure text,
  told_refusal text,
  constraint import_fetch_profile_id_unique unique (profile_id),
  constraint import_fetch_profile_id_foreign foreign key (profile_id) references import_profile (id) on delete
    cascade,
  constraint import_fetch_every_check check (every = any (array['hour', 'day', 'weekday'])),
  constraint import_fetch_time_check check (("time" is null) = (every = 'hour'))
);
create index import_fetch_due_at_index on import_fetch (due_at);
select audit('import_fetch', 'import_profile', 'import_profile.name', key => 'profile_id', part => 'fetch', hidden
  => '{due_at,failed_attempts,etag,last_modified,last_at,failure,told_failure,told_refusal}');

create table import_problem_piece (
  file_id uuid not null,
  position int not null,
  kept_at timestamptz not null default now(),
  problems jsonb not null,
  first_row int not null,
  last_row int not null,
  primary key (file_id, position)
);
create index import_problem_piece_kept_at_index on import_problem_piece (kept_at);

create table import_stray_folder (
  name text primary key,
  told_at timestamptz not null default now()
);

create table price_list (
  id serial primary key,
  user_id int not null,
  name text not null,
  kind text not null,
  question jsonb not null,
  weekday smallint not null,
  next_send_at timestamptz not null,
  domain text,
  unsubscribe_token uuid not null default gen_random_uuid(),
  stopped_at timestamptz,
  created_at timestamptz not null default now(),
  constraint price_list_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade,
  constraint price_list_weekday_check check (weekday between 1 and 7)
);
create index price_list_due_index on price_list (next_send_at) where stopped_at is null;
create unique index price_list_unsubscribe_token_unique on price_list (unsubscribe_token);
create index price_list_user_id_index on price_list (user_id);

create table price_list_mail (
  id serial primary key,
  user_id int not null,
  price_list_id int,
  due_on date,
  name text not null,
  kind text not null,
  question jsonb not null,
  domain text,
  status text not null default 'pending',
  attempts smallint not null default 0,
  due_at timestamptz not null default now(),
  settled_at timestamptz,
  failure text,
  message_id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  constraint price_list_mail_price_list_id_foreign foreign key (price_list_id) references price_list (id) on delete
    cascade,
  constraint price_list_mail_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade,
  constraint price_list_mail_due_on_check check ((due_on is null) = (price_list_id is null)),
  constraint price_list_mail_settled_at_check check ((settled_at is not null) = (status = any (array['sent',
    'failed', 'skipped']))),
  constraint price_list_mail_status_check check (status = any (array['pending', 'sending', 'sent', 'failed',
    'skipped']))
);
create index price_list_mail_created_at_index on price_list_mail (created_at);
create unique index price_list_mail_price_list_id_due_on_unique on price_list_mail (price_list_id, due_on);
create index price_list_mail_user_id_index on price_list_mail (user_id);
