-- Jewellery, ring settings and made-to-order items.

-- Clears the holder of a piece of jewellery whose status is no longer Hold.
create function forget_jewellery_hold() returns trigger language plpgsql as $$
begin
  new.hold_user_id := null;
  new.hold_until := null;
  return new;
end $$;

create table jewellery_piece (
  id serial primary key,
  stock_number text not null,
  is_active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  parcel_name text,
  title text,
  type text not null,
  sub_type text,
  is_one_of_a_kind boolean not null default false,
  status text not null default 'Available',
  hold_user_id int,
  quantity int not null default 1,
  total_price numeric(14,2),
  web_price numeric(14,2),
  price numeric(14,2) generated always as (coalesce(web_price, total_price)) stored,
  cert_price numeric(14,2),
  cost numeric(14,2),
  sold_for numeric(14,2),
  material text,
  karat_gold text,
  color_of_gold text,
  weight double precision,
  measurements text,
  ring_size text,
  brand text,
  period text,
  lab_certificate text,
  cert_num text,
  repair text,
  return text,
  description text,
  notes text,
  internal_notes text,
  date_arrived date,
  main_stone_type text,
  cut_main_stone text,
  number_of_main_stones int,
  carat_main_stone numeric(10,3),
  color_main_stone text,
  clarity_main_stone text,
  first_side_stone_type text,
  first_side_stone_cut text,
  first_side_stone_number int,
  first_side_stone_carat numeric(10,3),
  first_side_stone_color text,
  first_side_stone_clarity text,
  second_side_stone_type text,
  second_side_stone_cut text,
  second_side_stone_number int,
  second_side_stone_carat numeric(10,3),
  second_side_stone_color text,
  second_side_stone_clarity text,
  third_side_stone_type text,
  third_side_stone_cut text,
  third_side_stone_number int,
  third_side_stone_carat numeric(10,3),
  third_side_stone_color text,
  third_side_stone_clarity text,
  fourth_side_stone_type text,
  fourth_side_stone_cut text,
  fourth_side_stone_number int,
  fourth_side_stone_carat numeric(10,3),
  fourth_side_stone_color text,
  fourth_side_stone_clarity text,
  image1 text,
  image2 text,
  image3 text,
  image4 text,
  image5 text,
  image6 text,
  image7 text,
  image8 text,
  image9 text,
  image10 text,
  image_order text not null default 'image1,image2,image3,image4,image5,image6,image7,image8,image9,image10',
  video text,
  vendor text,
  extras jsonb not null default '{}',
  hold_until timestamptz,
  constraint jewellery_piece_stock_number_unique unique (stock_number),
  constraint jewellery_piece_hold_user_id_foreign foreign key (hold_user_id) references user_account (id) on delete
    set null,
  constraint jewellery_piece_hold_check check ((status = 'Hold') or ((hold_user_id is null) and (hold_until is
    null))),
  constraint jewellery_piece_prices_check check ((total_price > 0) and (web_price > 0) and (cert_price >= 0) and
    (cost >= 0) and (sold_for >= 0)),
  constraint jewellery_piece_quantity_check check (quantity >= 0),
  constraint jewellery_piece_status_check check (status = any (array['Available', 'Hold', 'Sold', 'Suspended',
    'Memo'])),
  constraint jewellery_piece_type_check check (type = any (array['ring', 'necklace', 'pendant', 'earrings',
    'bracelet', 'brooch']))
);
create index jewellery_piece_hold_until_index on jewellery_piece (hold_until) where hold_until is not null;
create index jewellery_piece_hold_user_id_index on jewellery_piece (hold_user_id) where hold_user_id is not null;
create index jewellery_piece_report_number_search_index on jewellery_piece (plain_number(cert_num) collate "C")
  where cert_num is not null;
create index jewellery_piece_search_text_index on jewellery_piece using gin (lower((coalesce(stock_number, '') ||
  ' ' || coalesce(title, '') || ' ' || coalesce(sub_type, '') || ' ' || coalesce(parcel_name, '') || ' ' ||
  coalesce(material, '') || ' ' || coalesce(karat_gold, '') || ' ' || coalesce(color_of_gold, '') || ' ' ||
  coalesce(measurements, '') || ' ' || coalesce(ring_size, '') || ' ' || coalesce(brand, '') || ' ' ||
  coalesce(period, '') || ' ' || coalesce(lab_certificate, '') || ' ' || coalesce(cert_num, '') || ' ' ||
  coalesce(repair, '') || ' ' || coalesce(return, '') || ' ' || coalesce(description, '') || ' ' || coalesce(notes,
  '') || ' ' || coalesce(main_stone_type, '') || ' ' || coalesce(cut_main_stone, '') || ' ' ||
  coalesce(color_main_stone, '') || ' ' || coalesce(clarity_main_stone, '') || ' ' ||
  coalesce(first_side_stone_type, '') || ' ' || coalesce(first_side_stone_cut, '') || ' ' ||
  coalesce(first_side_stone_color, '') || ' ' || coalesce(first_side_stone_clarity, '') || ' ' ||
  coalesce(second_side_stone_type, '') || ' ' || coalesce(second_side_stone_cut, '') || ' ' ||
  coalesce(second_side_stone_color, '') || ' ' || coalesce(second_side_stone_clarity, '') || ' ' ||
  coalesce(third_side_stone_type, '') || ' ' || coalesce(third_side_stone_cut, '') || ' ' ||
  coalesce(third_side_stone_color, '') || ' ' || coalesce(third_side_stone_clarity, '') || ' ' ||
  coalesce(fourth_side_stone_type, '') || ' ' || coalesce(fourth_side_stone_cut, '') || ' ' ||
  coalesce(fourth_side_stone_color, '') || ' ' || coalesce(fourth_side_stone_clarity, ''))) gin_trgm_ops);
create index jewellery_piece_shop_index on jewellery_piece (type, price, id) where (is_active and (status = any
  (array['Available', 'Hold'])));
create index jewellery_piece_stock_number_search_index on jewellery_piece (plain_number(stock_number) collate "C");
create unique index jewellery_piece_stock_number_spelling_unique on jewellery_piece (lower(stock_number));
create trigger jewellery_piece_forgets_hold before update of status on jewellery_piece for each row when
  ((old.status = 'Hold') and (new.status <> 'Hold')) execute function forget_jewellery_hold();
create trigger jewellery_piece_forgets_notes after delete on jewellery_piece referencing old table as gone for each
  statement execute function forget_stock_notes('products');
create trigger jewellery_piece_forgets_waits after delete on jewellery_piece referencing old table as gone for each
  statement execute function forget_stock_waits('products');
select audit('jewellery_piece', 'jewellery', 'stock_number');

create table ring_setting (
  id serial primary key,
  stock_number text not null,
  is_active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  description text,
  style text,
  material text,
  karat_gold text,
  color_of_gold text,
  ring_size_from double precision,
  ring_size_to double precision,
  side_stones int,
  side_stones_carats numeric(10,3),
  price numeric(14,2) not null,
  image_url text,
  image2 text,
  image3 text,
  image4 text,
  shape_ids smallint[] not null default '{}'::smallint[],
  carats_from numeric(10,3),
  carats_to numeric(10,3),
  vendor text,
  extras jsonb not null default '{}',
  constraint ring_setting_stock_number_unique unique (stock_number),
  constraint ring_setting_carats_check check (carats_from <= carats_to),
  constraint ring_setting_price_check check ((price >= 0) and ((price > 0) or (not is_active))),
  constraint ring_setting_ring_size_check check (ring_size_from <= ring_size_to)
);
create index ring_setting_search_text_index on ring_setting using gin (lower((coalesce(stock_number, '') || ' ' ||
  coalesce(name, '') || ' ' || coalesce(description, '') || ' ' || coalesce(style, '') || ' ' || coalesce(material,
  '') || ' ' || coalesce(karat_gold, '') || ' ' || coalesce(color_of_gold, ''))) gin_trgm_ops);
create index ring_setting_stock_number_search_index on ring_setting (plain_number(stock_number) collate "C");
create unique index ring_setting_stock_number_spelling_unique on ring_setting (lower(stock_number));
create trigger ring_setting_forgets_notes after delete on ring_setting referencing old table as gone for each
  statement execute function forget_stock_notes('ring_settings');
select audit('ring_setting', 'ring_setting', 'stock_number');

create table eternity_ring (
  id serial primary key,
  stock_number text not null,
  is_active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  shape_id smallint not null,
  material text,
  color_of_gold text,
  ring_size double precision,
  number_of_stones int,
  carats_per_stone numeric(10,3),
  total_carats numeric(10,3),
  color_id smallint,
  clarity_id smallint,
  price numeric(14,2) not null,
  image_url text,
  vendor text,
  extras jsonb not null default '{}',
  constraint eternity_ring_stock_number_unique unique (stock_number),
  constraint eternity_ring_price_check check ((price >= 0) and ((price > 0) or (not is_active)))
);
create index eternity_ring_search_text_index on eternity_ring using gin (lower((coalesce(stock_number, '') || ' '
  || coalesce(name, '') || ' ' || coalesce(material, '') || ' ' || coalesce(color_of_gold, ''))) gin_trgm_ops);
create index eternity_ring_stock_number_search_index on eternity_ring (plain_number(stock_number) collate "C");
create unique index eternity_ring_stock_number_spelling_unique on eternity_ring (lower(stock_number));
create trigger eternity_ring_forgets_notes after delete on eternity_ring referencing old table as gone for each
  statement execute function forget_stock_notes('eternity_rings');
select audit('eternity_ring', 'eternity_ring', 'stock_number');

create table bracelet (
  id serial primary key,
  stock_number text not null,
  is_active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  title text,
  description text,
  color text,
  size text,
  material text,
  number_of_stones int,
  total_carats numeric(10,3),
  price numeric(14,2) not null,
  images text[] not null default '{}',
  vendor text,
  extras jsonb not null default '{}',
  constraint bracelet_stock_number_unique unique (stock_number),
  constraint bracelet_price_check check ((price >= 0) and ((price > 0) or (not is_active)))
);
create unique index bracelet_name_color_size_unique on bracelet (lower(name), lower(color), lower(size)) nulls not
  distinct;
create index bracelet_search_text_index on bracelet using gin (lower((coalesce(stock_number, '') || ' ' ||
  coalesce(name, '') || ' ' || coalesce(title, '') || ' ' || coalesce(description, '') || ' ' || coalesce(color,
  '') || ' ' || coalesce(size, '') || ' ' || coalesce(material, ''))) gin_trgm_ops);
create index bracelet_stock_number_search_index on bracelet (plain_number(stock_number) collate "C");
create unique index bracelet_stock_number_spelling_unique on bracelet (lower(stock_number));
create trigger bracelet_forgets_notes after delete on bracelet referencing old table as gone for each statement
  execute function forget_stock_notes('bracelets');
select audit('bracelet', 'bracelet', 'stock_number');

create table custom_necklace (
  id serial primary key,
  stock_number text not null,
  is_active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  description text,
  shape_id smallint,
  material text,
  chain_length double precision,
  number_of_stones int,
  total_carats numeric(10,3),
  price numeric(14,2) not null,
  image_url text,
  vendor text,
  extras jsonb not null default '{}',
  constraint custom_necklace_stock_number_unique unique (stock_number),
  constraint custom_necklace_price_check check ((price >= 0) and ((price > 0) or (not is_active)))
);
create index custom_necklace_search_text_index on custom_necklace using gin (lower((coalesce(stock_number, '') ||
  ' ' || coalesce(name, '') || ' ' || coalesce(description, '') || ' ' || coalesce(material, ''))) gin_trgm_ops);
create index custom_necklace_stock_number_search_index on custom_necklace (plain_number(stock_number) collate "C");
create unique index custom_necklace_stock_number_spelling_unique on custom_necklace (lower(stock_number));
create trigger custom_necklace_forgets_notes after delete on custom_necklace referencing old table as gone for each
  statement execute function forget_stock_notes('custom_necklaces');
select audit('custom_necklace', 'custom_necklace', 'stock_number');
