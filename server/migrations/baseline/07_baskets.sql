-- Rings, wishlists and carts.

create table engagement_ring (
  id serial primary key,
  user_id int not null,
  ring_setting_id int not null,
  ring_size double precision,
  engraving text,
  created_at timestamptz not null default now(),
  diamond_id int not null,
  constraint engagement_ring_diamond_id_foreign foreign key (diamond_id) references diamond (id) on delete cascade,
  constraint engagement_ring_ring_setting_id_foreign foreign key (ring_setting_id) references ring_setting (id) on
    delete cascade,
  constraint engagement_ring_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade,
  constraint engagement_ring_ring_size_check check (ring_size > '0')
);
create index engagement_ring_diamond_id_index on engagement_ring (diamond_id);
create index engagement_ring_ring_setting_id_index on engagement_ring (ring_setting_id);
create unique index engagement_ring_same_unique on engagement_ring (user_id, ring_setting_id, diamond_id,
  ring_size, engraving) nulls not distinct;

create table completed_ring (
  id serial primary key,
  user_id int not null,
  ring_setting_id int not null,
  ring_size double precision,
  engraving text,
  created_at timestamptz not null default now(),
  generic_diamond_id int not null,
  constraint completed_ring_generic_diamond_id_foreign foreign key (generic_diamond_id) references generic_diamond
    (id) on delete cascade,
  constraint completed_ring_ring_setting_id_foreign foreign key (ring_setting_id) references ring_setting (id) on
    delete cascade,
  constraint completed_ring_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade,
  constraint completed_ring_ring_size_check check (ring_size > '0')
);
create index completed_ring_generic_diamond_id_index on completed_ring (generic_diamond_id);
create index completed_ring_ring_setting_id_index on completed_ring (ring_setting_id);
create unique index completed_ring_same_unique on completed_ring (user_id, ring_setting_id, generic_diamond_id,
  ring_size, engraving) nulls not distinct;

create table ring_config (
  id smallint default 1 primary key,
  ring_setting_id int,
  diamond_id int,
  version int not null default 1,
  constraint ring_config_diamond_id_foreign foreign key (diamond_id) references diamond (id) on delete set null,
  constraint ring_config_ring_setting_id_foreign foreign key (ring_setting_id) references ring_setting (id) on
    delete set null,
  constraint ring_config_id_check check (id = 1)
);
create index ring_config_diamond_id_index on ring_config (diamond_id);
create index ring_config_ring_setting_id_index on ring_config (ring_setting_id);
select audit('ring_config', 'ring_config');
insert into ring_config default values;

create table default_generic_diamond (
  id smallint default 1 primary key,
  generic_diamond_id int,
  shape_id smallint not null default 1,
  color_id smallint,
  clarity_id smallint,
  carats_from numeric(10,3) not null default 1,
  carats_to numeric(10,3),
  price_per_carat numeric(14,2) not null default 0,
  is_lab_grown boolean not null default false,
  image_url text,
  version int not null default 1,
  constraint default_generic_diamond_generic_diamond_id_foreign foreign key (generic_diamond_id) references
    generic_diamond (id) on delete set null,
  constraint default_generic_diamond_carats_check check (carats_from <= carats_to),
  constraint default_generic_diamond_carats_from_check check (carats_from > 0),
  constraint default_generic_diamond_id_check check (id = 1),
  constraint default_generic_diamond_price_per_carat_check check (price_per_carat >= 0)
);
create index default_generic_diamond_generic_diamond_id_index on default_generic_diamond (generic_diamond_id);
select audit('default_generic_diamond', 'default_generic_diamond');
insert into default_generic_diamond (color_id, clarity_id) values (4, 6);

create table wishlist_item (
  id serial primary key,
  user_id int not null,
  item_type smallint not null,
  diamond_id int,
  line_set text,
  description text not null,
  created_at timestamptz not null default now(),
  melee_id int,
  engagement_ring_id int,
  completed_ring_id int,
  eternity_ring_id int,
  bracelet_id int,
  jewellery_piece_id int,
  custom_necklace_id int,
  number_of_stones int,
  carats numeric(10,3),
  ring_size text,
  price_when_added numeric(16,2),
  constraint wishlist_item_user_id_bracelet_id_unique unique (user_id, bracelet_id),
  constraint wishlist_item_user_id_completed_ring_id_unique unique (user_id, completed_ring_id),
  constraint wishlist_item_user_id_custom_necklace_id_unique unique (user_id, custom_necklace_id),
  constraint wishlist_item_user_id_diamond_id_unique unique (user_id, diamond_id),
  constraint wishlist_item_user_id_engagement_ring_id_unique unique (user_id, engagement_ring_id),
  constraint wishlist_item_user_id_eternity_ring_id_unique unique (user_id, eternity_ring_id),
  constraint wishlist_item_user_id_jewellery_piece_id_unique unique (user_id, jewellery_piece_id),
  constraint wishlist_item_user_id_melee_id_unique unique (user_id, melee_id),
  constraint wishlist_item_bracelet_id_foreign foreign key (bracelet_id) references bracelet (id) on delete cascade,
  constraint wishlist_item_completed_ring_id_foreign foreign key (completed_ring_id) references completed_ring (id)
    on delete cascade,
  constraint wishlist_item_custom_necklace_id_foreign foreign key (custom_necklace_id) references custom_necklace
    (id) on delete cascade,
  constraint wishlist_item_diamond_id_foreign foreign key (diamond_id) references diamond (id) on delete cascade,
  constraint wishlist_item_engagement_ring_id_foreign foreign key (engagement_ring_id) references engagement_ring
    (id) on delete cascade,
  constraint wishlist_item_eternity_ring_id_foreign foreign key (eternity_ring_id) references eternity_ring (id) on
    delete cascade,
  constraint wishlist_item_jewellery_piece_id_foreign foreign key (jewellery_piece_id) references jewellery_piece
    (id) on delete cascade,
  constraint wishlist_item_melee_id_foreign foreign key (melee_id) references melee (id) on delete cascade,
  constraint wishlist_item_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade,
  constraint amount_check check ((number_of_stones >= 1) and (carats > 0)),
  constraint item_check check ((num_nonnulls(diamond_id, melee_id, engagement_ring_id, completed_ring_id,
    eternity_ring_id, bracelet_id, jewellery_piece_id, custom_necklace_id) = 1) and (((item_type = 1) and
    (diamond_id is not null)) or ((item_type = 2) and (melee_id is not null)) or ((item_type = 4) and
    (engagement_ring_id is not null)) or ((item_type = 5) and (completed_ring_id is not null)) or ((item_type = 6)
    and (eternity_ring_id is not null)) or ((item_type = 7) and (bracelet_id is not null)) or ((item_type = 8) and
    (jewellery_piece_id is not null)) or ((item_type = 9) and (custom_necklace_id is not null))))
);
create index wishlist_item_bracelet_id_index on wishlist_item (bracelet_id);
create index wishlist_item_completed_ring_id_index on wishlist_item (completed_ring_id);
create index wishlist_item_created_at_index on wishlist_item (created_at);
create index wishlist_item_custom_necklace_id_index on wishlist_item (custom_necklace_id);
create index wishlist_item_description_index on wishlist_item using gin (description gin_trgm_ops);
create index wishlist_item_diamond_id_index on wishlist_item (diamond_id);
create index wishlist_item_engagement_ring_id_index on wishlist_item (engagement_ring_id);
create index wishlist_item_eternity_ring_id_index on wishlist_item (eternity_ring_id);
create index wishlist_item_jewellery_piece_id_index on wishlist_item (jewellery_piece_id);
create index wishlist_item_melee_id_index on wishlist_item (melee_id);
create index wishlist_item_user_id_id_index on wishlist_item (user_id, id);
create trigger wishlist_item_marks_change after insert or update or delete or truncate on wishlist_item for each
  statement execute function mark_change('wishlist');

create table wishlist_share (
  id serial primary key,
  user_id int not null,
  token_hash bytea not null,
  wish_ids int[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint wishlist_share_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade
);
create unique index wishlist_share_token_hash_unique on wishlist_share (token_hash);
create index wishlist_share_user_id_index on wishlist_share (user_id);

create table cart_item (
  id serial primary key,
  user_id int not null,
  item_type smallint not null,
  diamond_id int,
  line_set text,
  description text not null,
  created_at timestamptz not null default now(),
  melee_id int,
  engagement_ring_id int,
  completed_ring_id int,
  eternity_ring_id int,
  bracelet_id int,
  jewellery_piece_id int,
  custom_necklace_id int,
  number_of_stones int,
  carats numeric(10,3),
  ring_size text,
  price_when_added numeric(16,2),
  constraint cart_item_user_id_bracelet_id_unique unique (user_id, bracelet_id),
  constraint cart_item_user_id_completed_ring_id_unique unique (user_id, completed_ring_id),
  constraint cart_item_user_id_custom_necklace_id_unique unique (user_id, custom_necklace_id),
  constraint cart_item_user_id_diamond_id_unique unique (user_id, diamond_id),
  constraint cart_item_user_id_engagement_ring_id_unique unique (user_id, engagement_ring_id),
  constraint cart_item_user_id_eternity_ring_id_unique unique (user_id, eternity_ring_id),
  constraint cart_item_user_id_jewellery_piece_id_unique unique (user_id, jewellery_piece_id),
  constraint cart_item_user_id_melee_id_unique unique (user_id, melee_id),
  constraint cart_item_bracelet_id_foreign foreign key (bracelet_id) references bracelet (id) on delete cascade,
  constraint cart_item_completed_ring_id_foreign foreign key (completed_ring_id) references completed_ring (id) on
    delete cascade,
  constraint cart_item_custom_necklace_id_foreign foreign key (custom_necklace_id) references custom_necklace (id)
    on delete cascade,
  constraint cart_item_diamond_id_foreign foreign key (diamond_id) references diamond (id) on delete cascade,
  constraint cart_item_engagement_ring_id_foreign foreign key (engagement_ring_id) references engagement_ring (id)
    on delete cascade,
  constraint cart_item_eternity_ring_id_foreign foreign key (eternity_ring_id) references eternity_ring (id) on
    delete cascade,
  constraint cart_item_jewellery_piece_id_foreign foreign key (jewellery_piece_id) references jewellery_piece (id)
    on delete cascade,
  constraint cart_item_melee_id_foreign foreign key (melee_id) references melee (id) on delete cascade,
  constraint cart_item_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade,
  constraint amount_check check ((number_of_stones >= 1) and (carats > 0)),
  constraint item_check check ((num_nonnulls(diamond_id, melee_id, engagement_ring_id, completed_ring_id,
    eternity_ring_id, bracelet_id, jewellery_piece_id, custom_necklace_id) = 1) and (((item_type = 1) and
    (diamond_id is not null)) or ((item_type = 2) and (melee_id is not null)) or ((item_type = 4) and
    (engagement_ring_id is not null)) or ((item_type = 5) and (completed_ring_id is not null)) or ((item_type = 6)
    and (eternity_ring_id is not null)) or ((item_type = 7) and (bracelet_id is not null)) or ((item_type = 8) and
    (jewellery_piece_id is not null)) or ((item_type = 9) and (custom_necklace_id is not null))))
);
create index cart_item_bracelet_id_index on cart_item (bracelet_id);
create index cart_item_completed_ring_id_index on cart_item (completed_ring_id);
create index cart_item_custom_necklace_id_index on cart_item (custom_necklace_id);
create index cart_item_diamond_id_index on cart_item (diamond_id);
create index cart_item_engagement_ring_id_index on cart_item (engagement_ring_id);
create index cart_item_eternity_ring_id_index on cart_item (eternity_ring_id);
create index cart_item_jewellery_piece_id_index on cart_item (jewellery_piece_id);
create index cart_item_melee_id_index on cart_item (melee_id);
create trigger cart_item_marks_change after insert or update or delete or truncate on cart_item for each statement
  execute function mark_change('cart');
