import { Migration } from '@mikro-orm/migrations';

/** Creates the table of finished jewelry. Each row is a single piece. */
export class Migration20261121000020_jewellery extends Migration {
  override up(): void {
    this.addSql(`
      create table jewellery_piece (
        id serial primary key,
        stock_number text not null constraint jewellery_piece_stock_number_unique unique,
        is_active boolean not null default true,
        version int not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),

        parcel_name text,
        title text,
        type text not null constraint jewellery_piece_type_check check (type in ('ring', 'necklace', 'pendant', 'earrings', 'bracelet', 'brooch')),
        sub_type text,
        is_one_of_a_kind boolean not null default false,
        status text not null default 'Available' constraint jewellery_piece_status_check check (status in ('Available', 'Hold', 'Sold', 'Suspended', 'Memo')),
        hold_user_id int constraint jewellery_piece_hold_user_id_foreign references user_account (id) on delete set null,
        quantity int not null default 1 constraint jewellery_piece_quantity_check check (quantity >= 0),

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

        constraint jewellery_piece_prices_check check (total_price >= 0 and web_price >= 0 and cert_price >= 0 and cost >= 0 and sold_for >= 0),
        constraint jewellery_piece_hold_check check (status = 'Hold' or hold_user_id is null)
      )`);
    // Index for shop pages, which show one type in price order.
    this.addSql(`
      create index jewellery_piece_shop_index on jewellery_piece (type, price, id) where is_active and status = 'Available'`);
    this.addSql(
      'create index jewellery_piece_hold_user_id_index on jewellery_piece (hold_user_id) where hold_user_id is not null',
    );
    this.addSql(`
      create function forget_jewellery_hold() returns trigger language plpgsql as $$
      begin
        new.hold_user_id := null;
        return new;
      end $$`);
    // Clears `hold_user_id` when the status changes from Hold, so that callers need not do so.
    this.addSql(`
      create trigger jewellery_piece_forgets_hold before update of status on jewellery_piece
      for each row when (old.status = 'Hold' and new.status <> 'Hold') execute function forget_jewellery_hold()`);
    this.addSql(`
      create trigger jewellery_piece_marks_change after insert or update or delete or truncate on jewellery_piece
      for each statement execute function mark_change('jewellery')`);
  }

  override down(): void {
    this.addSql('drop table jewellery_piece');
    this.addSql('drop function forget_jewellery_hold');
  }
}
