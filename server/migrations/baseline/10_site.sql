-- Site content, page settings and contact messages.

create table homepage (
  id smallint primary key,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  top_image text,
  card_rings text,
  card_bracelets text,
  card_necklaces text,
  card_earrings text,
  about_image text,
  slider1_image text,
  slider2_image text,
  slider3_image text,
  e1_video text,
  e2_video text,
  e3_video text,
  constraint homepage_id_check check (id = 1)
);
select audit('homepage', 'homepage');
insert into homepage (id) values (1);

create table about_us (
  id smallint primary key,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  image1 text,
  image2 text,
  text text,
  constraint about_us_id_check check (id = 1)
);
select audit('about_us', 'about_us');
insert into about_us (id) values (1);

create table contact_info (
  id smallint primary key,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  company_name text,
  address text,
  city text,
  country text,
  phone text,
  fax text,
  email text,
  opening_hours text,
  latitude double precision,
  longitude double precision,
  facebook text,
  instagram text,
  linkedin text,
  constraint contact_info_id_check check (id = 1),
  constraint contact_info_latitude_check check (latitude between '-90' and '90'),
  constraint contact_info_longitude_check check (longitude between '-180' and '180'),
  constraint contact_info_place_check check ((latitude is null) = (longitude is null))
);
create trigger contact_info_marks_change after insert or update or delete or truncate on contact_info for each
  statement execute function mark_change('contact_info');
select audit('contact_info', 'contact_info');
insert into contact_info (id) values (1);

create table maintenance (
  id smallint primary key,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  is_enabled boolean not null default false,
  message text,
  constraint maintenance_id_check check (id = 1)
);
select audit('maintenance', 'maintenance');
insert into maintenance (id, message)
values (1, 'We are working on our site and will be back shortly. Thank you for your patience.');

create table show (
  id serial primary key,
  name text not null,
  location text,
  booth text,
  start_date date,
  end_date date,
  url text,
  image text,
  is_active boolean not null default true,
  is_advertised boolean not null default false,
  version int not null default 1,
  constraint show_dates_check check ((end_date is null) or ((start_date is not null) and (start_date <= end_date))),
  constraint show_url_check check (url ~* '^https?://')
);
create unique index show_advertised_key on show (is_advertised) where is_advertised;
create trigger show_marks_change after insert or update or delete or truncate on show for each statement execute
  function mark_change('show');
select audit('show', 'show', 'name');

create table support_list (
  id smallint primary key,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  constraint support_list_id_check check (id = 1)
);
insert into support_list (id) values (1);

create table support_contact (
  id serial primary key,
  position smallint not null,
  name text not null,
  title text,
  phone text,
  email text,
  whatsapp text,
  image_url text,
  constraint support_contact_position_unique unique (position)
);
select audit('support_contact', 'support_contact', 'name');

create table contact_message (
  id serial primary key,
  name text not null,
  email text not null,
  phone text,
  subject text,
  message text not null,
  created_at timestamptz not null default now(),
  handled_at timestamptz,
  handled_by_id int,
  version int not null default 1,
  stock_number text,
  order_id int,
  sender_id int,
  domain text,
  status text not null default 'open',
  answered_at timestamptz,
  constraint contact_message_handled_by_id_foreign foreign key (handled_by_id) references user_account (id) on
    delete set null,
  constraint contact_message_order_id_foreign foreign key (order_id) references sales_order (id) on delete set null,
  constraint contact_message_sender_id_foreign foreign key (sender_id) references user_account (id) on delete set
    null,
  constraint contact_message_handled_check check ((handled_at is not null) or (handled_by_id is null)),
  constraint contact_message_status_check check ((status = any (array['open', 'answered', 'closed'])) and ((status
    = 'open') = (handled_at is null)))
);
create index contact_message_created_at_index on contact_message (created_at);
create index contact_message_handled_by_id_index on contact_message (handled_by_id);
create index contact_message_order_id_index on contact_message (order_id);
create index contact_message_sender_id_index on contact_message (sender_id);
create index contact_message_status_id_index on contact_message (status, id);
create index contact_message_text_index on contact_message using gin (name gin_trgm_ops, email gin_trgm_ops,
  subject gin_trgm_ops, message gin_trgm_ops);
create index contact_message_unhandled_index on contact_message (id) where handled_at is null;
select audit('contact_message', 'contact_message', 'email', hidden => '{handled_by_id,order_id,sender_id}');

create table contact_answer (
  id serial primary key,
  contact_message_id int not null,
  author_id int,
  text text not null,
  status text not null default 'pending',
  attempts smallint not null default 0,
  due_at timestamptz not null default now(),
  settled_at timestamptz,
  failure text,
  message_id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  constraint contact_answer_author_id_foreign foreign key (author_id) references user_account (id) on delete set
    null,
  constraint contact_answer_contact_message_id_foreign foreign key (contact_message_id) references contact_message
    (id) on delete cascade,
  constraint contact_answer_settled_at_check check ((settled_at is not null) = (status = any (array['sent',
    'failed']))),
  constraint contact_answer_status_check check (status = any (array['pending', 'sending', 'sent', 'failed']))
);
create index contact_answer_author_id_index on contact_answer (author_id);
create index contact_answer_contact_message_id_index on contact_answer (contact_message_id);
select audit('contact_answer', 'contact_message', 'contact_message.email', key => 'contact_message_id', part =>
  'answer', hidden => '{author_id,contact_message_id,status,attempts,due_at,settled_at,failure,message_id}');

create table page_settings (
  id serial primary key,
  page_name citext not null,
  list text not null,
  title text not null,
  description text,
  is_visible boolean not null default true,
  columns text[] not null default '{}',
  sort_field text,
  sort_direction text not null default 'asc',
  page_size smallint not null default 36,
  version int not null default 1,
  constraint page_settings_page_name_unique unique (page_name),
  constraint page_settings_page_name_check check ((page_name)::text ~ '^[A-Za-z][A-Za-z0-9_-]{0,63}$'),
  constraint page_settings_page_size_check check (page_size between 1 and 500),
  constraint page_settings_sort_direction_check check (sort_direction = any (array['asc', 'desc']))
);
create trigger page_settings_marks_change after insert or update or delete or truncate on page_settings for each
  statement execute function mark_change('page_settings');
select audit('page_settings', 'page_settings', 'page_name');

create table page_filter (
  id serial primary key,
  page_id int,
  field text not null,
  label text not null,
  kind text not null,
  position int not null default 0,
  is_active boolean not null default true,
  version int not null default 1,
  constraint page_filter_page_id_field_unique unique (page_id, field),
  constraint page_filter_page_id_foreign foreign key (page_id) references page_settings (id) on delete set null,
  constraint page_filter_kind_check check (kind = any (array['range', 'multiselect', 'toggle', 'text'])),
  constraint page_filter_position_check check (position >= 0)
);
create trigger page_filter_marks_change after insert or update or delete or truncate on page_filter for each
  statement execute function mark_change('page_settings');
select audit('page_filter', 'page_filter', 'label');

create table page_filter_option (
  id serial primary key,
  filter_id int not null,
  value text not null,
  label text not null,
  image_url text,
  position int not null default 0,
  version int not null default 1,
  constraint page_filter_option_filter_id_value_unique unique (filter_id, value),
  constraint page_filter_option_filter_id_foreign foreign key (filter_id) references page_filter (id) on delete
    cascade,
  constraint page_filter_option_position_check check (position >= 0)
);
create trigger page_filter_option_marks_change after insert or update or delete or truncate on page_filter_option
  for each statement execute function mark_change('page_settings');
select audit('page_filter_option', 'page_filter', 'label', key => 'filter_id', part => 'option');
