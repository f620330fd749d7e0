import { Migration } from '@mikro-orm/migrations';

/**
 * Stores the oldest release that can use the database. A migration that removes or renames something raises it
 * (docs/contributing.md).
 */
export class Migration20261130200100_release_compatibility extends Migration {
  override up(): void {
    this.addSql(`
      create table release_compatibility (
        is_only boolean primary key default true check (is_only),
        oldest_release text not null check (oldest_release ~ '^\\d+\\.\\d+\\.\\d+$')
      )`);
    this.addSql("insert into release_compatibility (oldest_release) values ('0.1.0')");
  }
}
