import { Migration } from '@mikro-orm/migrations';

/**
 * Creates the counters for rate-limiter-flexible. The table is unlogged, because losing the counters in a crash is
 * harmless.
 */
export class Migration20261120000210_rate_limits extends Migration {
  override up(): void {
    this.addSql(
      'create unlogged table rate_limit (key varchar(255) primary key, points int not null default 0, expire bigint)',
    );
  }

  override down(): void {
    this.addSql('drop table rate_limit');
  }
}
