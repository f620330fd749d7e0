import { Migration } from '@mikro-orm/migrations';
export class Migration20261122182010_about_us_text extends Migration {
  override up(): void {
    this.addSql('alter table about_us add column text text');
  }

  override down(): void {
    this.addSql('alter table about_us drop column text');
  }
}
