import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000012_melee extends Migration {
  override up(): void {
    this.addSql(`
      create table melee (
        id serial primary key,
        stock_number text not null constraint melee_stock_number_unique unique,
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
        constraint melee_carats_check check (carats >= 0),
        constraint melee_color_check check (color >= 1 and color <= 3),
        constraint melee_price_per_carat_check check (price_per_carat >= 0),
        constraint melee_size_check check (size_from <= size_to)
      )`);
    this.addSql(`
      create trigger melee_marks_change after insert or update or delete or truncate on melee
      for each statement execute function mark_change('melee')`);
  }

  override down(): void {
    this.addSql('drop table melee');
  }
}
