import { Migration } from '@mikro-orm/migrations';

/**
 * Creates the settings for example rings on the site: a ring setting with a diamond, and a generic diamond. Each
 * table has one row.
 */
export class Migration20261121000950_ring_config extends Migration {
  override up(): void {
    this.addSql(`
      create table ring_config (
        id smallint primary key default 1 constraint ring_config_id_check check (id = 1),
        ring_setting_id int constraint ring_config_ring_setting_id_foreign references ring_setting (id) on delete set null,
        diamond_id int constraint ring_config_diamond_id_foreign references diamond (id) on delete set null
      )`);
    this.addSql('create index ring_config_ring_setting_id_index on ring_config (ring_setting_id)');
    this.addSql('create index ring_config_diamond_id_index on ring_config (diamond_id)');
    this.addSql('insert into ring_config default values');
    this.addSql(`
      create table default_generic_diamond (
        id smallint primary key default 1 constraint default_generic_diamond_id_check check (id = 1),
        generic_diamond_id int constraint default_generic_diamond_generic_diamond_id_foreign
          references generic_diamond (id) on delete set null,
        shape_id smallint not null default 1,
        color_id smallint,
        clarity_id smallint,
        carats_from numeric(10,3) not null default 1 constraint default_generic_diamond_carats_from_check check (carats_from > 0),
        carats_to numeric(10,3),
        price_per_carat numeric(14,2) not null default 0
          constraint default_generic_diamond_price_per_carat_check check (price_per_carat >= 0),
        is_lab_grown boolean not null default false,
        image_url text,
        constraint default_generic_diamond_carats_check check (carats_from <= carats_to)
      )`);
    this.addSql(
      'create index default_generic_diamond_generic_diamond_id_index on default_generic_diamond (generic_diamond_id)',
    );
    this.addSql('insert into default_generic_diamond (color_id, clarity_id) values (4, 6)');
    for (const table of ['ring_config', 'default_generic_diamond']) this.addSql(`select audit('${table}', '${table}')`);
  }

  override down(): void {
    this.addSql('drop table default_generic_diamond');
    this.addSql('drop table ring_config');
  }
}
