import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000013_ring_settings extends Migration {
  override up(): void {
    this.addSql(`
      create table ring_setting (
        id serial primary key,
        stock_number text not null constraint ring_setting_stock_number_unique unique,
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
        shape_ids smallint[] not null default '{}',
        carats_from numeric(10,3),
        carats_to numeric(10,3),
        constraint ring_setting_price_check check (price >= 0),
        constraint ring_setting_ring_size_check check (ring_size_from <= ring_size_to),
        constraint ring_setting_carats_check check (carats_from <= carats_to)
      )`);
    this.addSql(`
      create trigger ring_setting_marks_change after insert or update or delete or truncate on ring_setting
      for each statement execute function mark_change('ring_setting')`);
  }

  override down(): void {
    this.addSql('drop table ring_setting');
  }
}
