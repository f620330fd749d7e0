import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000011_eternity_rings extends Migration {
  override up(): void {
    this.addSql(`
      create table eternity_ring (
        id serial primary key,
        stock_number text not null constraint eternity_ring_stock_number_unique unique,
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
        constraint eternity_ring_price_check check (price >= 0)
      )`);
    this.addSql(`
      create trigger eternity_ring_marks_change after insert or update or delete or truncate on eternity_ring
      for each statement execute function mark_change('eternity_ring')`);
  }

  override down(): void {
    this.addSql('drop table eternity_ring');
  }
}
