import { Migration } from '@mikro-orm/migrations';

/** Creates the daily usage statistics of API keys. */
export class Migration20261124071010_api_key_usage extends Migration {
  override up(): void {
    this.addSql(`
      create table api_key_usage (
        key_id int not null constraint api_key_usage_key_id_foreign references api_key (id) on delete cascade,
        day date not null,
        requests int not null,
        cost bigint not null,
        errors int not null,
        primary key (key_id, day)
      )`);
    this.addSql('create index api_key_usage_day_index on api_key_usage (day)');
  }

  override down(): void {
    this.addSql('drop table api_key_usage');
  }
}
