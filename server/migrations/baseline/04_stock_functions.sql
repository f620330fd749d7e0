-- Functions and records of all stock types.
create sequence stock_number start with 100001;

-- Removes spaces and dashes, so that searches find numbers regardless of spelling.
create function plain_number(number text) returns text
    language sql immutable strict parallel safe
    return translate(lower(number), ' 	  -‐‑‒–—−'::text, '');

-- Delete the notes and the waiting list of deleted items.
create function forget_stock_notes() returns trigger language plpgsql as $$
begin
  delete from stock_note n using gone where n.kind = tg_argv[0] and n.item_id = gone.id;
  return null;
end $$;

create function forget_stock_waits() returns trigger language plpgsql as $$
begin
  delete from stock_wait w using gone where w.kind = tg_argv[0] and w.item_id = gone.id;
  return null;
end $$;

create table stock_note (
  user_id int not null,
  kind text not null,
  item_id int not null,
  text text not null,
  primary key (user_id, kind, item_id),
  constraint stock_note_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade,
  constraint stock_note_text_check check ((text <> '') and (length(text) <= 1000))
);
create index stock_note_item_index on stock_note (kind, item_id);
create trigger stock_note_marks_change after insert or update or delete or truncate on stock_note for each
  statement execute function mark_change('stock_note');

create table stock_wait (
  id serial primary key,
  kind text not null,
  item_id int not null,
  user_id int not null,
  place int not null,
  hold_hours smallint,
  told_at timestamptz,
  created_at timestamptz not null,
  constraint stock_wait_kind_item_id_user_id_unique unique (kind, item_id, user_id),
  constraint stock_wait_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade,
  constraint stock_wait_hold_hours_check check (hold_hours between 1 and 720)
);
create index stock_wait_item_index on stock_wait (kind, item_id, place);
create index stock_wait_user_id_index on stock_wait (user_id);
select audit('stock_wait', 'waiting_list');

create table stock_hold (
  id serial primary key,
  kind text not null,
  item_id int not null,
  stock_number text not null,
  user_id int not null,
  is_by_house boolean not null default true,
  note text,
  placed_at timestamptz not null default now(),
  until timestamptz,
  ended_at timestamptz,
  outcome text,
  version int not null default 1,
  is_test boolean not null default false,
  constraint stock_hold_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade,
  constraint stock_hold_ended_at_check check ((ended_at is null) = (outcome is null)),
  constraint stock_hold_outcome_check check (outcome = any (array['RELEASED', 'EXPIRED', 'ORDERED']))
);
create unique index stock_hold_current_unique on stock_hold (kind, item_id) where ((ended_at is null) and (not
  is_test));
create index stock_hold_item_index on stock_hold (user_id, kind, item_id, ended_at);
create index stock_hold_test_index on stock_hold (placed_at) where is_test;
create index stock_hold_user_id_index on stock_hold (user_id, id);

create table stock_change (
  id uuid primary key,
  actor_id int,
  stock_type text not null,
  made_at timestamptz not null default now(),
  actor_email text not null default '',
  description text not null default 'Changed',
  changed int not null default 0,
  undone_at timestamptz,
  undone_by text,
  constraint stock_change_actor_id_fkey foreign key (actor_id) references user_account (id) on delete set null
);
create index stock_change_made_at_index on stock_change (made_at);

create table stock_change_item (
  change_id uuid not null,
  item_id int not null,
  version int not null,
  before jsonb not null,
  is_reserved boolean not null,
  primary key (change_id, item_id),
  constraint stock_change_item_change_id_fkey foreign key (change_id) references stock_change (id) on delete
    cascade
);

create table item_view (
  day date not null,
  kind text not null,
  item_id int not null,
  count int not null,
  primary key (day, kind, item_id),
  constraint item_view_count_check check (count > 0)
);

create table page_view (
  page text not null,
  day date not null,
  count bigint not null,
  primary key (day, page),
  constraint page_view_count_check check (count > 0)
);

create table search_miss (
  day date not null,
  words text not null,
  count int not null,
  primary key (day, words),
  constraint search_miss_count_check check (count > 0),
  constraint search_miss_words_check check ((length(words) >= 2) and (length(words) <= 80))
);
