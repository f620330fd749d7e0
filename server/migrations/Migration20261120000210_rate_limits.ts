import { Migration } from '@mikro-orm/migrations';

/** Counters of attempts, in the shape that rate-limiter-flexible wants. Losing them in a crash hurts nobody: not logged. */
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
