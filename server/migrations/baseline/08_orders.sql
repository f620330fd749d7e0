-- Orders and reserved stock.

create table sales_order (
  id serial primary key,
  user_id int,
  buyer_name text not null,
  buyer_email text not null,
  buyer_address text,
  status smallint not null default 0,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  total_price numeric(16,2) not null,
  version int not null default 1,
  currency text not null,
  reference text,
  note text,
  delivery_address jsonb,
  billing_address jsonb,
  updated_at timestamptz not null default now(),
  is_test boolean not null default false,
  buyer_vat_number text,
  payment_requested_at timestamptz,
  constraint sales_order_user_id_foreign foreign key (user_id) references user_account (id) on delete set null,
  constraint sales_order_completed_at_check check ((status = any (array[1, 4])) = (completed_at is not null)),
  constraint sales_order_status_check check (status between 0 and 4),
  constraint sales_order_total_price_check check (total_price >= 0)
);
create index sales_order_created_at_index on sales_order (created_at, id) include (status, total_price, user_id);
create index sales_order_reference_index on sales_order (user_id, reference) where reference is not null;
create index sales_order_status_index on sales_order (status, id);
create index sales_order_test_index on sales_order (created_at) where is_test;
create index sales_order_updated_at_index on sales_order (updated_at, id);
create index sales_order_user_id_index on sales_order (user_id, id);
create index sales_order_user_id_updated_at_index on sales_order (user_id, updated_at);
create index sales_order_words_index on sales_order using gin (buyer_name gin_trgm_ops, buyer_email gin_trgm_ops,
  reference gin_trgm_ops);
select audit('sales_order', 'order', 'buyer_name');

create table sales_order_line (
  id serial primary key,
  order_id int not null,
  position smallint not null,
  item_type smallint not null,
  diamond_id int,
  stock_id text not null,
  line_set text,
  description text not null,
  carats numeric(10,3),
  price_per_carat numeric(16,2),
  total_price numeric(16,2) not null,
  melee_id int,
  engagement_ring_id int,
  completed_ring_id int,
  eternity_ring_id int,
  bracelet_id int,
  jewellery_piece_id int,
  custom_necklace_id int,
  number_of_stones int,
  ring_size text,
  image_url text,
  laboratory text,
  report_number text,
  facts jsonb not null default '[]',
  constraint sales_order_line_order_id_position_unique unique (order_id, position),
  constraint sales_order_line_bracelet_id_foreign foreign key (bracelet_id) references bracelet (id) on delete set
    null,
  constraint sales_order_line_completed_ring_id_foreign foreign key (completed_ring_id) references completed_ring
    (id) on delete set null,
  constraint sales_order_line_custom_necklace_id_foreign foreign key (custom_necklace_id) references
    custom_necklace (id) on delete set null,
  constraint sales_order_line_diamond_id_foreign foreign key (diamond_id) references diamond (id) on delete set
    null,
  constraint sales_order_line_engagement_ring_id_foreign foreign key (engagement_ring_id) references
    engagement_ring (id) on delete set null,
  constraint sales_order_line_eternity_ring_id_foreign foreign key (eternity_ring_id) references eternity_ring (id)
    on delete set null,
  constraint sales_order_line_jewellery_piece_id_foreign foreign key (jewellery_piece_id) references
    jewellery_piece (id) on delete set null,
  constraint sales_order_line_melee_id_foreign foreign key (melee_id) references melee (id) on delete set null,
  constraint sales_order_line_order_id_foreign foreign key (order_id) references sales_order (id) on delete cascade,
  constraint sales_order_line_item_type_check check (item_type = any (array[1, 2, 4, 5, 6, 7, 8, 9])),
  constraint sales_order_line_total_price_check check (total_price >= 0)
);
create index sales_order_line_bracelet_id_index on sales_order_line (bracelet_id);
create index sales_order_line_completed_ring_id_index on sales_order_line (completed_ring_id);
create index sales_order_line_custom_necklace_id_index on sales_order_line (custom_necklace_id);
create index sales_order_line_diamond_id_index on sales_order_line (diamond_id);
create index sales_order_line_engagement_ring_id_index on sales_order_line (engagement_ring_id);
create index sales_order_line_eternity_ring_id_index on sales_order_line (eternity_ring_id);
create index sales_order_line_jewellery_piece_id_index on sales_order_line (jewellery_piece_id);
create index sales_order_line_melee_id_index on sales_order_line (melee_id);
create index sales_order_line_stock_id_index on sales_order_line (lower(stock_id));
create index sales_order_line_stock_id_words_index on sales_order_line using gin (lower(stock_id) gin_trgm_ops);
create trigger sales_order_line_marks_change after insert or update or delete or truncate on sales_order_line for
  each statement execute function mark_change('order');
select audit('sales_order_line', 'order', 'stock_id', key => 'order_id', part => 'line');

create table sales_order_message (
  id serial primary key,
  order_id int not null,
  recipient text not null,
  subject text not null,
  text text not null,
  status text not null default 'pending',
  attempts smallint not null default 0,
  due_at timestamptz not null default now(),
  settled_at timestamptz,
  failure text,
  message_id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  constraint sales_order_message_order_id_foreign foreign key (order_id) references sales_order (id) on delete
    cascade,
  constraint sales_order_message_settled_at_check check ((settled_at is not null) = (status = any (array['sent',
    'failed', 'skipped']))),
  constraint sales_order_message_status_check check (status = any (array['pending', 'sending', 'sent', 'failed',
    'skipped']))
);
create index sales_order_message_order_id_index on sales_order_message (order_id);

create table sales_order_event (
  id serial primary key,
  order_id int not null,
  kind text not null,
  at timestamptz not null default clock_timestamp(),
  is_by_buyer boolean not null,
  actor_name text,
  status_before smallint,
  status smallint not null,
  note text,
  message_id int,
  constraint sales_order_event_message_id_unique unique (message_id),
  constraint sales_order_event_message_id_foreign foreign key (message_id) references sales_order_message (id) on
    delete cascade,
  constraint sales_order_event_order_id_foreign foreign key (order_id) references sales_order (id) on delete
    cascade,
  constraint sales_order_event_kind_check check (kind = any (array['PLACED', 'STATUS_CHANGED', 'CANCELLED',
    'LINES_CHANGED', 'DETAILS_CHANGED', 'MESSAGE_SENT', 'RETURNED_TO_STOCK'])),
  constraint sales_order_event_message_check check ((kind = 'MESSAGE_SENT') = (message_id is not null)),
  constraint sales_order_event_status_before_check check (status_before between 0 and 4),
  constraint sales_order_event_status_check check (status between 0 and 4)
);
create index sales_order_event_order_id_index on sales_order_event (order_id);

create table stock_allocation (
  order_line_id int primary key,
  item_type smallint not null,
  item_id int not null,
  is_sold boolean not null default false,
  is_whole boolean not null default true,
  stones int,
  carats numeric(10,3),
  constraint stock_allocation_order_line_id_fkey foreign key (order_line_id) references sales_order_line (id) on
    delete cascade
);
create index stock_allocation_item_index on stock_allocation (item_type, item_id);
create unique index stock_allocation_whole_unique on stock_allocation (item_type, item_id) where is_whole;

create table order_document_settings (
  id smallint primary key,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  house_name text,
  address text,
  contact text,
  vat_number text,
  registration_number text,
  logo text,
  terms text,
  bank_details text,
  payment_days smallint,
  invoice_step text not null default 'COMPLETED',
  switched_off_emails text[] not null default '{}',
  constraint order_document_settings_id_check check (id = 1),
  constraint order_document_settings_invoice_step_check check (invoice_step = any (array['PAYMENT', 'COMPLETED'])),
  constraint order_document_settings_payment_days_check check (payment_days between 0 and 365)
);
select audit('order_document_settings', 'order_document_settings');
insert into order_document_settings (id) values (1);
