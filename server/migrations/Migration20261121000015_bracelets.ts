import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000015_bracelets extends Migration {
  override up(): void {
    this.addSql(`
      create table bracelet (
        id serial primary key,
        stock_number text not null constraint bracelet_stock_number_unique unique,
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
        constraint bracelet_price_check check (price >= 0)
      )`);
    // One row per variant. Name, color and size are compared without regard to case.
    this.addSql(`
      create unique index bracelet_name_color_size_unique on bracelet (lower(name), lower(color), lower(size))
      nulls not distinct`);
    this.addSql(`
      create trigger bracelet_marks_change after insert or update or delete or truncate on bracelet
      for each statement execute function mark_change('bracelet')`);
  }

  override down(): void {
    this.addSql('drop table bracelet');
  }
}
