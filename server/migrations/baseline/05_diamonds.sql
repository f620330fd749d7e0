-- Diamonds, melee and generic diamonds.

create table diamond (
  id serial primary key,
  stock_id text not null,
  is_active boolean not null default true,
  status smallint not null default 1,
  hold_user_id int,
  hold_until timestamptz,
  carats numeric(7,3) not null,
  shape_id smallint not null,
  color_id smallint,
  clarity_id smallint,
  cut_id smallint,
  polish_id smallint,
  symmetry_id smallint,
  fluorescence_id smallint,
  laboratory_id smallint,
  price_per_carat numeric(16,6) not null,
  total_price numeric(14,2) not null generated always as (round((price_per_carat * carats), 2)) stored,
  rap_price numeric(12,2),
  parcel_stones int not null default 1,
  certificate_no text,
  certificate_url text,
  fancy_intensity text,
  overtone text,
  color_shade text,
  fluorescence_text text,
  fluorescence_color text,
  milky text,
  eye_clean text,
  treatment text,
  comment text,
  trade_show text,
  length double precision,
  width double precision,
  height double precision,
  depth_percent double precision,
  table_percent double precision,
  crown_angle double precision,
  crown_height double precision,
  girdle text,
  culet_size text,
  image_url text,
  pic2 text,
  pic3 text,
  pic4 text,
  image_3d text,
  set_3d text,
  set_image text,
  is_lab_grown boolean not null default false,
  is_pair boolean not null default false,
  is_matching_pair boolean not null default false,
  is_line boolean not null default false,
  is_snp boolean not null default false,
  is_highlighted boolean not null default false,
  show_to_all boolean not null default false,
  line_set text,
  line_set_color text,
  line_set_clarity text,
  vendor text,
  memo_account text,
  memo_price_per_carat numeric(14,2),
  memo_total_price numeric(14,2),
  memo_no text,
  memo_date timestamptz,
  memo_rap double precision,
  search_text text not null generated always as (lower((stock_id || ' ' || coalesce(certificate_no, '') || ' ' ||
    coalesce(comment, '') || ' ' || coalesce(fancy_intensity, '') || ' ' || coalesce(overtone, '') || ' ' ||
    coalesce(color_shade, '') || ' ' || coalesce(fluorescence_text, '') || ' ' || coalesce(fluorescence_color, '')
    || ' ' || coalesce(milky, '') || ' ' || coalesce(treatment, '') || ' ' || coalesce(trade_show, '') || ' ' ||
    coalesce(line_set, '')))) stored,
  extras jsonb not null default '{}',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  promised_stones int not null default 0,
  promised_carats numeric(7,3) not null default 0,
  left_stones int not null generated always as (case when (promised_stones < parcel_stones) then (parcel_stones -
    promised_stones) else parcel_stones end) stored,
  left_carats numeric(7,3) not null generated always as (case when (promised_stones < parcel_stones) then (carats -
    promised_carats) else carats end) stored,
  left_total_price numeric(14,2) not null generated always as (round((price_per_carat * case when (promised_stones
    < parcel_stones) then (carats - promised_carats) else carats end), 2)) stored,
  pair_stock_id text,
  constraint diamond_stock_id_unique unique (stock_id),
  constraint diamond_hold_user_id_foreign foreign key (hold_user_id) references user_account (id) on delete set
    null,
  constraint diamond_carats_check check (carats > 0),
  constraint diamond_clarity_id_check check (clarity_id between 1 and 12),
  constraint diamond_color_id_check check (((color_id >= 1) and (color_id <= 24)) or ((color_id >= 100) and
    (color_id <= 369) and (((color_id - 100) % 20) <= 9))),
  constraint diamond_crown_angle_check check (crown_angle between '0' and '90'),
  constraint diamond_cut_id_check check (cut_id between 1 and 6),
  constraint diamond_fluorescence_id_check check (fluorescence_id between 1 and 5),
  constraint diamond_hold_check check ((status = 2) or ((hold_user_id is null) and (hold_until is null))),
  constraint diamond_laboratory_id_check check (laboratory_id between 1 and 16),
  constraint diamond_left_carats_check check ((promised_stones = parcel_stones) or (promised_carats < carats)),
  constraint diamond_measurements_check check ((length >= '0') and (length <= '1000') and (width >= '0') and (width
    <= '1000') and (height >= '0') and (height <= '1000')),
  constraint diamond_memo_price_check check ((memo_price_per_carat >= 0) and (memo_total_price >= 0)),
  constraint diamond_parcel_stones_check check (parcel_stones >= 1),
  constraint diamond_percent_check check ((depth_percent >= '0') and (depth_percent <= '100') and (table_percent >=
    '0') and (table_percent <= '100') and (crown_height >= '0') and (crown_height <= '100')),
  constraint diamond_polish_id_check check (polish_id between 1 and 9),
  constraint diamond_price_check check ((price_per_carat >= 0) and ((price_per_carat > 0) or (not is_active)) and
    (rap_price >= 0)),
  constraint diamond_promised_carats_check check ((promised_carats >= 0) and (promised_carats <= carats)),
  constraint diamond_promised_stones_check check ((promised_stones >= 0) and (promised_stones <= parcel_stones)),
  constraint diamond_shape_id_check check (shape_id between 1 and 35),
  constraint diamond_status_check check (status between 1 and 4),
  constraint diamond_stock_id_check check ((stock_id ~ '^\S(.*\S)?$') and (length(stock_id) <= 64)),
  constraint diamond_symmetry_id_check check (symmetry_id between 1 and 9)
);
create index diamond_certificate_no_index on diamond (certificate_no) where certificate_no is not null;
create index diamond_grades_index on diamond (shape_id, color_id, laboratory_id, left_total_price, id) where
  is_active;
create unique index diamond_highlighted_key on diamond (is_highlighted) where is_highlighted;
create index diamond_hold_until_index on diamond (hold_until) where hold_until is not null;
create index diamond_hold_user_id_index on diamond (hold_user_id) where hold_user_id is not null;
create index diamond_left_carats_index on diamond (left_carats, id);
create index diamond_left_total_price_index on diamond (left_total_price, id);
create index diamond_line_set_index on diamond (line_set) where line_set is not null;
create index diamond_pair_stock_id_index on diamond (lower(pair_stock_id)) where pair_stock_id is not null;
create index diamond_promised_index on diamond (stock_id) where promised_stones > 0;
create index diamond_report_number_search_index on diamond (plain_number(certificate_no) collate "C") where
  certificate_no is not null;
create index diamond_search_text_index on diamond using gin (search_text gin_trgm_ops);
create unique index diamond_stock_id_spelling_unique on diamond (lower(stock_id));
create index diamond_stock_number_search_index on diamond (plain_number(stock_id) collate "C");
create trigger diamond_forgets_notes after delete on diamond referencing old table as gone for each statement
  execute function forget_stock_notes('diamonds');
create trigger diamond_forgets_waits after delete on diamond referencing old table as gone for each statement
  execute function forget_stock_waits('diamonds');
select audit('diamond', 'diamond', 'stock_id', hidden => '{left_stones,left_carats,left_total_price}');

create table melee (
  id serial primary key,
  stock_number text not null,
  is_active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  carats numeric(10,3) not null,
  color smallint not null,
  price_per_carat numeric(14,2) not null,
  size_from double precision,
  size_to double precision,
  shape_id smallint not null default 1,
  show_to_all boolean not null default false,
  promised_carats numeric(10,3) not null default 0,
  vendor text,
  extras jsonb not null default '{}',
  constraint melee_stock_number_unique unique (stock_number),
  constraint melee_carats_check check (carats >= 0),
  constraint melee_color_check check (color between 1 and 3),
  constraint melee_price_per_carat_check check ((price_per_carat >= 0) and ((price_per_carat > 0) or (not
    is_active))),
  constraint melee_promised_carats_check check (promised_carats >= 0),
  constraint melee_size_check check (size_from <= size_to)
);
create index melee_search_text_index on melee using gin (lower(coalesce(stock_number, '')) gin_trgm_ops);
create index melee_stock_number_search_index on melee (plain_number(stock_number) collate "C");
create unique index melee_stock_number_spelling_unique on melee (lower(stock_number));
create trigger melee_forgets_notes after delete on melee referencing old table as gone for each statement execute
  function forget_stock_notes('melee');
select audit('melee', 'melee', 'stock_number');

create table generic_diamond (
  id serial primary key,
  stock_number text not null,
  is_active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  shape_id smallint not null,
  color_id smallint,
  clarity_id smallint,
  carats_from numeric(10,3) not null,
  carats_to numeric(10,3),
  price_per_carat numeric(14,2) not null,
  is_lab_grown boolean not null default false,
  image_url text,
  vendor text,
  extras jsonb not null default '{}',
  constraint generic_diamond_stock_number_unique unique (stock_number),
  constraint generic_diamond_carats_check check (carats_from <= carats_to),
  constraint generic_diamond_carats_from_check check (carats_from > 0),
  constraint generic_diamond_price_per_carat_check check ((price_per_carat >= 0) and ((price_per_carat > 0) or (not
    is_active)))
);
create index generic_diamond_search_text_index on generic_diamond using gin (lower(coalesce(stock_number, ''))
  gin_trgm_ops);
create index generic_diamond_stock_number_search_index on generic_diamond (plain_number(stock_number) collate "C");
create unique index generic_diamond_stock_number_spelling_unique on generic_diamond (lower(stock_number));
create trigger generic_diamond_forgets_notes after delete on generic_diamond referencing old table as gone for each
  statement execute function forget_stock_notes('generic_diamonds');
select audit('generic_diamond', 'generic_diamond', 'stock_number');
