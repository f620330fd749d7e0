import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000014_generic_diamonds extends Migration {
  override up(): void {
    this.addSql(`
      create table generic_diamond (
        id serial primary key,
        stock_number text not null constraint generic_diamond_stock_number_unique unique,
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
        constraint generic_diamond_carats_from_check check (carats_from > 0),
        constraint generic_diamond_carats_check check (carats_from <= carats_to),
        constraint generic_diamond_price_per_carat_check check (price_per_carat >= 0)
      )`);
    this.addSql(`
      create trigger generic_diamond_marks_change after insert or update or delete or truncate on generic_diamond
      for each statement execute function mark_change('generic_diamond')`);
  }

  override down(): void {
    this.addSql('drop table generic_diamond');
  }
}
