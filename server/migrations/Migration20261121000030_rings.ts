import { Migration } from '@mikro-orm/migrations';

/** Creates the rings that users have configured: a setting with a diamond or a generic diamond. */
export class Migration20261121000030_rings extends Migration {
  override up(): void {
    const stones = { engagement_ring: 'diamond', completed_ring: 'generic_diamond' };
    for (const [table, stone] of Object.entries(stones)) {
      this.addSql(`
        create table ${table} (
          id serial primary key,
          user_id int not null constraint ${table}_user_id_foreign references user_account (id) on delete cascade,
          ring_setting_id int not null
            constraint ${table}_ring_setting_id_foreign references ring_setting (id) on delete cascade,
          ring_size double precision constraint ${table}_ring_size_check check (ring_size > '0'::float8),
          engraving text,
          created_at timestamptz not null default now(),
          ${stone}_id int not null constraint ${table}_${stone}_id_foreign references ${stone} (id) on delete cascade
        )`);
      // Prevents a second row for the same ring. Missing sizes and missing engravings count as equal.
      this.addSql(`
        create unique index ${table}_same_unique on ${table}
          (user_id, ring_setting_id, ${stone}_id, ring_size, engraving) nulls not distinct`);
      this.addSql(`create index ${table}_ring_setting_id_index on ${table} (ring_setting_id)`);
      this.addSql(`create index ${table}_${stone}_id_index on ${table} (${stone}_id)`);
    }
  }

  override down(): void {
    this.addSql('drop table completed_ring');
    this.addSql('drop table engagement_ring');
  }
}
