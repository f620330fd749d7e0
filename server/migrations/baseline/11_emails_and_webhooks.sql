-- Newsletters and webhooks.

create table email_channel (
  id serial primary key,
  name citext not null,
  version int not null default 1,
  constraint email_channel_name_unique unique (name)
);
create trigger email_channel_marks_change after insert or update or delete or truncate on email_channel for each
  statement execute function mark_change('email_channel');
select audit('email_channel', 'email_channel', 'name');

create table email_subscription (
  user_id int not null,
  channel_id int not null,
  primary key (user_id, channel_id),
  constraint email_subscription_channel_id_foreign foreign key (channel_id) references email_channel (id) on update
    cascade on delete cascade,
  constraint email_subscription_user_id_foreign foreign key (user_id) references user_account (id) on update
    cascade on delete cascade
);
create index email_subscription_channel_id_index on email_subscription (channel_id, user_id);
create trigger email_subscription_marks_change after insert or update or delete or truncate on email_subscription
  for each statement execute function mark_change('user');

create table email_template (
  id serial primary key,
  name citext not null,
  subject text not null,
  body text not null,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  constraint email_template_name_unique unique (name)
);
create trigger email_template_marks_change after insert or update or delete or truncate on email_template for each
  statement execute function mark_change('email_template');
select audit('email_template', 'email_template', 'name');

create table email_dispatch (
  id serial primary key,
  template_id int,
  created_by_id int,
  subject text not null,
  body text not null,
  status text not null default 'scheduled',
  created_at timestamptz not null default now(),
  send_at timestamptz not null,
  finished_at timestamptz,
  version int not null default 1,
  constraint email_dispatch_created_by_id_foreign foreign key (created_by_id) references user_account (id) on
    delete set null,
  constraint email_dispatch_template_id_foreign foreign key (template_id) references email_template (id) on delete
    set null,
  constraint email_dispatch_finished_at_check check ((finished_at is not null) = (status = any (array['sent',
    'cancelled']))),
  constraint email_dispatch_status_check check (status = any (array['scheduled', 'sending', 'sent', 'cancelled']))
);
create index email_dispatch_created_by_id_index on email_dispatch (created_by_id);
create index email_dispatch_template_id_index on email_dispatch (template_id);
select audit('email_dispatch', 'email_dispatch', 'subject', hidden => '{template_id,created_by_id,body}');

create table email_dispatch_channel (
  dispatch_id int not null,
  channel_id int not null,
  primary key (dispatch_id, channel_id),
  constraint email_dispatch_channel_channel_id_foreign foreign key (channel_id) references email_channel (id) on
    update cascade on delete cascade,
  constraint email_dispatch_channel_dispatch_id_foreign foreign key (dispatch_id) references email_dispatch (id) on
    update cascade on delete cascade
);
create index email_dispatch_channel_channel_id_index on email_dispatch_channel (channel_id, dispatch_id);

create table email_dispatch_user (
  dispatch_id int not null,
  user_id int not null,
  primary key (dispatch_id, user_id),
  constraint email_dispatch_user_dispatch_id_foreign foreign key (dispatch_id) references email_dispatch (id) on
    update cascade on delete cascade,
  constraint email_dispatch_user_user_id_foreign foreign key (user_id) references user_account (id) on update
    cascade on delete cascade
);

create table email_delivery (
  id serial primary key,
  dispatch_id int not null,
  user_id int not null,
  address citext not null,
  is_by_name boolean not null,
  status text not null default 'pending',
  attempts smallint not null default 0,
  due_at timestamptz not null default now(),
  settled_at timestamptz,
  failure text,
  message_id uuid not null default gen_random_uuid(),
  unsubscribe_token uuid not null default gen_random_uuid(),
  constraint email_delivery_dispatch_id_address_unique unique (dispatch_id, address),
  constraint email_delivery_dispatch_id_user_id_unique unique (dispatch_id, user_id),
  constraint email_delivery_unsubscribe_token_unique unique (unsubscribe_token),
  constraint email_delivery_dispatch_id_foreign foreign key (dispatch_id) references email_dispatch (id) on delete
    cascade,
  constraint email_delivery_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade,
  constraint email_delivery_settled_at_check check ((settled_at is not null) = (status = any (array['sent',
    'failed', 'skipped']))),
  constraint email_delivery_status_check check (status = any (array['pending', 'sending', 'sent', 'failed',
    'skipped']))
);
create index email_delivery_dispatch_id_status_index on email_delivery (dispatch_id, status);
create index email_delivery_due_index on email_delivery (dispatch_id, due_at) where (status = any (array['pending',
  'sending']));
create index email_delivery_failed_index on email_delivery (dispatch_id) where status = 'failed';
create index email_delivery_user_id_index on email_delivery (user_id);

create table email_opt_out (
  user_id int primary key,
  created_at timestamptz not null default now(),
  constraint email_opt_out_user_id_foreign foreign key (user_id) references user_account (id) on update cascade on
    delete cascade
);

create table webhook_endpoint (
  id serial primary key,
  user_id int not null,
  url text not null,
  description text,
  events text[] not null,
  stock_types text[] not null default '{}',
  secret text not null,
  previous_secret text,
  previous_until timestamptz,
  disabled_at timestamptz,
  disabled_reason text,
  failing_since timestamptz,
  last_failed_at timestamptz,
  last_delivered_at timestamptz,
  stock_sent_at timestamptz,
  created_at timestamptz not null default now(),
  version int not null default 1,
  is_test boolean not null default false,
  concurrency smallint not null default 2,
  constraint webhook_endpoint_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade,
  constraint webhook_endpoint_concurrency_check check (concurrency between 2 and 16),
  constraint webhook_endpoint_disabled_check check ((disabled_at is null) = (disabled_reason is null)),
  constraint webhook_endpoint_disabled_reason_check check (disabled_reason = any (array['owner', 'gone',
    'failing'])),
  constraint webhook_endpoint_previous_check check ((previous_secret is null) = (previous_until is null))
);
create index webhook_endpoint_user_id_index on webhook_endpoint (user_id);
select audit('webhook_endpoint', 'user', 'user_account.email', key => 'user_id', part => 'webhook', hidden =>
  '{user_id,secret,previous_secret,failing_since,last_failed_at,last_delivered_at,stock_sent_at,concurrency}');

create table webhook_delivery (
  id uuid default gen_random_uuid() primary key,
  endpoint_id int not null,
  event_id uuid,
  event text not null,
  occurred_at timestamptz not null,
  payload text not null,
  state text not null default 'waiting',
  tries smallint not null default 0,
  due_at timestamptz not null default now(),
  constraint webhook_delivery_endpoint_id_event_id_unique unique (endpoint_id, event_id),
  constraint webhook_delivery_endpoint_id_foreign foreign key (endpoint_id) references webhook_endpoint (id) on
    delete cascade,
  constraint webhook_delivery_state_check check (state = any (array['waiting', 'sending', 'delivered', 'failed',
    'skipped']))
);
create index webhook_delivery_due_index on webhook_delivery (endpoint_id, due_at, id) where (state = any
  (array['waiting', 'sending']));
create index webhook_delivery_endpoint_id_occurred_at_id_index on webhook_delivery (endpoint_id, occurred_at, id);
create index webhook_delivery_occurred_at_index on webhook_delivery (occurred_at);
create index webhook_delivery_sending_index on webhook_delivery (endpoint_id) where state = 'sending';
create unique index webhook_delivery_stock_unique on webhook_delivery (endpoint_id) where ((event =
  'stock.changed') and (state = 'waiting'));

create table webhook_attempt (
  delivery_id uuid not null,
  number int not null,
  at timestamptz not null,
  duration_ms int not null,
  status smallint,
  answer text,
  failure text,
  primary key (delivery_id, number),
  constraint webhook_attempt_delivery_id_foreign foreign key (delivery_id) references webhook_delivery (id) on
    delete cascade
);

create table webhook_stock_position (
  id boolean default true primary key,
  position jsonb,
  at timestamptz not null default now(),
  constraint webhook_stock_position_id_check check (id)
);
insert into webhook_stock_position default values;
