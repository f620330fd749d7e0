import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000016_custom_necklaces extends Migration {
  override up(): void {
    this.addSql(`
      create table custom_necklace (
        id serial primary key,
        stock_number text not null constraint custom_necklace_stock_number_unique unique,
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
        constraint custom_necklace_price_check check (price >= 0)
      )`);
    this.addSql(`
      create trigger custom_necklace_marks_change after insert or update or delete or truncate on custom_necklace
      for each statement execute function mark_change('custom_necklace')`);
  }

  override down(): void {
    this.addSql('drop table custom_necklace');
  }
}
